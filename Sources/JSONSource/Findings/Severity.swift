/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  /// Orders note before warning before error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
