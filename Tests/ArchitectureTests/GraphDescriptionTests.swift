import CaptureModel
import Testing

/// What the keys of a graph say of themselves, in the schema and beside their properties.
struct GraphDescriptionTests {
  /// The keys that have no property of their own, with the reason.
  static let apart: [String: String] = [
    "CaptureGraph.$schema": "it is for editors, and nothing here reads it",
    "GraphConnection.port": "one property takes both keys and speaks of both",
    "GraphConnection.ports": "one property takes both keys and speaks of both",
  ]

  private static let files = SourceFile.all.filter { $0.module == "CaptureModel" }

  /// The lines of the graph's shapes, by their types.
  private static let lines = Dictionary(
    grouping: files.filter { $0.folder == "Graph" || $0.folder == "Vocabulary" }.flatMap(KeyLine.lines), by: \.type)

  private static let comments = PropertyComments(files)

  @Test func everyKeySaysWhatTheCommentOnItsPropertySays() throws {
    var met: Set<String> = []
    for object in CaptureGraph.schema {
      let lines = try #require(Self.lines(of: object), "no type has the keys of \(object.path)")
      for (field, line) in zip(Self.ownFields(of: object), lines) {
        let name = "\(line.type).\(line.key)"
        guard met.insert(name).inserted, Self.apart[name] == nil else { continue }
        let property = try #require(line.property, "\(name)")
        let comment = try #require(Self.comments.text(of: property, in: line.type), "\(name)")
        #expect(field.about == Self.normalForm(comment), "\(name)")
      }
    }
    #expect(met.count > 180, "\(met.count) keys")
    #expect(met.isSuperset(of: Self.apart.keys))
  }

  @Test func aSentenceThatServesSeveralKeysIsAConstant() {
    let sentences = Self.lines.values.joined().compactMap(\.sentence)
    let repeated = Dictionary(grouping: sentences) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(sentences.count > 180 && repeated.isEmpty, "\(repeated.sorted())")
  }

  @Test func aDefaultIsAValueAndNotPartOfASentence() {
    let sentences = Self.lines.values.joined().compactMap(\.sentence)
    #expect(sentences.filter { $0.contains("default") } == [])
  }

  /// The keys of an object without those that every guarded object has, which have no property: `Field+Guards`.
  private static func ownFields(of object: SchemaObject) -> [SchemaField] {
    object.fields.filter { !["whereSupported", "optional"].contains($0.name) }
  }

  /// The lines that an object's keys come from: those of one type, after those of all outputs where it is one, or with
  /// those of other types among them.
  private static func lines(of object: SchemaObject) -> [KeyLine]? {
    let keys = ownFields(of: object).map(\.name)
    let common = object.path.hasPrefix("outputs[") ? lines["GraphOutput"] ?? [] : []
    let candidates = lines.values.flatMap { [$0, common + $0] } + [common]
    // `Field(optional: "…")` has a sentence in the place of a key.
    let named = candidates.map { $0.filter { !$0.key.isEmpty && !$0.key.contains(" ") } }
    let own = named.filter { $0.map(\.key) == keys }
    // Of two types with the same keys it is the one whose sentences they say.
    let sentences = ownFields(of: object).map(\.about)
    let said = own.first { zip($0, sentences).allSatisfy { $0.sentence == nil || $0.sentence == $1 } }
    if let own = said ?? own.first { return own }
    return named.lazy.compactMap { joined($0, with: named, into: keys) }.first
  }

  /// The lines of one type with those of others among them, as the keys have them; `nil` if they don't come to that.
  private static func joined(_ whole: [KeyLine], with parts: [[KeyLine]], into keys: [String]) -> [KeyLine]? {
    var rest = whole[...]
    var lines: [KeyLine] = []
    while lines.count < keys.count {
      if rest.first?.key == keys[lines.count] {
        lines += [rest.removeFirst()]
        continue
      }
      let fitting = parts.filter { !$0.isEmpty && keys.dropFirst(lines.count).starts(with: $0.map(\.key)) }
      guard let part = fitting.max(by: { $0.count < $1.count }) else { return nil }
      lines += part
    }
    return rest.isEmpty ? lines : nil
  }

  /// A comment without its last point, and without what `nil` means: only Swift has that.
  static func normalForm(_ comment: String) -> String {
    let text = comment.ranges(of: "; `nil`").first.map { comment[..<$0.lowerBound] } ?? comment[...]
    return String(text.last == "." ? text.dropLast() : text)
  }
}
