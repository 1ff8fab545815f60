import JSONSource
import CapturePlanning
import TestSupport
import Testing

/// Whatever the bytes are: reading ends, and what it gives is well formed.
struct JSONRobustnessTests {
  private static let corpus = [
    #"{"capplan": 1, "inputs": [{"id": "back", "activeFormat": {"width": 1920, "height": 1080}}, true, null]}"#,
    "{\r\n  \"é😀\": \"\\u00e9\\uD83D\\uDE00\\n\", // note\n  'b': [01, .5, +1, 0x1F,],\n  “c”: /* x */ undefined\n}\n",
    #"[[[{"a":[1,2},"a":"b, "c":1}]], "x\q", "unterminated"#,
    "[\"one\n two\",\n\"b\": 1; 2] trailing, text }",
  ]

  private func expectWellFormed(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let source = SourceText(name: "a", bytes: bytes)
    let result = JSONParser.parse(source)
    #expect(result.document != nil || !result.findings.isEmpty, sourceLocation: sourceLocation)
    let whole = SourceRange(0, bytes.count)
    let edits = result.findings.flatMap(\.fixes).filter { $0.applicability == .safe }.flatMap(\.edits).sorted {
      $0.range < $1.range
    }
    let areApart = zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    let areSorted = zip(result.findings, result.findings.dropFirst()).allSatisfy { $0.range <= $1.range }
    let areInside = result.findings.allSatisfy { whole.contains($0.range) }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(areApart && areSorted && areInside, "\(text)", sourceLocation: sourceLocation)
    guard let document = result.document else { return }
    #expect(isWellFormed(document), "\(text)", sourceLocation: sourceLocation)
    guard result.isTreeReliable, areApart else { return }
    let fixed = JSONParser.parse(SourceText(name: "a", bytes: SourceEdit.apply(edits, to: bytes)))
    let remaining = fixed.findings.filter { $0.rule != "json-duplicate-key" }
    #expect(remaining.isEmpty, "\(text): \(remaining)", sourceLocation: sourceLocation)
    #expect(fixed.document.map(rewritten) == rewritten(document), "\(text)", sourceLocation: sourceLocation)
  }

  /// Whether children lie in their parents one after another, and the list of nodes is what the counts say.
  private func isWellFormed(_ document: JSONDocument) -> Bool {
    let nodes = document.nodes
    for index in nodes.indices {
      let node = nodes[index]
      let isContainer = node.kind == .array || node.kind == .object
      guard node.start <= node.end, Int(node.end) <= document.source.bytes.count else { return false }
      guard isContainer || (Int(node.next) == index + 1 && node.count == 0) else { return false }
      guard node.kind != .string || node.contentStart <= node.contentEnd else { return false }
      var child = index + 1
      var end = node.start
      for position in 0..<(node.kind == .object ? 2 * node.count : node.count) {
        guard child < nodes.count, nodes[child].start >= end, nodes[child].end <= node.end else { return false }
        if node.kind == .object, position.isMultiple(of: 2), nodes[child].kind != .string { return false }
        end = nodes[child].end
        child = Int(nodes[child].next)
      }
      guard child == Int(node.next) else { return false }
      _ = document.string(of: JSONValue(index: index))
      _ = document.number(of: JSONValue(index: index))
    }
    return Int(nodes[0].next) == nodes.count
  }

  @Test(arguments: corpus)
  func everyTruncationIsRead(_ text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      expectWellFormed(Array(bytes.prefix(count)))
      expectWellFormed(Array(bytes.suffix(count)))
    }
  }

  @Test(arguments: corpus)
  func everyMutationIsRead(_ text: String) {
    var generator = SeededGenerator(42)
    let original = Array(text.utf8)
    let special = Array("{}[]:,\"'\\/*#;=\n\t\0 +-.0e_tfnu“\u{A0}".utf8) + [0x80, 0xC3, 0xED, 0xFF]
    for _ in 0..<1_500 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = special.randomElement(using: &generator) ?? 0
        case 1: bytes.insert(special.randomElement(using: &generator) ?? 0, at: place)
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default: bytes.remove(at: place)
        }
      }
      expectWellFormed(bytes)
    }
  }

  @Test func truncationIsOneMistake() {
    let text = Self.corpus[0]
    for count in 1..<text.utf8.count {
      let result = JSONParser.parse(SourceText(String(decoding: text.utf8.prefix(count), as: UTF8.self)))
      #expect(result.findings.count == 1, "\(text.prefix(count)): \(result.findings.map(\.message))")
    }
  }
}
