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

  /// How many missing facts don't affect a verdict.
  let idle: Int

  init(_ results: [CheckResult]) {
    var order: [Fact] = []
    var known: [Fact: (missing: MissingFact, rules: [String], profiles: [String])] = [:]
    var idle: Set<Fact> = []
    for result in results {
      for missing in result.missing {
        guard missing.decides, result.isOpen(to: missing.fact) else {
          idle.insert(missing.fact)
          continue
        }
        if known[missing.fact] == nil { order.append(missing.fact) }
        var entry = known[missing.fact] ?? (missing, [], [])
        // A fact that one device has may be missing on another.
        if entry.missing.instead != missing.instead { entry.missing.instead = nil }
        if !entry.rules.contains(missing.rule.rawValue) { entry.rules.append(missing.rule.rawValue) }
        if entry.profiles.last != result.profile { entry.profiles.append(result.profile) }
        known[missing.fact] = entry
      }
    }
    self.idle = idle.subtracting(order).count
    for fact in order {
      guard let entry = known[fact] else { continue }
      let advice = entry.missing.advice
      if let index = groups.firstIndex(where: { $0.profiles == entry.profiles && $0.advice == advice }) {
        groups[index].facts.append((entry.missing.fact, entry.rules))
      } else {
        groups.append(
          Group(profiles: entry.profiles, advice: advice, facts: [(entry.missing.fact, entry.rules)]))
      }
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
