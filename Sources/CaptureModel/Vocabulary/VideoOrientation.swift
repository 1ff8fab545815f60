/// `AVCaptureVideoOrientation`: which side of the video is up.
public enum VideoOrientation: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// The C symbols.
  public static var aliases: [(String, VideoOrientation)] { symbols("AVCaptureVideoOrientation") }

  /// The integers of the enumeration.
  public static var numbers: [(Int, VideoOrientation)] {
    [(1, .portrait), (2, .portraitUpsideDown), (3, .landscapeRight), (4, .landscapeLeft)]
  }

  /// Whether the video is upright. Sensors are mounted sideways, so this needs a quarter turn.
  public var isUpright: Bool { self == .portrait || self == .portraitUpsideDown }
}
