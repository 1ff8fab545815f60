import CapturePlans
import CaptureSession
import JSONSource

/// Pairs the findings of an old graph with those of a new one.
///
/// Lines move, elements come and go, costs drift, ids are renamed: none of that makes a finding new. Two findings are
/// the same if they have the same rule and are about the same elements.
struct FindingMatcher {
  /// A finding before and after, or a finding on only one side.
  struct Pair: Hashable {
    let old: Finding?
    let new: Finding?
  }

  private struct Key: Hashable {
    let identity: FindingIdentity
    let place: String
  }

  /// The keys that pair findings, strictest first; two findings are the same if they share one of them.
  private struct Keys {
    /// The same rule, the same elements, the same place.
    let exact: Key

    /// The same rule and elements.
    let similar: Key

    /// The same rule and elements without the connection, if the other graph has no such connection; the change may be
    /// there.
    let moved: Key?
  }

  /// One of the two graphs.
  private struct Side {
    var identifier: FindingIdentifier
    let otherConnections: Set<String>
    private var known: [Finding: Keys] = [:]

    init(_ identifier: FindingIdentifier, otherConnections: Set<String>) {
      self.identifier = identifier
      self.otherConnections = otherConnections
    }

    mutating func keys(of finding: Finding) -> Keys {
      if let keys = known[finding] { return keys }
      let path = identifier.path(of: finding.range)
      let identity = identifier.identity(of: finding)
      let isMoved = path.connection.map { !otherConnections.contains($0) } ?? false
      let rest = identity.subjects.filter { $0 != path.owner && $0 != path.text }
      let keys = Keys(
        exact: Key(identity: identity, place: path.text), similar: Key(identity: identity, place: ""),
        moved: isMoved
          ? Key(identity: FindingIdentity(rule: finding.rule, subjects: rest), place: path.rest) : nil)
      known[finding] = keys
      return keys
    }
  }

  private var old: Side
  private var new: Side

  /// A matcher for two graphs; `nil` if either is not JSON.
  init?(old: GraphDocument, new: GraphDocument) {
    guard let before = old.document, let after = new.document else { return nil }
    let renames = IdentifierRenames.find(from: before, to: after)
    var (oldPaths, newPaths) = (PathNamer(before, renames: renames), PathNamer(after))
    self.old = Side(FindingIdentifier(old, renames: renames), otherConnections: newPaths.connectionNames)
    self.new = Side(FindingIdentifier(new), otherConnections: oldPaths.connectionNames)
  }

  /// Every finding once: the new ones in order, each with its old one, then the old ones that are gone.
  mutating func pairs(old before: [Finding], new after: [Finding]) -> [Pair] {
    let oldKeys = before.map { old.keys(of: $0) }
    let newKeys = after.map { new.keys(of: $0) }
    var partners = [Int?](repeating: nil, count: after.count)
    var isTaken = [Bool](repeating: false, count: before.count)
    for key: (Keys) -> Key? in [{ $0.exact }, { $0.similar }, { $0.moved }] {
      var waiting: [Key: [Int]] = [:]
      // In reverse order, so that each can be taken from the end.
      for index in before.indices.reversed() where !isTaken[index] {
        if let key = key(oldKeys[index]) { waiting[key, default: []].append(index) }
      }
      for index in after.indices where partners[index] == nil {
        guard let key = key(newKeys[index]), let partner = waiting[key]?.popLast() else { continue }
        partners[index] = partner
        isTaken[partner] = true
      }
    }
    return after.indices.map { Pair(old: partners[$0].map { before[$0] }, new: after[$0]) }
      + before.indices.filter { !isTaken[$0] }.map { Pair(old: before[$0], new: nil) }
  }

  /// Those of the facts missing for the new graph that would tell whether an old finding still holds.
  ///
  /// All rules about costs judge the same numbers, so what one of them lacks leaves the findings of the others open.
  mutating func facts(
    deciding finding: Finding, among missing: [MissingFact], isAboutCosts: (RuleID) -> Bool
  ) -> [MissingFact] {
    let candidates = missing.filter {
      $0.rule == finding.rule || isAboutCosts($0.rule) && isAboutCosts(finding.rule)
    }
    if candidates.isEmpty { return [] }
    let subjects = old.keys(of: finding).exact.identity.subjects
    return candidates.filter { fact in
      let elements = new.identifier.identity(ofMissing: fact.rule, at: fact.range).subjects
      return !Self.areApart(subjects, elements)
    }
  }

  /// Whether two lists name elements of one section, such as inputs, but none in common.
  private static func areApart(_ some: [String], _ others: [String]) -> Bool {
    func section(_ path: String) -> Substring { path.dropFirst().prefix { $0 != "/" } }
    guard Set(some).isDisjoint(with: others) else { return false }
    return !Set(some.map(section)).isDisjoint(with: others.map(section))
  }
}
