public import JSONSource

/// The delegate that is told of deferred start. A value that the graph leaves out is `nil`.
public struct DeferredStartDelegate: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// Whether the app gives a queue for its callbacks.
  public var queue: Located<Bool>?
}

extension DeferredStartDelegate: ShapedObject {
  package static let shape = ObjectShape<DeferredStartDelegate>(
    {
      Field("queue", .boolean, about: "Whether the app gives a queue for its callbacks") { $1(&$0.queue) }
    },
    make: { DeferredStartDelegate(range: $0) })
}
