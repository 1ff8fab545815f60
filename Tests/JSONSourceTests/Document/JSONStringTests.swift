import JSONSource
import CapturePlanning
import Testing

struct JSONStringTests {
  @Test func escapesAreResolved() {
    let content = #"a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\uD800x\uD83D\u0041\q\u12"#
    let expected = "a\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x\u{FFFD}Aqu12"
    #expect(JSONString.unescape(Array(content.utf8)[...]) == expected)
  }

  @Test func onlyWhatMustBeIsEscaped() {
    #expect(JSONString.quoted("é😀/\u{7E}") == "\"é😀/\u{7E}\"")
    #expect(JSONString.quoted("\"\\\n\t\u{1}\u{1F}") == #""\"\\\n\t\u0001\u001F""#)
    #expect(JSONString.quoted("a\u{2028}b\u{2029}c\u{2027}") == "\"a\\u2028b\\u2029c\u{2027}\"")
    #expect(JSONString.quoted("\u{7F}\u{85}x\u{202E}\u{AD}\u{E0041}") == #""\u007F\u0085x\u202E\u00AD\uDB40\uDC41""#)
    #expect(JSONString.quoted("می\u{200C}خ a\u{200C}\u{200D}") == "\"می\u{200C}خ a\\u200C\\u200D\"")
  }

  @Test func quotedStringsReadBack() throws {
    let text = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
    let document = try parse(JSONString.quoted(text))
    #expect(document.string(of: document.root) == text)
  }
}
