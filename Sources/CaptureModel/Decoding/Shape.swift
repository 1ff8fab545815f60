package import JSONSource

/// How to turn a JSON value into a Swift value; one description for the decoder and the schema.
package struct Shape<Value>: Sendable {
  /// The type of the value, as data.
  package let schema: SchemaType

  /// Reads the value; reports faults, and returns `nil` if it can't be read.
  package let read: @Sendable (inout DocumentReader, JSONValue) -> Value?

  /// The value as JSON, as it reads back; `nil` for a value that only documents of another kind than graphs have.
  let write: @Sendable (Value, borrowing GraphNames) -> JSONTree?

  /// A shape from its schema, its writer and its reader.
  package init(
    _ schema: SchemaType, write: @escaping @Sendable (Value, borrowing GraphNames) -> JSONTree? = { _, _ in nil },
    read: @escaping @Sendable (inout DocumentReader, JSONValue) -> Value?
  ) {
    self.schema = schema
    self.write = write
    self.read = read
  }
}

extension Shape where Value == Bool {
  /// `true` or `false`.
  package static var boolean: Shape {
    Shape(.boolean, write: { value, _ in .boolean(value) }) { reader, value in
      switch reader.document.kind(of: value) {
      case .true: return true
      case .false: return false
      default:
        reader.reportWrongType(value, expected: "true or false")
        return nil
      }
    }
  }
}

extension Shape where Value == String {
  /// Any text; `what` describes it.
  package static func text(_ what: String = "a string") -> Shape { text(.string(what)) }

  /// Any text that is checked after the document has been read; `type` is its type in the schema.
  package static func text(_ type: SchemaType) -> Shape {
    Shape(type, write: { value, _ in .text(value) }) { reader, value in
      guard let text = reader.document.string(of: value) else {
        reader.reportWrongType(value, expected: "a string")
        return nil
      }
      return text
    }
  }
}

extension Shape where Value == Double {
  /// A number between two bounds, inclusive.
  package static func number(_ bounds: ClosedRange<Double>, _ unit: String? = nil) -> Shape {
    Shape(.number(bounds, isInteger: false), write: { value, _ in .number(value) }) { reader, value in
      reader.number(value, in: bounds, isInteger: false, unit: unit)
    }
  }
}

extension Shape where Value == Int {
  /// The version of a format: 1, or another number that is reported later.
  package static var formatVersion: Shape {
    Shape(.number(1...1, isInteger: true), write: { value, _ in .number(Double(value)) }) { reader, value in
      reader.number(value, in: 0...1_000_000, isInteger: true, unit: nil).map { Int($0) }
    }
  }

  /// A whole number between two bounds, inclusive.
  package static func integer(_ bounds: ClosedRange<Int>, _ unit: String? = nil) -> Shape {
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    return Shape(.number(range, isInteger: true), write: { value, _ in .number(Double(value)) }) { reader, value in
      reader.number(value, in: range, isInteger: true, unit: unit).map { Int($0) }
    }
  }
}

extension Vocabulary {
  /// All spellings of the names.
  static var schemaNames: SchemaNames {
    let index = { (name: Self) in allCases.firstIndex(of: name) ?? 0 }
    return SchemaNames(
      allCases.map(\.rawValue), aliases: aliases.map(\.0), numbers: numbers.map(\.0),
      symbols: NameSymbols(
        allCases.map { NameSymbols.Symbol(expression: $0.expression, since: $0.since) },
        spellings: allCases.map { ($0.rawValue, index($0)) } + aliases.map { ($0.0, index($0.1)) },
        numbers: numbers.map { ($0.0, index($0.1)) }))
  }

  /// The other spellings of a name.
  static func otherSpellings(_ name: Self) -> [String] { aliases.filter { $0.1 == name }.map(\.0) }

  /// The name with this Swift name or alias.
  public init?(spelling text: String) {
    guard let name = Self(rawValue: text) ?? Self.aliases.first(where: { $0.0 == text })?.1 else { return nil }
    self = name
  }

  /// The name in a string, by its Swift name or an alias, if any.
  static func named(_ value: JSONValue, in reader: DocumentReader) -> Self? {
    guard reader.document.kind(of: value) == .string else { return nil }
    if let index = reader.index(of: value, in: names) { return allCases[index] }
    guard let text = reader.document.string(of: value) else { return nil }
    return aliases.first { $0.0.isBytewise(text) }?.1
  }

  /// The valid name that was probably meant by a string that isn't one; `nil` if the slip is not known.
  static func meant(by value: JSONValue, in reader: DocumentReader) -> String? {
    guard let text = reader.document.string(of: value)?.lowercased() else { return nil }
    return slips.first { $0.0.isBytewise(text) }?.1.rawValue
  }
}

extension Shape where Value: Vocabulary {
  /// One of a vocabulary's names, by its Swift name or an alias.
  package static func name(_ what: @autoclosure @escaping @Sendable () -> String) -> Shape {
    Shape(.names { Value.schemaNames }, write: { value, _ in .text(value.rawValue) }) { reader, value in
      switch reader.document.kind(of: value) {
      case .string: if let name = Value.named(value, in: reader) { return name }
      case .number where !Value.numbers.isEmpty:
        let number = reader.document.number(of: value) ?? .nan
        if let found = Value.numbers.first(where: { Double($0.0) == number }) { return found.1 }
      default: break
      }
      reader.reportUnknownName(
        value, what: what(), names: Value.schemaNames, meant: Value.meant(by: value, in: reader))
      return nil
    }
  }
}

extension DocumentReader {
  /// Reports a value that isn't one of the names.
  fileprivate mutating func reportUnknownName(
    _ value: JSONValue, what: String, names: SchemaNames, meant: String?
  ) {
    switch document.kind(of: value) {
    case .string: reportUnknownValue(value, what: what, allowed: names.names, meant: meant)
    case .number where !names.numbers.isEmpty: reportUnknownValue(value, what: what, allowed: names.names)
    default:
      reportWrongType(
        value, expected: "a string: \(what)", allowed: "one of \(names.names.joined(separator: ", "))")
    }
  }
}
