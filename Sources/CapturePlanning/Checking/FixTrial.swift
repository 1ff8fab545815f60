import CaptureModel
import CapturePlans
import JSONSource

/// Tries the fixes of findings: what one rule asks for, another may refuse.
struct FixTrial {
  private let reading: GraphDocument
  private let profile: DeviceProfile
  private let options: CheckOptions

  /// The most bytes that are read again for one check: beyond them fixes are offered untried, or large documents would
  /// take minutes.
  private static let mostBytes = 1 << 20

  init(_ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    self.reading = reading
    self.profile = profile
    self.options = options
  }

  /// Leaves out the fixes that make an error which the graph does not have.
  func dropHarmfulFixes(of result: inout CheckResult) {
    // No rule has run on half a graph, so any fix may uncover errors that were there before.
    guard result.verdict != .invalid else { return }
    let before = Self.refusals(result)
    var bytes = 0
    for index in result.findings.indices where !result.findings[index].fixes.isEmpty {
      result.findings[index].fixes.removeAll { fix in
        bytes += reading.source.bytes.count
        return bytes <= Self.mostBytes && isHarmful(fix, before)
      }
    }
  }

  private func isHarmful(_ fix: Fix, _ before: [RuleID: Int]) -> Bool {
    let edits = fix.edits.sorted { $0.range < $1.range }
    let source = SourceText(name: reading.source.name, bytes: SourceEdit.apply(edits, to: reading.source.bytes))
    let infoPlist = reading.graph?.infoPlist
    let profiles = (reading.graph?.profileNames ?? []) + [profile.id]
    let fixed = Planning.read(source, profiles: profiles) { _ in infoPlist ?? .unreadable("is not named") }
    return Self.refusals(Planning.judge(fixed, on: profile, options: options).result).contains { rule, count in
      count > before[rule] ?? 0
    }
  }

  /// How many findings of each rule refuse the graph, whichever are reported.
  private static func refusals(_ result: CheckResult) -> [RuleID: Int] {
    var counts: [RuleID: Int] = [:]
    for finding in result.refusals { counts[finding.rule, default: 0] += 1 }
    return counts
  }
}
