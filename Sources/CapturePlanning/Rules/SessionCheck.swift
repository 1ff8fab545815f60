import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The parts of a rule that a session check needs, kept for all graphs of a run, since a rule is a large value.
struct SessionCheck: Sendable {
  /// The rule.
  let id: RuleID

  /// The severity of its findings.
  let severity: Severity

  // Whether it asks what the device can do.
  private let asksDevice: Bool

  /// Finds the places that break the rule.
  let find: @Sendable (ResolvedSession, inout Emitter) -> Void

  // The keys that it reads; empty for a rule that always runs.
  private let keys: KeySet

  /// The rules that judge a session, in the order they run.
  static let all: [SessionCheck] = {
    var all: [SessionCheck] = []
    all.reserveCapacity(512)
    Rule.visitAll { rule in
      guard case .session(let find) = rule.check else { return }
      all.append(
        SessionCheck(
          id: rule.id, severity: rule.severity, asksDevice: rule.asksDevice, find: find, keys: KeySet(rule.reads)))
    }
    return all
  }()

  /// Some of the rules that judge a session, in the order they run.
  static func named(_ ids: Set<RuleID>) -> [SessionCheck] {
    let names = ids.map(\.rawValue)
    let places = all.indices.filter { place in
      let id = all[place].id.rawValue
      // Most ids differ in length, which is quicker to tell than a hash.
      return names.contains { $0.utf8.count == id.utf8.count && $0 == id }
    }
    return places.map { all[$0] }
  }

  /// The indices of the rules that may find anything in a graph with these keys, in the order they run; of all rules
  /// if `includesAll`.
  static func places(reading keys: KeySet, includesAll: Bool = false) -> [Int] {
    includesAll ? Array(all.indices) : readers.places(reading: keys)
  }

  /// Those of the rules that ask what the device can do.
  static func placesAskingDevice(reading keys: KeySet) -> [Int] {
    places(reading: keys).filter { asksDevice[$0] }
  }

  private static let readers = KeyReaders(all.map { $0.keys })
  private static let asksDevice: [Bool] = all.map { $0.asksDevice }
}
