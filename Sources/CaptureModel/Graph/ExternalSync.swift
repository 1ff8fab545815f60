public import JSONSource

/// How an input follows an external sync device. A value that the graph leaves out is `nil`.
public struct ExternalSync: Sendable {
  /// The frame duration of the pulse, in seconds.
  public var videoFrameDuration: Located<Double>?

  /// How much later than the pulse a frame begins, in seconds.
  public var signalCompensationDelay: Located<Double>?
}

extension ExternalSync: ShapedObject {
  package static let shape = ObjectShape<ExternalSync>(
    {
      Field(
        "videoFrameDuration", .number(0.0001...100, "seconds"),
        .method("follow(_:videoFrameDuration:delegate:)", of: "AVCaptureDeviceInput", since: .iOS(26)),
        about: "The frame duration of the pulse, in seconds"
      ) { $1(&$0.videoFrameDuration) }
      Field(
        "signalCompensationDelay", .number(0...100, "seconds"),
        .seconds(of: "AVExternalSyncDevice", since: .iOS(26), set: .fixed),
        about: "How much later than the pulse a frame begins, in seconds"
      ) { $1(&$0.signalCompensationDelay) }
    },
    make: { _ in ExternalSync() })
}
