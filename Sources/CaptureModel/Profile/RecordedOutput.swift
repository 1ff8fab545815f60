import JSONSource

/// An output of a session that was read.
public struct RecordedOutput: Sendable {
  /// The name that connections call it by.
  public var id = ""

  /// The kind of output.
  public var type: OutputType?

  /// Columns of what it delivers, in pixels, if it sets a size of its own.
  public var width: Int?

  /// Rows of what it delivers, in pixels, if it sets a size of its own.
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
      about: "Columns of what it delivers, in pixels, if it sets a size of its own"
    ) {
      $1(&$0.width)
    }
    keys.key(
      "height", .known(.integer(1...100_000, "pixels")),
      about: "Rows of what it delivers, in pixels, if it sets a size of its own"
    ) {
      $1(&$0.height)
    }
  }
}
