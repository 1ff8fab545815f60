public import JSONSource

/// A point on which Apple's statements disagree. A rule has to follow one of them, and its findings mention both sides.
public struct Disagreement: Sendable {
  /// The statement of each side, with its source.
  public let sides: [String]

  /// The sides as a note of a finding.
  public var note: Finding.Note {
    Finding.Note("Apple's statements disagree: " + sides.joined(separator: "; "))
  }
}

extension Disagreement {
  /// Whether a session with a `hardwareCost` of exactly 1.0 runs.
  public static let costOfOne = Disagreement(sides: [
    "WWDC19 225 says that 1.0 or more fails, and its slides list 1.0 as running and as failing",
    "the headers say that only more than 1.0 fails",
  ])

  /// The meaning of a `systemPressureCost` above 1.0.
  public static let pressureAboveOne = Disagreement(sides: [
    "the headers say that above 1.0 a session can't run sustainably",
    "the slides of WWDC19 session 225 say about 15 minutes above 1.0 and about 10 above 2.0; "
      + "its speaker says that a session can start even above 3.0",
  ])

  /// How long a session must wait after a shutdown by system pressure.
  public static let endOfShutdown = Disagreement(sides: [
    "WWDC19 225 says that the session waits for a nominal level",
    "the headers say that it waits until the pressure abates",
  ])

  /// Whether a camera of a multi-camera session may feed several video data outputs.
  public static let videoDataFanOut = Disagreement(sides: [
    "WWDC19 225, about multi-camera sessions: a camera is not cloned to two outputs of one type",
    "WWDC22 110429, about iOS 16: one camera may feed several video data outputs",
  ])

  /// At which zoom factors a camera has depth.
  public static let depthZoom = Disagreement(sides: [
    "WWDC17 507 says that a dual camera's zoom is locked at 2x while depth runs",
    "the headers have a list of the zoom factors that support depth since iOS 16, and of zoom ranges since iOS 17.2",
  ])

  /// Whether the only camera of a multi-camera session needs a multi-cam format.
  public static let formatOfOnlyCamera = Disagreement(sides: [
    "WWDC19 225 and the headers until iOS 26 say that every camera of a multi-camera session needs a multi-cam format",
    "the header of iOS 26 no longer requires it of a session with one camera, if the app is built with the SDK of iOS 26",
  ])

  /// Whether a virtual camera accepts a lens position other than the current one.
  public static let lensPosition = Disagreement(sides: [
    "the documentation of the dual, dual-wide and triple device types allows locking the lens only at its current "
      + "position",
    "the header of SDK 27.0 allows other positions where isLockingFocusWithCustomLensPositionSupported is true and no "
      + "output records spatial video",
  ])
}
