import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The findings that the author of a graph accepts (`ignore`).
struct IgnoreList {
  private struct Entry {
    let ignore: GraphIgnore

    /// The rule; an alias is resolved to its rule.
    let rule: RuleID?
  }

  private var entries: [Entry] = []

  /// The places that the entries of each rule cover.
  private var places: [RuleID: IgnoredPlaces] = [:]
  private var expired: [GraphIgnore] = []

  /// The rule for each name in the entries; `nil` if no rule has the name.
  private var rules: [String: RuleID?] = [:]

  /// A list that accepts nothing.
  init() {}

  /// Reads the list; expired entries no longer hide anything.
  init(reading: GraphDocument, today: CalendarDate?) {
    guard let ignores = reading.graph?.ignores, !ignores.isEmpty, let document = reading.document else { return }
    var pointers = PointerIndex(document)
    let editor = DocumentEditor(document)
    var covered: [RuleID: [(range: SourceRange, entry: Int)]] = [:]
    for ignore in ignores {
      if let expires = ignore.expires?.value, let today, expires < today {
        expired.append(ignore)
        continue
      }
      var rule: RuleID?
      if let name = ignore.rule?.value { rule = self.rule(named: name) ?? RuleID(rawValue: name) }
      // A pointer that leads nowhere covers nothing, and is reported as unused. A finding about a key is placed at the
      // key, so the entry covers the whole member. The root is the whole text.
      let pointer = ignore.at?.value ?? ""
      var range: SourceRange? = document.source.range
      if !pointer.isEmpty { range = pointers.value(at: pointer).map { editor.memberRange(of: $0) } }
      if let rule, let range, ignore.reason != nil { covered[rule, default: []].append((range, entries.count)) }
      entries.append(Entry(ignore: ignore, rule: rule))
    }
    places = covered.mapValues { IgnoredPlaces($0) }
  }

  /// Whether the author accepts a finding; marks the entries that cover it as used.
  mutating func covers(_ finding: Finding) -> Bool {
    // An author can't accept that the text is unreadable or unjudged, since nothing else would be reported.
    if finding.effect == .unreadable || finding.effect == .unjudged { return false }
    return places[finding.rule]?.covers(finding.range) ?? false
  }

  /// Whether the author vouches for a rule that can't be judged.
  mutating func covers(_ missing: MissingFact) -> Bool { places[missing.rule]?.covers(missing.range) ?? false }

  /// The findings about the list itself: unused entries and expired ones.
  func ownFindings(hasLookedFor: (RuleID) -> Bool) -> [Finding] {
    let used = Set(places.values.flatMap(\.usedEntries))
    var guesses: [String: String?] = [:]
    var known: KnownWords?
    let unused = entries.indices.compactMap { index -> Finding? in
      let entry = entries[index]
      guard !used.contains(index), entry.ignore.reason != nil, let rule = entry.rule else { return nil }
      let name = entry.ignore.rule?.value ?? ""
      let isKnown = rules[name].flatMap { $0 } != nil
      guard hasLookedFor(rule) || !isKnown else { return nil }
      if !isKnown, guesses[name] == nil {
        let words = known ?? KnownWords(Rule.all.map(\.id.rawValue))
        known = words
        guesses[name] = .some(words.nearest(to: name))
      }
      return .unusedIgnore(entry.ignore, isKnown: isKnown, guess: guesses[name].flatMap { $0 })
    }
    return unused + expired.map { Finding.expiredIgnore($0) }
  }

  /// The rule with a name or an alias; each name is looked up once.
  private mutating func rule(named name: String) -> RuleID? {
    if let known = rules[name] { return known }
    let rule = Rule.named(name)?.id
    rules[name] = .some(rule)
    return rule
  }
}
