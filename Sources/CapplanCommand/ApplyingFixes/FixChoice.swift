import CapturePlanning
package import CaptureReports
package import JSONSource
import RuleKit

/// Decides which fixes a run makes.
package struct FixChoice {
  /// Whether it makes unsafe fixes too.
  private let takesUnsafe: Bool

  /// The rules that the command line selects by name.
  private let selected: Set<RuleID>

  /// The fixes that `--unsafe-fixes` adds to the safe ones, for the rules that `--select` names.
  package init(takesUnsafe: Bool, _ rules: RuleOptions) {
    self.takesUnsafe = takesUnsafe
    selected = Set(rules.selected.compactMap { Rule.named($0)?.id })
  }

  /// The fixes to make in one round: at most one for each finding, no two that touch the same bytes, and none that was
  /// refused.
  ///
  /// As long as there are safe fixes, only those are made, since they may settle other findings too. Unsafe fixes are
  /// made for one rule at a time. Faults of the document come first, because nobody knows what a fix would break before
  /// they are gone.
  package func round(of report: FileReport, in text: SourceText, without refused: Set<Fix> = []) -> [Fix] {
    let safe = Self.apart(report.findings.compactMap { self.safe($0) }.filter { !refused.contains($0) })
    if !safe.isEmpty || !takesUnsafe { return safe }
    let faults = report.findings.filter { $0.finding.effect != nil && $0.finding.severity == .error }
    let open = (faults.isEmpty ? report.findings : faults).compactMap { merged in
      unsafe(merged, in: text).flatMap { refused.contains($0) ? nil : (rule: merged.finding.rule, fix: $0) }
    }
    guard let rule = open.first?.rule else { return [] }
    return Self.apart(open.filter { $0.rule == rule }.map(\.fix))
  }

  /// The safe fix of a finding: its first one. Only findings on every profile are fixed, since a fix that is safe for
  /// one device may break another.
  private func safe(_ merged: MergedFinding) -> Fix? {
    guard merged.profiles.isEmpty else { return nil }
    return merged.finding.fixes.first { $0.applicability == .safe && !$0.edits.isEmpty }
  }

  /// The unsafe fix of a finding, if it is clear which one to make.
  private func unsafe(_ merged: MergedFinding, in text: SourceText) -> Fix? {
    if case .made(let fix) = Decision(merged, isSelected: selected.contains(merged.finding.rule), in: text) {
      return fix
    }
    return nil
  }

  /// Why a finding keeps its fixes; `nil` if it has none, or if one of them is made.
  package func reason(
    forLeaving merged: MergedFinding, in text: SourceText, without refused: Set<Fix> = []
  ) -> String? {
    guard merged.hasFixes else { return nil }
    if let safe = safe(merged) { return refused.contains(safe) ? Self.breaking : nil }
    switch Decision(merged, isSelected: selected.contains(merged.finding.rule), in: text) {
    case .made(let fix): return refused.contains(fix) ? Self.breaking : nil
    case .left(let reason): return reason
    }
  }

  private static let breaking = "its fix would break another rule, or make a finding worse"

  private static func apart(_ fixes: [Fix]) -> [Fix] {
    var taken: [SourceRange] = []
    return fixes.filter { fix in
      guard fix.edits.allSatisfy({ isFree($0.range, among: taken) }) else { return false }
      for edit in fix.edits { taken.insert(edit.range, at: taken.partitioningIndex { $0 >= edit.range }) }
      return true
    }
  }

  private static func isFree(_ range: SourceRange, among taken: [SourceRange]) -> Bool {
    let index = taken.partitioningIndex { $0 >= range }
    let neighbours = taken[max(0, index - 1)..<min(taken.count, index + 1)]
    return !neighbours.contains { $0.overlaps(range) || $0.lowerBound == range.lowerBound }
  }
}

extension FixChoice {
  /// How `--unsafe-fixes` treats a finding.
  private enum Decision {
    case made(Fix)
    case left(String)

    init(_ merged: MergedFinding, isSelected: Bool, in text: SourceText) {
      let all = merged.finding.fixes.filter { !$0.edits.isEmpty }.map { (fix: $0, effect: FixEffect($0, on: text)) }
      // A guard is right for every device; any other fix for one device may break another.
      let possible = all.filter { merged.profiles.isEmpty || $0.effect == .guards }
      guard let best = possible.min(by: { $0.effect < $1.effect }) else {
        self = .left("the fix is not that of every profile; choose one with --profile")
        return
      }
      let rule = merged.finding.rule
      let rivals = isSelected ? possible.filter { $0.effect == best.effect } : possible
      if rivals.count > 1 {
        let isDecided = !isSelected && possible.count { $0.effect == best.effect } == 1
        let advice = isDecided ? "--select \(rule) makes '\(best.fix.title)'" : "choose one by hand"
        self = .left("it has \(rivals.count) fixes: \(advice)")
      } else if best.effect.needsSelection, !isSelected {
        let what = best.effect == .removes ? "removes an element" : "hides the finding"
        self = .left("its fix \(what): only with --select \(rule)")
      } else if merged.finding.severity == .note, best.effect != .guards, !isSelected {
        self = .left("it is a note, and changes nothing that runs: only with --select \(rule)")
      } else {
        self = .made(best.fix)
      }
    }
  }
}
