/// A key of a capture graph at any depth, as a literal: `videoZoomFactor`.
public struct GraphKey: ExpressibleByStringLiteral, Sendable {
  private let text: StaticString

  /// The key with this name.
  public init(stringLiteral text: StaticString) { self.text = text }

  /// The name in the graph.
  public var name: String { "\(text)" }

  /// The bytes of the name.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
