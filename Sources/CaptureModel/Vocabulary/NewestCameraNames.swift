/// `AVCaptureDevice.AspectRatio`: the shapes that a square sensor's picture can take.
public enum AspectRatio: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case square = "1x1"
  case wide = "16x9"
  case wideUpright = "9x16"
  case photo = "4x3"
  case photoUpright = "3x4"

  /// The names of the constants.
  public static var aliases: [(String, AspectRatio)] {
    allCases.flatMap { [("ratio" + $0.rawValue, $0), ("AVCaptureAspectRatio" + $0.rawValue, $0)] }
  }

  /// The name of the constant after a period.
  public var expression: String { ".ratio" + rawValue }
}

/// `AVCaptureDeviceExposureSignal`: what automatic exposure measures in a scene.
public enum ExposureSignal: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case subjectMotion, groupPhoto, document, starburst, flicker

  /// The C symbols.
  public static var aliases: [(String, ExposureSignal)] { symbols("AVCaptureDeviceExposureSignal") }
}
