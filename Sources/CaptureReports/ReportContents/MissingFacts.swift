import JSONSource
import CaptureSession
import CapturePlans

/// The facts missing in profiles, grouped for people.
struct MissingFacts {
  /// Facts that are missing in the same profiles.
  struct Group {
    let profiles: [String]

    /// Each fact with the rules that need it.
    fileprivate(set) var facts: [(fact: Fact, rules: [String])]

    /// The facts in words, or the first of them; those that the same rules need come together, before their names.
    func words(atMost most: Int? = nil) -> String {
      let told = facts.prefix(most ?? facts.count)
      var order: [[String]] = []
      for fact in told where !order.contains(fact.rules) { order.append(fact.rules) }
      let parts = order.map { rules in
        let own = told.filter { $0.rules == rules }.map(\.fact.words)
        return "\(own.joined(separator: "; ")) (\(rules.joined(separator: ", ")))"
      }
      return parts.joined(separator: "; ") + Self.more(facts.count - told.count)
    }

    private static func more(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

    /// The facts with the ways to settle them.
    fileprivate var missing: [MissingFact]

    /// How to settle them, in words: changes of the graph with which the app does the same come first.
    func advice(atMost most: Int? = nil) -> String {
      var (free, others) = ([String](), [String]())
      var keys: [Bool: [String]] = [:]
      func add(_ text: String, to list: inout [String]) { if !list.contains(text) { list.append(text) } }
      for fact in missing {
        if fact.instead?.isFree == true {
          add(fact.advice, to: &free)
        } else if case .profile(let key) = fact.settlement, fact.instead == nil {
          add("'\(key)'", to: &keys[fact.settlement.isOfProbe, default: []])
        } else {
          add(fact.advice, to: &others)
        }
      }
      let given = [true, false].compactMap { isOfProbe in
        keys[isOfProbe].map { "give \($0.sentence) in a profile of the device" + (isOfProbe ? " (capplan probe)" : "") }
      }
      let ways = free + given + others
      let told = ways.prefix(most ?? ways.count)
      return told.joined(separator: ", and ") + Self.more(ways.count - told.count)
    }
  }

  /// The missing facts that keep verdicts open, in order of first mention.
  private(set) var groups: [Group] = []

  /// Whether a run of the probe on the device tells some of them.
  private(set) var areOfProbe = false

  /// The facts that results with an open verdict lack.
  init(_ results: [CheckResult]) {
    // Each device has its own advice.
    var indices: [Question: Int] = [:]
    var entries: [Entry] = []
    for result in results {
      for missing in result.missing where missing.decides {
        let question = Question(fact: missing.fact, instead: missing.instead)
        let index = indices[question, default: entries.count]
        if index == entries.count {
          indices[question] = index
          entries.append(Entry(missing))
        }
        entries[index].add(missing, of: result.profile)
        if missing.settlement.isOfProbe { areOfProbe = true }
      }
    }
    var known: [[String]: Int] = [:]
    // A rule and the cost model may ask the same in the same words: one line is enough.
    var places: [[String: Int]] = []
    for entry in entries {
      let index = known[entry.profiles, default: groups.count]
      if index == groups.count {
        known[entry.profiles] = index
        groups.append(Group(profiles: entry.profiles, facts: [], missing: []))
        places.append([:])
      }
      groups[index].missing.append(entry.missing)
      let words = entry.missing.fact.words
      guard let place = places[index][words] else {
        places[index][words] = groups[index].facts.count
        groups[index].facts.append((entry.missing.fact, entry.rules))
        continue
      }
      groups[index].facts[place].rules += entry.rules.filter { !groups[index].facts[place].rules.contains($0) }
    }
  }

  /// A missing fact with the change of the graph that settles it on a device.
  private struct Question: Hashable {
    let fact: Fact
    let instead: FormatAdvice?
  }

  /// A fact with the rules that need it, and the profiles that lack it.
  private struct Entry {
    let missing: MissingFact
    var rules: [String] = []
    var profiles: [String] = []

    init(_ missing: MissingFact) { self.missing = missing }

    mutating func add(_ other: MissingFact, of profile: String) {
      if !rules.contains(other.rule.rawValue) { rules.append(other.rule.rawValue) }
      if profiles.last != profile { profiles.append(profile) }
    }
  }
}
