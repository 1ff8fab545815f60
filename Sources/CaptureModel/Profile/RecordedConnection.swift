import JSONSource

/// A connection of a session that was read.
public struct RecordedConnection: Sendable {
  /// The id of the input.
  public var input = ""

  /// The port that it takes.
  public var port = RecordedPort()

  /// The id of the output.
  public var output = ""

  /// `preferredVideoStabilizationMode`; `nil` for none.
  public var stabilization: StabilizationMode?
}

extension RecordedConnection: KeyedObject, ShapedObject {
  package static var blank: RecordedConnection { RecordedConnection() }

  package static let shape = ObjectShape(keysOf: RecordedConnection.self)

  package static func visit(_ keys: inout some KeyVisitor<RecordedConnection>) {
    keys.key("input", .text("an input's id"), about: "The input that it comes from", .required) { $1(&$0.input) }
    keys.key("port", RecordedPort.shape, about: "The port that the connection takes") { $1(&$0.port) }
    keys.key("output", .text("an output's id"), about: "The photo output that the request goes to", .required) {
      $1(&$0.output)
    }
    keys.key(
      "preferredVideoStabilizationMode", .known(.name("stabilization mode")),
      about: "What each stabilization mode adds to systemPressureCost; a mode that is not here is not known"
    ) { $1(&$0.stabilization) }
  }
}
