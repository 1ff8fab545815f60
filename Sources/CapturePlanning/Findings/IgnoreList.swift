/// The findings that the author of a graph accepts (`ignore`).
struct IgnoreList {
  private struct Entry {
    let ignore: GraphIgnore
    let range: SourceRange
    var hasMatched = false
  }

  private var entries: [Entry] = []
  private var expired: [GraphIgnore] = []

  /// Reads the list; what is past its date no longer hides anything.
  init(reading: GraphReading, today: CalendarDate?) {
    guard let graph = reading.graph, let document = reading.document else { return }
    for ignore in graph.ignores {
      if let expires = ignore.expires?.value, let today, expires < today {
        expired.append(ignore)
        continue
      }
      // A pointer that leads nowhere covers nothing, and is reported as unused.
      let value = ignore.at.map { document.value(at: $0.value) } ?? document.root
      let range = value.map { document.range(of: $0) } ?? SourceRange(0, 0)
      entries.append(Entry(ignore: ignore, range: range))
    }
  }

  /// Whether a finding is accepted; remembers the entry that accepts it.
  mutating func covers(_ finding: Finding) -> Bool {
    var isCovered = false
    for index in entries.indices {
      let ignore = entries[index].ignore
      guard ignore.rule?.value == finding.rule.rawValue, ignore.reason != nil,
        ignore.at == nil || entries[index].range.contains(finding.range)
      else { continue }
      entries[index].hasMatched = true
      isCovered = true
    }
    return isCovered
  }

  /// What is to say of the list itself: entries that accept nothing, entries past their date.
  func ownFindings() -> [Finding] {
    let unused = entries.filter { !$0.hasMatched }.map { entry in
      Finding(
        rule: "unused-ignore", severity: .warning,
        message: "nothing here breaks \(Suggestion.quote(entry.ignore.rule?.value ?? ""))",
        range: entry.ignore.range, label: "matches nothing", help: "delete it, or correct its 'rule' or 'at'")
    }
    let past = expired.map { ignore in
      Finding(
        rule: "expired-ignore", severity: .warning,
        message: "this ignore ended on \(ignore.expires?.value.description ?? "")",
        range: ignore.expires?.range ?? ignore.range, label: "past its date",
        help: "mend what it hid, or set a later date with a reason")
    }
    return unused + past
  }
}

extension CaptureGraph {
  /// The targets that the graph itself sets.
  var targets: CostTargets {
    CostTargets(
      hardware: plan?.targets?.hardwareCost?.value, pressure: plan?.targets?.systemPressureCost?.value)
  }
}
