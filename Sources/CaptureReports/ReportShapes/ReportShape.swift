import CaptureModel
import JSONSource

/// A kind of object in a JSON report: its keys, in their order. The writer and the schema both come from it.
struct ReportShape<Object>: Sendable {
  fileprivate let keys: [ReportKey<Object>]

  /// A kind of object with these keys.
  init(@ReportKeyList<Object> _ keys: () -> [ReportKey<Object>]) { self.keys = keys() }

  private init(keys: [ReportKey<Object>]) { self.keys = keys }

  /// The keys, as data.
  var schema: [SchemaField] { keys.map(\.schema) }

  /// Writes the keys of an object as members.
  func members(of object: Object, to writer: inout JSONWriter) {
    for key in keys { key.write(object, &writer) }
  }

  /// The same keys for an object that holds such an object.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Object) -> ReportShape<Whole> {
    ReportShape<Whole>(
      keys: keys.map { key in
        ReportKey<Whole>(schema: key.schema, about: key.about) { [write = key.write] whole, writer in
          write(part(whole), &writer)
        }
      })
  }

  /// The same keys for an object that may hold such an object; they are left out if it holds none.
  func of<Whole>(optional part: @escaping @Sendable (Whole) -> Object?) -> ReportShape<Whole> {
    ReportShape<Whole>(
      keys: keys.map { key in
        let schema = SchemaField(key.schema.name, key.schema.type, about: key.about, isRequired: false)
        return ReportKey<Whole>(schema: schema, about: key.about) { [write = key.write] whole, writer in
          if let part = part(whole) { write(part, &writer) }
        }
      })
  }

  /// An object as a document; it ends with LF.
  func text(of object: Object, style: JSONWriter.Style = .indented) -> String {
    var writer = JSONWriter(style: style)
    writer.object { writer in members(of: object, to: &writer) }
    writer.endLine()
    return writer.text
  }
}

/// One key of a kind of object in a report.
struct ReportKey<Object>: Sendable {
  /// The key, as data.
  let schema: SchemaField

  /// Writes the key as a member.
  let write: @Sendable (Object, inout JSONWriter) -> Void

  fileprivate let about: StaticString

  fileprivate init(
    schema: SchemaField, about: StaticString, write: @escaping @Sendable (Object, inout JSONWriter) -> Void
  ) {
    self.schema = schema
    self.about = about
    self.write = write
  }

  /// A key that every such object has; `about` describes it in one sentence.
  init<Value>(
    _ name: String, _ type: ReportType<Value>, about: StaticString, _ value: @escaping @Sendable (Object) -> Value
  ) {
    schema = SchemaField(name, type.schema, about: about)
    self.about = about
    write = { [write = type.write] object, writer in write(value(object), name, &writer) }
  }

  /// A key that is left out of an object without a value.
  init<Value>(
    optional name: String, _ type: ReportType<Value>, about: StaticString,
    _ value: @escaping @Sendable (Object) -> Value?
  ) {
    schema = SchemaField(name, type.schema, about: about, isRequired: false)
    self.about = about
    write = { [write = type.write] object, writer in
      if let value = value(object) { write(value, name, &writer) }
    }
  }
}

/// Builds a list of keys, one per line.
@resultBuilder
enum ReportKeyList<Object> {
  /// A key.
  static func buildExpression(_ key: ReportKey<Object>) -> [ReportKey<Object>] { [key] }

  /// The keys of a part of the object.
  static func buildExpression(_ part: ReportShape<Object>) -> [ReportKey<Object>] { part.keys }

  /// The keys in their order.
  static func buildBlock(_ keys: [ReportKey<Object>]...) -> [ReportKey<Object>] { keys.flatMap(\.self) }
}
