import CaptureModel
import JSONSource

/// The page of the manual about a kind of document, made of the lines that documents are read by.
public struct DocumentManual: Sendable {
  private let document: SchemaDocument
  private let name: String
  private let file: String

  /// A page about a kind of document: its name in the manual, and the file that holds such a document.
  public init(_ document: SchemaDocument, name: String, file: String) {
    self.document = document
    self.name = name
    self.file = file
  }

  /// The source of the page, of a version and its day.
  public func render(date: String, tool: String) -> String {
    var page = ManualWriter(name, section: 5, date: date, tool: tool)
    page.heading("NAME")
    page.paragraph("\(name) - \(document.title.lowercased()) of capplan")
    page.heading("DESCRIPTION")
    page.paragraph("\(file): \(document.about).")
    page.paragraph(
      """
      The document is JSON in UTF-8, without comments. Keys that begin with x- are the user's own and are not read. A \
      dot in a heading leads to a key of an object, [] to the elements of a list, and {} to the values of an object \
      with names of its own.
      """)
    page.heading("KEYS")
    objects(of: document.fields, at: "", to: &page)
    page.heading("SEE ALSO")
    page.paragraph("capplan(1)")
    return page.text
  }

  /// Writes the keys of an object, then those of the objects in it.
  private func objects(of fields: [SchemaField], at path: String, to page: inout ManualWriter) {
    guard !fields.isEmpty else { return }
    page.subheading(path.isEmpty ? "The document" : path)
    for field in fields {
      page.item(field.name, Self.words(field.type) + (field.isRequired ? ", required" : ""), Self.about(field))
    }
    for field in fields { objects(of: field.type, at: path.isEmpty ? field.name : "\(path).\(field.name)", to: &page) }
  }

  private func objects(of type: SchemaType, at path: String, to page: inout ManualWriter) {
    switch type {
    case .array(let element, _, _): objects(of: element, at: "\(path)[]", to: &page)
    case .map(let element, _), .table(let element, _): objects(of: element, at: "\(path){}", to: &page)
    case .object(let fields): objects(of: fields(), at: path, to: &page)
    case .variants(let key, let variants): self.variants(variants(), by: key, at: path, to: &page)
    case .either(let types): for type in types { objects(of: type, at: path, to: &page) }
    case .boolean, .string, .number, .names, .definition, .reference, .pointer, .null: break
    }
  }

  /// Writes the keys that all variants have once, and then those of each.
  private func variants(_ variants: [SchemaVariant], by key: String, at path: String, to page: inout ManualWriter) {
    let common = (variants.first?.fields ?? []).filter { field in
      variants.allSatisfy { variant in variant.fields.contains { $0.name == field.name } }
    }
    objects(of: common, at: path, to: &page)
    for variant in variants {
      let own = variant.fields.filter { field in !common.contains { $0.name == field.name } }
      objects(of: own, at: "\(path), \(key) \(variant.value)", to: &page)
    }
  }

  private static func about(_ field: SchemaField) -> String {
    let symbol = field.symbol.flatMap { symbol in
      symbol.kind.owner.map { owner in
        symbol.kind.member(of: field.name).map { "\(owner).\($0)" } ?? owner
      }
    }
    let since = field.symbol?.since.map { "since iOS \($0)" }
    let deprecated = field.symbol?.deprecated.map { "deprecated since iOS \($0)" }
    let facts = [symbol, since, deprecated].compactMap { $0 }.joined(separator: ", ")
    return [field.about ?? "", facts].filter { !$0.isEmpty }.map { "\($0)." }.joined(separator: " ")
  }

  /// A value's type, in a few words.
  private static func words(_ type: SchemaType) -> String {
    switch type {
    case .boolean: "true or false"
    case .string(let what, let example, _): what.isEmpty ? "text" : what + (example.map { ", such as \($0)" } ?? "")
    case .number(let bounds, let isInteger):
      bounds.lowerBound == bounds.upperBound
        ? number(bounds.lowerBound)
        : (isInteger ? "a whole number" : "a number")
          + " from \(number(bounds.lowerBound)) to \(number(bounds.upperBound))"
    case .names(let make): "one of " + make().names.joined(separator: ", ")
    case .definition: "a name of your choice"
    case .reference(let kind): "the name of \(kind.name == "input" || kind.name == "output" ? "an" : "a") \(kind.name)"
    case .pointer: "a JSON Pointer"
    case .array(let element, _, _): "a list of: " + words(element)
    case .object, .variants, .map, .table: "an object"
    case .either(let types): types.map(words).joined(separator: ", or ")
    case .null: "null"
    }
  }

  private static func number(_ value: Double) -> String { JSONNumber.text(of: value) }
}
