/// Where a more specific rule speaks, the general one is silent.
enum Superseding {
  /// The findings without those at whose place a rule speaks that supersedes theirs; the speaker names them in a note.
  static func filter(_ findings: [Finding]) -> [Finding] {
    let general = Set(Rule.all.flatMap(\.supersedes))
    guard findings.contains(where: { general.contains($0.rule) }) else { return findings }
    var superseding: [Rule.ID: [Rule.ID]] = [:]
    for rule in Rule.all where !rule.supersedes.isEmpty { superseding[rule.id] = rule.supersedes }
    let speakers = findings.filter { superseding[$0.rule] != nil }
    return findings.filter { finding in
      !speakers.contains { speaker in
        superseding[speaker.rule]?.contains(finding.rule) ?? false && speaker.range.overlaps(finding.range)
      }
    }
  }
}
