public import CapturePlans
import JSONSource

/// The counts of a report, the same in every form. A finding on several profiles counts once, even where it differs in a
/// number or a fix.
public struct ReportSummary: Equatable, Sendable {
  /// Findings that are errors, and files that could not be read.
  public private(set) var errors = 0

  /// Whether there may be more errors that were not counted.
  private(set) var isUncounted = false

  /// Findings that are warnings.
  public private(set) var warnings = 0

  /// Findings that are notes.
  public private(set) var notes = 0

  /// Findings that keep a graph from running but are not reported, because of their rules.
  public let hiddenRefusals: Int

  /// The rules of these findings, in order.
  let hiddenRules: [RuleID]

  /// The number of files.
  public let files: Int

  /// The number of distinct profiles that they were checked on.
  public let profiles: Int

  /// How many results have each answer.
  private var counts: [Answer: Int] = [:]

  /// The verdicts, in the order of reports.
  static let verdictOrder: [Verdict] = [.runs, .adjusted, .cannotRun, .unverified, .invalid]

  /// The answers in that order, certain before likely ones, and those without any connection last.
  static let answerOrder = verdictOrder.flatMap { Answer.all(of: $0) }

  /// The counts of a report.
  init(_ report: Report) {
    files = report.files.count
    let hidden = report.files.map { Set($0.results.flatMap(\.hiddenRefusals).map(\.withoutBasis)) }
    hiddenRefusals = hidden.reduce(0) { $0 + $1.count }
    hiddenRules = Set(hidden.flatMap { $0.map(\.rule) }).sorted()
    profiles = Set(report.files.flatMap { $0.results.map(\.profile) }).count
    for file in report.files {
      for answer in file.answers { counts[answer, default: 0] += 1 }
      if case .unreadable = file.content { errors += 1 }
      if file.findings.count >= Finding.mostFaults { isUncounted = true }
      for merged in file.findings { count(merged.finding.severity) }
    }
  }

  /// How many results have a verdict.
  public func count(of verdict: Verdict) -> Int {
    Answer.all(of: verdict).reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  /// The answers that occur, with the number of results, in the order of reports, certain before likely ones.
  var answers: [(answer: Answer, count: Int)] {
    Self.answerOrder.compactMap { answer in counts[answer].map { (answer, $0) } }
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}

extension Answer {
  /// The answers with a verdict, certain before likely ones.
  static func all(of verdict: Verdict) -> [Answer] {
    let basic = [Answer(verdict), Answer(verdict, on: .estimated)]
    guard verdict == .runs else { return basic }
    return basic + [Answer(.runs, connectsNothing: true), Answer(.runs, on: .estimated, connectsNothing: true)]
  }
}
