import JSONSource
import CaptureModel
import CapturePlanning
import RuleKit
import TestSupport
import Testing

/// Each key that needs support has somebody who tells whether a device has it.
@Suite struct KeyJudgeTests {
  private typealias Key = (path: String, name: String, symbol: KeySymbol)

  /// The keys of the whole schema with a requirement.
  private static let keys: [Key] = CaptureGraph.schema.flatMap { object in
    object.fields.compactMap { field in
      field.symbol.flatMap { $0.requirements.isEmpty ? nil : (object.path, field.name, $0) }
    }
  }

  /// The keys for which some rule decides support.
  private static let settled = Set(Rule.all.flatMap(\.settles).map(\.name))

  /// The properties of photo outputs that keys of the graph set.
  private static let settable: Set<String> = Set(
    CaptureGraph.schema.filter { $0.path == "outputs[photo]" }.flatMap(\.fields)
      .compactMap { field in field.symbol?.kind.member(of: field.name) })

  /// Whether the value of another key decides: Live Photos are suspended only where they are on.
  private static func asksAnotherKey(_ key: Key) -> Bool {
    key.symbol.requirements.contains { requirement in
      guard requirement.subject == .output else { return false }
      switch requirement.question {
      case .flag(let name), .superset(let name): return settable.contains("\(name)")
      case .method, .list, .range, .frameDuration, .size, .written: return false
      }
    }
  }

  /// Whether a rule settles the key, or the object that it is a part of.
  private static func isSettled(_ key: Key) -> Bool {
    let objects = key.path.split(separator: ".").map { $0.prefix { $0 != "[" && $0 != "{" && $0 != "(" } }
    return settled.contains(key.name) || objects.dropFirst().contains { settled.contains(String($0)) }
  }

  @Test func aKeyThatARuleOfItsOwnDatesIsReadByOne() {
    let dated = Set(
      CaptureGraph.schema.flatMap(\.fields).filter { $0.symbol?.isDatedByOwnRule == true }.map(\.name))
    let others = Rule.all.filter { $0.id.rawValue != "symbol-newer-than-minimum" }
    let read = Set(others.flatMap { $0.reads + $0.settles }.map(\.name))
    #expect(dated.count > 20 && dated.isSubset(of: read), "\(dated.subtracting(read).sorted())")
  }

  @Test func everyKeyThatNeedsSupportIsDecided() {
    #expect(Self.keys.count > 90, "\(Self.keys.count)")
    for key in Self.keys {
      let id = "\(key.path).\(key.name)"
      switch key.symbol.judge {
      case .ownRule:
        #expect(
          Self.isSettled(key) || Self.asksAnotherKey(key),
          "\(id) needs support, and no rule decides: name it in `settles` of a rule, or say who tells (`judged(by:)`)")
      case .generalRule:
        #expect(!Self.settled.contains(key.name), "\(id) has a rule of its own: take `judged(by:)` out")
      case .everyPhone(let reason), .harmless(let reason):
        #expect(!Self.settled.contains(key.name), "\(id) has a rule of its own: take `judged(by:)` out")
        #expect(reason.count > 20, "\(id): the reason of its support is no sentence")
      }
    }
  }

  @Test func someKeysAreDecidedInEachWay() {
    func names(_ isMeant: (SupportJudge) -> Bool) -> Set<String> {
      Set(Self.keys.filter { isMeant($0.symbol.judge) }.map(\.name))
    }
    #expect(names { $0 == .ownRule }.count > 60)
    #expect(names { if case .generalRule = $0 { true } else { false } }.count == 10)
    #expect(names { if case .everyPhone = $0 { true } else { false } }.count == 2)
    #expect(names { if case .harmless = $0 { true } else { false } }.count == 2)
  }
}
