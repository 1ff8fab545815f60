public import JSONSource

/// A request for the extrinsics of one camera relative to another. A value that the graph leaves out is `nil`.
public struct ExtrinsicsRequest: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The camera that the extrinsics start at: the id of an input, or the device type of a constituent.
  public var from: Located<String>?

  /// The camera that the extrinsics end at: the id of an input, or the device type of a constituent.
  public var to: Located<String>?
}

extension ExtrinsicsRequest: ShapedObject {
  package static let shape = ObjectShape<ExtrinsicsRequest>(
    {
      Field(
        "from", end,
        about: "The camera that the extrinsics start at: the id of an input, or the device type of a constituent",
        isRequired: true
      ) { $1(&$0.from) }
      Field(
        "to", end,
        about: "The camera that the extrinsics end at: the id of an input, or the device type of a constituent",
        isRequired: true
      ) { $1(&$0.to) }
    },
    make: { ExtrinsicsRequest(range: $0) })

  /// An input, or the type of a constituent.
  private static var end: Shape<String> {
    .text(.either([.reference(.input), .names { DeviceType.schemaNames }]))
  }
}
