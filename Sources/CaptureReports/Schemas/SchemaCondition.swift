import CaptureModel
import JSONSource

/// A condition between keys, in each object of one list of a document.
struct SchemaCondition: Sendable {
  /// The list, by its key in the document.
  let list: String

  /// The key that the condition is about.
  let key: String

  /// The demand on the key.
  let demand: Demand

  enum Demand: Sendable {
    /// The key is required.
    case always

    /// The key is required if another key has one of these values, and not allowed otherwise.
    case onlyWhere(String, isOneOf: [String])

    /// The key has one of some names, or the number for one, if another key has one of these values.
    case oneOf([String], numbers: [Int], where: String, isOneOf: [String])
  }

  /// Writes the condition as a schema of the document.
  func write(to writer: inout JSONWriter) {
    writer.object("properties") { writer in
      writer.object(list) { writer in
        writer.object("items") { writer in writeDemand(to: &writer) }
      }
    }
  }

  private func writeDemand(to writer: inout JSONWriter) {
    switch demand {
    case .always: writer.strings("required", [key])
    case .onlyWhere(let other, let values):
      writer.object("if") { writer in Self.write(other, isOneOf: values, to: &writer) }
      writer.object("then") { writer in writer.strings("required", [key]) }
      writer.object("else") { writer in
        writer.object("properties") { writer in writer.member(key, false) }
      }
    case .oneOf(let names, let numbers, let other, let values):
      writer.object("if") { writer in Self.write(other, isOneOf: values, to: &writer) }
      writer.object("then") { writer in
        writer.object("properties") { writer in
          writer.object(key) { writer in
            writer.array("enum") { writer in
              for name in names { writer.element(name) }
              for number in numbers { writer.element(number) }
            }
          }
        }
      }
    }
  }

  private static func write(_ key: String, isOneOf values: [String], to writer: inout JSONWriter) {
    writer.object("properties") { writer in
      writer.object(key) { writer in writer.strings("enum", values) }
    }
    writer.strings("required", [key])
  }
}

extension SchemaCondition {
  /// The conditions of graphs.
  static var ofGraphs: [SchemaCondition] {
    [
      SchemaCondition(
        list: "inputs", key: "position",
        demand: .oneOf(
          [DevicePosition.unspecified.rawValue],
          numbers: DevicePosition.numbers.filter { $0.1 == .unspecified }.map(\.0),
          where: "deviceType",
          isOneOf: DeviceType.allCases.filter(\.isMicrophone).map(\.rawValue)
            + DeviceType.aliases.filter(\.1.isMicrophone).map(\.0))),
      SchemaCondition(list: "photoSettings", key: "output", demand: .always),
      SchemaCondition(
        list: "operations", key: "target",
        demand: .onlyWhere("op", isOneOf: OperationKind.allCases.filter(\.hasTarget).map(\.rawValue))),
    ]
  }
}
