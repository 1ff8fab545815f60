import CaptureModel
import JSONSource
import TestSupport

/// Values of JSON for the types of the schema: in turn, or at random.
struct SchemaSample {
  private var generator: SeededGenerator

  /// How often an object has a key that it may have, from 0 to 1; required ones are always there.
  private let density: Double

  init(seed: UInt64, density: Double) {
    generator = SeededGenerator(seed)
    self.density = density
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &generator)
  }

  /// A value of a type.
  mutating func value(_ type: SchemaType) -> String {
    switch type {
    case .boolean: pick(["true", "false"]) ?? "true"
    case .string(_, let example, _):
      JSONString.quoted(example ?? pick(["", "a \u{e9}\"\\\n", "/tmp/a.mov"]) ?? "")
    case .number(let bounds, let isInteger): number(bounds, isInteger)
    case .names(let names): JSONString.quoted(pick(names().names) ?? "")
    case .definition, .reference: pick([#""a""#, #""b""#, #""c""#]) ?? ""
    case .pointer: #""/connections/0""#
    case .array(let element, let least, _): list(element, least)
    case .object(let fields): object(fields())
    case .map(let element, _): #"{ "a": \#(value(element)), "b": \#(value(element)) }"#
    case .table(let element, let keys): #"{ "\#(pick(keys().names) ?? "")": \#(value(element)) }"#
    case .variants(let key, let variants):
      pick(variants()).map { object($0.fields, with: (key, $0.value)) } ?? "{}"
    case .either(let types): pick(types).map { value($0) } ?? "null"
    case .null: "null"
    }
  }

  private mutating func number(_ bounds: ClosedRange<Double>, _ isInteger: Bool) -> String {
    let near = max(bounds.lowerBound, -1000)...min(bounds.upperBound, 1000)
    let number = Double.random(in: near, using: &generator)
    return JSONNumber.text(of: isInteger ? number.rounded(.up) : number)
  }

  private mutating func list(_ element: SchemaType, _ least: Int) -> String {
    let count = max(least, Int.random(in: 0...3, using: &generator))
    return "[" + (0..<count).map { _ in value(element) }.joined(separator: ", ") + "]"
  }

  /// An object with some of these keys; `fixed` has the value of the key that decides which they are.
  mutating func object(_ fields: [SchemaField], with fixed: (key: String, value: String)? = nil)
    -> String
  {
    var members: [(key: String, json: String)] = []
    var guarded: [String] = []
    for field in fields {
      if let fixed, field.name == fixed.key {
        members.append((field.name, JSONString.quoted(fixed.value)))
        continue
      }
      let isSet = field.isRequired || Double.random(in: 0..<1, using: &generator) < density
      if !isSet || field.name == "$schema"
        || field.name == "ports" && members.contains(where: { $0.key == "port" })
      {
        continue
      }
      if field.name == "whereSupported" {
        // Only keys that are set count.
        let named = guarded.filter { _ in Bool.random(using: &generator) }
        if !named.isEmpty {
          members.append(
            (field.name, "[" + named.map { "\"\($0)\"" }.joined(separator: ", ") + "]"))
        }
        continue
      }
      members.append((field.name, value(field.type)))
      if field.mayBeGuarded { guarded.append(field.name) }
    }
    return "{ "
      + members.shuffled(using: &generator).map { "\"\($0.key)\": \($0.json)" }.joined(
        separator: ", ") + " }"
  }

  /// A document with one key of each of the objects on the way to a value and the keys that these require, for each key
  /// of the schema.
  mutating func documents(
    of fields: [SchemaField], at path: String = "", in wrap: (String) -> String
  ) -> [(
    path: String, text: String
  )] {
    var all: [(path: String, text: String)] = []
    for field in fields where !["$schema", "whereSupported"].contains(field.name) {
      let own = path.isEmpty ? field.name : "\(path).\(field.name)"
      let required = fields.filter { $0.isRequired && $0.name != field.name }
      let others = required.map { ", \"\($0.name)\": \(value($0.type))" }.joined()
      for (shown, json, inside) in nested(field.type) {
        all.append((own + shown, wrap("\"\(field.name)\": \(json)\(others)")))
        guard let (fields, wrapInside) = inside else { continue }
        all += documents(of: fields, at: own + shown) {
          wrap("\"\(field.name)\": \(wrapInside($0))\(others)")
        }
      }
    }
    return all
  }

  /// The values of a type: one of each alternative, and if it is an object, how to put members into it.
  private mutating func nested(
    _ type: SchemaType
  ) -> [(path: String, json: String, inside: ([SchemaField], (String) -> String)?)] {
    switch type {
    case .either(let types): types.flatMap { nested($0) }
    case .object(let fields): [("", value(type), (fields(), { "{ \($0) }" }))]
    case .map(.object(let fields), _): [("{}", value(type), (fields(), { "{ \"a\": { \($0) } }" }))]
    case .array(.object(let fields), _, _):
      [("[]", "[\(value(type.element))]", (fields(), { "[ { \($0) } ]" }))]
    case .array(.variants(let key, let variants), _, _):
      variants().map { variant in
        let kind = "\"\(key)\": \"\(variant.value)\""
        return (
          "[\(variant.value)]", "[ { \(kind) } ]",
          (variant.fields.filter { $0.name != key }, { "[ { \(kind), \($0) } ]" })
        )
      }
    default: [("", value(type), nil)]
    }
  }
}

extension SchemaType {
  /// The type of the elements of a list; the type itself if it is no list.
  fileprivate var element: SchemaType {
    if case .array(let element, _, _) = self { element } else { self }
  }
}
