import JSONSource
import CaptureSession
import CapturePlans

/// The facts missing in profiles, grouped for people.
struct MissingFacts {
  /// Facts that are missing in the same profiles and can be settled in the same way.
  struct Group {
    let profiles: [String]

    /// How to settle them, in words.
    let advice: String

    /// Each fact with the rules that need it.
    fileprivate(set) var facts: [(fact: Fact, rules: [String])]
  }

  /// The missing facts that decide a verdict, in order of first mention.
  private(set) var groups: [Group] = []

  /// Whether a run of the probe on the device tells some of them.
  private(set) var areOfProbe = false

  /// How many missing facts don't affect a verdict.
  let idle: Int

  init(_ results: [CheckResult]) {
    // Each device has its own advice.
    var indices: [Question: Int] = [:]
    var decisive: Set<Fact> = []
    var entries: [Entry] = []
    var idle: Set<Fact> = []
    for result in results {
      for missing in result.missing {
        guard missing.decides, result.isOpen(to: missing.fact) else {
          idle.insert(missing.fact)
          continue
        }
        decisive.insert(missing.fact)
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
    self.idle = idle.count { !decisive.contains($0) }
    var known: [GroupKey: Int] = [:]
    // A rule and the cost model may ask the same in the same words: one line is enough.
    var places: [[String: Int]] = []
    for entry in entries {
      let key = GroupKey(profiles: entry.profiles, advice: entry.missing.advice)
      let index = known[key, default: groups.count]
      if index == groups.count {
        known[key] = index
        groups.append(Group(profiles: key.profiles, advice: key.advice, facts: []))
        places.append([:])
      }
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

  /// What the facts of a group have in common.
  private struct GroupKey: Hashable {
    let profiles: [String]
    let advice: String
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

extension CheckResult {
  /// Whether a fact still matters: it doesn't if a plan replaces the graph, and a fact about costs doesn't if the
  /// session can't run.
  fileprivate func isOpen(to fact: Fact) -> Bool {
    switch verdict {
    case .adjusted: return false
    case .cannotRun:
      if case .asked = fact { return true }
      return false
    case .runs, .unverified, .invalid: return true
    }
  }
}
