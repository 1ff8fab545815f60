import JSONSource

/// The lowest severity of findings that makes a check fail.
package enum FailThreshold: String, CaseIterable, Sendable {
  case error

  /// Errors, and findings that would be errors if they did not rest on an estimate.
  case likely

  case warning, note

  /// Errors, likely errors, and verdicts that miss a fact.
  case unverified
}

extension FailThreshold {
  /// The lowest severity that fails.
  var severity: Severity {
    switch self {
    case .error, .likely, .unverified: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The lowest severity that is shown as a reason to fail: a finding that is only likely is a warning.
  var leastTold: Severity { failsOnLikely ? .warning : severity }

  /// Whether a finding fails.
  ///
  /// `isLikelyRefusal` says that it would refuse the graph if it did not rest on an estimate.
  func fails(_ severity: Severity, isLikelyRefusal: Bool) -> Bool {
    severity >= self.severity || failsOnLikely && isLikelyRefusal
  }

  /// Whether findings fail that would be errors if they did not rest on an estimate.
  private var failsOnLikely: Bool { self == .likely || self == .unverified }
}
