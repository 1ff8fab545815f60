import CaptureModel

/// A kind of document that has a schema.
public struct SchemaDocument: Sendable {
  /// The file name of the schema, which is also its `$id`.
  let id: String

  /// The title of the schema.
  let title: String

  /// What the document is, in a sentence.
  let about: String

  /// The keys of the document.
  let fields: [SchemaField]

  /// A complete document of this kind, as JSON text.
  let example: String

  /// The highest number of elements in a list; `nil` if there is no limit.
  let listLimit: Int?

  /// The conditions between its keys.
  let conditions: [SchemaCondition]

  /// Whether keys that are not listed here are allowed: later reports may have more.
  let isOpen: Bool

  /// A kind of document.
  init(
    id: String, title: String, about: String, fields: [SchemaField], example: String, listLimit: Int? = nil,
    conditions: [SchemaCondition] = [], isOpen: Bool = false
  ) {
    self.id = id
    self.title = title
    self.about = about
    self.fields = fields
    self.example = example
    self.listLimit = listLimit
    self.conditions = conditions
    self.isOpen = isOpen
  }
}
