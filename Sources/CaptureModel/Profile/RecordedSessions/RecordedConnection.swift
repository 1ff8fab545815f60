import JSONSource

/// A connection of a session that was read.
public struct RecordedConnection: Sendable {
  /// The id of the input.
  public var input = ""

  /// The port: a media type, or an object that says more.
  public var port = RecordedPort()

  /// The id of the output.
  public var output = ""

  /// The requested stabilization mode; `nil` for none.
  public var stabilization: StabilizationMode?
}

extension RecordedConnection: KeyedObject, ShapedObject {
  package static var blank: RecordedConnection { RecordedConnection() }

  package static let shape = ObjectShape(keysOf: RecordedConnection.self)

  package static func visit(_ keys: inout some KeyVisitor<RecordedConnection>) {
    keys.key("input", .text("an input's id"), about: KeySentence.input, .required) { $1(&$0.input) }
    keys.key("port", RecordedPort.shape, about: "The port: a media type, or an object that says more") {
      $1(&$0.port)
    }
    keys.key("output", .text("an output's id"), about: "The id of the output", .required) {
      $1(&$0.output)
    }
    keys.key(
      "preferredVideoStabilizationMode", .known(.name("stabilization mode")),
      about: "The requested stabilization mode; left out for none"
    ) { $1(&$0.stabilization) }
  }
}
