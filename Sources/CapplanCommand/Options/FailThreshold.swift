import JSONSource

/// The severity from which on findings make a check fail.
package enum FailThreshold: String, WordValue {
  case error

  /// Errors, and what would be one if it did not rest on an estimate.
  case likely

  case warning, note

  /// Errors, likely ones, and verdicts that miss a fact.
  case unverified
}

extension FailThreshold {
  /// The least severity that fails.
  var severity: Severity {
    switch self {
    case .error, .likely, .unverified: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The least severity of what is told as a reason to fail: what is only likely is a warning.
  var leastTold: Severity { failsOnLikely ? .warning : severity }

  /// Whether a finding fails, by its severity, and by whether it would refuse the graph if it did not rest on an estimate.
  func fails(_ severity: Severity, isLikelyRefusal: Bool) -> Bool {
    severity >= self.severity || failsOnLikely && isLikelyRefusal
  }

  /// Whether what would be an error if it did not rest on an estimate fails.
  private var failsOnLikely: Bool { self == .likely || self == .unverified }
}
