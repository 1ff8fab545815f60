import CaptureModel
import Testing

/// What the keys of profiles, readings, settings and reports say of themselves in their schemas.
struct KeyDescriptionTests {
  /// Where those keys are made; what graphs are made of has tests of its own.
  private static let files = SourceFile.all.filter { file in
    switch file.module {
    case "CaptureModel": file.folder != "Graph" && file.name != "KeyEntries.swift" && file.name != "KeyReader.swift"
    case "DeviceFacts": true
    case "CapplanCommand": file.folder == "Settings"
    case "CaptureReports": file.text.contains("ReportKey(") || file.name == "BaselineDocument.swift"
    default: false
    }
  }

  private static let comments = PropertyComments(SourceFile.all)
  private static let entries = files.flatMap { KeyEntry.all(in: $0) }

  /// The sentences that several keys share, by their files and names.
  private static let constants: [(file: String, name: String, text: String)] = SourceFile.all.filter { file in
    ["KeySentence.swift", "ReportSentence.swift"].contains(file.name)
  }.flatMap { file in
    file.text.split(separator: "\n").compactMap { line in
      guard let type = line.firstRange(of: ": StaticString = \"") else { return nil }
      let name = line[..<type.lowerBound].split(separator: " ").last.map(String.init)
      return (file.name, name ?? "", String(line[type.upperBound...].prefix { $0 != "\"" }))
    }
  }

  /// The sentence of an entry; `nil` where each turn of a loop has its own.
  private static func sentence(of entry: KeyEntry) -> String? {
    switch entry.about {
    case .literal(let text): return text
    case .constant(let name):
      let found = constants.filter { $0.name == name }
      return (found.first { $0.file == entry.file.name } ?? found.first)?.text
    }
  }

  /// Whether a documentation comment says what a description says, word for word.
  ///
  /// It may go on with what only code has: the symbol after a colon or in parentheses, when the value is `nil` where the
  /// description does not say when the key is left out, another sentence. What is `nil` in code is left out of a document.
  static func agrees(_ comment: String, with description: String) -> Bool {
    let comment = comment.replacing("`nil`", with: "left out")
    guard comment.hasPrefix(description) else { return false }
    let rest = comment.dropFirst(description.count)
    return [".", ": `", " (`", "; left out "].contains { rest.hasPrefix($0) }
  }

  @Test func aDescriptionSaysWhatTheCommentOfThePropertySays() {
    var compared = 0
    for entry in Self.entries where !entry.file.text.contains("ReportKey(") {
      guard let property = entry.property, let sentence = Self.sentence(of: entry) else { continue }
      let own = Self.comments.text(of: property, in: entry.type, near: entry.file)
      let comments = own.map { [$0] } ?? Self.comments.texts(of: property, near: entry.file)
      compared += 1
      #expect(
        comments.contains { Self.agrees($0, with: sentence) },
        "\(entry.file.name): '\(entry.name ?? property)' says \"\(sentence)\", and \(property): \(comments)")
    }
    #expect(compared > 110, "\(compared) descriptions are compared")
  }

  @Test func everyKeyOfAProfileHasADescription() {
    for entry in Self.entries { #expect(Self.sentence(of: entry) != "", "\(entry.file.name): \(entry.name ?? "")") }
    let profiles = Self.files.filter { $0.module == "CaptureModel" && $0.folder == "Profile" }
    for file in profiles {
      let calls = ["keys.key(", "keys.fact(", "keys.trait(", "keys.read(", "keys.group(", "Field("].map { call in
        file.text.ranges(of: call).count
      }
      #expect(KeyEntry.all(in: file).count == calls.reduce(0, +), "\(file.name) has an entry without 'about:'")
    }
  }

  @Test func whatSeveralKeysSayStandsOnce() {
    let literals = Self.entries.compactMap { entry in
      if case .literal(let text) = entry.about { (text, "\(entry.file.name): \(entry.name ?? "")") } else { nil }
    }
    let all = literals + Self.constants.map { ($0.text, "\($0.file): \($0.name)") }
    for (text, places) in Dictionary(grouping: all, by: \.0) where Set(places.map(\.1)).count > 1 || places.count > 1 {
      Issue.record("\"\(text)\" stands several times: \(places.map(\.1).sorted())")
    }
    let names = Set(Self.constants.map(\.name))
    let used = Set(Self.entries.compactMap { if case .constant(let name) = $0.about { name } else { nil } })
    #expect(names.subtracting(used).isEmpty, "every shared sentence is used")
    #expect(all.count > 180, "\(all.count) sentences")
  }

  @Test func aCoefficientSaysWhatTheCommentOfItsCaseSays() throws {
    let file = try #require(Self.files.first { $0.name == "CoefficientKey.swift" })
    // `case .lidar: "…"`, the sentence in this line or in the next one.
    let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    var compared = 0
    for (index, line) in lines.enumerated() where line.hasPrefix("case .") && !line.contains(": (") {
      let name = String(line.dropFirst(6).prefix { $0 != ":" })
      let text = line.contains("\"") ? line : lines[index + 1]
      let sentence = try #require(KeyEntry.literal(in: text.drop { $0 != "\"" }))
      let comment = try #require(Self.comments.text(of: name, in: "CoefficientKey", near: file))
      #expect(comment == sentence + ".", "\(name)")
      compared += 1
    }
    #expect(compared == CoefficientKey.allCases.count)
  }

  @Test func anotherSentenceIsFound() throws {
    let text = """
      struct Wheel {
        /// How wide it is; `nil` where that is not known.
        var width: Int?
        /// How many
        /// spokes it has: `Spoke.count`.
        ///
        /// No fewer than three.
        var spokes = 3
        /// The hub.
        var parts = Parts()
      }
      extension Wheel: KeyedObject {
        static func visit(_ keys: inout some KeyVisitor<Wheel>) {
          keys.key("width", .known(.integer(0...9)), about: "How wide (or high) it is") { $1(&$0.width) }
          keys.fact("spokes", .integer(3...99), about: Sentence.spokes, .required) { $1(&$0.spokes) }
          keys.read("hub", .text(), about: "The hub") { $0.parts.hub = $1.value }
          keys.group("rim", about: "The rim") { keys in keys.key("x", .a, about: "The x") { $0.list.append($1) } }
        }
      }
      """
    let file = SourceFile(module: "M", folder: "F", name: "Wheel.swift", text: text, code: text)
    let entries = KeyEntry.all(in: file)
    #expect(entries.map(\.name) == ["width", "spokes", "hub", "rim", "x"])
    #expect(entries.map(\.property) == ["width", "spokes", "hub", nil, nil])
    #expect(entries.allSatisfy { $0.type == "Wheel" })
    #expect(entries[0].about == .literal("How wide (or high) it is") && entries[1].about == .constant("spokes"))
    let comments = PropertyComments([file])
    let width = try #require(comments.text(of: "width", in: "Wheel", near: file))
    let spokes = try #require(comments.text(of: "spokes", in: "Wheel", near: file))
    #expect(spokes == "How many spokes it has: `Spoke.count`.")
    #expect(Self.agrees(spokes, with: "How many spokes it has") && !Self.agrees(spokes, with: "How many spokes"))
    #expect(Self.agrees(width, with: "How wide it is; left out where that is not known"))
    #expect(Self.agrees(width, with: "How wide it is") && !Self.agrees(width, with: "How high it is"))
  }
}
