import JSONSource
import CapturePlanning
import Testing

struct JSONDuplicateKeyTests {
  @Test func aSecondKeyPointsToTheFirst() throws {
    let findings = expectFindings(
      #"{"a": 1, ⟦"a"⟧: 2, ⟦"\u0061"⟧: 3, "b": {"a": 4}}"#, rule: "json-duplicate-key", isReliable: true)
    #expect(findings.allSatisfy { $0.notes.first?.range == SourceRange(1, 4) && $0.severity == .error })
    #expect(findings.first?.notes.first?.message == "first given here")
  }

  @Test func theLastOneCounts() throws {
    let document = try #require(JSONParser.parse(SourceText(#"{"a": 1, "a": 2}"#)).document)
    #expect(document.member("a", of: document.root).flatMap { document.number(of: $0.value) } == 2)
    #expect(document.value(at: "/a").flatMap(document.number(of:)) == 2)
  }

  @Test func canonicallyEquivalentKeysAreDifferent() throws {
    let document = try parse("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(document.value(at: "/\u{E9}").flatMap(document.number(of:)) == 1)
    #expect(document.value(at: "/e\u{301}").flatMap(document.number(of:)) == 2)
  }

  @Test(arguments: [2, 31, 32, 33, 64, 1000, 200_000])
  func duplicatesAreFoundAmongManyKeys(_ count: Int) {
    let keys = (0..<count).map { "key number \($0)" } + ["key number 0", "key number \(count - 1)"]
    let members = keys.map { "\"\($0)\": 1" }.joined(separator: ",")
    let result = JSONParser.parse(SourceText("{\(members)}"))
    #expect(result.findings.map(\.rule) == ["json-duplicate-key", "json-duplicate-key"])
    #expect(result.findings.first?.notes.first?.range == SourceRange(1, 15))
    #expect(result.findings.last.map { result.document?.source[$0.range] } == "\"key number \(count - 1)\"")
  }
}
