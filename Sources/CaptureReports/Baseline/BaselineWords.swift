import JSONSource

extension Baseline.Entry {
  /// A remark on an entry that no longer matches the graphs; `nil` if there is nothing to say.
  public func remark(_ fate: BaselineUse.Fate) -> String? {
    let place = subjects.words.isEmpty ? "" : " at \(subjects.words.joined(separator: " + "))"
    let what = "'\(rule)'\(place) in '\(path)'"
    switch fate {
    case .kept, .unjudged: return nil
    case .gone: return "\(what) is gone"
    case .less(let now, let severity) where now < count:
      let milder =
        severity < self.severity
        ? ", the most severe of them a\(severity == .error ? "n" : "") \(severity.rawValue)" : ""
      return "\(what): \(now) of \(count) \(now == 1 ? "is" : "are") left\(milder)"
    case .less(_, let severity): return "\(what) is only a \(severity.rawValue) now"
    }
  }
}
