import CapturePlans
public import JSONSource

/// Findings that a team knows of, kept in a file so that only new ones are reported.
///
/// A finding is known by its graph, its rule and what it speaks of, never by a line or a number of its message.
public struct Baseline: Sendable {
  /// What is known of one thing.
  public struct Entry: Sendable {
    /// The path of the graph, from the folder of the baseline.
    public let path: String

    /// The rule, the named path of the place, and the ids that the message quotes.
    let name: FindingName

    /// The gravest of the findings: a graver one is new.
    package internal(set) var severity: Severity

    /// The ids of the profiles on which it was found; none where it does not depend on any.
    let profiles: [String]

    /// How many findings there are on one profile; more are new.
    package internal(set) var count: Int

    /// Where the entry stands in its file; `nil` for one that is not written yet.
    public let range: SourceRange?

    /// The rule.
    public var rule: RuleID { name.rule }
  }

  /// What tells an entry from others.
  struct Key: Hashable {
    let path: String
    let name: FindingName
  }

  /// The entries, in their order.
  public let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// All findings of some reports, of which each graph has a path from the folder of the baseline.
  public init(of files: [(path: String, report: FileReport)]) {
    var all: [Key: Entry] = [:]
    for (path, report) in files {
      guard case .checked(let reading, let results) = report.content else { continue }
      var namer = FindingNamer(reading)
      let sides = results.isEmpty ? [("", reading.findings)] : results.map { ($0.profile, $0.findings) }
      var found: [Key: (counts: [String: Int], severity: Severity, isOfDocument: Bool)] = [:]
      for (profile, findings) in sides {
        for finding in findings where finding.mayBeHidden {
          let key = Key(path: path, name: namer.name(of: finding))
          var entry = found[key] ?? ([:], finding.severity, true)
          entry.counts[profile, default: 0] += 1
          entry.severity = max(entry.severity, finding.severity)
          entry.isOfDocument = entry.isOfDocument && finding.effect != nil
          found[key] = entry
        }
      }
      for (key, entry) in found {
        let profiles = entry.isOfDocument ? [] : entry.counts.keys.filter { !$0.isEmpty }.sorted()
        all[key] = Entry(
          path: path, name: key.name, severity: entry.severity, profiles: profiles,
          count: entry.counts.values.max() ?? 1, range: nil)
      }
    }
    entries = all.values.sorted(by: Entry.isBefore)
  }
}

extension Baseline.Entry {
  var key: Baseline.Key { Baseline.Key(path: path, name: name) }

  /// By path, by rule, by place, by ids.
  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.name.path != right.name.path { return left.name.path < right.name.path }
    return left.name.quoted.lexicographicallyPrecedes(right.name.quoted)
  }
}
