import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// One look at what is left of a graph, and the rules' answers to what the app asks.
struct SupportStep {
  let session: ResolvedSession
  let answers: SupportAnswers

  /// The places of what the device might lack: inputs, and connections from a port that it might lack.
  private let doubtful: [SourceRange]

  init(_ session: ResolvedSession, _ answers: SupportAnswers) {
    self.session = session
    self.answers = answers
    doubtful = answers.missing.flatMap { $0.lack.map { $0.isOfElement ? $0.places : [] } ?? [] }
  }

  /// Whether it is not known that the element at a place is on the device.
  func mayBeAbsent(_ range: SourceRange) -> Bool { doubtful.contains { range.contains($0) } }

  /// Whether it is not known that the device supports a guarded key.
  func isUnknown(_ guarded: GraphGuard) -> Bool {
    if !answers.missing(for: guarded).isEmpty { return true }
    return guarded.key.map { !guarded.isIdle && !guarded.asksAnotherKey && !Rule.settles($0) } ?? false
  }

  /// The facts that would tell whether a guarded key or element is supported.
  func facts(for guarded: GraphGuard) -> [MissingFact] {
    let missing = answers.missing(for: guarded)
    guard missing.isEmpty, let key = guarded.key else { return missing }
    let owner = guarded.name.map { "\"\($0)\"" } ?? "the session"
    let fact = Fact.asked(.unrecorded, words: "whether \(owner) supports \(key)")
    return [MissingFact(rule: PredictionKind.leftOut.id, fact: fact, range: guarded.range, decides: true, lack: .value)]
  }
}
