import CaptureModel

extension SpecificationPage {
  /// The specifications of iPhone 14 to 16.
  static let laterPhones: [SpecificationPage] = [
    SpecificationPage(
      of: [
        "iphone-14-pro", "iphone-14-pro-max",
      ],
      .apple,
      """
      Photo capture and high resolutions (WWDC26 session 304, Apple)
      """,
      [
        .photos48MP(.builtInWideAngleCamera)
      ]),
    SpecificationPage(
      of: [
        "iphone-14", "iphone-14-plus",
      ],
      .copy,
      """
      iPhone 14 line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-14-pro", "iphone-14-pro-max",
      ],
      .copy,
      """
      iPhone 14 Pro line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-15", "iphone-15-plus",
      ],
      .copy,
      """
      iPhone 15 line (page 111831 quoted for slow motion; front by the 14 and 15 Pro) – tech specs copied \
      (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .dolbyVision(.uhd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "iphone-15", "iphone-15-plus",
      ],
      .inference,
      """
      iPhone 15 line (page 111831 quoted for slow motion; front by the 14 and 15 Pro) – tech specs copied \
      (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.hd, upTo: 60), .rates(.hd, [25, 30, 60]),
      ]),
    SpecificationPage(
      of: [
        "iphone-15-pro", "iphone-15-pro-max",
      ],
      .copy,
      """
      iPhone 15 Pro line (page 111829) – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's \
      page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-16", "iphone-16-plus",
      ],
      .copy,
      """
      iPhone 16 line (page 121029 quoted) – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's \
      page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .dolbyVision(.uhd, upTo: 60), .front(.uhd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "iphone-16", "iphone-16-plus",
      ],
      .inference,
      """
      iPhone 16 line (page 121029 quoted) – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's \
      page)
      """,
      [
        .video(.hd, upTo: 60), .rates(.hd, [25, 30, 60]),
      ]),
    SpecificationPage(
      of: [
        "iphone-16-pro", "iphone-16-pro-max",
      ],
      .copy,
      """
      iPhone 16 Pro line (page 121031) – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's \
      page)
      """,
      [
        .video(.uhd, upTo: 120), .rates(.uhd, [24, 25, 30, 60, 100, 120]), .video(.hd, upTo: 120),
        .rates(.hd, [25, 30, 60, 120]), .slowMotion(.hd, at: [240]), .slowMotion(.uhd, at: [120]),
        .dolbyVision(.uhd, upTo: 120), .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-16e"
      ],
      .copy,
      """
      iPhone 16e – press on the specification (122208)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .dolbyVision(.uhd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "iphone-16e"
      ],
      .inference,
      """
      iPhone 16e (press) and 17e, cameras reported as unchanged – tech specs copied (GSMArena, Wikipedia or \
      catalogue text of Apple's page)
      """,
      [
        .video(.hd, upTo: 60), .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
      ]),
    SpecificationPage(
      of: [
        "iphone-15", "iphone-15-plus", "iphone-15-pro", "iphone-15-pro-max", "iphone-16", "iphone-16-plus",
        "iphone-16-pro", "iphone-16-pro-max", "iphone-16e", "iphone-17e", "iphone-17", "iphone-air", "iphone-17-pro",
        "iphone-17-pro-max", "iphone-18-pro", "iphone-18-pro-max", "iphone-duo",
      ],
      .copy,
      """
      Specification copies
      """,
      [
        .photos48MP(.builtInWideAngleCamera)
      ]),
    SpecificationPage(
      of: [
        "iphone-16-pro", "iphone-16-pro-max", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-18-pro",
        "iphone-18-pro-max", "iphone-duo",
      ],
      .copy,
      """
      Specification copies
      """,
      [
        .photos48MP(.builtInUltraWideCamera)
      ]),
    SpecificationPage(
      of: Models.pro18, .copy, "Specification copies",
      [.photos48MP(.builtInTelephotoCamera)]),
    SpecificationPage(
      of: [
        "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-17", "iphone-17-pro",
        "iphone-17-pro-max", "iphone-air", "iphone-18-pro", "iphone-18-pro-max", "iphone-duo",
      ],
      .copy,
      """
      Specification copies
      """,
      [
        .cameraControl
      ]),
    SpecificationPage(
      of: [
        "iphone-15-pro", "iphone-15-pro-max",
      ],
      .copy,
      """
      Specification copies (page 111829)
      """,
      [
        .log(.appleLog, at: .back), .log(.appleLog, at: .front),
      ]),
    SpecificationPage(
      of: [
        "iphone-16-pro", "iphone-16-pro-max",
      ],
      .copy,
      """
      Specification copies (page 121031)
      """,
      [
        .log(.appleLog, at: .back), .log(.appleLog, at: .front),
      ]),
    SpecificationPage(
      of: [
        "iphone-15-pro", "iphone-15-pro-max",
      ],
      .copy,
      """
      15 Pro – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .proRes(at: .front)
      ]),
    SpecificationPage(
      of: [
        "iphone-16-pro", "iphone-16-pro-max",
      ],
      .copy,
      """
      16 Pro – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .proRes(at: .front)
      ]),
  ]
}
