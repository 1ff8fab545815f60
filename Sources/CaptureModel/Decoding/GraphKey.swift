/// A key of a capture graph, wherever in the graph it stands: `videoZoomFactor`. It is written as a literal.
public struct GraphKey: ExpressibleByStringLiteral, Sendable {
  private let text: StaticString

  /// The key of this name.
  public init(stringLiteral text: StaticString) { self.text = text }

  /// The name, as the graph writes it.
  public var name: String { "\(text)" }

  /// The bytes of the name.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
