public import CaptureModel
public import CaptureSession
public import JSONSource

/// Why a reduction ends without a configuration, in words.
public enum OutcomeText {
  /// A cost that has a target can't be told for want of facts.
  public static func undecided(_ missing: [Fact], _ profile: DeviceProfile) -> String {
    "the profile \(profile.id) does not say \(missing.map(\.words).sentence)"
  }

  /// The graph breaks rules that no choice can keep, or facts are missing that would tell.
  public static func refused(_ errors: [Finding], _ missing: [Fact], _ profile: DeviceProfile) -> String {
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    let reason =
      missing.isEmpty
      ? "the graph has \(count) that no choice of format, rate or port removes" : undecided(missing, profile)
    return reason + "; `capplan check` explains"
  }

  /// What the reduction found would break rules.
  public static func breaks(_ rules: [RuleID]) -> String {
    "the reduced graph would break \(rules.map(\.rawValue).joined(separator: ", "))"
  }
}
