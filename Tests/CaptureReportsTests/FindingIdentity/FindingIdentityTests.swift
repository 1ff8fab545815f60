import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A finding is known by its rule and by the elements that it is about, never by its words.
struct FindingIdentityTests {
  /// The reports of all failing examples, each on its device.
  private static let files: [FileReport] = Rule.all.flatMap(\.examples).compactMap { example in
    guard !example.isPassing, example.profileText == nil else { return nil }
    return try? Checking.check(SourceText(example.text), on: [example.profile], targets: example.aims.targets)
  }

  /// The same report in other words.
  private static func reworded(_ file: FileReport) -> FileReport {
    guard case .checked(let reading, let results) = file.content else { return file }
    func other(_ findings: [Finding]) -> [Finding] {
      findings.map { finding in
        var finding = finding
        finding.message = "in \"other\" words, 12 of them"
        finding.notes = finding.notes.map { .init("and \"why\" too", at: $0.range) }
        finding.help = finding.help.map { _ in "do as 'told'" }
        return finding
      }
    }
    let text = GraphDocument(
      source: reading.source, document: reading.document, graph: reading.graph, findings: other(reading.findings))
    return FileReport(text, results: results.map { $0.reporting(other($0.findings)) })
  }

  private static func fingerprints(_ file: FileReport) throws -> [String] {
    let list = try JSONReading(GitLabRenderer().render(Report(tool: Checking.tool, files: [file])))
    return (0..<list.count("")).compactMap { list.string("/\($0)/fingerprint") }
  }

  private static func caseNames(_ file: FileReport) -> [Substring] {
    let text = JUnitRenderer().render(Report(tool: Checking.tool, files: [file]))
    return text.split(separator: "<testcase name=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
  }

  @Test func aRewordedMessageKeepsEveryIdentity() throws {
    #expect(Self.files.count > 300)
    for file in Breadth.of(Self.files, orOneIn: 3) {
      let other = Self.reworded(file)
      #expect(other.findings.allSatisfy { $0.finding.message != file.findings.first?.finding.message })
      #expect(Baseline(of: [("g", file)]).text == Baseline(of: [("g", other)]).text)
      #expect(try Self.fingerprints(file).sorted() == Self.fingerprints(other).sorted())
      #expect(Self.caseNames(file).sorted() == Self.caseNames(other).sorted())
    }
  }

  @Test func nearlyAllFindingsOfAGraphAreToldApartWithoutARunningNumber() {
    var (all, alike) = (0, 0)
    for file in Self.files {
      let text = Baseline(of: [("g", file)]).text
      let entries = text.split(separator: "\"rule\"").count - 1
      all += file.findings.count
      alike += max(0, file.findings.count - entries)
    }
    #expect(all > 600 && alike * 100 < all, "\(alike) of \(all)")
  }

  @Test func anElementThatANoteNamesIsASubject() throws {
    let file = try Checking.check(
      SourceText(
        """
        { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
          "inputs": [ { "id": "a", "deviceType": "builtInWideAngleCamera", "position": "back" },
                      { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "front" } ] }
        """))
    let document = try JSONReading(Baseline(of: [("g", file)]).text)
    let entry = (0..<document.count("/findings")).map { "/findings/\($0)" }
      .first { document.string("\($0)/rule") == "single-session-multiple-cameras" }
    let place = try #require(entry)
    #expect([0, 1, 2].map { document.string("\(place)/subjects/\($0)") } == ["/inputs/a", "/inputs/b", nil])
  }
}

/// What version 1 of a baseline knows stays known.
struct OlderBaselineTests {
  private static let graph = """
    { "capplan": 1, "profiles": ["iphone-xs"], "nme": 1, "session": { "type": "single" },
      "inputs": [ { "id": "a", "deviceType": "builtInWideAngleCamera", "position": "back" },
                  { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "front" } ] }
    """

  /// As version 1 was written: one place, and the words that messages quoted.
  private static let older = """
    { "capplanBaseline": 1, "findings": [
      { "path": "g", "rule": "unknown-key", "severity": "error", "at": "/nme" },
      { "path": "g", "rule": "single-session-multiple-cameras", "severity": "error", "at": "/inputs/a + /inputs/b",
        "names": ["a", "b"], "profiles": ["iphone-xs"] },
      { "path": "g", "rule": "format-unknown", "severity": "error", "at": "/inputs/gone", "profiles": ["iphone-xs"] },
      { "path": "unseen", "rule": "unknown-key", "severity": "error", "at": "/old" } ] }
    """

  @Test func itsEntriesMatchByRuleAndPlaceAndAreCarriedOver() throws {
    let baseline = try #require(Baseline.read(SourceText(Self.older), tool: Checking.tool).baseline)
    #expect(baseline.isOfVersion1)
    var use = BaselineUse(baseline)
    let file = try Checking.check(SourceText(Self.graph))
    let known: Set<RuleID> = ["unknown-key", "single-session-multiple-cameras"]
    #expect(known.isSubset(of: file.findings.map(\.finding.rule)))
    #expect(known.isDisjoint(with: use.sift(file, at: "g").findings.map(\.finding.rule)))
    let fates = use.fates(exists: { _ in true }, looksFor: { _ in true })
    #expect(fates == [.kept, .kept, .gone, .unjudged])
    let newer = use.dropping(fates)
    #expect(newer.text.contains("\"capplanBaseline\": 2") && newer.entries.count == 3)
    // What no graph was checked for stays as it was, and is known later.
    #expect(newer.text.contains("\"at\": \"/old\"") && !newer.text.contains("\"names\""))
    let again = try #require(Baseline.read(SourceText(newer.text), tool: Checking.tool).baseline)
    var next = BaselineUse(again)
    #expect(!again.isOfVersion1 && again.text == newer.text)
    #expect(known.isDisjoint(with: next.sift(file, at: "g").findings.map(\.finding.rule)))
    let unseen = try Checking.check(SourceText(#"{ "capplan": 1, "old": 1 }"#))
    #expect(next.sift(unseen, at: "unseen").findings.allSatisfy { $0.finding.rule != "unknown-key" })
  }
}
