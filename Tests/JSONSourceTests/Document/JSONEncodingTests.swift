import JSONSource
import CapturePlanning
import Testing

struct JSONEncodingTests {
  private func parse(_ bytes: [UInt8]) -> JSONParser.Result { JSONParser.parse(SourceText(name: "a", bytes: bytes)) }

  @Test(arguments: [
    [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5],
    [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF, 0xFE],
  ])
  func invalidBytesAreOneRun(_ bytes: [UInt8]) {
    let result = parse(Array("[\"é".utf8) + bytes + Array("é\"]".utf8))
    #expect(result.findings.map(\.rule) == ["json-not-utf8"])
    #expect(result.findings.map(\.range) == [SourceRange(4, 4 + bytes.count)])
    #expect(!result.isTreeReliable)
    #expect(result.document != nil)
  }

  @Test func bytesOutsideOfStringsAreReportedOnce() {
    for text in ["[⟦?⟧]", "[1⟦?⟧]", "{⟦?⟧: 1}", "[\"\\⟦?⟧\"]", "[1, ⟦?⟧ ]", "⟦?⟧"] {
      let marked = MarkedText(text)
      let result = parse(marked.text.bytes.map { $0 == UInt8(ascii: "?") ? 0xE5 : $0 })
      #expect(result.findings.map(\.rule) == ["json-not-utf8"], "\(text)")
      #expect(result.findings.map(\.range) == marked.ranges)
      #expect(!result.isTreeReliable)
    }
  }

  @Test func manyPlacesAreCounted() {
    let places = (0..<30).flatMap { _ in [UInt8(ascii: "x"), 0xE9] }
    let result = parse([UInt8(ascii: "\"")] + places + [UInt8(ascii: "\"")])
    #expect(result.findings.count == 21)
    #expect(result.findings.last?.message == "10 more places are not UTF-8, from here on")
    #expect(result.document == nil)
  }

  @Test func wideEncodingsAreNamed() throws {
    let text = Array("{\"a\": 1}".utf8)
    let little: [UInt8] = text.flatMap { [$0, 0] as [UInt8] }
    let big: [UInt8] = text.flatMap { [0, $0] as [UInt8] }
    let examples: [(bytes: [UInt8], name: String, range: SourceRange)] = [
      (little, "UTF-16 (little-endian)", SourceRange(0, 4)), (big, "UTF-16 (big-endian)", SourceRange(0, 4)),
      ([0xFF, 0xFE] + little, "UTF-16 (little-endian)", SourceRange(0, 2)),
      ([0xFE, 0xFF] + big, "UTF-16 (big-endian)", SourceRange(0, 2)),
      (text.flatMap { [$0, 0, 0, 0] as [UInt8] }, "UTF-32 (little-endian)", SourceRange(0, 4)),
      (text.flatMap { [0, 0, 0, $0] as [UInt8] }, "UTF-32 (big-endian)", SourceRange(0, 4)),
      ([0xFF, 0xFE, 0, 0], "UTF-32 (little-endian)", SourceRange(0, 4)),
      ([0, UInt8(ascii: "1")], "UTF-16 (big-endian)", SourceRange(0, 2)),
    ]
    for example in examples {
      let result = parse(example.bytes)
      let finding = try #require(result.findings.first)
      #expect(result.findings.count == 1 && result.document == nil)
      #expect(finding.rule == "json-not-utf8")
      #expect(finding.message.contains(example.name), "\(finding.message)")
      #expect(finding.range == example.range)
    }
  }
}
