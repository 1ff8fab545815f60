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

  /// Finds the places that break the rule.
  let find: @Sendable (ResolvedSession, inout Emitter) -> Void

  /// The rules that judge a session, in the order they run, and who reads which keys.
  private static let table: (all: [SessionCheck], readers: KeyReaders) = {
    var (all, readers) = ([SessionCheck](), KeyReaders())
    all.reserveCapacity(512)
    Rule.visitAll { rule in
      guard case .session(let find) = rule.check else { return }
      all.append(SessionCheck(id: rule.id, severity: rule.severity, find: find))
      readers.add(reading: KeySet(rule.reads), asksDevice: rule.asksDevice)
    }
    return (all, readers)
  }()

  /// The rules that judge a session, in the order they run.
  static var all: [SessionCheck] { table.all }

  /// Some of the rules that judge a session, in the order they run.
  static func named(_ ids: Set<RuleID>) -> [SessionCheck] {
    let names = ids.map(\.rawValue)
    let all = all
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
    includesAll ? Array(all.indices) : table.readers.places(reading: keys)
  }

  /// Those of the rules that ask what the device can do.
  static func placesAskingDevice(reading keys: KeySet) -> [Int] {
    table.readers.places(reading: keys, ofAsking: true)
  }
}
