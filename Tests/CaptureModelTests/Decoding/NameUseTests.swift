import CaptureModel
import JSONSource
import Testing

/// Names that a graph gives to its things and calls them by.
struct NameUseTests {
  static let camera = #""deviceType": "builtInWideAngleCamera""#

  /// The ids of the faults, and the words that they stand at.
  static func faults(_ members: String) throws -> [String] {
    let source = SourceText(#"{ "capplan": 1, \#(members) }"#)
    let document = try #require(JSONParser.parse(source).document)
    return GraphDecoder.decode(document, profiles: ProfileDirectory([])).findings.map {
      "\($0.rule.rawValue) \(source[$0.range])"
    }
  }

  @Test func ofARepeatedKeyOnlyTheLastValueCounts() throws {
    let inputs = #""inputs": [{ "id": "a", \#(Self.camera) }]"#
    let others = #""inputs": [{ "id": "b", \#(Self.camera) }]"#
    let preferred = #""plan": { "prefer": ["a"] }"#
    #expect(try Self.faults("\(inputs), \(inputs), \(preferred)").isEmpty)
    #expect(try Self.faults("\(others), \(inputs), \(preferred)").isEmpty)
    #expect(try Self.faults("\(inputs), \(others), \(preferred)") == [#"unknown-reference "a""#])
    #expect(try Self.faults(#"\#(inputs), "plan": { "prefer": ["b"] }, \#(preferred)"#).isEmpty)
    #expect(try Self.faults(#"\#(inputs), "plan": { "prefer": ["b"], "prefer": ["a"] }"#).isEmpty)
  }

  @Test func aRepeatedKeyThatCannotBeReadLeavesTheEarlierValue() throws {
    let inputs = #""inputs": [{ "id": "a", \#(Self.camera) }]"#
    let others = #""inputs": [{ "id": "b", \#(Self.camera) }]"#
    let preferred = #""plan": { "prefer": ["a"] }"#
    #expect(try Self.faults(#"\#(inputs), "inputs": 5, \#(preferred)"#) == ["wrong-type 5"])
    #expect(
      try Self.faults(#"\#(inputs), "inputs": 5, \#(others), \#(preferred)"#)
        == ["wrong-type 5", #"unknown-reference "a""#])
  }

  @Test func requestsThatAnOutputKeepsAreNotCalledByName() throws {
    let kept = #"[{ "id": "r", "output": "nowhere" }, { "id": "r" }]"#
    #expect(try Self.faults(#""outputs": [{ "id": "p", "type": "photo", "preparedPhotoSettings": \#(kept) }]"#).isEmpty)
  }

  @Test func twoKindsOfThingsMayHaveOneName() throws {
    let members = #"""
      "inputs": [{ "id": "a", \#(Self.camera) }], "outputs": [{ "id": "a", "type": "photo" }],
      "photoSettings": [{ "id": "a", "output": "a" }, { "id": "a", "output": "b" }]
      """#
    #expect(try Self.faults(members) == [#"duplicate-id "a""#, #"unknown-reference "b""#])
  }
}
