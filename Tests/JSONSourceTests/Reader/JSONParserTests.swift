import JSONSource
import CapturePlanning
import Testing

struct JSONParserTests {
  @Test(arguments: [
    "null", "true", "-0", "1.5e300", "\"\"", "[]", "{}", " [ 1 , 2 ] ", "{\"a\":{\"b\":[[],{}]},\"\":\"é😀\"}\r\n",
    "\"\\u0041\\uD83D\\uDE00\\/\\\"\"", "[\"\u{7F}\", \"\u{FFFF}\"]", "[1E+2, 0e-0]",
  ])
  func rightTextHasNoFindings(_ text: String) throws {
    let document = try parse(text)
    #expect(JSONParser.parse(SourceText(text)).isTreeReliable)
    #expect(try rewritten(parse(rewritten(document))) == rewritten(document))
  }

  @Test func everyValueKeepsItsPlace() throws {
    let document = try parse(#"{"a": [10, "x\n"], "b": {"c": null}}"#)
    let first = try #require(document.member("a", of: document.root))
    let elements = Array(document.elements(of: first.value))
    #expect(document.range(of: document.root) == document.source.range)
    #expect(document.range(of: first.key) == SourceRange(1, 4))
    #expect(document.range(of: first.value) == SourceRange(6, 17))
    #expect(elements.map(document.range(of:)) == [SourceRange(7, 9), SourceRange(11, 16)])
    #expect(document.string(of: elements[1]) == "x\n")
    #expect(document.number(of: elements[0]) == 10)
    #expect(document.count(of: document.root) == 2)
  }

  @Test func aByteOrderMarkIsAWarning() throws {
    let result = JSONParser.parse(SourceText("\u{FEFF}[1]"))
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(result.isTreeReliable)
    #expect(finding.rule == "json-byte-order-mark" && finding.severity == .warning)
    #expect(finding.range == SourceRange(0, 3))
    #expect(SourceEdit.apply(finding.fixes[0].edits, to: result.document?.source.bytes ?? []) == Array("[1]".utf8))
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let limit = JSONParser.depthLimit
    _ = try parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    let deep = JSONParser.parse(SourceText(String(repeating: "[", count: 100_000)))
    #expect(deep.document == nil)
    #expect(deep.findings.map(\.rule) == ["json-too-deep"])
    #expect(deep.findings.map(\.range) == [SourceRange(limit, limit + 1)])
  }

  @Test func faultsBeforeTooDeepNestingAreKept() {
    let text = "{\"a\" 1, \"b\": " + String(repeating: "[", count: 200)
    #expect(JSONParser.parse(SourceText(text)).findings.map(\.rule) == ["json-syntax", "json-too-deep"])
  }

  @Test func aTextOverTheSizeLimitIsNotRead() {
    let limit = JSONParser.sizeLimit
    let whole = JSONParser.parse(SourceText(name: "a", bytes: [UInt8](repeating: 0x20, count: limit - 1) + [0x31]))
    #expect(whole.findings.isEmpty)
    let large = JSONParser.parse(SourceText(name: "a", bytes: [UInt8](repeating: 0x20, count: limit + 1)))
    #expect(large.document == nil)
    #expect(large.findings.map(\.rule) == ["json-too-large"])
    #expect(large.findings.map(\.range) == [SourceRange(limit, limit + 1)])
  }

  @Test func aTextThatIsNoJSONAtAllIsGivenUp() {
    let result = JSONParser.parse(SourceText("[" + String(repeating: "x,", count: 100_000)))
    #expect(result.document == nil)
    #expect(result.findings.count == 10_001)
    #expect(result.findings.last?.message.hasPrefix("too many errors") == true)
  }
}
