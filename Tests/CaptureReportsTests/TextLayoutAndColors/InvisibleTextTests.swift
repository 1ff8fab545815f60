import CaptureReports
import JSONSource
import Testing

/// What can't be seen is written out, wherever text of a user is shown.
struct InvisibleTextTests {
  @Test func nameOfAnyLengthMakesNoLongLine() {
    let marks = "a" + String(repeating: "\u{301}", count: 500_000)
    let letters = String(repeating: "a", count: 500_000)
    for name in [marks, letters] {
      #expect(Suggestion.quote(name).utf8.count < 500)
      #expect(TerminalText.escaped("\"\(name)\" is not there").utf8.count < 500)
    }
    #expect(TerminalText.escaped(letters).hasSuffix("…") && Suggestion.quote("abc") == "'abc'")
    let path = String(repeating: "a/", count: 2_048)
    #expect(TerminalText.escaped(path + " x") == path + " x", "paths are whole")
  }

  @Test(
    "Nothing without width, no mark of direction and no end of a line is shown as it is",
    arguments: [
      0x1B, 0x85, 0xAD, 0x061C, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060,
      0x2063, 0x2066, 0x2069, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xE0041, 0x034F, 0x17B4, 0x180B, 0x2800, 0xFE00, 0xFE0F,
      0x1D173, 0xE0100,
    ] as [UInt32])
  func invisible(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let escape = "\\u{\(String(value, radix: 16, uppercase: true))}"
    #expect(TerminalText.escaped("ba\(scalar)ck") == "ba\(escape)ck")
    let text = "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"na\(scalar)me\": \"x\" }"
    for shown in [
      TextRenderer().render(try Checking.report(text)), ConciseRenderer().render(try Checking.report(text)),
    ] {
      #expect(!shown.unicodeScalars.contains(scalar) && shown.contains("na\(escape)me"), "\(shown)")
    }
  }

  @Test(arguments: ["می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "क्\u{200D}ष", "é", "한국어"])
  func lettersAndPicturesStayWhole(_ text: String) {
    #expect(TerminalText.escaped(text) == text)
  }
}
