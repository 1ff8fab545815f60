public import CaptureSession

extension PressureBand {
  /// How long a session runs, in words, as messages and reports have it.
  public var text: String {
    switch self {
    case .indefinite: "indefinitely"
    case .fifteenMinutes: "up to 15 minutes"
    case .tenMinutes: "up to 10 minutes"
    case .burst: "a short burst only"
    }
  }
}
