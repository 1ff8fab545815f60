import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// One step of settling guards: the part of the graph that is left, and the rules' answers about what it supports.
struct SupportStep {
  let session: ResolvedSession
  let answers: SupportAnswers

  /// The places of everything that the device may lack: inputs, and connections from a port that it may lack.
  private let doubtful: [SourceRange]

  init(_ session: ResolvedSession, _ answers: SupportAnswers) {
    self.session = session
    self.answers = answers
    doubtful = answers.missing.flatMap { $0.lack.map { $0.isOfElement ? $0.places : [] } ?? [] }
  }

  /// Whether it is unknown if the device has the element at a place.
  func mayBeAbsent(_ range: SourceRange) -> Bool { doubtful.contains { range.contains($0) } }

  /// Whether it is unknown if the device supports a guarded key.
  func isUnknown(_ guarded: GraphGuard) -> Bool {
    if !answers.missing(for: guarded).isEmpty { return true }
    guard let key = guarded.key, !guarded.isIdle else { return false }
    if let system = guarded.system { return session.mayNeverGet(system) }
    return !guarded.asksAnotherKey && !Rule.settles(key) && !isOfEveryPhone(key)
  }

  /// Whether every phone supports a key. Each takes Live Photos: copies of the specifications of 30 iPhones say so, and
  /// for the others from iPhone 7 on it is inferred.
  private func isOfEveryPhone(_ key: String) -> Bool {
    key == "livePhotoCaptureEnabled" && session.profile.modelIdentifiers.contains { $0.hasPrefix("iPhone") }
  }

  /// The facts that would tell whether a guarded key or element is supported.
  func facts(for guarded: GraphGuard) -> [MissingFact] {
    let missing = answers.missing(for: guarded)
    guard missing.isEmpty, let key = guarded.key else { return missing }
    if guarded.system != nil {
      let fact = Fact.asked(.device(.lastOperatingSystem), .name("the last system of the device"))
      return [
        MissingFact(rule: PredictionKind.leftOut.id, fact: fact, range: guarded.range, decides: true, lack: .value)
      ]
    }
    let owner = guarded.name.map { "\"\($0)\"" } ?? (guarded.section == .app ? "the app" : "the session")
    let fact = Fact.asked(.unrecorded, .whether("\(owner) supports \(key)"))
    return [MissingFact(rule: PredictionKind.leftOut.id, fact: fact, range: guarded.range, decides: true, lack: .value)]
  }
}
