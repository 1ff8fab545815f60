import CaptureModel
import JSONSource

/// The sets of names in a schema, each written once under `$defs`.
struct NameDefinitions {
  private var list: [(key: String, names: SchemaNames)] = []

  /// The reference to a set of names. The first `key` that uses the set gives it its name.
  mutating func reference(to names: SchemaNames, key: String) -> String {
    if let known = list.first(where: { $0.names == names }) { return Self.reference(known.key) }
    var name = key
    var number = 2
    while list.contains(where: { $0.key == name }) {
      name = "\(key)\(number)"
      number += 1
    }
    list.append((name, names))
    return Self.reference(name)
  }

  private static func reference(_ key: String) -> String { "#/$defs/\(key)" }

  /// Writes the definitions, in the order of first use.
  func write(to writer: inout JSONWriter) {
    guard !list.isEmpty else { return }
    writer.object("$defs") { writer in
      for (key, names) in list { writer.object(key) { writer in Self.write(names, to: &writer) } }
    }
  }

  /// Lists the names that capplan writes, for editors to suggest, and allows the other names that it reads.
  private static func write(_ names: SchemaNames, to writer: inout JSONWriter) {
    guard !names.aliases.isEmpty || !names.numbers.isEmpty else { return writer.strings("enum", names.names) }
    writer.array("anyOf") { writer in
      writer.object { writer in writer.strings("enum", names.names) }
      writer.object { writer in
        writer.member("description", "Another spelling")
        writer.member("doNotSuggest", true)
        writer.array("enum") { writer in
          for alias in names.aliases where !names.names.contains(alias) { writer.element(alias) }
          for number in names.numbers { writer.element(number) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a list of strings.
  mutating func strings(_ key: String, _ texts: [String]) {
    array(key) { writer in for text in texts { writer.element(text) } }
  }
}
