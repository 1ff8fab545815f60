import JSONSource
import CapturePlanning
import CaptureReports
import Testing

/// Where the underline stands: below the text that it means, whatever that text is made of.
struct CaretTests {
  /// The source row and the underline row of the first finding of a text.
  private static func rows(_ text: String, width: Int = 80) throws -> [Substring] {
    let report = try Checking.report(text)
    let finding = try #require(report.files.first?.findings.first).finding
    let shown = TextRenderer(width: width).render([finding], in: SourceText(text))
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains(" | ") })
    return [lines[first].drop { $0 != "|" }.dropFirst(2), lines[first + 1].drop { $0 != "|" }.dropFirst(2)]
  }

  @Test(
    "The underline is below the key",
    arguments: [
      (#"{ "capplan": 1, "inptus": [] }"#, 16, 8),
      ("{ \"capplan\": 1,\t\"inptus\": [] }", 16, 8),
      ("{\t\"capplan\": 1,\t\t\"inptus\": [] }", 24, 8),
      (#"{ "x-漢字": 1, "capplan": 1, "inptus": [] }"#, 29, 8),
      (#"{ "x-👩‍👩‍👧": 1, "capplan": 1, "inptus": [] }"#, 27, 8),
      (#"{ "x-👍🏽🇩🇪❤️": 1, "capplan": 1, "inptus": [] }"#, 31, 8),
      ("{ \"x-e\u{301}\u{302}\": 1, \"capplan\": 1, \"inptus\": [] }", 26, 8),
      ("{ \"x-\u{202E}\": 1, \"capplan\": 1, \"inptus\": [] }", 33, 8),
      ("{ \"x-한\u{1112}\u{1161}\": 1, \"capplan\": 1, \"inptus\": [] }", 29, 8),
      (#"{ "capplan": 1, "漢字": [] }"#, 16, 6),
      ("\u{FEFF}{ \"capplan\": 1, \"inptus\": [] }", 0, 1),
    ])
  func underline(_ text: String, _ column: Int, _ width: Int) throws {
    let row = try Self.rows(text)[1]
    #expect(row.prefix { $0 == " " }.count == column)
    #expect(row.drop { $0 == " " }.prefix { $0 == "^" }.count == width)
  }

  @Test func carriageReturnsAreNotShown() throws {
    let rows = try Self.rows("{ \"capplan\": 1,\r\n  \"inptus\": [] }\r\n")
    #expect(rows == ["  \"inptus\": [] }", "  ^^^^^^^^ did you mean 'inputs'?"])
  }

  @Test func loneCarriageReturnsEndLines() throws {
    let rows = try Self.rows("{ \"capplan\": 1,\r  \"inptus\": [] }\r")
    #expect(rows == ["  \"inptus\": [] }", "  ^^^^^^^^ did you mean 'inputs'?"])
  }

  @Test("Long lines are cut around the place", arguments: [40, 60, 80, 120])
  func longLines(_ width: Int) throws {
    let long = "\"x-long\": [\(String(repeating: #""漢🎥", "#, count: 400))1]"
    for text in ["{ \"capplan\": 1, \(long), \"inptus\": [] }", "{ \"inptus\": [], \(long), \"capplan\": 1 }"] {
      let rows = try Self.rows(text, width: width)
      #expect(rows[0].contains("…"))
      let shown = rows[0].unicodeScalars.reduce(0) { $0 + ($1.value > 0x3000 ? 2 : 1) }
      #expect(shown <= width - 4)
      let column = rows[1].prefix { $0 == " " }.count
      let before = rows[0].prefix(upTo: try #require(rows[0].range(ofKey: "\"inptus\"")))
      #expect(before.unicodeScalars.reduce(0) { $0 + ($1.value > 0x3000 ? 2 : 1) } == column)
    }
  }

  @Test func anUnderlineThatIsTooLongEndsWithTheLine() throws {
    let text = "{ \"capplan\": 1, \"\(String(repeating: "long", count: 200))\": [] }"
    let rows = try Self.rows(text)
    #expect(rows[1].drop { $0 == " " }.allSatisfy { $0 == "^" })
    #expect(rows[1].count <= 76 && rows[0].hasSuffix("…"))
  }

  @Test(
    "A line without visible text has one caret",
    arguments: ["", "\n{ \"capplan\": 1 }\n", "\r\n{ \"capplan\": 1 }\r\n"])
  func emptyLines(_ rest: String) throws {
    let text = TextRenderer().render(try Checking.report("\u{FEFF}" + rest))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("1 |") })
    #expect(lines[first] == "1 |")
    #expect(lines[first + 1].hasPrefix("  | ^"))
    #expect(!lines[first + 1].hasPrefix("  | ^^"))
  }

  @Test("Any width can be asked for", arguments: [Int.min, -1, 0, 1, 10_000, .max / 4 + 1, .max])
  func widths(_ width: Int) throws {
    let long = String(repeating: "é ", count: 30_000)
    let rows = try Self.rows("{ \"capplan\": 1, \"inptus\": [], \"x-long\": \"\(long)\" }", width: width)
    #expect(rows[0].hasSuffix("…") && rows[0].count <= 10_000)
    #expect(rows[1].contains("^^^^^^^^"))
  }

  @Test("A plain long line is cut as one with a letter outside ASCII far away is", arguments: [40, 80])
  func plainLongLines(_ width: Int) throws {
    let filler = String(repeating: "1, ", count: 400)
    for count in [0, 1, 10, 100, 399] {
      let head = String(repeating: "1, ", count: count)
      let plain = "[\(head)x, \(filler)]"
      let other = "[\(head)x, \(String(repeating: "1, ", count: 399))é, ]"
      #expect(try Self.rows(plain, width: width) == Self.rows(other, width: width))
    }
  }

  @Test func bytesThatAreNotUTF8AreWrittenOut() throws {
    let file = try Checking.check(SourceText(name: "a.json", bytes: Array("{ \"a\": \"b".utf8) + [0xE9, 0x22, 0x7D]))
    let text = TextRenderer().render(Report(tool: Checking.tool, files: [file]))
    #expect(text.contains(#"1 | { "a": "b\xE9"}"#))
    #expect(text.contains("\n  |          ^^^^ not UTF-8\n"))
  }
}

extension Substring {
  fileprivate func range(ofKey key: String) -> Index? {
    indices.first { self[$0...].hasPrefix(key) }
  }
}
