import CapturePlans
import CaptureSession
import JSONSource

/// The findings before and after, over all profiles.
struct FindingPairing {
  private(set) var changes: [FindingChange] = []

  /// How many findings of the new graph were left out because a baseline knows them.
  private(set) var knownCount = 0

  /// The findings before and after on one profile.
  private struct Side {
    let profile: String
    let old: [Finding]
    let new: [Finding]

    /// The facts missing for the new graph.
    let missing: [MissingFact]
  }

  /// What is merged over profiles: pairs that are equal, and open on all of them or on none.
  private struct Key: Hashable {
    let pair: FindingMatcher.Pair
    let isOpen: Bool
  }

  /// No findings.
  init() {}

  /// Pairs the findings on each of some profiles, and merges equal pairs.
  init(
    old: FileReport?, new: FileReport?, on profiles: [String], known: KnownFindings, isAboutCosts: (RuleID) -> Bool
  ) {
    let sides = Self.sides(old, new, on: profiles)
    var matcher = Self.matcher(old, new)
    var order: [(key: Key, change: FindingChange)] = []
    var makers: [Key: [String]] = [:]
    var hidden: Set<Finding> = []
    for side in sides {
      for pair in Self.pairs(side, &matcher) {
        if let finding = pair.new, known.contains(finding, on: side.profile) {
          hidden.insert(finding.withoutBasis)
          continue
        }
        let gone = pair.new == nil ? pair.old : nil
        let missing =
          gone.flatMap { matcher?.facts(deciding: $0, among: side.missing, isAboutCosts: isAboutCosts) } ?? []
        let key = Key(pair: pair.withoutBasis, isOpen: !missing.isEmpty)
        if makers[key] == nil { order.append((key, FindingChange(old: pair.old, new: pair.new, missing: missing))) }
        if makers[key]?.last != side.profile { makers[key, default: []].append(side.profile) }
      }
    }
    knownCount = hidden.count
    let sorted = order.enumerated().sorted { left, right in
      Self.isBefore(left.element.key.pair, right.element.key.pair) ?? (left.offset < right.offset)
    }
    changes = sorted.map { _, entry in
      var change = entry.change
      let profiles = makers[entry.key] ?? []
      change.profiles = profiles.count == sides.count ? [] : profiles
      return change
    }
  }

  private static func pairs(_ side: Side, _ matcher: inout FindingMatcher?) -> [FindingMatcher.Pair] {
    matcher?.pairs(old: side.old, new: side.new)
      ?? (side.new.map { .init(old: nil, new: $0) } + side.old.map { .init(old: $0, new: nil) })
  }

  /// The findings before and after on each profile; without a profile, those of the documents alone.
  private static func sides(_ old: FileReport?, _ new: FileReport?, on profiles: [String]) -> [Side] {
    guard !profiles.isEmpty else {
      return [Side(profile: "", old: old.documentFindings, new: new.documentFindings, missing: [])]
    }
    func findings(_ file: FileReport?, _ id: String) -> [Finding] {
      guard let file, !file.results.isEmpty else { return file.documentFindings }
      return file.result(on: id)?.findings ?? []
    }
    return profiles.map {
      Side(profile: $0, old: findings(old, $0), new: findings(new, $0), missing: new?.result(on: $0)?.missing ?? [])
    }
  }

  private static func matcher(_ old: FileReport?, _ new: FileReport?) -> FindingMatcher? {
    guard case .checked(let before, _)? = old?.content, case .checked(let after, _)? = new?.content else { return nil }
    return FindingMatcher(old: before, new: after)
  }

  /// New findings first, then by range, severity and rule; `nil` for equals.
  private static func isBefore(_ left: FindingMatcher.Pair, _ right: FindingMatcher.Pair) -> Bool? {
    if (left.new == nil) != (right.new == nil) { return right.new == nil }
    guard let one = left.new ?? left.old, let other = right.new ?? right.old else { return nil }
    if one.range != other.range { return one.range < other.range }
    if one.severity != other.severity { return one.severity > other.severity }
    return one.rule == other.rule ? nil : one.rule < other.rule
  }
}

extension FileReport? {
  fileprivate var documentFindings: [Finding] {
    guard case .checked(let reading, _)? = self?.content else { return [] }
    return reading.findings
  }
}

extension FindingMatcher.Pair {
  /// The pair without the basis of its findings, which differs between devices.
  fileprivate var withoutBasis: Self { Self(old: old?.withoutBasis, new: new?.withoutBasis) }
}
