import CapturePlans
public import JSONSource

/// A baseline in use: it removes known findings from reports, and remembers which ones it has seen.
public struct BaselineUse: Sendable {
  /// The state of an entry after a run.
  public enum Fate: Hashable, Sendable {
    /// The graphs still have it, with the known count.
    case kept

    /// The graphs have only this many of the known findings, or none as severe as before.
    case less(count: Int, Severity)

    /// The graphs don't have it any more.
    case gone

    /// This run can't tell whether the graphs still have it.
    case unjudged
  }

  /// How much of a graph was checked.
  private struct Look: Sendable {
    let profiles: Set<String>

    /// Whether all rules were run.
    let isWhole: Bool
  }

  /// The baseline.
  public let baseline: Baseline

  /// How many findings were removed; the same finding on several profiles counts once.
  public var hiddenCount: Int { uses.values.reduce(0) { $0 + $1.count } - outgrownCount }

  /// How many known findings were not removed because their costs are higher than before.
  public var outgrownCount: Int { outgrown.values.reduce(0, +) }

  /// The findings that one rule makes on one graph.
  private struct Speech: Hashable {
    let path: String
    let rule: RuleID
  }

  /// The findings that an entry removed: how many on one profile at most, and their highest severity.
  private struct Use {
    var count = 0
    var severity = Severity.note

    /// By profile and name: the highest costs.
    var costs: [String: [String: Double]] = [:]

    /// Records that `count` findings were removed on one profile, the last of them being `finding`.
    mutating func note(_ count: Int, _ finding: Finding, on profile: String) {
      self.count = max(self.count, count)
      severity = max(severity, finding.severity)
      guard let cost = finding.cost else { return }
      costs[profile, default: [:]].keepHigher(Baseline.recorded(cost.value), of: cost.name)
    }
  }

  private let indices: [Baseline.Key: Int]

  /// The indices of the version 1 entries, in order.
  private let placed: [Speech: [Int]]
  private var looks: [String: Look] = [:]

  /// The use of each entry that removed something.
  private var uses: [Int: Use] = [:]

  /// By entry: the highest number of findings on one profile that it did not remove because their costs are higher.
  private var outgrown: [Int: Int] = [:]

  /// The findings that each version 1 entry removed.
  private var carried: [Int: [FindingIdentity: Use]] = [:]

  /// Starts with a baseline that nothing has been compared with yet.
  public init(_ baseline: Baseline) {
    self.baseline = baseline
    let entries = baseline.entries.enumerated()
    indices = Dictionary(entries.map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    placed = entries.reduce(into: [:]) { placed, entry in
      guard case .some = entry.element.subjects else { return }
      placed[Speech(path: entry.element.path, rule: entry.element.rule), default: []].append(entry.offset)
    }
  }

  /// A report without the known findings; `path` is the graph's path relative to the folder of the baseline.
  ///
  /// Verdicts don't change. A removed finding that refuses the graph is counted among the hidden refusals.
  public mutating func sift(_ file: FileReport, at path: String) -> FileReport {
    guard case .checked(let reading, let results) = file.content else { return file }
    let known = flags(reading, results, at: path)
    let sifted = zip(results, known).map { $0.hiding($1) }
    let rest = results.isEmpty ? reading.hiding(known[0]) : reading
    return FileReport(rest, results: sifted, unjudged: file.unjudged)
  }

  /// The known findings of a report, which keeps them; `path` is as in `sift`.
  public mutating func known(in file: FileReport, at path: String) -> KnownFindings {
    guard case .checked(let reading, let results) = file.content else { return KnownFindings() }
    let known = flags(reading, results, at: path)
    let lists = results.isEmpty ? [("", reading.findings)] : results.map { ($0.profile, $0.findings) }
    var all = KnownFindings()
    for ((profile, findings), flags) in zip(lists, known) {
      all.add(zip(findings, flags).filter(\.1).map(\.0), on: profile)
    }
    return all
  }

  /// For each result, or else for the document, which of its findings are known.
  private mutating func flags(_ reading: GraphDocument, _ results: [CheckResult], at path: String) -> [[Bool]] {
    looks[path] = Look(profiles: Set(results.map(\.profile)), isWhole: reading.isCheckable)
    var identifier = FindingIdentifier(reading)
    var identities: [Finding: FindingIdentity] = [:]
    func known(_ findings: [Finding], on profile: String = "", _ use: inout BaselineUse) -> [Bool] {
      var counts = Counts()
      return findings.map { finding in
        guard finding.mayBeHidden else { return false }
        let identity = identities[finding] ?? identifier.identity(of: finding)
        identities[finding] = identity
        return use.take(finding, identity, at: path, on: profile, &counts)
      }
    }
    if results.isEmpty { return [known(reading.findings, &self)] }
    return results.map { known($0.findings, on: $0.profile, &self) }
  }

  /// How many findings were removed on one profile so far.
  private struct Counts {
    /// The count for each entry.
    var taken: [Int: Int] = [:]

    /// By entry: how many findings it knows with lower costs.
    var outgrown: [Int: Int] = [:]

    /// The count for each version 1 entry, split by identity.
    var carried: [Int: [FindingIdentity: Int]] = [:]
  }

  /// Whether a finding is known.
  private mutating func take(
    _ finding: Finding, _ identity: FindingIdentity, at path: String, on profile: String, _ counts: inout Counts
  ) -> Bool {
    let key = Baseline.Key(path: path, rule: identity.rule, subjects: .all(identity.subjects))
    let older = placed[Speech(path: path, rule: identity.rule)] ?? []
    let candidates = (indices[key].map { [$0] } ?? []) + older
    let index = candidates.first { index in
      let entry = baseline.entries[index]
      return entry.subjects.match(identity.subjects) && finding.severity <= entry.severity
        && counts.taken[index, default: 0] < entry.count
    }
    guard let index else { return false }
    counts.taken[index, default: 0] += 1
    uses[index, default: Use()].note(counts.taken[index, default: 0], finding, on: profile)
    if case .some = baseline.entries[index].subjects {
      let count = counts.carried[index]?[identity] ?? 0
      counts.carried[index, default: [:]][identity] = count + 1
      carried[index, default: [:]][identity, default: Use()].note(count + 1, finding, on: profile)
    }
    guard baseline.entries[index].isOutgrown(by: finding.cost, on: profile) else { return true }
    counts.outgrown[index, default: 0] += 1
    outgrown[index] = max(outgrown[index] ?? 0, counts.outgrown[index, default: 0])
    return false
  }

  /// The state of each entry.
  ///
  /// `exists` tells whether a graph that wasn't checked still exists, `looksFor` whether a rule's findings are
  /// reported.
  public func fates(exists: (_ path: String) -> Bool, looksFor: (RuleID) -> Bool) -> [Fate] {
    baseline.entries.enumerated().map { index, entry in
      guard let look = looks[entry.path] else { return exists(entry.path) ? .unjudged : .gone }
      guard look.isWhole, looksFor(entry.rule), look.profiles.isSuperset(of: entry.profiles) else { return .unjudged }
      guard let use = uses[index] else { return .gone }
      let isSame = use.count == entry.count && use.severity == entry.severity
      return isSame ? .kept : .less(count: use.count, use.severity)
    }
  }
}

extension BaselineUse {
  /// The baseline without entries that are gone; nothing is added.
  ///
  /// Version 1 entries that still hide a finding become entries of version 2.
  public func dropping(_ fates: [Fate]) -> Baseline {
    var rest: [Baseline.Key: Baseline.Entry] = [:]
    for (index, (entry, fate)) in zip(baseline.entries, fates).enumerated() {
      var entry = entry
      switch fate {
      case .gone: continue
      case .kept, .unjudged: break
      case .less(let count, let severity): (entry.count, entry.severity) = (count, severity)
      }
      if let use = uses[index] { entry.lower(to: use.costs) }
      guard let carried = carried[index] else {
        rest[entry.key] = entry
        continue
      }
      for (identity, use) in carried {
        var newer = Baseline.Entry(
          path: entry.path, identity, severity: use.severity, profiles: entry.profiles, count: use.count,
          costs: use.costs)
        // Version 1 distinguished some findings by quoted words; they now share one entry with a common count.
        if let known = rest[newer.key] {
          newer.count += known.count
          newer.severity = max(newer.severity, known.severity)
        }
        rest[newer.key] = newer
      }
    }
    return Baseline(entries: rest.values.sorted(by: Baseline.Entry.isBefore))
  }
}

extension GraphDocument {
  fileprivate func hiding(_ isHidden: [Bool]) -> GraphDocument {
    let rest = zip(findings, isHidden).filter { !$1 }.map(\.0)
    return GraphDocument(source: source, document: document, graph: graph, findings: rest)
  }
}
