import JSONSource
import CapturePlanning
import Testing

/// Mistakes whose correction is certain: each is reported once, at its place, and its fix makes the text right.
struct JSONSyntaxTests {
  @Test func trailingCommaIsReportedOnce() {
    expectFixed("[1⟦,⟧]", to: "[1]")
    expectFixed("{\"a\": 1⟦,⟧\n}", to: "{\"a\": 1\n}")
    expectFixed("[1⟦,,⟧]", to: "[1]")
    expectFixed("[⟦,⟧]", to: "[]")
    expectFixed("[1⟦;⟧ ]", to: "[1 ]")
  }

  @Test func superfluousCommasAreReportedOnce() {
    expectFixed("[1,⟦,⟧2]", to: "[1,2]")
    expectFixed("[1,⟦, ,⟧ 2]", to: "[1,  2]")
    expectFixed("{⟦,⟧\"a\":1}", to: "{\"a\":1}")
  }

  @Test func manyCommasAreFewEdits() throws {
    for (text, most) in [(String(repeating: ",", count: 50_000), 1), (String(repeating: ", ", count: 5_000), 1_000)] {
      let source = SourceText("[1,\(text)2]")
      let fix = try #require(JSONParser.parse(source).findings.first?.fixes.first)
      #expect(fix.edits.count == most)
      let fixed = SourceEdit.apply(fix.edits, to: source.bytes).filter { $0 != UInt8(ascii: " ") }
      #expect(String(decoding: fixed, as: UTF8.self) == "[1,2]")
    }
  }

  @Test func missingCommaPointsToWhatFollows() {
    expectFixed("[1 ⟦2⟧ ⟦\"x\"⟧]", to: "[1, 2, \"x\"]")
    expectFixed("{\"a\": 1\n  ⟦\"b\"⟧: 2}", to: "{\"a\": 1,\n  \"b\": 2}")
    expectFixed("[{}⟦{⟧}]", to: "[{},{}]")
    expectFixed("{\"a\":1⟦;⟧\"b\":2}", to: "{\"a\":1,\"b\":2}")
  }

  @Test func missingColonPointsToTheKey() {
    expectFixed("{⟦\"a\"⟧ 1}", to: "{\"a\": 1}")
    expectFixed("{\"a\"⟦=⟧1}", to: "{\"a\":1}")
    expectFixed("{\"a\" ⟦=>⟧ 1}", to: "{\"a\" : 1}")
    expectFixed("{\"a\"⟦,⟧1}", to: "{\"a\":1}")
    expectFixed("{\"a\":⟦:⟧1}", to: "{\"a\":1}")
  }

  @Test func commentsAreDeleted() {
    let comment = expectFindings("[1 ⟦// one⟧\r\n]", isReliable: true)
    #expect(comment.first?.message == "JSON has no comments")
    expectFixed("⟦/* a */⟧{⟦# b⟧\n\"a\"⟦/**/⟧:1⟦/* \n */⟧}⟦//⟧", to: "{\n\"a\":1}")
    expectFixed("[true⟦//⟧\n]", to: "[true\n]")
  }

  @Test func otherQuotesBecomeDouble() {
    expectFixed(#"{⟦'a'⟧: ⟦'it\'s "x"'⟧}"#, to: #"{"a": "it's \"x\""}"#)
    expectFixed("[⟦“a”⟧, ⟦‘b’⟧]", to: "[\"a\", \"b\"]")
    expectFixed("{⟦a⟧: 1, ⟦b-c⟧ : 2, ⟦3⟧: 3, ⟦null⟧: 4}", to: #"{"a": 1, "b-c" : 2, "3": 3, "null": 4}"#)
  }

  @Test func bareKeysAreRead() throws {
    let result = JSONParser.parse(SourceText("{key: 1, 'it\\'s': 2, “c”: 3}"))
    let document = try #require(result.document)
    #expect(document.members(of: document.root).map { document.string(of: $0.key) } == ["key", "it's", "c"])
  }

  @Test func numbersAreRespelled() {
    expectFixed("[⟦01⟧,⟦+1⟧,⟦.5⟧,⟦1.⟧,⟦-.5⟧,⟦0x1F⟧,⟦1_000⟧]", to: "[1,1,0.5,1,-0.5,31,1000]")
    expectFixed("[⟦-00.50⟧,⟦1.e5⟧,⟦- 1⟧,⟦00⟧]", to: "[-0.50,1e5,-1,0]")
  }

  @Test func respelledNumbersHaveTheirValue() throws {
    let result = JSONParser.parse(SourceText("[007, +1, .5, 1., 0x1F, 1_000, -0x10, - 2]"))
    let document = try #require(result.document)
    #expect(document.elements(of: document.root).map(document.number(of:)) == [7, 1, 0.5, 1, 31, 1000, -16, -2])
  }

  @Test func literalsAreRespelled() {
    expectFixed("[⟦True⟧,⟦FALSE⟧,⟦None⟧,⟦nil⟧]", to: "[true,false,null,null]")
  }

  @Test func rawControlCharactersAreEscaped() {
    expectFixed("[\"a⟦\t⟧b⟦\u{1}\u{1F}⟧\"]", to: "[\"a\\tb\\u0001\\u001F\"]")
    expectFixed(#"["don⟦\'⟧t"]"#, to: #"["don't"]"#)
  }

  @Test func oddSpacesBecomePlain() {
    expectFixed("[⟦\u{A0}⟧1,⟦\u{3000}\u{2003}⟧2⟦\u{C}⟧]", to: "[ 1, 2 ]")
  }
}
