/// The findings that the author of a graph accepts (`ignore`).
struct IgnoreList {
  private struct Entry {
    let ignore: GraphIgnore

    /// The rule, where an alias is named the rule that it stands for.
    let rule: Rule.ID?
    let range: SourceRange
    var hasMatched = false
  }

  private var entries: [Entry] = []

  /// The places of the entries of each rule.
  private var places: [Rule.ID: [Int]] = [:]
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
      // A finding about a key stands at the key: the place covers the whole member. The root is the whole text.
      let isWhole = ignore.at?.value.isEmpty ?? true
      let range =
        isWhole
        ? document.source.range
        : value.map { DocumentEditor(document).memberRange(of: $0) } ?? SourceRange(0, 0)
      let rule = ignore.rule.map { Rule.named($0.value)?.id ?? Rule.ID(rawValue: $0.value) }
      if let rule, ignore.reason != nil { places[rule, default: []].append(entries.count) }
      entries.append(Entry(ignore: ignore, rule: rule, range: range))
    }
  }

  /// Whether a finding is accepted; remembers the entry that accepts it.
  mutating func covers(_ finding: Finding) -> Bool {
    // A text that can't be read is never accepted: nothing else would be said of it.
    if GraphReading.isUnreadable([finding]) { return false }
    var isCovered = false
    for index in places[finding.rule] ?? [] where entries[index].range.contains(finding.range) {
      entries[index].hasMatched = true
      isCovered = true
    }
    return isCovered
  }

  /// What is to say of the list itself: entries that accept nothing, entries past their date.
  func ownFindings(hasLookedFor: (Rule.ID) -> Bool) -> [Finding] {
    let unused = entries.filter { entry in
      guard !entry.hasMatched, entry.ignore.reason != nil, let rule = entry.rule else { return false }
      return hasLookedFor(rule) || Rule.named(rule.rawValue) == nil
    }.map { entry in
      let name = entry.ignore.rule?.value ?? ""
      let isKnown = Rule.named(name) != nil
      let guess = isKnown ? nil : Suggestion.nearest(to: name, among: Rule.all.map(\.id.rawValue))
      return Finding(
        rule: "unused-ignore", severity: .warning,
        message: isKnown
          ? "nothing here breaks \(Suggestion.quote(name))" : "there is no rule \(Suggestion.quote(name))",
        range: entry.ignore.range, label: guess.map { "did you mean '\($0)'?" } ?? "matches nothing",
        help: "delete it, or correct its 'rule' or 'at'")
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
  package var targets: CostTargets {
    CostTargets(
      hardware: plan?.targets?.hardwareCost?.value, pressure: plan?.targets?.systemPressureCost?.value)
  }
}
