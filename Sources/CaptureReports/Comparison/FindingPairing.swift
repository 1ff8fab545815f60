import CapturePlans
import JSONSource

/// The findings before and after, over all profiles.
struct FindingPairing {
  private(set) var changes: [FindingChange] = []

  /// No findings.
  init() {}

  /// Pairs the findings on each profile, and merges equal pairs.
  init(old: FileReport?, new: FileReport?) {
    let sides = Self.sides(old, new)
    var matcher = Self.matcher(old, new)
    var order: [FindingMatcher.Pair] = []
    var makers: [FindingMatcher.Pair: [String]] = [:]
    for side in sides {
      let pairs =
        matcher?.pairs(old: side.old, new: side.new)
        ?? (side.new.map { .init(old: nil, new: $0) } + side.old.map { .init(old: $0, new: nil) })
      for pair in pairs {
        let key = pair.withoutBasis
        if makers[key] == nil { order.append(pair) }
        if makers[key]?.last != side.profile { makers[key, default: []].append(side.profile) }
      }
    }
    let sorted = order.enumerated().sorted { left, right in
      Self.isBefore(left.element, right.element) ?? (left.offset < right.offset)
    }
    changes = sorted.map { _, pair in
      let profiles = makers[pair.withoutBasis] ?? []
      return FindingChange(old: pair.old, new: pair.new, profiles: profiles.count == sides.count ? [] : profiles)
    }
  }

  /// The findings before and after on each profile; without a profile, those of the documents alone.
  private static func sides(_ old: FileReport?, _ new: FileReport?) -> [(
    profile: String, old: [Finding], new: [Finding]
  )] {
    var ids: [String] = []
    for result in (new?.results ?? []) + (old?.results ?? []) where !ids.contains(result.profile) {
      ids.append(result.profile)
    }
    guard !ids.isEmpty else { return [("", old.documentFindings, new.documentFindings)] }
    func findings(_ file: FileReport?, _ id: String) -> [Finding] {
      guard let file, !file.results.isEmpty else { return file.documentFindings }
      return file.results.first { $0.profile == id }?.findings ?? []
    }
    return ids.map { ($0, findings(old, $0), findings(new, $0)) }
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
