import CapturePlans

extension Answer {
  /// The verdict in words: `likely runs`.
  var words: String { (isLikely ? "likely " : "") + verdict.words + (isIdle ? ", nothing connected" : "") }

  /// The verdict in one short word, with a question mark if it is only likely.
  var shortWord: String { (isIdle ? "idle" : verdict.shortWord) + (isLikely ? "?" : "") }

  /// A sign that is distinct even without colour; for a likely verdict it is in brackets.
  var mark: String { isLikely ? "(\(verdict.mark))" : verdict.mark }

  /// The colour of the verdict.
  var style: Palette.Style { verdict.style }
}

extension Verdict {
  /// The verdict in words.
  var words: String { self == .cannotRun ? "cannot run" : rawValue }

  /// The verdict in one short word.
  fileprivate var shortWord: String {
    switch self {
    case .runs: "runs"
    case .adjusted: "adj"
    case .cannotRun: "no"
    case .unverified: "?"
    case .invalid: "bad"
    }
  }

  /// A sign that is distinct even without colour.
  fileprivate var mark: String {
    switch self {
    case .runs: "✓"
    case .adjusted: "≈"
    case .cannotRun: "✗"
    case .unverified: "?"
    case .invalid: "!"
    }
  }

  /// The colour of the verdict.
  var style: Palette.Style {
    switch self {
    case .runs: .success
    case .adjusted, .unverified: .warning
    case .cannotRun, .invalid: .error
    }
  }
}
