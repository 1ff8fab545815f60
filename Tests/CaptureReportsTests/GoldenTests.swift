import CapturePlans
import JSONSource
import CapturePlanning
import CaptureReports
import Foundation
import TestSupport
import Testing

/// Whole outputs, kept in files: `CAPPLAN_REWRITE_GOLDENS=1 swift test` writes them anew, to be read in the diff.
struct GoldenTests {
  static let folder = PackageFolder.url(of: "Tests/CaptureReportsTests/Goldens")

  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  @Test(arguments: cases)
  func rendersAsBefore(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let bytes = Array(try Data(contentsOf: folder.appending(path: "graph.json")))
    let file = try Checking.check(SourceText(name: "graph.json", bytes: bytes))
    let report = Report(tool: Checking.tool, files: [file])
    try Self.expect(TextRenderer().render(report), in: folder.appending(path: "text.txt"))
    try Self.expect(ConciseRenderer().render(report), in: folder.appending(path: "concise.txt"))
    let profiles = try file.results.map { try Bundled.profile($0.profile) }
    try Self.expect(CostRenderer(profiles: profiles).render(report), in: folder.appending(path: "cost.txt"))
    try Self.expect(JSONRenderer().render(report), in: folder.appending(path: "report.json"))
    try Self.expectFormats(of: report, in: folder)
    guard name == "predictions" else { return }
    try Self.expect(
      TextRenderer(shows: [.predictions]).render(report), in: folder.appending(path: "text-predictions.txt"))
    try Self.expect(
      ConciseRenderer(showsPredictions: true).render(report), in: folder.appending(path: "concise-predictions.txt"))
  }

  /// The forms that platforms read, of some cases.
  private static func expectFormats(of report: Report, in folder: URL) throws {
    guard ["odd-text", "several-profiles", "syntax"].contains(folder.lastPathComponent) else { return }
    let outcome = RunOutcome(status: 1, meaning: "findings", isComplete: true)
    try expect(SARIFRenderer(outcome).render(report).text, in: folder.appending(path: "report.sarif"))
    try expect(GitHubRenderer().render(report), in: folder.appending(path: "github.txt"))
    try expect(GitLabRenderer().render(report), in: folder.appending(path: "gitlab.json"))
    try expect(JUnitRenderer().render(report), in: folder.appending(path: "junit.xml"))
    try expect(CheckstyleRenderer().render(report), in: folder.appending(path: "checkstyle.xml"))
    try expect(RDJSONRenderer().render(report), in: folder.appending(path: "rdjson.json"))
    try expect(JSONLinesRenderer().render(report), in: folder.appending(path: "report.jsonl"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 5 && Self.cases.contains("predictions")) }

  /// Compares a text with a file, or writes the file where that was asked for.
  static func expect(_ text: String, in file: URL) throws {
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(file.lastPathComponent) of \(file.deletingLastPathComponent().lastPathComponent)")
  }
}
