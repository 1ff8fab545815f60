import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// A text that is being fixed, as far as it has come.
struct FixStep {
  /// The text.
  private(set) var text: SourceText

  /// Its report.
  private(set) var report: FileReport

  /// The fixes after which some profile refuses this text for something new, or a safe one makes it worse there.
  private(set) var refused: Set<Fix> = []

  /// The most checks for one round; fixes that were not tried by then are refused.
  private static let mostTrials = 64

  /// A text with its report.
  init(_ text: SourceText, _ report: FileReport) { (self.text, self.report) = (text, report) }

  /// Makes those of some fixes that harm no profile, and returns them. All are tried together first; what does harm is
  /// split in half.
  mutating func make(_ fixes: [Fix], _ checker: inout GraphChecker) throws(UsageError) -> [Fix] {
    var (taken, groups, trials) = ([Fix](), [fixes], 0)
    var (next, fixed) = (text, report)
    while let group = groups.popLast() {
      if trials < Self.mostTrials {
        let trial = applying(taken + group)
        let after = try checker.file(trial)
        trials += 1
        if !after.isWorse(than: report, by: group) {
          (taken, next, fixed) = (taken + group, trial, after)
          continue
        }
      }
      if group.count == 1 || trials == Self.mostTrials {
        refused.formUnion(group)
      } else {
        groups += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
      }
    }
    if !taken.isEmpty { (text, report, refused) = (next, fixed, []) }
    return taken
  }

  private func applying(_ fixes: [Fix]) -> SourceText {
    text.with(SourceEdit.apply(fixes.flatMap(\.edits).sorted { $0.range < $1.range }, to: text.bytes))
  }
}

extension FileReport {
  /// Whether some profile refuses the graph for something for which it did not refuse it in an earlier report, or, if
  /// fixes are safe, warns of more or is surer. Where no rule has run before, nobody knows.
  fileprivate func isWorse(than earlier: FileReport, by fixes: [Fix]) -> Bool {
    guard case .checked(let reading, let results) = content, case .checked(let old, let before) = earlier.content else {
      return false
    }
    let applicability: Fix.Applicability = fixes.contains { $0.applicability == .safe } ? .safe : .unsafe
    return zip(results, before).contains { result, earlier in
      guard result.profile == earlier.profile, earlier.verdict != .invalid else { return false }
      return result.harm(in: reading).isMore(than: earlier.harm(in: old), after: applicability)
    }
  }
}
