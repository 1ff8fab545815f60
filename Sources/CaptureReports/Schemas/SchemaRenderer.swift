import CaptureModel
import JSONSource

/// Writes the JSON Schema (draft 2020-12) of a kind of document from the fields that its decoder uses.
public struct SchemaRenderer: Sendable {
  private let document: SchemaDocument

  /// A renderer for the schema of one kind of document.
  public init(_ document: SchemaDocument) { self.document = document }

  /// The schema, ending with LF.
  public func render() -> String {
    var names = NameDefinitions()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("$id", document.id)
      writer.member("title", document.title)
      writer.member("description", document.about + ".")
      if let example = JSONParser.parse(SourceText(name: document.id, bytes: Array(document.example.utf8))).document {
        writer.array("examples") { writer in example.copy(example.root, to: &writer) }
      }
      if document.otherLines.isEmpty {
        object(of: document.fields, to: &writer, &names)
      } else {
        writer.array("anyOf") { writer in
          for fields in [document.fields] + document.otherLines {
            writer.object { writer in object(of: fields, to: &writer, &names) }
          }
        }
      }
      if !document.conditions.isEmpty {
        writer.array("allOf") { writer in
          for condition in document.conditions { writer.object { writer in condition.write(to: &writer) } }
        }
      }
      names.write(to: &writer)
    }
    writer.endLine()
    return writer.text
  }

  /// Writes the keywords of an object with these fields.
  private func object(of fields: [SchemaField], to writer: inout JSONWriter, _ names: inout NameDefinitions) {
    let takesGuards = fields.contains { $0.name == "whereSupported" }
    writer.member("type", "object")
    writer.object("properties") { writer in
      for field in fields {
        writer.object(field.name) { writer in
          Self.annotations(of: field, mayBeGuarded: takesGuards && field.mayBeGuarded, to: &writer)
          type(field.type, key: field.name, to: &writer, &names)
        }
      }
    }
    let required = fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.strings("required", required) }
    if document.isOpen { return }
    Self.ownKeys(to: &writer)
    writer.member("additionalProperties", false)
  }

  /// Allows keys that start with `x-`, which belong to the user.
  private static func ownKeys(to writer: inout JSONWriter) {
    writer.object("patternProperties") { writer in writer.member("^x-", true) }
  }

  /// Writes the keywords of a type; `key` is the key that holds it.
  private func type(
    _ type: SchemaType, key: String, to writer: inout JSONWriter, _ names: inout NameDefinitions
  ) {
    switch type {
    case .boolean: writer.member("type", "boolean")
    case .null: writer.member("type", "null")
    case .string(_, _, let pattern):
      writer.member("type", "string")
      if let pattern { writer.member("pattern", pattern) }
    case .definition: Self.name(to: &writer)
    case .reference(let kind) where kind != .profile && kind != .rule: Self.name(to: &writer)
    case .reference, .pointer: writer.member("type", "string")
    case .number(let bounds, let isInteger): Self.number(bounds, isInteger, to: &writer)
    case .names(let make): writer.member("$ref", names.reference(to: make(), key: key))
    case .array(let element, let minCount, let maxCount):
      writer.member("type", "array")
      writer.object("items") { writer in self.type(element, key: key, to: &writer, &names) }
      if minCount > 0 { writer.member("minItems", minCount) }
      if let limit = maxCount ?? document.listLimit { writer.member("maxItems", limit) }
    case .object(let fields): object(of: fields(), to: &writer, &names)
    case .map(let element, _):
      writer.member("type", "object")
      Self.ownKeys(to: &writer)
      writer.object("additionalProperties") { writer in self.type(element, key: key, to: &writer, &names) }
    case .table(let element, let keys):
      writer.object("propertyNames") { writer in
        writer.array("anyOf") { writer in
          writer.object { writer in writer.member("pattern", "^x-") }
          writer.object { writer in writer.member("$ref", names.reference(to: keys(), key: "\(key)Keys")) }
        }
      }
      self.type(.map(element, keys: nil), key: key, to: &writer, &names)
    case .variants(let kind, let variants): self.variants(variants(), of: kind, to: &writer, &names)
    case .either(let types):
      writer.array("anyOf") { writer in
        for type in types {
          writer.object { writer in self.type(type.asPart, key: key, to: &writer, &names) }
        }
      }
    }
  }

  private static func name(to writer: inout JSONWriter) {
    writer.member("type", "string")
    writer.member("minLength", 1)
  }

  private static func number(_ bounds: ClosedRange<Double>, _ isInteger: Bool, to writer: inout JSONWriter) {
    if isInteger, bounds.lowerBound == bounds.upperBound {
      return writer.member("const", Int(bounds.lowerBound))
    }
    writer.member("type", isInteger ? "integer" : "number")
    writer.member("minimum", bounds.lowerBound)
    writer.member("maximum", bounds.upperBound)
  }

  /// Writes an object with keys that depend on the value of one of them.
  private func variants(
    _ variants: [SchemaVariant], of kind: String, to writer: inout JSONWriter, _ names: inout NameDefinitions
  ) {
    writer.member("type", "object")
    writer.strings("required", [kind])
    writer.object("properties") { writer in
      writer.object(kind) { writer in writer.strings("enum", variants.flatMap { [$0.value] + $0.aliases }) }
    }
    writer.array("allOf") { writer in
      for variant in variants {
        writer.object { writer in
          writer.object("if") { writer in
            writer.object("properties") { writer in
              writer.object(kind) { writer in writer.strings("enum", [variant.value] + variant.aliases) }
            }
            writer.strings("required", [kind])
          }
          writer.object("then") { writer in object(of: variant.fields, to: &writer, &names) }
        }
      }
    }
  }
}

extension SchemaType {
  /// The type as one of several alternatives. A name may then be any text, and is looked up later.
  fileprivate var asPart: SchemaType {
    if case .reference = self { .string("") } else { self }
  }
}
