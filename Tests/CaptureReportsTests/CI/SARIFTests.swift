import CapturePlanning
import CaptureReports
import Foundation
import JSONSource
import RuleKit
import Testing

/// What platforms take from SARIF, beyond what its schema can say.
struct SARIFTests {
  private static let outcome = RunOutcome(status: 3, meaning: "a file can't be read", isComplete: false)

  private static func log(_ report: Report) throws -> JSONReading {
    try JSONReading(SARIFRenderer(outcome).render(report).text)
  }

  @Test func eachResultHasARuleWithHelpARangeAndAFingerprint() throws {
    let log = try Self.log(try FormatGraphs.awkwardReport())
    let count = log.count("/runs/0/results")
    #expect(count >= 3)
    for index in 0..<count {
      let result = "/runs/0/results/\(index)"
      let rule = try #require(log.number("\(result)/ruleIndex").map { "/runs/0/tool/driver/rules/\($0)" })
      #expect(log.string("\(rule)/id") == log.string("\(result)/ruleId"))
      let known = try #require(log.string("\(rule)/id").flatMap { Rule.named($0) })
      #expect(log.string("\(rule)/shortDescription/text") == known.title)
      #expect(log.string("\(rule)/fullDescription/text") == known.rationale)
      #expect(log.string("\(rule)/help/text")?.contains(known.title) == true)
      #expect(log.string("\(rule)/help/markdown")?.hasPrefix("# \(known.id)\n") == true)
      let region = "\(result)/locations/0/physicalLocation/region"
      #expect(log.keys(region) == ["startLine", "startColumn", "endLine", "endColumn"])
      #expect(log.string("\(result)/partialFingerprints/capplanFinding~1v2")?.utf8.count == 16)
    }
    #expect(log.string("/runs/0/columnKind") == "unicodeCodePoints")
  }

  @Test func columnsCountScalars() throws {
    let text = #"{ "capplan": 1, "profiles": ["iphone-xs"], "name": "é😀", "nme": 1 }"#
    let log = try Self.log(try Checking.report(text))
    let region = "/runs/0/results/0/locations/0/physicalLocation/region"
    let start = text.unicodeScalars.distance(
      from: text.startIndex, to: try #require(text.range(of: "\"nme\"")).lowerBound)
    #expect(log.number("\(region)/startColumn") == start + 1 && log.number("\(region)/endColumn") == start + 6)
  }

  @Test func pathsAreRelativeReferences() throws {
    let log = try Self.log(try FormatGraphs.awkwardReport())
    let location = "/runs/0/results/0/locations/0/physicalLocation/artifactLocation"
    #expect(log.string("\(location)/uri") == "graphs/a%2Cb%3A%2050%25%20%3C%22%C3%A9%22%3E%26%27.json")
    #expect(log.string("\(location)/uriBaseId") == "%SRCROOT%" && log.number("\(location)/index") == 0)
    #expect(log.string("/runs/0/artifacts/1/location/uri") == "lost%1B.json")
  }

  @Test func aFileThatCannotBeReadIsANotificationAndFailsTheInvocation() throws {
    let log = try Self.log(try FormatGraphs.awkwardReport())
    let invocation = "/runs/0/invocations/0"
    #expect(log.kind("\(invocation)/executionSuccessful") == .false && log.number("\(invocation)/exitCode") == 3)
    let note = "\(invocation)/toolExecutionNotifications/0"
    #expect(log.string("\(note)/message/text") == "can't be read: no such file")
    #expect(log.string("\(note)/descriptor/id") == "unreadable" && log.string("\(note)/level") == "error")
    #expect(log.count("\(invocation)/toolExecutionNotifications") == 1)
  }

  @Test func aFixIsItsEditsAndSaysWhetherItIsSafe() throws {
    let text = #"{ "capplan": 1, "profiles": ["iphone-xs"], "sesion": { "type": "single" } }"#
    let log = try Self.log(try Checking.report(text))
    let fix = "/runs/0/results/0/fixes/0"
    let change = "\(fix)/artifactChanges/0/replacements/0"
    #expect(log.string("\(change)/insertedContent/text") == "\"session\"")
    #expect(log.number("\(change)/deletedRegion/startColumn") == 44)
    #expect(log.string("\(fix)/properties/applicability") == "unsafe")
    #expect(log.string("\(fix)/description/text") == "rename it to \"session\"")
  }

  @Test func whatANotePointsToIsARelatedLocation() throws {
    let text = #"{ "capplan": 1, "profiles": ["iphone-xs"], "name": "a", "name": "b" }"#
    let log = try Self.log(try Checking.report(text))
    #expect(log.string("/runs/0/results/0/ruleId") == "json-duplicate-key")
    let other = "/runs/0/results/0/relatedLocations/0"
    #expect(log.number("\(other)/physicalLocation/region/startColumn") == 44)
    #expect(log.string("\(other)/message/text") != nil)
  }

  @Test("Of more results than a platform takes the gravest are kept, and the log says how many are left out")
  func limit() throws {
    #expect(SARIFRenderer.mostResults == 25_000)
    let report = Report(
      tool: Checking.tool,
      files: try ["{ \"capplan\": 1 }", FormatGraphs.faulty(3)].map { text in
        try Checking.check(SourceText("\u{FEFF}" + text))
      })
    let (text, leftOut) = SARIFRenderer(Self.outcome, mostResults: 3).render(report)
    let log = try JSONReading(text)
    #expect(leftOut == 2 && log.count("/runs/0/results") == 3)
    for index in 0..<3 { #expect(log.string("/runs/0/results/\(index)/level") == "error") }
    #expect(log.count("/runs/0/tool/driver/rules") == 1)
    let note = "/runs/0/invocations/0/toolExecutionNotifications/0"
    #expect(log.string("\(note)/message/text") == "2 results past the first 3 left out: the most severe are kept")
  }

  @Test func findingsThatAreOnlyCountedAreANotification() throws {
    let log = try Self.log(try Checking.report(FormatGraphs.faulty(Finding.mostShown + 5)))
    #expect(log.count("/runs/0/results") == Finding.mostShown)
    let note = "/runs/0/invocations/0/toolExecutionNotifications/0"
    #expect(log.string("\(note)/message/text") == "5 more findings are not shown: 5 errors")
  }
}
