import CapturePlans
public import JSONSource

/// Findings that a team knows about, kept in a file so that only new ones are reported.
///
/// A finding is identified by its graph, its rule and the elements that it is about, never by its line or its wording.
public struct Baseline: Sendable {
  /// The findings that share one identity.
  public struct Entry: Sendable {
    /// The path of the graph, relative to the folder of the baseline.
    public let path: String

    /// The rule.
    public let rule: RuleID

    /// The elements that the findings are about.
    let subjects: Subjects

    /// The highest severity of the findings; a finding with a higher one is new.
    package internal(set) var severity: Severity

    /// The ids of the profiles on which the findings were made; empty if they don't depend on any.
    let profiles: [String]

    /// How many findings there are on one profile; any more are new.
    package internal(set) var count: Int

    /// By profile and name: the highest known costs; a finding with a higher cost is new.
    package internal(set) var costs: [String: [String: Double]]

    /// The place of the entry in its file; `nil` if it is not written yet.
    public let range: SourceRange?
  }

  /// The elements that an entry's findings are about.
  enum Subjects: Hashable, Sendable {
    /// All of them.
    case all([String])

    /// One of them, or two joined by a plus, as in version 1; empty for the session as a whole.
    case some(String)
  }

  /// The parts that identify an entry.
  struct Key: Hashable {
    let path: String
    let rule: RuleID
    let subjects: Subjects
  }

  /// The entries, in their order.
  public let entries: [Entry]

  /// Whether the file was of version 1; the baseline is written as version 2.
  public let isOfVersion1: Bool

  init(entries: [Entry], isOfVersion1: Bool = false) {
    self.entries = entries
    self.isOfVersion1 = isOfVersion1
  }

  /// All findings of some reports; each graph comes with its path relative to the folder of the baseline.
  public init(of files: [(path: String, report: FileReport)]) {
    var entries: [Entry] = []
    for (path, report) in files {
      guard case .checked(let reading, let results) = report.content else { continue }
      var identifier = FindingIdentifier(reading)
      let sides = results.isEmpty ? [("", reading.findings)] : results.map { ($0.profile, $0.findings) }
      var found: [FindingIdentity: Found] = [:]
      for (profile, findings) in sides {
        for finding in findings where finding.mayBeHidden {
          let identity = identifier.identity(of: finding)
          found[identity, default: Found()].add(finding, on: profile)
        }
      }
      entries += found.map { identity, entry in
        Entry(
          path: path, identity, severity: entry.severity,
          profiles: entry.isOfDocument ? [] : entry.counts.keys.filter { !$0.isEmpty }.sorted(),
          count: entry.counts.values.max() ?? 1, costs: entry.costs)
      }
    }
    self.init(entries: entries.sorted(by: Entry.isBefore))
  }

  /// The findings of one identity in a graph.
  private struct Found {
    /// How many there are, by profile.
    var counts: [String: Int] = [:]
    var severity = Severity.note
    var isOfDocument = true
    var costs: [String: [String: Double]] = [:]

    mutating func add(_ finding: Finding, on profile: String) {
      counts[profile, default: 0] += 1
      severity = max(severity, finding.severity)
      isOfDocument = isOfDocument && finding.effect != nil
      guard let cost = finding.cost else { return }
      costs[profile, default: [:]].keepHigher(Baseline.recorded(cost.value), of: cost.name)
    }
  }

  /// A cost as written in an entry: three decimals, rounded up.
  static func recorded(_ cost: Double) -> Double { (cost * 1000 - 1e-6).rounded(.up) / 1000 }
}

extension [String: Double] {
  /// Keeps a cost if it is higher than the one already known under the name.
  mutating func keepHigher(_ cost: Double, of name: String) { self[name] = Swift.max(self[name] ?? cost, cost) }
}

extension Baseline.Entry {
  /// An entry that is not written yet.
  init(
    path: String, _ identity: FindingIdentity, severity: Severity, profiles: [String], count: Int,
    costs: [String: [String: Double]]
  ) {
    self.init(
      path: path, rule: identity.rule, subjects: .all(identity.subjects), severity: severity, profiles: profiles,
      count: count, costs: costs, range: nil)
  }

  /// Whether a cost on a profile is higher than the known one; never for an entry without costs.
  func isOutgrown(by cost: Finding.Cost?, on profile: String) -> Bool {
    guard let cost, !costs.isEmpty else { return false }
    // A cost on a device for which the entry has none is new.
    guard let known = costs[profile]?[cost.name] else { return true }
    return Baseline.recorded(cost.value) > known
  }

  /// Lowers the known costs to those seen now; an entry without costs takes them over.
  mutating func lower(to seen: [String: [String: Double]]) {
    let isOlder = costs.isEmpty
    for (profile, costs) in seen where isOlder || self.costs[profile] != nil {
      for (name, cost) in costs {
        self.costs[profile, default: [:]][name] = min(self.costs[profile]?[name] ?? cost, cost)
      }
    }
  }

  var key: Baseline.Key { Baseline.Key(path: path, rule: rule, subjects: subjects) }

  /// By path, by rule, by subjects.
  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.subjects.words.lexicographicallyPrecedes(right.subjects.words)
  }
}

extension Baseline.Subjects {
  /// The named elements.
  var words: [String] {
    switch self {
    case .all(let words): words
    case .some(let place): place.isEmpty ? [] : [place]
    }
  }

  /// Whether the entry applies to findings about these elements: for version 1, one common element is enough.
  func match(_ elements: [String]) -> Bool {
    switch self {
    case .all(let words): words == elements
    case .some(""): elements.isEmpty
    case .some(let place):
      elements.contains { place == $0 || place.hasPrefix($0 + " + ") || place.hasSuffix(" + " + $0) }
    }
  }
}
