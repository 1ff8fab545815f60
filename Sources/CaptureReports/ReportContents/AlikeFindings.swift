import JSONSource

/// Merges findings of several devices that differ only in a number or in their fixes.
struct AlikeFindings {
  /// The parts that alike findings share.
  private struct Key: Hashable {
    let isLikely: Bool
    let basis: Bool
    let texts: [String?]
    let places: [SourceRange?]

    init(_ finding: Finding) {
      isLikely = finding.isLikely
      basis = finding.basis != nil
      texts = Self.texts(of: finding).map { $0.map { NumberedText($0).pattern } }
      places = finding.notes.map(\.range) + finding.subjects
    }

    static func texts(of finding: Finding) -> [String?] {
      [finding.message, finding.label, finding.help] + finding.notes.map(\.message)
    }
  }

  /// The findings, with alike ones merged, in order of place, severity and rule.
  static func merged(_ findings: [MergedFinding], of profiles: [String]) -> [MergedFinding] {
    var result: [MergedFinding] = []
    var rest = findings[...]
    while let first = rest.first?.finding {
      let run = rest.prefix {
        $0.finding.range == first.range && $0.finding.severity == first.severity && $0.finding.rule == first.rule
      }
      rest = rest.dropFirst(run.count)
      result += run.count == 1 ? Array(run) : grouped(Array(run), of: profiles)
    }
    return result
  }

  private static func grouped(_ run: [MergedFinding], of profiles: [String]) -> [MergedFinding] {
    var order: [Key] = []
    var groups: [Key: [MergedFinding]] = [:]
    for merged in run {
      let key = Key(merged.finding)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(merged)
    }
    return order.flatMap { key -> [MergedFinding] in
      let alike = groups[key] ?? []
      // Two findings of one device stay two.
      let all = alike.flatMap(\.profiles)
      return alike.count > 1 && Set(all).count == all.count && alike.allSatisfy { !$0.profiles.isEmpty }
        ? [one(of: alike, profiles)] : alike
    }
  }

  private static func one(of alike: [MergedFinding], _ profiles: [String]) -> MergedFinding {
    let findings = alike.map(\.finding)
    let texts = findings.map { Key.texts(of: $0) }
    var one = findings[0].saying { index in NumberedText.merged(texts.map { $0[index] ?? "" }) }
    one.basis = findings.compactMap(\.basis).reduce(nil) { $0?.weaker($1) ?? $1 }
    one.fixes = findings[0].fixes.filter { fix in findings.allSatisfy { $0.fixes.contains(fix) } }
    let made = Set(alike.flatMap(\.profiles))
    let all = profiles.filter { made.contains($0) }
    return MergedFinding(
      finding: one, profiles: all.count == profiles.count ? [] : all, variants: alike)
  }
}

extension Finding {
  /// The same finding in other words. `text` returns those of the message, the label, the help and each note, by index.
  fileprivate func saying(_ text: (Int) -> String) -> Finding {
    worded(
      text(0), label: label.map { _ in text(1) }, help: help.map { _ in text(2) },
      notes: notes.enumerated().map { Note(text($0.offset + 3), at: $0.element.range) })
  }
}
