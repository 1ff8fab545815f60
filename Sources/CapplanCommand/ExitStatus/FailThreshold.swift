import JSONSource

/// The lowest severity of findings that makes a check fail.
package enum FailThreshold: String, CaseIterable, Sendable {
  case error

  /// Errors, and likely errors, which would be errors if they weren't based on an estimate.
  case likely

  case warning, note

  /// Errors, likely errors, and verdicts that lack a fact.
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

  /// The lowest severity that is shown as a reason to fail. Likely errors are shown as warnings.
  var leastTold: Severity { failsOnLikely ? .warning : severity }

  /// Whether a finding fails.
  ///
  /// `isLikelyRefusal` marks a finding that would be an error if it weren't based on an estimate.
  func fails(_ severity: Severity, isLikelyRefusal: Bool) -> Bool {
    severity >= self.severity || failsOnLikely && isLikelyRefusal
  }

  /// Whether likely errors fail.
  private var failsOnLikely: Bool { self == .likely || self == .unverified }
}
