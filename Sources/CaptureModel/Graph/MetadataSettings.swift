public import JSONSource

/// The settings of an `AVCaptureMetadataOutput`. A value that the graph leaves out is `nil`.
public struct MetadataSettings: Sendable {
  /// What the output looks for, by the types' Swift names (`qr`, `face`); default none.
  public var metadataObjectTypes: Located<[Located<String>]>?

  /// The part of the unrotated picture that objects have to touch; default all of it.
  public var rectOfInterest: Located<RectOfInterest>?

  /// The queue on which the delegate gets the objects, which must be serial.
  public var metadataObjectsCallbackQueue: Located<CallbackQueue>?
}

extension MetadataSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "metadataObjectTypes",
      .list(of: .text(.either([.names { MetadataObjectKind.schemaNames }, .string("a metadata object type")]))),
      .property(of: "AVCaptureMetadataOutput", requires: .superset("availableMetadataObjectTypes", of: .output)),
      default: [], about: "What the output looks for, by the types' Swift names (`qr`, `face`)"
    ) { $1(&$0.metadata.metadataObjectTypes) }
    Field(
      "rectOfInterest", .object(RectOfInterest.self), .property(of: "AVCaptureMetadataOutput", since: .iOS(7)),
      default: .varying("all of it"), about: "The part of the unrotated picture that objects have to touch"
    ) { $1(&$0.metadata.rectOfInterest) }
    Field(
      "metadataObjectsCallbackQueue", .name("queue"),
      .property(of: "AVCaptureMetadataOutput", since: .iOS(6), set: .fixed)
        .unrecorded(because: "nothing says which queue a delegate is called on"),
      about: "The queue on which the delegate gets the objects, which must be serial"
    ) { $1(&$0.metadata.metadataObjectsCallbackQueue) }
  }
}
