import CaptureModel

/// The printed tables that are too long to stand among the other facts.
enum FamilyTables {
  private static let wide = DeviceKey(.builtInWideAngleCamera, .back)
  private static let ultraWide = DeviceKey(.builtInUltraWideCamera, .back)
  private static let telephoto = DeviceKey(.builtInTelephotoCamera, .back)
  private static let fronts = [DeviceKey(.builtInWideAngleCamera, .front), DeviceKey(.builtInTrueDepthCamera, .front)]
  private static let dual = DeviceKey(.builtInDualCamera, .back)
  private static let dualWide = DeviceKey(.builtInDualWideCamera, .back)
  private static let triple = DeviceKey(.builtInTripleCamera, .back)

  /// The 23 sets that iPhone 11 Pro Max printed: each front device beside any one or two of the back cameras, or beside one
  /// of the two pairs that are devices; the back cameras two by two and all three; the virtual ones alone.
  static let setsOf11ProMax: [[DeviceKey]] =
    fronts.flatMap { front in
      [
        [wide, front], [ultraWide, front], [telephoto, front], [wide, ultraWide, front], [wide, telephoto, front],
        [ultraWide, telephoto, front], [dual, front], [dualWide, front],
      ]
    } + [
      [wide, ultraWide], [wide, telephoto], [ultraWide, telephoto], [wide, ultraWide, telephoto], [dual], [dualWide],
      [triple],
    ]

  private static func format(_ width: Int, _ height: Int, _ rate: Int, binned: Bool) -> String {
    #""width": \#(width), "height": \#(height), "maxFrameRate": \#(rate), "binned": \#(binned)"#
  }

  /// The formats of iPhone 13 mini's back wide camera with the multi-cam flag.
  static let ranOn13Mini = [
    format(640, 480, 60, binned: true), format(640, 480, 60, binned: false), format(1280, 720, 30, binned: false),
    format(1280, 720, 60, binned: false), format(1280, 720, 60, binned: true), format(1440, 1080, 60, binned: true),
    format(1920, 1080, 30, binned: false), format(1920, 1080, 60, binned: false), format(1920, 1080, 60, binned: true),
    format(1920, 1440, 60, binned: false), format(1920, 1440, 60, binned: true), format(3840, 2160, 30, binned: false),
  ]

  /// Those without it.
  static let refusedOn13Mini = [
    format(192, 144, 60, binned: false), format(352, 288, 60, binned: false), format(480, 360, 60, binned: false),
    format(960, 540, 60, binned: false), format(1024, 768, 60, binned: false), format(1280, 720, 240, binned: true),
    format(1920, 1080, 120, binned: false), format(1920, 1080, 240, binned: true),
    format(2592, 1944, 30, binned: false),
    format(3264, 2448, 30, binned: false), format(3840, 2160, 60, binned: false), format(4032, 3024, 30, binned: false),
  ]
}
