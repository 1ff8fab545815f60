import CaptureModel

extension SpecificationPage {
  /// The specifications of iPads.
  static let pads: [SpecificationPage] = [
    SpecificationPage(
      of: [
        "ipad-pro-11-inch-m5", "ipad-pro-13-inch-m5",
      ],
      .copy,
      """
      Tech specs of iPad Pro M5 (125406), full copy
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60), .videoHDR(upTo: 30), .proRes(at: .back),
      ]),
    SpecificationPage(
      of: [
        "ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4",
      ],
      .inference,
      """
      Copies; rates as M5
      """,
      [
        .proRes(at: .back)
      ]),
    SpecificationPage(
      of: [
        "ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4",
      ],
      .inference,
      """
      As iPad Pro M5 (camera hardware the same in copies)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60), .videoHDR(upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-6th-generation", "ipad-pro-11-inch-3rd-generation",
        "ipad-pro-12-9-inch-5th-generation",
      ],
      .inference,
      """
      As neighbouring iPad Pro models
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-pro-11-inch-2nd-generation", "ipad-pro-12-9-inch-4th-generation",
      ],
      .copy,
      """
      iPad Pro 2020 specification article and Wikipedia
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-pro-11-inch", "ipad-pro-12-9-inch-3rd-generation",
      ],
      .inference,
      """
      As iPad Pro 2020 wide, but for slow motion at 240, which the models of 2018 have in 720p only (geektopia.es, 30 \
      October 2018)
      """,
      [
        .video(.uhd, upTo: 60), .slowMotion(.hd, at: [120]), .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-10th-generation"
      ],
      .copy,
      """
      iPad (10th generation) specification copy (SP884)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60), .videoHDR(upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "ipad-a16"
      ],
      .copy,
      """
      iPad (A16) specification copy (122240)
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60), .videoHDR(upTo: 30),
      ]),
    SpecificationPage(
      of: [
        "ipad-9th-generation"
      ],
      .copy,
      """
      iPad (9th generation) specification copy (SP849)
      """,
      [
        .video(.hd, upTo: 30)
      ]),
    SpecificationPage(
      of: [
        "ipad-8th-generation"
      ],
      .inference,
      """
      As iPad 9 back camera
      """,
      [
        .video(.hd, upTo: 30)
      ]),
    SpecificationPage(
      of: [
        "ipad-air-5th-generation"
      ],
      .copy,
      """
      iPad Air (5th generation) specification copy
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]),
      ]),
    SpecificationPage(
      of: [
        "ipad-air-5th-generation"
      ],
      .inference,
      """
      As iPad mini 6 and iPad 10
      """,
      [
        .slowMotion(.hd, at: [120, 240]), .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-mini-6th-generation"
      ],
      .copy,
      """
      iPad mini (6th generation) specification copy
      """,
      [
        .video(.uhd, upTo: 60), .slowMotion(.hd, at: [120, 240]), .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-air-4th-generation", "ipad-air-11-inch-m2", "ipad-air-13-inch-m2", "ipad-air-11-inch-m3",
        "ipad-air-13-inch-m3", "ipad-air-11-inch-m4", "ipad-air-13-inch-m4", "ipad-mini-a17-pro",
      ],
      .inference,
      """
      As iPad Air 5, mini 6 and iPad A16
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .slowMotion(.hd, at: [120, 240]),
        .video(.hd, upTo: 60),
      ]),
    SpecificationPage(
      of: [
        "ipad-air-3rd-generation", "ipad-mini-5th-generation",
      ],
      .inference,
      """
      As iPad 9 back camera (8 MP)
      """,
      [
        .video(.hd, upTo: 30)
      ]),
  ]
}
