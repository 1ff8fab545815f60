public import CaptureModel
public import CaptureSession
public import JSONSource

/// Explains why a reduction ends without a configuration.
public enum OutcomeText {
  /// Which facts are missing for a plan; the profile may have some of them, but of a kind that `trust` leaves out.
  public static func undecided(
    _ missing: [Fact], _ profile: DeviceProfile, leftOut: [Fact] = [], by trust: String = ""
  ) -> String {
    let unknown = missing.filter { !leftOut.contains($0) }
    var parts: [String] = []
    if !leftOut.isEmpty {
      parts.append(
        "\(trust) leaves out what the profile \(profile.id) says: "
          + leftOut.map(\.words).joined(separator: "; "))
    }
    if !unknown.isEmpty { parts.append("the profile \(profile.id) does not say \(unknown.map(\.words).sentence)") }
    return parts.joined(separator: "; ")
  }

  /// Which unknown facts decide whether a configuration runs, and what would settle them; `nil` if none is missing.
  public static func open(_ missing: [MissingFact]) -> String? {
    guard !missing.isEmpty else { return nil }
    var settlements: [String] = []
    for fact in missing where !settlements.contains(fact.settlement.advice) {
      settlements.append(fact.settlement.advice)
    }
    return "unverified: \(missing.map(\.fact.words).sentence); to find out, \(settlements.sentence)"
  }

  /// The message that the graph breaks rules that no choice can keep, or that facts are missing to tell.
  ///
  /// `check` is the command that shows which.
  public static func refused(_ errors: [Finding], orMissing gap: String?, check: String) -> String {
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    let has = !errors.isEmpty && errors.allSatisfy(\.isLikelyRefusal) ? "likely has" : "has"
    let reason = gap ?? "the graph \(has) \(count) that no choice of format, rate or port removes"
    return reason + "; `\(check)` explains"
  }

  /// The message that the reduction's result would break rules.
  public static func breaks(_ rules: [RuleID]) -> String {
    "the reduced graph would break \(rules.map(\.rawValue).joined(separator: ", "))"
  }
}
