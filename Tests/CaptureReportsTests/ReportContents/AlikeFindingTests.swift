import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource
import RuleKit
import TestSupport
import Testing

/// Findings of several devices that differ only in a number or a fix are one.
struct AlikeFindingTests {
  private static let source = SourceText("{ \"capplan\": 1 }")

  private static func report(_ findings: [(String, Finding)]) -> FileReport {
    let reading = GraphDocument(source: source, document: nil, graph: nil, findings: [])
    return FileReport(
      reading,
      results: findings.map { profile, finding in
        CheckResult(profile: profile, verdict: .runs, findings: [finding])
      })
  }

  private static func finding(_ message: String, help: String? = nil, fixes: [Fix] = []) -> Finding {
    Finding(
      rule: "hardware-cost-over", severity: .warning, message: message, range: SourceRange(0, 1), fixes: fixes,
      help: help)
  }

  private static func messages(_ texts: String...) -> [String] {
    report(texts.enumerated().map { ("device-\($0.offset)", finding($0.element)) }).findings.map(\.finding.message)
  }

  @Test func numbersBecomeARange() {
    #expect(Self.messages("cost is 0.9", "cost is 1.25", "cost is 1.1") == ["cost is 0.9 to 1.25"])
    #expect(
      Self.messages("cost is 1.1 (0.4 to 1.2): high", "cost is 1.2 (0.3 to 1.5): high")
        == ["cost is 1.1 to 1.2 (0.3 to 1.5): high"])
    #expect(Self.messages("runs at 30, binned", "runs at 60, binned") == ["runs at 30 to 60, binned"])
  }

  @Test(
    "What is no quantity stays apart",
    arguments: [
      ("iPhone 13 lacks it", "iPhone 15 lacks it"), ("use 1920x1440", "use 1920x1080"),
      ("needs iOS 16", "needs iOS 17"),
      ("it is \"c1\"", "it is \"c2\""), ("one thing", "another thing"),
    ])
  func names(_ one: String, _ other: String) {
    #expect(Self.messages(one, other) == [one, other])
  }

  @Test func fixesThatDifferAreShownWithTheirDevices() {
    func fix(_ title: String) -> Fix {
      Fix(title, .unsafe, edits: [SourceEdit(SourceRange(0, 0), with: title)])
    }
    let report = Self.report([
      ("a", Self.finding("no format", fixes: [fix("guard it"), fix("take 30")])),
      ("b", Self.finding("no format", fixes: [fix("guard it"), fix("take 60")])),
      ("c", Self.finding("no format", fixes: [fix("guard it"), fix("take 60")])),
    ])
    #expect(report.findings.count == 1)
    #expect(report.findings[0].finding.fixes.map(\.title) == ["guard it"] && report.findings[0].profiles.isEmpty)
    let text = TextRenderer().render(Report(tool: ReportTool(version: "1") { _ in nil }, files: [report]))
    #expect(text.contains("fix (unsafe): guard it\n"), "\(text)")
    #expect(text.contains("fix (unsafe): on a: take 30\n") && text.contains("fix (unsafe): on b, c: take 60\n"))
    #expect(text.contains("1 warning in 1 file on 3 profiles"))
  }

  @Test func twoFindingsOfOneDeviceStayTwo() {
    let reading = GraphDocument(source: Self.source, document: nil, graph: nil, findings: [])
    let results = ["a", "b"].map { profile in
      CheckResult(
        profile: profile, verdict: .runs,
        findings: [Self.finding("cost is 1 on \(profile)"), Self.finding("cost is 2 on \(profile)")])
    }
    #expect(FileReport(reading, results: results).findings.count == 4)
    let mixed = [
      CheckResult(profile: "a", verdict: .runs, findings: [Self.finding("cost is 1"), Self.finding("cost is 2")]),
      CheckResult(profile: "b", verdict: .runs, findings: [Self.finding("cost is 3")]),
    ]
    #expect(FileReport(reading, results: mixed).findings.count == 3)
  }
}
