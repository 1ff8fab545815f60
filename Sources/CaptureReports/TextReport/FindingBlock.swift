import JSONSource

/// The findings of one rule at one place, one for each device or group of devices: one block of text.
struct FindingBlock {
  /// The findings, the first of which is told whole; no device has two of them.
  private(set) var variants: [MergedFinding]

  /// The finding that is told whole.
  var head: MergedFinding { variants[0] }

  /// The findings in blocks: errors first, then warnings, then notes, each by place.
  static func blocks(_ findings: [MergedFinding]) -> [FindingBlock] {
    var blocks: [FindingBlock] = []
    for severity in [Severity.error, .warning, .note] {
      let start = blocks.count
      for merged in findings where merged.finding.severity == severity {
        // Findings at one place come one after the other.
        let near = blocks.indices.dropFirst(start).reversed().lazy
          .prefix { blocks[$0].head.finding.range == merged.finding.range }
        if let place = near.first(where: { blocks[$0].takes(merged) }) {
          blocks[place].variants.append(merged)
        } else {
          blocks.append(FindingBlock(variants: [merged]))
        }
      }
    }
    return blocks
  }

  private func takes(_ merged: MergedFinding) -> Bool {
    // Without a list, each is a finding of all devices.
    guard !merged.profiles.isEmpty, !head.profiles.isEmpty, head.finding.rule == merged.finding.rule,
      head.finding.range == merged.finding.range
    else { return false }
    let known = Set(variants.flatMap(\.profiles))
    return !merged.profiles.contains { known.contains($0) }
  }

  /// The ids of all its profiles, in the order of `all`; empty for all of them.
  func profiles(among all: [String]) -> [String] {
    if head.profiles.isEmpty { return [] }
    let own = Set(variants.flatMap(\.profiles))
    return own.count == all.count ? [] : all.filter { own.contains($0) }
  }

  /// What a variant says that the head does not: its message, its help, its notes and the titles of its fixes.
  struct Difference {
    let profiles: [String]
    let text: String
  }

  /// The variants that say something else than the head, each difference once; those that don't share its list.
  var differences: (ofHead: [String], others: [Difference]) {
    var same = head.profiles
    var order: [String] = []
    var profiles: [String: [String]] = [:]
    for variant in variants.dropFirst() {
      let text = Self.difference(variant.finding, from: head.finding)
      if text.isEmpty {
        same += variant.profiles
      } else {
        if profiles[text] == nil { order.append(text) }
        profiles[text, default: []] += variant.profiles
      }
    }
    return (same, order.map { Difference(profiles: profiles[$0] ?? [], text: $0) })
  }

  private static func difference(_ finding: Finding, from head: Finding) -> String {
    if let instead = TokenChange(from: texts(of: head), to: texts(of: finding)) { return instead.words }
    let told = head.notes.filter { $0.range == nil }.map(\.message)
    let notes = finding.notes.filter { $0.range == nil && !told.contains($0.message) }.map(\.message)
    let titles = head.fixes.map(\.title)
    let fixes = finding.fixes.filter { !titles.contains($0.title) }
      .map { "fix (\($0.applicability.rawValue)): \($0.title)" }
    // A label says again what its message says.
    let own = finding.sentence == head.sentence ? finding.label == head.label ? nil : finding.label : finding.sentence
    let help = finding.help == head.help ? nil : finding.help.map { tail(of: $0, after: head.help ?? "") }
    return ([own] + notes.map { $0 } + [help] + fixes.map { $0 }).compactMap { $0 }.joined(separator: "; ")
  }

  private static func texts(of finding: Finding) -> [String] {
    [finding.sentence, finding.label ?? "", finding.help ?? ""] + finding.notes.map(\.message)
      + finding.fixes.map(\.title)
  }

  /// A list without the words before its colon, if they are those of another list: `back wide, front wide`.
  private static func tail(of text: String, after other: String) -> String {
    guard let colon = text.firstIndex(of: ":") else { return text }
    let head = text[...colon] + " "
    return text.hasPrefix(head) && other.hasPrefix(head) ? String(text.dropFirst(head.count)) : text
  }
}

/// A number or version that alone tells some texts from others.
private struct TokenChange {
  private let old: String
  private let new: String

  /// The change from some texts to others; `nil` if they differ in more than one number, or not at all.
  init?(from old: [String], to new: [String]) {
    guard old.count == new.count else { return nil }
    var changes: Set<[String]> = []
    for (old, new) in zip(old, new) where old != new {
      let (before, after) = (old.split(separator: " "), new.split(separator: " "))
      guard before.count == after.count else { return nil }
      for (one, other) in zip(before, after) where one != other { changes.insert([Self.bare(one), Self.bare(other)]) }
    }
    guard changes.count == 1, let change = changes.first,
      change.allSatisfy({ $0.utf8.first.map { (0x30...0x39).contains($0) } ?? false })
    else { return nil }
    (self.old, self.new) = (change[0], change[1])
  }

  /// `the same, with 16.7 for 15.8`.
  var words: String { "the same, with \(new) for \(old)" }

  /// A word without the marks around it.
  private static func bare(_ word: Substring) -> String {
    let isMark = { (character: Character) in ",;:.()".contains(character) }
    var word = word.drop(while: isMark)
    while let last = word.last, isMark(last) { word.removeLast() }
    return String(word)
  }
}
