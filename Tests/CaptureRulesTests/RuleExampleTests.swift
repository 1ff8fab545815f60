import CaptureSession
import CaptureModel
import JSONSource
import CapturePlans
import RuleKit
import CapturePlanning
import DeviceFacts
import DeviceProfiles
import TestSupport
import Testing

/// Every example of every rule, run through the whole pipeline.
struct RuleExampleTests {
  /// One example with the rule that it belongs to.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let example: RuleExample
    let number: Int

    var testDescription: String { "\(rule.id) example \(number)" }
  }

  static let cases: [Case] = Rule.all.flatMap { rule in
    rule.examples.enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
  }

  @Test(arguments: cases)
  func exampleBehavesAsMarked(_ test: Case) throws {
    let result = try Self.check(test.example.text, like: test.example)
    let own = result.findings.filter { $0.rule == test.rule.id }
    #expect(
      own.map(\.range).sorted() == test.example.markedRanges,
      """
      the marks are around \(Self.quoted(test.example.markedRanges, of: test.example)), \
      and the rule speaks at \(Self.quoted(own.map(\.range).sorted(), of: test.example)): \(own.map(\.message))
      """)
    // That the app may ask first is offered by the check, not by the rule.
    let fixes = own.flatMap(\.fixes).filter { fix in !fix.edits.contains { Self.asksFirst($0) } }
    #expect(test.rule.hasFix || fixes.isEmpty, "the rule says that it has no fixes")
    #expect(test.example.hasFix || fixes.isEmpty, "the example says that there is no fix")
    #expect(test.example.isPassing == test.example.markedRanges.isEmpty, "marks and kind agree")
    if test.example.isUnverified {
      #expect(result.missing.contains { $0.rule == test.rule.id })
    }
    if !test.example.isPassing {
      // An example that says nothing of the app around the session is not judged by what it leaves out.
      let isSilentOnApp = !test.example.text.contains("\"app\"")
      let others = result.findings.filter { finding in
        let isAboutTheApp = Rule.named(finding.rule.rawValue).map { [.app, .pressure].contains($0.area) } ?? false
        return finding.severity >= .warning && finding.rule != test.rule.id && !(isSilentOnApp && isAboutTheApp)
      }
      #expect(
        others.isEmpty,
        """
        an example of \(test.rule.id) breaks other rules: \(others.map { "\($0.rule): \($0.message)" }); a new rule that \
        asks for a setting in every graph is a note, which settings make a warning
        """)
    }
  }

  /// The texts at some places of an example.
  private static func quoted(_ ranges: [SourceRange], of example: RuleExample) -> [String] {
    let text = SourceText(example.text)
    return ranges.map { text[$0] }
  }

  private static func asksFirst(_ edit: SourceEdit) -> Bool {
    edit.replacement.contains("\"whereSupported\"") || edit.replacement.contains("\"optional\"")
  }

  @Test(arguments: cases.filter { $0.example.hasFix(of: $0.rule) })
  func fixMakesTheExamplePass(_ test: Case) throws {
    var text = SourceText(test.example.text)
    var applied = 0
    // Each round applies the first fix of the first finding; a fix may need the next finding's fix after it.
    for _ in 0..<8 {
      let result = try Self.check(text, like: test.example)
      guard let fix = result.findings.first(where: { $0.rule == test.rule.id })?.fixes.first else { break }
      text = SourceText(name: text.name, bytes: SourceEdit.apply(fix.edits, to: text.bytes))
      applied += 1
    }
    let result = try Self.check(text, like: test.example)
    let left = result.findings.filter { $0.rule == test.rule.id || $0.severity == .error }
    #expect(left.isEmpty, "\(left.map(\.message)) in \(text[text.range])")
    #expect(applied > 0, "the rule says that it has fixes")
  }

  @Test(arguments: Rule.all.filter { $0.hasFix && !RuleListTests.withoutExample.contains($0.id) }.map(\.id))
  func aRuleWithFixesShowsOne(_ id: RuleID) {
    #expect(
      Self.cases.contains { $0.rule.id == id && $0.example.hasFix(of: $0.rule) }, "no example has a fix")
  }

  static func check(_ text: String, like example: RuleExample) throws -> CheckResult {
    try check(SourceText(text), like: example)
  }

  static func check(_ text: SourceText, like example: RuleExample) throws -> CheckResult {
    let profile = try profile(of: example)
    var options = CheckOptions()
    options.aims = example.aims
    options.today = CalendarDate(year: 2026, month: 1, day: 1)
    let reading = Planning.read(
      text, profiles: DeviceProfiles.ids, infoPlist: example.infoPlist.map { plist in { _ in plist } })
    return Planning.check(reading, on: profile, options: options)
  }

  static func profile(of example: RuleExample) throws -> DeviceProfile {
    guard let text = example.profileText else { return try Bundled.profile(example.profile) }
    let result = Bundled.decode(SourceText(name: example.profile, text))
    return try #require(result.profile, "\(result.findings)").withFamilyFacts()
  }
}

extension RuleExample {
  /// Whether the rule fixes what the example breaks.
  fileprivate func hasFix(of rule: Rule) -> Bool { !isPassing && hasFix && rule.hasFix }
}
