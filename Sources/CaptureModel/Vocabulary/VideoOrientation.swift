/// `AVCaptureVideoOrientation`: where the top of the pictures is.
public enum VideoOrientation: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// The symbols in C.
  public static var aliases: [(String, VideoOrientation)] { symbols("AVCaptureVideoOrientation") }

  /// The integers of the enumeration.
  public static var numbers: [(Int, VideoOrientation)] {
    [(1, .portrait), (2, .portraitUpsideDown), (3, .landscapeRight), (4, .landscapeLeft)]
  }

  /// Whether pictures stand upright: sensors lie on their side, so that theirs are turned by a quarter.
  public var isUpright: Bool { self == .portrait || self == .portraitUpsideDown }
}
