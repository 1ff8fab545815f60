public import JSONSource

/// An `AVCaptureDataOutputSynchronizer`. A value that the graph leaves out is `nil`.
public struct GraphSynchronizer: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The name used in findings.
  public var id: Located<Identifier>?

  /// The outputs; the first is the primary.
  public var outputs: Located<[Located<Identifier>]>?

  /// The queue on which the delegate gets the data, which must be serial.
  public var delegateCallbackQueue: Located<CallbackQueue>?
}

extension GraphSynchronizer: ShapedObject {
  package static let shape = ObjectShape<GraphSynchronizer>(
    {
      Field("id", .definition(.synchronizer), about: SharedSentence.nameInFindings, isRequired: true) { $1(&$0.id) }
      Field(
        "outputs", .list(of: .reference(.output)),
        .property("dataOutputs", of: "AVCaptureDataOutputSynchronizer", set: .fixed),
        about: "The outputs; the first is the primary",
        isRequired: true
      ) { $1(&$0.outputs) }
      Field(
        "delegateCallbackQueue", .name("queue"),
        .property(of: "AVCaptureDataOutputSynchronizer", since: .iOS(11), set: .fixed)
          .unrecorded(because: "nothing says which queue a delegate is called on"),
        about: "The queue on which the delegate gets the data, which must be serial"
      ) { $1(&$0.delegateCallbackQueue) }
    },
    make: { GraphSynchronizer(range: $0) })
}
