import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A fix that is offered makes no new error.
struct FixSafetyTests {
  /// The errors of a check, by rule: a fix may move one, but make none more.
  private static func errors(_ result: CheckResult) -> [RuleID: Int] {
    var counts: [RuleID: Int] = [:]
    for finding in result.findings where finding.severity == .error { counts[finding.rule, default: 0] += 1 }
    return counts
  }

  private static func check(_ source: SourceText, on profile: DeviceProfile) -> (GraphDocument, CheckResult) {
    let reading = Planning.read(source, profiles: Bundled.all.map(\.id))
    var options = CheckOptions()
    options.triesFixes = true
    return (reading, Planning.check(reading, on: profile, options: options))
  }

  /// Applies each fix of each finding by itself; returns how many there were.
  private static func applyEachFix(of text: String, on profile: DeviceProfile) -> Int {
    let (reading, result) = check(SourceText(text), on: profile)
    // What a fix of half a graph uncovers was there before.
    guard result.verdict != .invalid else { return 0 }
    let before = errors(result)
    var count = 0
    for finding in result.findings {
      for fix in finding.fixes {
        count += 1
        let bytes = SourceEdit.apply(fix.edits.sorted { $0.range < $1.range }, to: reading.source.bytes)
        let (_, after) = check(SourceText(name: "fixed", bytes: bytes), on: profile)
        let new = Self.errors(after).filter { $0.value > before[$0.key] ?? 0 }.map(\.key).sorted()
        #expect(
          new.isEmpty, "'\(fix.title)' of \(finding.rule) on \(profile.id) makes \(new): \(text)")
      }
    }
    return count
  }

  @Test(arguments: 0..<4)
  func noFixOfARandomGraphMakesAnError(_ part: Int) {
    var generator = SeededGenerator(UInt64(900 + part))
    var count = 0
    for index in 0..<60 {
      let profile = RandomGraph.profiles[index % RandomGraph.profiles.count]
      let graph = RandomGraph(on: profile, using: &generator).demanding(using: &generator)
      count += Self.applyEachFix(of: graph.text, on: profile)
    }
    #expect(count > 20, "\(count)")
  }

  /// The examples of every rule on another device than their own, too.
  @Test func noFixOfAnExampleMakesAnError() {
    var generator = SeededGenerator(1738)
    var count = 0
    for rule in Rule.all {
      for example in rule.examples where example.profileText == nil {
        for profile in Bundled.all.shuffled(using: &generator).prefix(3) {
          count += Self.applyEachFix(of: example.text, on: profile)
        }
      }
    }
    #expect(count > 300, "\(count)")
  }
}
