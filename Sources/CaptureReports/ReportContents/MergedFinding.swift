import CapturePlans
public import JSONSource

/// A finding, with its profiles.
public struct MergedFinding: Sendable {
  /// The finding.
  public let finding: Finding

  /// The ids of its profiles, in the order of the results; empty if it is a finding on all of them.
  public let profiles: [String]

  /// The findings merged into it, if they differ in a number or a fix; otherwise empty.
  let variants: [MergedFinding]

  init(finding: Finding, profiles: [String], variants: [MergedFinding] = []) {
    self.finding = finding
    self.profiles = profiles
    self.variants = variants
  }

  /// The fixes that exist only on some devices, with those devices.
  var otherFixes: [(fix: Fix, profiles: [String])] {
    var order: [Fix] = []
    var profiles: [Fix: [String]] = [:]
    for variant in variants {
      for fix in variant.finding.fixes where !finding.fixes.contains(fix) {
        if profiles[fix] == nil { order.append(fix) }
        profiles[fix, default: []] += variant.profiles
      }
    }
    return order.map { ($0, profiles[$0] ?? []) }
  }

  /// Whether it has a safe fix on some device.
  public var hasSafeFix: Bool { (finding.fixes + otherFixes.map(\.fix)).contains { $0.applicability == .safe } }

  /// Whether it has a fix with edits, on any device.
  public var hasFixes: Bool { (finding.fixes + otherFixes.map(\.fix)).contains { !$0.edits.isEmpty } }

  /// The findings of several results, each once, in the order of the text.
  ///
  /// A finding that does not depend on the profile applies to all of them, and needs no list.
  static func merge(_ results: [CheckResult], or reading: GraphDocument) -> [MergedFinding] {
    guard results.count > 1 else {
      return (results.first?.findings ?? reading.findings).map { MergedFinding(finding: $0, profiles: []) }
    }
    var results = results
    let isSameEverywhere = results.dropFirst().allSatisfy { $0.findings == results[0].findings }
    if isSameEverywhere { results = [results[0]] }
    var order: [Finding] = []
    var makers: [Finding: [Int]] = [:]
    var bases: [Finding: FactKind] = [:]
    for (index, result) in results.enumerated() {
      for finding in result.findings {
        // Equal findings on devices with different bases are one finding, with the weakest basis.
        let key = finding.withoutBasis
        let known = makers[key]
        if known == nil { order.append(key) }
        if known?.last != index { makers[key, default: []].append(index) }
        if let basis = finding.basis { bases[key] = bases[key]?.weaker(basis) ?? basis }
      }
    }
    let merged = order.enumerated().sorted { left, right in
      isBefore(left.element, right.element) ?? (left.offset < right.offset)
    }
    let all = merged.map { _, finding in
      let indexes = makers[finding] ?? []
      let isEverywhere = indexes.count == results.count
      var weakest = finding
      weakest.basis = bases[finding]
      return MergedFinding(finding: weakest, profiles: isEverywhere ? [] : indexes.map { results[$0].profile })
    }
    return AlikeFindings.merged(all, of: results.map(\.profile))
  }

  /// The profiles of each finding of a file, by the finding without its basis; empty if there is only one profile.
  static func makers(in file: FileReport) -> [Finding: [String]] {
    guard file.results.count > 1 else { return [:] }
    let all = file.results.map(\.profile)
    let single = file.findings.flatMap { $0.variants.isEmpty ? [$0] : $0.variants }
    return Dictionary(
      uniqueKeysWithValues: single.map { ($0.finding.withoutBasis, $0.profiles.isEmpty ? all : $0.profiles) })
  }

  /// By range, severity and rule; `nil` for equals.
  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool? {
    if left.range != right.range { return left.range < right.range }
    if left.severity != right.severity { return left.severity > right.severity }
    return left.rule == right.rule ? nil : left.rule < right.rule
  }
}
