import JSONSource
import CapturePlanning
import Testing

struct JSONPointerTests {
  private let text = #"{"a/b": [10, {"~": null}], "": {"x\u0041": "value"}, "last": 1}"#

  private func range(of part: String) throws -> SourceRange {
    let lower = try #require(text.firstRange(of: part)).lowerBound
    let start = text.utf8.distance(from: text.startIndex, to: lower)
    return SourceRange(start, start + part.utf8.count)
  }

  @Test(arguments: [
    ("10", "/a~1b/0"), ("null", "/a~1b/1/~0"), ("\"~\"", "/a~1b/1/~0"), ("\"value\"", "//xA"), ("alu", "//xA"),
    ("x", "//xA"), ("10, {", "/a~1b"), ("\"a/b\": [", "/a~1b"), ("], \"\"", ""), ("{\"~\": null}", "/a~1b/1"),
    ("\"last\"", "/last"), (": 1", "/last"),
  ])
  func aRangeBelongsToTheDeepestValue(_ part: String, _ pointer: String) throws {
    #expect(try parse(text).pointer(to: range(of: part)) == pointer)
  }

  @Test func anEmptyRangeHasAPointer() throws {
    let document = try parse("[1,22,{}]")
    #expect(document.pointer(to: SourceRange(4, 4)) == "/1")
    #expect(document.pointer(to: SourceRange(0, 0)) == "")
    #expect(document.pointer(to: SourceRange(7, 7)) == "/2")
  }

  @Test func everyValueIsFoundByItsPointer() throws {
    let document = try parse(text)
    for index in document.nodes.indices.dropFirst() {
      let value = JSONValue(index: index)
      let pointer = document.pointer(to: document.range(of: value))
      let found = try #require(document.value(at: pointer))
      // The pointer of a key is the pointer of its member.
      #expect(found == value || found.index == index + 1)
    }
  }

  @Test(arguments: [
    "/c", "a", "/a~1b/2", "/a~1b/-1", "/a~1b/01", "/a~1b/", "/a~2b", "/last/0", "/a~1b/9999999999999999999",
  ])
  func aPointerToNothingFindsNothing(_ pointer: String) throws {
    #expect(try parse(text).value(at: pointer) == nil)
  }

  @Test func aMemberReachesFromItsKeyToTheEndOfItsValue() throws {
    let document = try parse(text)
    let member = try #require(document.member("last", of: document.root))
    #expect(document.source[document.memberRange(of: member)] == #""last": 1"#)
  }

  @Test func placesInLongArraysAreFound() throws {
    let document = try parse("[" + (0..<100_000).map { "[\($0)]" }.joined(separator: ",") + "]")
    let value = try #require(document.value(at: "/99999/0"))
    #expect(document.number(of: value) == 99_999)
    #expect(document.pointer(to: document.range(of: value)) == "/99999/0")
  }
}
