import JSONSource

/// The findings beyond the limit of those shown. Nobody would read more, but they count.
struct HiddenFindings {
  /// The number of findings by severity, most severe first.
  let counts: [(severity: Severity, count: Int)]

  /// Whether there may be more that were not counted.
  private let isUncounted: Bool

  /// The findings past the limit; `nil` if all are shown.
  init?(of severities: some Collection<Severity>) {
    guard severities.count > Finding.mostShown else { return nil }
    isUncounted = severities.count >= Finding.mostFaults
    let rest = severities.dropFirst(Finding.mostShown)
    counts = [Severity.error, .warning, .note].map { severity in (severity, rest.count { $0 == severity }) }
  }

  /// `234 more findings are not shown: 200 errors, 34 notes`; `more than 9000 more` if counting stopped.
  var text: String { text("finding") }

  /// The same text for findings of some kind, such as `new finding`.
  func text(_ kind: String) -> String {
    let parts = counts.filter { $0.count > 0 }.map { TextLayout.count($0.count, $0.severity.rawValue) }
    let all = counts.reduce(0) { $0 + $1.count }
    let verb = all == 1 ? "is" : "are"
    return (isUncounted ? "more than " : "")
      + "\(all) more \(kind)\(all == 1 ? "" : "s") \(verb) not shown: \(parts.joined(separator: ", "))"
  }

  /// How many of a severity are not shown.
  func count(of severity: Severity) -> Int { counts.first { $0.severity == severity }?.count ?? 0 }
}
