public import JSONSource

/// The settings of an `AVCaptureDepthDataOutput`. A value that the graph leaves out is `nil`.
public struct DepthDataSettings: Sendable {
  /// Whether holes are filled and noise is smoothed; default `true`.
  public var filteringEnabled: Located<Bool>?

  /// Whether the output drops depth that comes late; default `true`.
  public var alwaysDiscardsLateDepthData: Located<Bool>?

  /// The queue on which the delegate gets the depth, which must be serial.
  public var delegateCallbackQueue: Located<CallbackQueue>?
}

extension DepthDataSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "filteringEnabled", .boolean, .flag(of: "AVCaptureDepthDataOutput", since: .iOS(11)),
      default: true, about: "Whether holes are filled and noise is smoothed"
    ) { $1(&$0.depthData.filteringEnabled) }
    Field(
      "alwaysDiscardsLateDepthData", .boolean, .property(of: "AVCaptureDepthDataOutput", since: .iOS(11)),
      default: true, about: "Whether the output drops depth that comes late"
    ) { $1(&$0.depthData.alwaysDiscardsLateDepthData) }
    Field(
      "delegateCallbackQueue", .name("queue"),
      .property(of: "AVCaptureDepthDataOutput", since: .iOS(11), set: .fixed)
        .unrecorded(because: "nothing says which queue a delegate is called on"),
      about: "The queue on which the delegate gets the depth, which must be serial"
    ) { $1(&$0.depthData.delegateCallbackQueue) }
  }
}
