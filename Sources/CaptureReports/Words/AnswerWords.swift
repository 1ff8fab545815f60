import CapturePlans

extension Answer {
  /// The verdict in words: `likely runs`.
  var words: String { (isLikely ? "likely " : "") + verdict.words }

  /// The verdict in one short word; a likely one is a question.
  var shortWord: String { verdict.shortWord + (isLikely ? "?" : "") }

  /// A sign that is told apart without its colour; that of a likely verdict stands in brackets.
  var mark: String { isLikely ? "(\(verdict.mark))" : verdict.mark }

  /// How the verdict is coloured.
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

  /// A sign that is told apart without its colour.
  fileprivate var mark: String {
    switch self {
    case .runs: "✓"
    case .adjusted: "≈"
    case .cannotRun: "✗"
    case .unverified: "?"
    case .invalid: "!"
    }
  }

  /// How the verdict is coloured.
  var style: Palette.Style {
    switch self {
    case .runs: .success
    case .adjusted, .unverified: .warning
    case .cannotRun, .invalid: .error
    }
  }
}
