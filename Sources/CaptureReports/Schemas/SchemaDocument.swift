import CaptureModel

/// A kind of document that has a schema.
public struct SchemaDocument: Sendable {
  /// The name of its schema's file, which is the schema's `$id`.
  let id: String

  /// What it is called.
  let title: String

  /// What it is, in a sentence.
  let about: String

  /// Its keys.
  let fields: [SchemaField]

  /// A whole one, as JSON text.
  let example: String

  /// The most elements of a list; `nil` where there is no limit.
  let listLimit: Int?

  /// What its keys ask of each other.
  let conditions: [SchemaCondition]

  /// Whether it may have keys that are not named here: a report grows.
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
