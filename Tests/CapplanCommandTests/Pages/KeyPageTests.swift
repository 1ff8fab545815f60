import CapplanCommand
import JSONSource
import Testing

/// The pages of keys are those of `capplan schema graph`, which is made of the lines that graphs are read by.
struct KeyPageTests {
  /// A page of some keys of the graph.
  private struct Part: CustomTestStringConvertible, Sendable {
    let name: String
    let title: String

    /// The keys of the graph that the page is about; `nil` for those that no other page has.
    let keys: [String]?

    var testDescription: String { name }
  }

  private static let parts = [
    Part(name: "graph-keys-session", title: "Keys of the session and the app", keys: nil),
    Part(name: "graph-keys-inputs", title: "Keys of inputs and connections", keys: ["inputs", "connections"]),
    Part(name: "graph-keys-outputs", title: "Keys of outputs", keys: ["outputs"]),
    Part(name: "graph-keys-photos", title: "Keys of photo requests", keys: ["photoSettings"]),
  ]

  @Test(arguments: parts)
  private func aPageListsTheKeys(_ part: Part) async throws {
    let schema = SourceText(await FakeWorld().run("schema", "graph").output)
    let tables = KeyTables(schema: try #require(JSONParser.parse(schema).document))
    let others = Self.parts.compactMap(\.keys).flatMap { $0 }
    let sections = tables.sections { key in part.keys.map { $0.contains(key) } ?? !others.contains(key) }
    #expect(!sections.isEmpty)
    var text = """
      # \(part.title)

      `make pages` writes this page from the key lists that read a graph. [The graph](graph.md) explains the parts.


      """
    text += sections.map { "- [\($0.title)](#\($0.title.lowercased().replacing(" ", with: "-")))\n" }.joined()
    for section in sections {
      text += "\n## \(section.title)\n\n| key | value | what it says | since |\n| --- | --- | --- | --- |\n"
      text += section.rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
    try Page.named(part.name).expect(text)
  }
}

/// The keys of a schema as rows of tables: a section for the document, and one for each list or object in it.
private struct KeyTables {
  struct Section {
    let title: String
    var rows: [[String]] = []
  }

  let schema: JSONDocument

  func sections(of isMeant: (String) -> Bool) -> [Section] {
    var document = Section(title: "The document")
    var sections: [Section] = []
    for (key, value) in members(of: "properties", in: schema.root) where isMeant(key) {
      let kinds = variants(of: value)
      if !kinds.isEmpty {
        var common: [[String]] = rows(of: kinds[0].fields)
        for kind in kinds {
          let own = Set(rows(of: kind.fields))
          common.removeAll { !own.contains($0) }
        }
        sections.append(Section(title: "All \(key)", rows: common))
        for kind in kinds {
          let own = rows(of: kind.fields).filter { !common.contains($0) }
          if !own.isEmpty { sections.append(Section(title: kind.name, rows: own)) }
        }
      } else if let object = object(in: value) {
        sections.append(Section(title: key, rows: rows(of: object, under: isMap(value) ? "<id>." : "")))
      } else {
        document.rows.append(row(key, value))
      }
    }
    return (document.rows.isEmpty ? [] : [document]) + sections
  }

  private func rows(of object: JSONValue, under path: String = "") -> [[String]] {
    members(of: "properties", in: object).flatMap { key, value -> [[String]] in
      let row = [row(path + key, value)]
      guard let inner = self.object(in: value) else { return row }
      return isRequest(inner) ? row : row + rows(of: inner, under: path + key + (isMap(value) ? ".<id>." : "."))
    }
  }

  /// Whether an object inside another one is a request for a photo: those have a page of their own.
  private func isRequest(_ object: JSONValue) -> Bool {
    members(of: "properties", in: object).contains { $0.key == "photoQualityPrioritization" }
  }

  private func row(_ key: String, _ value: JSONValue) -> [String] {
    var about = string("description", of: value) ?? ""
    if schema.member("deprecated", of: value) != nil {
      about += " Deprecated\(string("x-deprecated", of: value).map { " since \($0)" } ?? "")."
    }
    return ["`\(key)`", kind(of: value), about.replacing("|", with: "\\|"), string("x-since", of: value) ?? ""]
  }

  private func kind(of value: JSONValue) -> String {
    if let reference = string("$ref", of: value) {
      return schema.value(at: String(reference.dropFirst())).map { kind(of: $0) } ?? ""
    }
    if let choices = schema.member("anyOf", of: value)?.value {
      let kinds = schema.elements(of: choices).filter { schema.member("doNotSuggest", of: $0) == nil }
        .map { kind(of: $0) }
      // Names of several things are all texts.
      return kinds.enumerated().filter { !kinds.prefix($0.offset).contains($0.element) }.map(\.element)
        .joined(separator: ", or ")
    }
    if let names = schema.member("enum", of: value)?.value {
      return schema.elements(of: names).compactMap { name(of: $0) }.map { "`\($0)`" }.joined(separator: ", ")
    }
    if let constant = schema.member("const", of: value)?.value { return name(of: constant) ?? "" }
    switch string("type", of: value) {
    case "boolean": return "`true`, `false`"
    case "string": return "text"
    case "array":
      let element = schema.member("items", of: value).map { kind(of: $0.value) } ?? ""
      return "list" + (element.isEmpty ? "" : " of \(element)")
    case "integer", "number": return number(value)
    case "object": return "object"
    default: return ""
    }
  }

  private func number(_ value: JSONValue) -> String {
    let word = string("type", of: value) == "integer" ? "whole number" : "number"
    guard let low = schema.member("minimum", of: value), let high = schema.member("maximum", of: value),
      let low = name(of: low.value), let high = name(of: high.value)
    else { return word }
    return "\(word), \(low) to \(high)"
  }

  /// A name or a number as it is written.
  private func name(of value: JSONValue) -> String? {
    schema.string(of: value) ?? schema.source[schema.range(of: value)]
  }

  /// The object that a key holds, alone, in a list, beside another form or under names of the user's.
  private func object(in value: JSONValue) -> JSONValue? {
    if schema.member("properties", of: value) != nil { return value }
    for key in ["items", "additionalProperties"] {
      guard let inner = schema.member(key, of: value)?.value, schema.kind(of: inner) == .object else { continue }
      return object(in: inner)
    }
    guard let choices = schema.member("anyOf", of: value)?.value else { return nil }
    return schema.elements(of: choices).lazy.compactMap { object(in: $0) }.first
  }

  /// Whether a key holds objects under names of the user's.
  private func isMap(_ value: JSONValue) -> Bool {
    schema.member("properties", of: value) == nil
      && schema.member("additionalProperties", of: value).map { schema.kind(of: $0.value) == .object } ?? false
  }

  /// The forms of an object whose keys follow from its type.
  private func variants(of value: JSONValue) -> [(name: String, fields: JSONValue)] {
    guard let items = schema.member("items", of: value)?.value, let all = schema.member("allOf", of: items)?.value
    else { return [] }
    return schema.elements(of: all).compactMap { variant in
      guard let then = schema.member("then", of: variant)?.value,
        let condition = schema.member("if", of: variant)?.value,
        let type = members(of: "properties", in: condition).first?.value,
        let names = schema.member("enum", of: type)?.value,
        let name = schema.elements(of: names).first(where: { _ in true }).flatMap({ schema.string(of: $0) })
      else { return nil }
      return (name, then)
    }
  }

  private func members(of key: String, in value: JSONValue) -> [(key: String, value: JSONValue)] {
    guard let object = schema.member(key, of: value)?.value else { return [] }
    return schema.members(of: object).map { (schema.string(of: $0.key) ?? "", $0.value) }
  }

  private func string(_ key: String, of value: JSONValue) -> String? {
    schema.member(key, of: value).flatMap { schema.string(of: $0.value) }
  }
}
