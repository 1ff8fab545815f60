import CapturePlans
public import JSONSource

/// A baseline at work: it takes what is known out of reports, and remembers what was there.
public struct BaselineUse: Sendable {
  /// What became of an entry.
  public enum Fate: Hashable, Sendable {
    /// It is there, as often as it is known.
    case kept

    /// Of what is known only so many are there, or none is as grave as before.
    case less(count: Int, Severity)

    /// It is not there any more.
    case gone

    /// Whether it is there can't be told from this run.
    case unjudged
  }

  /// How much of a graph was looked at.
  private struct Look: Sendable {
    let profiles: Set<String>

    /// Whether all rules have run.
    let isWhole: Bool
  }

  /// The baseline.
  public let baseline: Baseline

  /// How many findings were taken out; the same on several profiles counts once.
  public var hiddenCount: Int { uses.reduce(0) { $0 + ($1?.count ?? 0) } }

  private let indices: [Baseline.Key: Int]
  private var looks: [String: Look] = [:]

  /// Of each entry, how many findings it took out on one profile, and the gravest of them.
  private var uses: [(count: Int, severity: Severity)?]

  /// A baseline that nothing was compared with yet.
  public init(_ baseline: Baseline) {
    self.baseline = baseline
    indices = Dictionary(
      baseline.entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    uses = [(count: Int, severity: Severity)?](repeating: nil, count: baseline.entries.count)
  }

  /// A report without the findings that are known; `path` is that of the graph from the folder of the baseline.
  ///
  /// Verdicts stay. What refuses the graph and is taken out is counted among the hidden refusals.
  public mutating func sift(_ file: FileReport, at path: String) -> FileReport {
    guard case .checked(let reading, let results) = file.content else { return file }
    looks[path] = Look(profiles: Set(results.map(\.profile)), isWhole: reading.checkableGraph != nil)
    var namer = FindingNamer(reading)
    var names: [Finding: FindingName] = [:]
    func known(_ findings: [Finding], _ use: inout BaselineUse) -> [Bool] {
      var counts: [Int: Int] = [:]
      return findings.map { finding in
        guard finding.mayBeHidden else { return false }
        let name = names[finding] ?? namer.name(of: finding)
        names[finding] = name
        return use.take(finding, Baseline.Key(path: path, name: name), &counts)
      }
    }
    let sifted = results.map { result in result.hiding(known(result.findings, &self)) }
    let rest = results.isEmpty ? reading.hiding(known(reading.findings, &self)) : reading
    return FileReport(rest, results: sifted, unjudged: file.unjudged)
  }

  /// Whether a finding is known; `counts` says how many of each entry were found on the same profile so far.
  private mutating func take(_ finding: Finding, _ key: Baseline.Key, _ counts: inout [Int: Int]) -> Bool {
    guard let index = indices[key] else { return false }
    let entry = baseline.entries[index]
    let count = counts[index, default: 0] + 1
    guard finding.severity <= entry.severity, count <= entry.count else { return false }
    counts[index] = count
    let before = uses[index]
    uses[index] = (max(before?.count ?? 0, count), max(before?.severity ?? .note, finding.severity))
    return true
  }

  /// What became of each entry.
  ///
  /// `exists` says whether a graph that was not checked is still there, `looksFor` whether a rule's findings are reported.
  public func fates(exists: (_ path: String) -> Bool, looksFor: (RuleID) -> Bool) -> [Fate] {
    baseline.entries.enumerated().map { index, entry in
      guard let look = looks[entry.path] else { return exists(entry.path) ? .unjudged : .gone }
      guard look.isWhole, looksFor(entry.rule), look.profiles.isSuperset(of: entry.profiles) else { return .unjudged }
      // A second entry of the same thing is never asked.
      guard indices[entry.key] == index, let use = uses[index] else { return .gone }
      let isSame = use.count == entry.count && use.severity == entry.severity
      return isSame ? .kept : .less(count: use.count, use.severity)
    }
  }
}

extension Baseline {
  /// The baseline without what is gone: nothing is added.
  public func dropping(_ fates: [BaselineUse.Fate]) -> Baseline {
    Baseline(
      entries: zip(entries, fates).compactMap { entry, fate in
        var entry = entry
        switch fate {
        case .kept, .unjudged: return entry
        case .gone: return nil
        case .less(let count, let severity):
          entry.count = count
          entry.severity = severity
          return entry
        }
      })
  }
}

extension GraphDocument {
  fileprivate func hiding(_ isHidden: [Bool]) -> GraphDocument {
    let rest = zip(findings, isHidden).filter { !$1 }.map(\.0)
    return GraphDocument(source: source, document: document, graph: graph, findings: rest)
  }
}
