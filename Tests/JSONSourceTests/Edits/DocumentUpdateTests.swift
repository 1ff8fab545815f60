import JSONSource
import Testing

/// Changes between two documents, carried over to a third.
struct DocumentUpdateTests {
  private func update(_ own: String, _ old: String, _ new: String) throws -> String {
    func document(_ text: String) throws -> JSONDocument { try #require(JSONParser.parse(SourceText(text)).document) }
    let update = DocumentUpdate(of: try document(own), from: try document(old), to: try document(new))
    return String(decoding: update.bytes, as: UTF8.self)
  }

  @Test func whatDidNotChangeKeepsItsBytes() throws {
    let own = #"{ "a" : 1.0,  "x-b": [1 ,2], "c": {"d":"e" } }"#
    let old = #"{"a": 1, "c": {"d": "e"}}"#
    #expect(try update(own, old, old) == own)
    #expect(try update(own, old, #"{"a": 1, "c": {"d": "f"}}"#) == #"{ "a" : 1.0,  "x-b": [1 ,2], "c": {"d":"f" } }"#)
    #expect(try update(own, old, #"{"c": {"d": "e"}, "g": [3]}"#) == #"{ "g": [3],  "x-b": [1 ,2], "c": {"d":"e" } }"#)
  }

  @Test func elementsComeFromThoseThatTheyAreEqualTo() throws {
    let own = #"[ {"id":"a", "x-n":1}, {"id":"b","k":2} ]"#
    let old = #"[{"id": "a"}, {"id": "b", "k": 2}]"#
    #expect(
      try update(own, old, #"[{"id": "a"}, {"id": "b", "k": 3}, {"id": "c"}]"#)
        == #"[ {"id":"a", "x-n":1}, {"id":"b","k":3}, {"id": "c"} ]"#)
    #expect(try update(own, old, #"[{"id": "a"}]"#) == #"[ {"id":"a", "x-n":1} ]"#)
    #expect(
      try update(own, old, #"[{"id": "c"}, {"id": "b", "k": 4}, {"id": "a"}]"#)
        == #"[ {"id": "c"}, {"id":"b","k":4}, {"id":"a", "x-n":1} ]"#)
    #expect(try update(own, old, "[]") == "[]")
    #expect(try update("[ ]", "[]", "[1]") == "[1]")
  }

  @Test func aReferenceGoesWithAllThatCameFromIt() throws {
    let own = #"{"listOf": "other", "n": 1, "setOf": "other"}"#
    let old = #"{"list": [1], "whole": true, "n": 1, "set": [2]}"#
    #expect(try update(own, old, old) == own)
    #expect(
      try update(own, old, #"{"list": [1, 3], "whole": true, "n": 1, "set": [2]}"#)
        == #"{"list": [1, 3], "n": 1, "setOf": "other", "whole": true}"#)
  }
}
