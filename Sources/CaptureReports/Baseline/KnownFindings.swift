import JSONSource

/// The findings of a report that a baseline knows.
public struct KnownFindings: Sendable {
  /// The findings on each profile; under an empty name those of a document that was checked on none.
  private var findings: [String: Set<Finding>] = [:]

  /// No findings.
  public init() {}

  mutating func add(_ some: [Finding], on profile: String) { findings[profile, default: []].formUnion(some) }

  /// Whether a finding is known on a profile.
  func contains(_ finding: Finding, on profile: String) -> Bool {
    (findings[profile] ?? findings[""])?.contains(finding) ?? false
  }
}
