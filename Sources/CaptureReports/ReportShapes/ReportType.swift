import CaptureModel
import JSONSource

/// The type of a value in a JSON report: how the schema describes it, and how it is written.
struct ReportType<Value>: Sendable {
  /// The type, as data.
  let schema: SchemaType

  /// Writes a value as the member with a key, or as an element if there is none.
  let write: @Sendable (Value, _ key: String?, inout JSONWriter) -> Void

  /// A type from its schema and its writer.
  init(_ schema: SchemaType, _ write: @escaping @Sendable (Value, String?, inout JSONWriter) -> Void) {
    self.schema = schema
    self.write = write
  }
}

extension ReportType where Value: JSONScalar & SendableMetatype {
  fileprivate init(scalar schema: SchemaType) {
    self.init(schema) { value, key, writer in
      if let key { writer.member(key, value) } else { writer.element(value) }
    }
  }
}

extension ReportType where Value == String {
  /// Any text.
  static var text: ReportType { ReportType(scalar: .string("text")) }

  /// One of some words.
  static func word(of words: @autoclosure @escaping @Sendable () -> [String]) -> ReportType {
    ReportType(scalar: .names { SchemaNames(words()) })
  }

  /// How a fact is known.
  static var kind: ReportType { .word(of: FactKind.allCases.map(\.rawValue)) }
}

extension ReportType where Value == Bool {
  /// `true` or `false`.
  static var boolean: ReportType { ReportType(scalar: .boolean) }
}

extension ReportType where Value == Double {
  /// A number.
  static var number: ReportType { ReportType(scalar: .number(-1e15...1e15, isInteger: false)) }
}

extension ReportType where Value == Int {
  /// A whole number from 0.
  static var whole: ReportType { ReportType(scalar: .number(0...1e15, isInteger: true)) }

  /// The version of a document, which is always the same.
  static func version(_ number: Int) -> ReportType {
    ReportType(scalar: .number(Double(number)...Double(number), isInteger: true))
  }
}

extension ReportType {
  /// A value, or `null`.
  static func orNull<Known>(_ type: ReportType<Known>) -> ReportType where Value == Known? {
    ReportType(.either([type.schema, .null])) { [write = type.write] value, key, writer in
      if let value {
        write(value, key, &writer)
      } else if let key {
        writer.member(key, nil as String?)
      } else {
        writer.element(nil as String?)
      }
    }
  }

  /// A list.
  static func list<Element>(of type: ReportType<Element>) -> ReportType where Value == [Element] {
    ReportType(.array(type.schema)) { [write = type.write] list, key, writer in
      let body = { (writer: inout JSONWriter) in for element in list { write(element, nil, &writer) } }
      if let key { writer.array(key, body) } else { writer.array(body) }
    }
  }

  /// A list that is made while it is written.
  static func stream<Element>(of type: ReportType<Element>) -> ReportType where Value == ReportStream<Element> {
    ReportType(.array(type.schema)) { [write = type.write] stream, key, writer in
      let body = { (writer: inout JSONWriter) in stream.forEach { write($0, nil, &writer) } }
      if let key { writer.array(key, body) } else { writer.array(body) }
    }
  }

  /// An object; its keys are made when the first one is written.
  static func object(_ shape: @autoclosure @escaping @Sendable () -> ReportShape<Value>) -> ReportType {
    ReportType(.object { shape().schema }) { object, key, writer in
      let body = { (writer: inout JSONWriter) in shape().members(of: object, to: &writer) }
      if let key { writer.object(key, body) } else { writer.object(body) }
    }
  }

  /// An object with keys that aren't known before, such as the ids of profiles, in this order.
  static func table<Element>(of type: ReportType<Element>) -> ReportType
  where Value == [(key: String, value: Element)] {
    ReportType(.map(type.schema, keys: nil)) { [write = type.write] entries, key, writer in
      let body = { (writer: inout JSONWriter) in for entry in entries { write(entry.value, entry.key, &writer) } }
      if let key { writer.object(key, body) } else { writer.object(body) }
    }
  }

  /// A value that stands on one line.
  static func onOneLine(_ type: ReportType) -> ReportType {
    ReportType(type.schema) { [write = type.write] value, key, writer in
      writer.onOneLine { write(value, key, &$0) }
    }
  }
}

/// The elements of a list that is too long to be made before it is written.
struct ReportStream<Element> {
  /// Calls a function with each element, in order.
  let forEach: ((Element) -> Void) -> Void
}
