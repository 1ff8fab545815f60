import Foundation
import JSONSource
import TestSupport
import Testing

/// Removing several elements of a list at once.
struct PartRemovalTests {
  @Test func anyElementsMayBeRemovedInAnyOrder() throws {
    var generator = SeededGenerator(23)
    for _ in 0..<300 {
      let all = (0..<Int.random(in: 1...6, using: &generator)).map { "\"e\($0)\"" }
      let text = "[ \(all.joined(separator: ", ")) ]"
      let document = try #require(JSONParser.parse(SourceText(text)).document)
      let parts = document.elements(of: document.root).map { document.range(of: $0) }
      // Some twice, and in any order.
      let gone = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Int.random(in: all.indices, using: &generator)
      }
      let edits = PartRemoval.edits(removing: gone, of: parts)
      let fixed = String(decoding: SourceEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
      let left = all.indices.filter { !gone.contains($0) }.map { all[$0] }
      let rest = try #require(JSONParser.parse(SourceText(fixed)).document, "\(text) without \(gone): \(fixed)")
      #expect(rest.elements(of: rest.root).compactMap { rest.string(of: $0) }.map { "\"\($0)\"" } == left)
      #expect(JSONParser.parse(SourceText(fixed)).findings.isEmpty, "\(fixed)")
    }
  }
}
