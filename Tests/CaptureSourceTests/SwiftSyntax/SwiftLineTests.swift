import CaptureModel
import CaptureSource
import TestSupport
import Testing

/// Lines of emitted Swift are as long as readers of Swift like them.
struct SwiftLineTests {
  private static func text(_ line: String, depth: Int = 0) -> String { SwiftCode.line(line).text(depth: depth) }

  private static let long = String(repeating: "long", count: 12)

  @Test func shortLinesStayAsTheyAre() {
    for line in ["let a = b(c)", "try require(a.contains(b), \"c\")", "// Words"] {
      #expect(Self.text(line) == line + "\n")
      #expect(Self.text(line, depth: 2) == "        " + line + "\n")
    }
  }

  @Test func argumentsGetALineTogetherOrOneEach() {
    let one = String(repeating: "a", count: 90)
    #expect(Self.text("try call(\(one), b)") == "try call(\n    \(one), b\n)\n")
    let (two, three) = (Self.long + "(\", \")", Self.long + ".two([1, 2])")
    #expect(Self.text("call(\(two), \(three))") == "call(\n    \(two),\n    \(three)\n)\n")
  }

  @Test func aGuardGetsItsElseInLinesOfItsOwn() {
    let name = String(repeating: "n", count: 70)
    #expect(
      Self.text("guard let \(name) = a(b) else { throw c }", depth: 1)
        == "    guard let \(name) = a(b) else {\n        throw c\n    }\n")
  }

  @Test func conditionsBreakBeforeTheOperator() {
    let short = Self.long.prefix(44)
    #expect(Self.text("\(short) && \(short) && cdefg") == "\(short) && \(short)\n    && cdefg\n")
  }

  @Test func commentsAreFilled() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = Self.text("/// " + words, depth: 1).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("    /// word") && $0.count <= 100 })
  }

  @Test func bracketsInTextsAreNone() {
    let text = #""\"(\\" + ""# + Self.long + #", ("# + Self.long.dropLast(20) + #"(""#
    #expect(Self.text("call(\(text), a)") == "call(\n    \(text), a\n)\n")
  }

  /// Names that the user gives may be longer than a line.
  @Test func emittedLinesFitWhereTheyCanBeBroken() {
    var count = 0
    for (name, _, text) in EmissionTests.emissions {
      for line in text.split(separator: "\n") where line.count > 100 {
        let parts = line.drop { $0 == " " }.split(separator: " ")
        #expect((parts.map(\.count).max() ?? 0) > 60 || parts.contains { $0.contains("\"") }, "\(name): \(line)")
      }
      count += 1
    }
    #expect(count > 300)
  }
}
