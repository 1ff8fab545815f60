import JSONSource

/// An output of a session that was read.
public struct RecordedOutput: Sendable {
  /// The name used in connections.
  public var id = ""

  /// The kind of output.
  public var type: OutputType?

  /// Columns of the output, in pixels, if it sets its own size.
  public var width: Int?

  /// Rows of the output, in pixels, if it sets its own size.
  public var height: Int?
}

extension RecordedOutput: KeyedObject, ShapedObject {
  package static var blank: RecordedOutput { RecordedOutput() }

  package static let shape = ObjectShape(keysOf: RecordedOutput.self)

  package static func visit(_ keys: inout some KeyVisitor<RecordedOutput>) {
    keys.key("id", .text("the output's id"), about: KeySentence.nameOfPart, .required) { $1(&$0.id) }
    keys.key("type", .known(.name("output type")), about: "The kind of output") { $1(&$0.type) }
    keys.key(
      "width", .known(.integer(1...100_000, "pixels")),
      about: "Columns of the output, in pixels, if it sets its own size"
    ) {
      $1(&$0.width)
    }
    keys.key(
      "height", .known(.integer(1...100_000, "pixels")),
      about: "Rows of the output, in pixels, if it sets its own size"
    ) {
      $1(&$0.height)
    }
  }
}
