/// What a JSON value must be: the shape that a decoder reads, as data, from which a schema can be written.
public indirect enum SchemaType: Sendable {
  /// `true` or `false`.
  case boolean

  /// A string; what it holds, in words.
  case string(String)

  /// A number between two bounds.
  case number(ClosedRange<Double>, isInteger: Bool)

  /// One of these names.
  case names(@Sendable () -> [String])

  /// A list.
  case array(SchemaType)

  /// An object with these fields.
  case object(@Sendable () -> [SchemaField])

  /// An object with keys of the user's own.
  case map(SchemaType)

  /// Any of these.
  case either([SchemaType])

  /// Anything at all.
  case anything
}

/// One key of an object.
public struct SchemaField: Sendable {
  /// The key.
  public let name: String

  /// Whether it may not be left out.
  public let isRequired: Bool

  /// What it holds.
  public let type: SchemaType
}
