import CaptureModel

extension SpecificationPage {
  /// The specifications of iPhone 17 and later.
  static let latestPhones: [SpecificationPage] = [
    SpecificationPage(
      of: [
        "iphone-17"
      ],
      .apple,
      """
      Photo capture and high resolutions (WWDC26 session 304, Apple)
      """,
      [
        .photos48MP(.builtInUltraWideCamera)
      ]),
    SpecificationPage(
      of: [
        "iphone-17e"
      ],
      .copy,
      """
      Tech specs of iPhone 17e (126470), Korean page copied in full by a shop catalogue
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-17"
      ],
      .copy,
      """
      Tech specs of iPhone 17 (125089), copied in full by a shop catalogue
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-air"
      ],
      .copy,
      """
      Tech specs of iPhone Air (125092), copied in full by a shop catalogue
      """,
      [
        .video(.uhd, upTo: 60), .rates(.uhd, [24, 25, 30, 60]), .video(.hd, upTo: 60),
        .rates(.hd, [25, 30, 60]), .slowMotion(.hd, at: [120, 240]), .dolbyVision(.uhd, upTo: 60),
        .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
      ]),
    SpecificationPage(
      of: [
        "iphone-17-pro", "iphone-17-pro-max",
      ],
      .copy,
      """
      Tech specs of iPhone 17 Pro and Pro Max (125090, 125091), two full copies
      """,
      [
        .video(.uhd, upTo: 120), .rates(.uhd, [24, 25, 30, 60, 100, 120]), .video(.hd, upTo: 120),
        .rates(.hd, [25, 30, 60, 120]), .slowMotion(.hd, at: [240]), .slowMotion(.uhd, at: [120]),
        .dolbyVision(.uhd, upTo: 120), .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
        .log(.appleLog2, at: .back), .log(.appleLog2, at: .front), .proResRAW, .proRes(at: .front),
      ]),
    SpecificationPage(
      of: [
        "iphone-18-pro", "iphone-18-pro-max",
      ],
      .copy,
      """
      Tech specs of iPhone 18 Pro and Pro Max (apple.com/kr, copied in full, read 2026-09-30)
      """,
      [
        .video(.uhd, upTo: 120), .rates(.uhd, [24, 25, 30, 60, 100, 120]), .video(.hd, upTo: 120),
        .rates(.hd, [25, 30, 60, 120]), .slowMotion(.hd, at: [240]), .slowMotion(.uhd, at: [120]),
        .dolbyVision(.uhd, upTo: 120), .proRes(at: .back), .front(.uhd, upTo: 60), .frontSlowMotion(.hd, at: 120),
        .log(.appleLog2, at: .back), .log(.appleLog2, at: .front), .proResRAW, .proRes(at: .front),
      ]),
    SpecificationPage(
      of: [
        "iphone-duo"
      ],
      .copy,
      """
      Tech specs of iPhone Duo (apple.com/kr, copied in full, read 2026-09-30)
      """,
      [
        .video(.uhd, upTo: 120), .rates(.uhd, [24, 25, 30, 60, 100, 120]), .video(.hd, upTo: 120),
        .rates(.hd, [25, 30, 60, 120]), .slowMotion(.hd, at: [240]), .slowMotion(.uhd, at: [120]),
        .dolbyVision(.uhd, upTo: 120),
      ]),
  ]
}
