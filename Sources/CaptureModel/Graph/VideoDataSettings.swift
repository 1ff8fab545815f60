public import JSONSource

/// The settings of an `AVCaptureVideoDataOutput`. A value that the graph leaves out is `nil`.
public struct VideoDataSettings: Sendable {
  /// The pixel format of the buffers.
  public var pixelFormat: Located<PixelFormat>?

  /// Columns of the buffers, in pixels; for apps linked with the SDK of iOS 16 or later.
  public var width: Located<Int>?

  /// Rows of the buffers, in pixels; for apps linked with the SDK of iOS 16 or later.
  public var height: Located<Int>?

  /// Whether the output chooses the size of its buffers by itself; default `true`.
  public var automaticallyConfiguresOutputBufferDimensions: Located<Bool>?

  /// Whether the buffers have the size of a preview.
  public var deliversPreviewSizedOutputBuffers: Located<Bool>?

  /// Whether the output drops frames that come late; default `true`.
  public var alwaysDiscardsLateVideoFrames: Located<Bool>?

  /// Whether frames keep their dynamic HDR metadata.
  public var preservesDynamicHDRMetadata: Located<Bool>?

  /// Whether the device prepares its cellular radio for the network that a scanned code needs; default `false`.
  public var preparesCellularRadioForNetworkConnection: Located<Bool>?

  /// The queue for callbacks, which must be serial.
  public var sampleBufferCallbackQueue: Located<CallbackQueue>?
}

extension VideoDataSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "pixelFormat", .pixelFormat,
      .entry(
        "kCVPixelBufferPixelFormatTypeKey", in: "videoSettings", of: "AVCaptureVideoDataOutput",
        requires: .list("availableVideoPixelFormatTypes", of: .output)),
      about: "The pixel format of the buffers"
    ) { $1(&$0.videoData.pixelFormat) }
    Field(
      "width", .integer(1...100_000, "pixels"),
      .entry("kCVPixelBufferWidthKey", in: "videoSettings", of: "AVCaptureVideoDataOutput", since: .iOS(16))
        .datedByOwnRule(),
      about: "Columns of the buffers, in pixels; for apps linked with the SDK of iOS 16 or later"
    ) { $1(&$0.videoData.width) }
    Field(
      "height", .integer(1...100_000, "pixels"),
      .entry("kCVPixelBufferHeightKey", in: "videoSettings", of: "AVCaptureVideoDataOutput", since: .iOS(16))
        .datedByOwnRule(),
      about: "Rows of the buffers, in pixels; for apps linked with the SDK of iOS 16 or later"
    ) { $1(&$0.videoData.height) }
    Field(
      "automaticallyConfiguresOutputBufferDimensions", .boolean,
      .automatic(of: "AVCaptureVideoDataOutput", since: .iOS(13)),
      default: true, about: "Whether the output chooses the size of its buffers by itself"
    ) { $1(&$0.videoData.automaticallyConfiguresOutputBufferDimensions) }
    Field(
      "deliversPreviewSizedOutputBuffers", .boolean,
      .property(of: "AVCaptureVideoDataOutput", since: .iOS(13))
        .recorded(if: "!output.automaticallyConfiguresOutputBufferDimensions"),
      about: "Whether the buffers have the size of a preview"
    ) { $1(&$0.videoData.deliversPreviewSizedOutputBuffers) }
    Field(
      "alwaysDiscardsLateVideoFrames", .boolean, .property(of: "AVCaptureVideoDataOutput"),
      default: true, about: "Whether the output drops frames that come late"
    ) { $1(&$0.videoData.alwaysDiscardsLateVideoFrames) }
    Field(
      "preservesDynamicHDRMetadata", .boolean, .property(of: "AVCaptureVideoDataOutput", since: .iOS(26)),
      about: "Whether frames keep their dynamic HDR metadata"
    ) { $1(&$0.videoData.preservesDynamicHDRMetadata) }
    Field(
      "preparesCellularRadioForNetworkConnection", .boolean,
      .property(of: "AVCaptureVideoDataOutput", since: .iOS(26)),
      default: false,
      about: "Whether the device prepares its cellular radio for the network that a scanned code needs"
    ) { $1(&$0.videoData.preparesCellularRadioForNetworkConnection) }
    Field(
      "sampleBufferCallbackQueue", .name("queue"),
      .property(of: "AVCaptureVideoDataOutput", set: .fixed)
        .unrecorded(because: "nothing says which queue a delegate is called on"),
      about: "The queue for callbacks, which must be serial"
    ) { $1(&$0.videoData.sampleBufferCallbackQueue) }
  }
}

/// The dispatch queue for an output's callbacks; `none` if the app passes no queue.
public enum CallbackQueue: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case serial, concurrent, none
}
