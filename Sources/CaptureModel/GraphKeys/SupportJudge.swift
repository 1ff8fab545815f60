/// Who tells whether a device supports the value of a key that needs support.
///
/// What nobody knows is unverified: a graph that sets the key without asking never counts as running.
public enum SupportJudge: Hashable, Sendable {
  /// A rule that names the key in `settles`.
  case ownRule

  /// The rule `setting-unsupported`, from one fact or from none.
  case generalRule(by: SupportFact)

  /// Every phone supports it, for this reason; other devices may not.
  case everyPhone(because: String)

  /// The app may set it anywhere: without support it does nothing, for this reason.
  case harmless(because: String)
}

/// What tells whether a device supports the value of a key that has no rule of its own.
public enum SupportFact: Hashable, Sendable {
  /// Nothing: only the device can tell.
  case nothing

  /// Whether the camera's format takes photos of the highest quality, on a phone since iPhone XS.
  case fastPhotos

  /// Whether the camera's format takes Live Photos: on a phone, that of the preset `photo`, and others for photos of the
  /// highest quality.
  case livePhotos

  /// Which exposure mode it is.
  case exposureMode

  /// Which white balance mode it is.
  case whiteBalanceMode

  /// Whether it is a format of Bayer RAW; the others have rules of their own.
  case bayerFormat
}
