import CaptureModel

extension SpecificationPage {
  /// The specifications of iPhones up to iPhone 13 and iPhone SE.
  static let earlierPhones: [SpecificationPage] = [
    SpecificationPage(
      of: [
        "iphone-8", "iphone-8-plus", "iphone-x",
      ],
      .apple,
      """
      iOS Device Compatibility Reference, Cameras (Apple developer, archived)
      """,
      [
        .video(.uhd, upTo: 60)
      ]),
    SpecificationPage(
      of: [
        "iphone-7", "iphone-7-plus",
      ],
      .apple,
      """
      iOS Device Compatibility Reference, Cameras (Apple developer, archived)
      """,
      [
        .video(.uhd, upTo: 30), .front(.hd, upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-x",
      ],
      .apple,
      """
      iOS Device Compatibility Reference, Cameras (Apple developer, archived)
      """,
      [
        .video(.hd, upTo: 60), .photos12MP,
      ]),
    SpecificationPage(
      of: [
        "iphone-12", "iphone-12-mini", "iphone-12-pro", "iphone-12-pro-max",
      ],
      .apple,
      """
      Capture high-quality / HDR video talk (WWDC21 session 10047, Apple; transcript mirrors)
      """,
      [
        .tenBit([Dimensions(1280, 720), .hd, .uhd, Dimensions(1920, 1440)])
      ]),
    SpecificationPage(
      of: [
        "iphone-13-pro", "iphone-13-pro-max",
      ],
      .apple,
      """
      TN3104 Recording video in Apple ProRes (Apple)
      """,
      [
        .proRes(at: .back)
      ]),
    SpecificationPage(
      of: [
        "iphone-7", "iphone-7-plus",
      ],
      .copy,
      """
      iPhone 7, 7 Plus – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 30), .rates(.hd, [30, 60]), .slowMotion(.hd, at: [120]),
      ]),
    SpecificationPage(
      of: [
        "iphone-8", "iphone-8-plus", "iphone-x",
      ],
      .copy,
      """
      iPhone 8, 8 Plus, X – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 30, 60]), .video(.hd, upTo: 60), .rates(.hd, [30, 60]),
        .slowMotion(.hd, at: [120, 240]), .front(.hd, upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "iphone-xs", "iphone-xs-max",
      ],
      .copy,
      """
      iPhone XS, XS Max – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 30, 60]), .video(.hd, upTo: 60), .rates(.hd, [30, 60]),
        .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 30), .front(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "iphone-xr"
      ],
      .inference,
      """
      iPhone XR – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page) for 12 MP wide, \
      OIS, 4K 60, 7 MP TrueDepth; other rates as iPhone XS
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 30, 60]), .video(.hd, upTo: 60), .rates(.hd, [30, 60]),
        .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "iphone-xr"
      ],
      .copy,
      """
      iPhone XR – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60)
      ]),
    SpecificationPage(
      of: [
        "iphone-11"
      ],
      .copy,
      """
      iPhone 11 – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 60), .front(.uhd, upTo: 60),
        .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-11-pro", "iphone-11-pro-max",
      ],
      .copy,
      """
      iPhone 11 Pro – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 60), .front(.uhd, upTo: 60),
        .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-se-3rd-generation"
      ],
      .copy,
      """
      iPhone SE 3rd generation – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 30), .front(.hd, upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "iphone-se-2nd-generation"
      ],
      .inference,
      """
      As iPhone SE 3 and XR (same sizes; A13)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "iphone-12", "iphone-12-mini",
      ],
      .copy,
      """
      iPhone 12 line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .front(.uhd, upTo: 60),
        .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-12-pro", "iphone-12-pro-max",
      ],
      .copy,
      """
      iPhone 12 line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .videoHDR(upTo: 60), .front(.uhd, upTo: 60),
        .frontSlowMotion(.hd, at: 120), .dolbyVision(.uhd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "iphone-13", "iphone-13-mini",
      ],
      .copy,
      """
      iPhone 13 line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-13-pro", "iphone-13-pro-max",
      ],
      .copy,
      """
      iPhone 13 Pro line – tech specs copied (GSMArena, Wikipedia or catalogue text of Apple's page)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xr", "iphone-xs",
        "iphone-xs-max", "iphone-11", "iphone-11-pro", "iphone-11-pro-max", "iphone-se-2nd-generation", "iphone-12",
        "iphone-12-mini", "iphone-12-pro", "iphone-12-pro-max", "iphone-13", "iphone-13-mini", "iphone-13-pro",
        "iphone-13-pro-max", "iphone-se-3rd-generation", "iphone-14", "iphone-14-plus",
      ],
      .copy,
      """
      Tables of models and specification copies
      """,
      [
        .photos12MP
      ]),
  ]
}
