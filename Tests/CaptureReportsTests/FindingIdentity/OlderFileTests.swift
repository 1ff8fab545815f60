import CaptureReports
import Foundation
import JSONSource
import TestSupport
import Testing

/// What the version before baselines of version 2 wrote of twenty graphs, in `Older`: a baseline, and of a SARIF file the
/// results with their places and fingerprints.
struct OlderFileTests {
  private static let folder = PackageFolder.url(of: "Tests/CaptureReportsTests/Older")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The graphs as they are judged now, in order of their names.
  private static func files() throws -> [(path: String, report: FileReport)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".graph.json") }
    return try names.sorted().map { ($0, try Checking.check(SourceText(name: $0, bytes: Array(try text($0).utf8)))) }
  }

  @Test func everyEntryOfItsBaselineIsKnownAndCarriedOver() throws {
    let baseline = try #require(Baseline.read(SourceText(try Self.text("baseline.json")), tool: Checking.tool).baseline)
    #expect(baseline.isOfVersion1 && baseline.entries.count == 45)
    let files = try Self.files()
    #expect(files.count == 20)
    var use = BaselineUse(baseline)
    for file in files { _ = use.sift(file.report, at: file.path) }
    let fates = use.fates(exists: { _ in true }, looksFor: { _ in true })
    #expect(fates.allSatisfy { $0 == .kept }, "\(zip(baseline.entries, fates).filter { $1 != .kept })")
    // As `--update-baseline` writes it, it knows the same findings.
    let newer = try #require(Baseline.read(SourceText(use.dropping(fates).text), tool: Checking.tool).baseline)
    #expect(!newer.isOfVersion1 && newer.entries.count == 45)
    var next = BaselineUse(newer)
    for file in files { _ = next.sift(file.report, at: file.path) }
    #expect(next.fates(exists: { _ in true }, looksFor: { _ in true }) == fates)
    #expect(next.hiddenCount == use.hiddenCount && use.hiddenCount == 45)
  }

  /// A result of a SARIF file.
  private struct Result: Hashable {
    let rule: String?
    let path: String?
    let line: Int?
    let column: Int?
  }

  /// The fingerprints of a SARIF file's results.
  private static func fingerprints(_ log: JSONReading, _ version: String) -> [Result: String] {
    let results = (0..<log.count("/runs/0/results")).map { index in
      let result = "/runs/0/results/\(index)"
      let place = "\(result)/locations/0/physicalLocation"
      let key = Result(
        rule: log.string("\(result)/ruleId"), path: log.string("\(place)/artifactLocation/uri"),
        line: log.number("\(place)/region/startLine"), column: log.number("\(place)/region/startColumn"))
      return (key, log.string("\(result)/partialFingerprints/capplanFinding~1\(version)") ?? "")
    }
    return Dictionary(results) { first, _ in first }
  }

  @Test func everyResultOfItsSARIFHasOneFingerprintNow() throws {
    let older = Self.fingerprints(try JSONReading(try Self.text("report.sarif")), "v1")
    let report = Report(tool: Checking.tool, files: try Self.files().map(\.report))
    let outcome = RunOutcome(status: 1, meaning: "findings", isComplete: true)
    let newer = Self.fingerprints(try JSONReading(SARIFRenderer(outcome).render(report).text), "v2")
    // Fingerprints tell the results of one file apart.
    func identities(_ prints: (Result) -> String?) -> Set<[String]> {
      Set(older.keys.compactMap { key in prints(key).map { [key.path ?? "", $0] } })
    }
    #expect(older.count == 45 && identities { older[$0] }.count == 45)
    #expect(Set(older.keys).subtracting(newer.keys).isEmpty)
    #expect(identities { newer[$0] }.count == 45 && !newer.values.contains(""))
  }
}
