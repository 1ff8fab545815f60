import JSONSource
import Testing

struct PointerFinderTests {
  @Test(
    "The finder says what the document says, at every place",
    arguments: [
      #"{ "a/b": [1, { "~": [] }, [[], [2]]], "": { "": null }, "a/b": 3 }"#, "[]", "7",
      "[" + (0..<40).map { #"{ "k\#($0)": [\#($0), "é"] }"# }.joined(separator: ",") + "]",
      "{" + (0..<40).map { #""k\#($0)" : [ \#($0),\#($0) ]"# }.joined(separator: " ,") + "}",
    ])
  func sameAsDocument(_ text: String) throws {
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    var finder = PointerFinder(document)
    for start in 0...text.utf8.count {
      for length in [0, 1, 2, 5, 17] where start + length <= text.utf8.count {
        let range = SourceRange(start, start + length)
        #expect(finder.pointer(to: range) == document.pointer(to: range))
      }
    }
  }

  @Test func manyFindingsInOneLineTakeLinearTime() throws {
    let count = 20_000
    let text = "{\"capplan\":1,\"outputs\":[" + repeatElement("{\"x\":1}", count: count).joined(separator: ",") + "]}"
    let source = SourceText(text)
    let document = try #require(JSONParser.parse(source).document)
    var finder = PointerFinder(document)
    let table = LineTable(source)
    var last = ""
    for index in 0..<count {
      let start = 24 + index * 8
      last = finder.pointer(to: SourceRange(start, start + 7))
      #expect(table.position(of: start).column == start + 1)
    }
    #expect(last == "/outputs/\(count - 1)")
  }
}
