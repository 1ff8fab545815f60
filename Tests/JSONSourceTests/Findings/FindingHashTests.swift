import JSONSource
import Testing

/// Findings are kept in sets, and what they quote may be as long as a document.
struct FindingHashTests {
  private func finding(_ message: String, at start: Int = 0, help: String? = nil) -> Finding {
    Finding(rule: "a-rule", severity: .error, message: message, range: SourceRange(start, start + 1), help: help)
  }

  @Test func noWordIsHashed() {
    let marks = String(repeating: "\u{301}", count: 1_000)
    #expect(finding("short").hashValue == finding("e\(marks)", help: marks).hashValue)
    #expect(finding("short").hashValue != finding("short", at: 1).hashValue)
  }

  @Test func findingsThatDifferInAWordAreTwo() {
    let findings: Set = [finding("one"), finding("another"), finding("one", help: "do it"), finding("one")]
    #expect(findings.count == 3)
  }
}
