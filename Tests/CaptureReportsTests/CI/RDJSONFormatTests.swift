import CaptureReports
import JSONSource
import Testing

/// What reviewdog takes from its DiagnosticResult, beyond what its schema can say.
struct RDJSONFormatTests {
  private static func result(_ text: String) throws -> JSONReading {
    try JSONReading(RDJSONRenderer().render(try Checking.report(text)))
  }

  @Test func columnsCountBytes() throws {
    let text = "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"],\n \"name\": \"é😀\", \"nme\": 1 }"
    let result = try Self.result(text)
    let range = "/diagnostics/0/location/range"
    #expect(result.number("\(range)/start/line") == 2 && result.number("\(range)/end/line") == 2)
    #expect(result.number("\(range)/start/column") == 20 && result.number("\(range)/end/column") == 25)
  }

  @Test func aByteOrderMarkCountsAsItsBytes() throws {
    let result = try Self.result("\u{FEFF}{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"nme\": 1 }")
    let index = try #require((0..<2).first { result.string("/diagnostics/\($0)/code/value") == "unknown-key" })
    #expect(result.number("/diagnostics/\(index)/location/range/start/column") == 47)
  }

  @Test("A fix of several edits is one suggestion, from the first place to the last")
  func suggestion() throws {
    let text = "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], // one\n /* two */ \"name\": \"x\" }"
    let report = try Checking.report(text)
    let finding = try #require(report.files[0].findings.map(\.finding).first { !$0.fixes.isEmpty })
    let result = try Self.result(text)
    let suggestions = (0..<result.count("/diagnostics")).filter {
      result.count("/diagnostics/\($0)/suggestions") > 0
    }
    let first = try #require(suggestions.first)
    let suggestion = "/diagnostics/\(first)/suggestions/0"
    let edits = finding.fixes[0].edits
    let table = LineTable(SourceText(text))
    let start = try #require(edits.first?.range.lowerBound)
    let end = try #require(edits.last?.range.upperBound)
    #expect(result.number("\(suggestion)/range/start/column") == table.byteColumn(of: start))
    #expect(result.number("\(suggestion)/range/end/line") == table.position(of: end).line)
    let fixed = SourceEdit.apply(edits, to: Array(text.utf8))
    let tail = text.utf8.count - end
    #expect(
      result.string("\(suggestion)/text")
        == String(decoding: fixed[start..<(fixed.count - tail)], as: UTF8.self))
  }

  @Test func aFileThatCannotBeReadHasNoRange() throws {
    let report = Report(tool: Checking.tool, files: [FileReport(unreadable: "./a/lost.json", reason: "no such file")])
    let result = try JSONReading(RDJSONRenderer().render(report))
    #expect(result.string("/diagnostics/0/location/path") == "a/lost.json")
    #expect(result.keys("/diagnostics/0/location") == ["path"])
    #expect(result.string("/diagnostics/0/severity") == "ERROR")
  }
}
