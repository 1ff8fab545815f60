import CaptureReports
import JSONSource
import Testing

/// A safe fix is shown as a small diff below its title.
struct FixPreviewTests {
  private func text(_ graph: String, _ edits: [SourceEdit], _ applicability: Fix.Applicability = .safe) -> [Substring] {
    let source = SourceText(graph)
    let finding = Finding(
      rule: "wrong-type", severity: .error, message: "wrong", range: SourceRange(0, 1),
      fixes: [Fix("do it", applicability, edits: edits)])
    let lines = TextRenderer().render([finding], in: source).split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.drop { !$0.contains("= fix") }.dropFirst().dropLast())
  }

  @Test func aChangedLineIsShownAsItWasAndAsItWillBe() {
    let shown = text("{\n  \"a\": 1,\n  \"b\": 2\n}\n", [SourceEdit(SourceRange(9, 10), with: "3")])
    #expect(shown == ["2 -   \"a\": 1,", "  +   \"a\": 3,"])
  }

  @Test func aLineThatGoesIsShownAlone() {
    let shown = text("{\n  \"a\": 1,\n  \"b\": 2\n}\n", [SourceEdit(SourceRange(1, 11), with: "")])
    #expect(shown == ["2 -   \"a\": 1,"])
  }

  @Test func linesThatComeHaveNoNumber() {
    let shown = text("{\n  \"a\": 1\n}\n", [SourceEdit(SourceRange(10, 10), with: ",\n  \"b\": 2")])
    #expect(shown == ["2 -   \"a\": 1", "  +   \"a\": 1,", "  +   \"b\": 2"])
  }

  @Test func editsOfDistantLinesAreShownInOrder() {
    let shown = text(
      "{\n\"a\": 1,\n\"b\": 2,\n\"c\": 3\n}\n",
      [SourceEdit(SourceRange(7, 8), with: "4"), SourceEdit(SourceRange(23, 24), with: "5")])
    #expect(shown == ["2 - \"a\": 1,", "  + \"a\": 4,", "4 - \"c\": 3", "  + \"c\": 5"])
  }

  @Test func editsOfNeighbouringLinesAreOnePiece() {
    let shown = text(
      "{\n\"a\": 1,\n\"b\": 2\n}\n",
      [SourceEdit(SourceRange(7, 8), with: "4"), SourceEdit(SourceRange(15, 16), with: "5")])
    #expect(shown == ["2 - \"a\": 1,", "3 - \"b\": 2", "  + \"a\": 4,", "  + \"b\": 5"])
  }

  @Test func aLongLineIsCutAroundWhatChanges() {
    let padding = String(repeating: "x", count: 5_000)
    let shown = text("{\"\(padding)\": 1, \"a\": 2}", [SourceEdit(SourceRange(5_013, 5_014), with: "3")])
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { $0.count <= 80 })
    #expect(shown.first?.hasSuffix("\"a\": 2}") == true)
    #expect(shown.last?.hasSuffix("\"a\": 3}") == true)
  }

  @Test func muchIsLeftToTheWholeDiff() {
    let graph = String(repeating: "1\n", count: 20)
    let shown = text(graph, [SourceEdit(SourceRange(0, 40), with: "2\n")])
    #expect(shown.isEmpty)
  }

  @Test func controlCharactersAreWrittenOut() {
    let shown = text("{\n\"a\": \"\u{1B}[2J\"\n}\n", [SourceEdit(SourceRange(7, 13), with: "\"\u{202E}\"")])
    #expect(shown == ["2 - \"a\": \"\\u{1B}[2J\"", "  + \"a\": \"\\u{202E}\""])
  }

  @Test func whatAnUnsafeFixMeansIsNotShownAsDone() {
    let shown = text("{\n  \"a\": 1\n}\n", [SourceEdit(SourceRange(9, 10), with: "3")], .unsafe)
    #expect(shown.isEmpty)
  }
}
