public import CaptureSession

extension PressureBand {
  /// How long a session runs, in words, for messages and reports.
  public var text: String {
    switch self {
    case .indefinite: "without a time limit"
    case .fifteenMinutes: "up to 15 minutes"
    case .tenMinutes: "up to 10 minutes"
    case .burst: "a short burst only"
    }
  }
}
