public import JSONSource

/// How a camera times its frames. What the graph leaves out is `nil`.
public struct FrameTiming: Sendable {
  /// Whether the device lowers the frame rate in low light; default `false`.
  public var autoVideoFrameRateEnabled: Located<Bool>?

  /// The locked duration of each frame, in seconds.
  public var lockedVideoFrameDuration: Located<Double>?

  /// Whether frames follow an external sync signal.
  public var followsExternalSync: Located<Bool>?

  /// How the input follows an external sync device.
  public var externalSync: ExternalSync?
}

extension FrameTiming {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "autoVideoFrameRateEnabled", .boolean,
      .flag(of: "AVCaptureDevice", since: .iOS(18), requires: .flag("isAutoVideoFrameRateSupported", of: .format)),
      default: false, about: "Whether the device lowers the frame rate in low light"
    ) { $1(&$0.timing.autoVideoFrameRateEnabled) }
    Field(
      "lockedVideoFrameDuration", .number(0.0001...100, "seconds"),
      .seconds(
        "activeLockedVideoFrameDuration", of: "AVCaptureDeviceInput", since: .iOS(26),
        requires: .flag("isLockedVideoFrameDurationSupported", of: .input),
        .written(of: .device) { "\($0).minSupportedLockedVideoFrameDuration <= \($1)" }),
      about: "The locked duration of each frame, in seconds"
    ) { $1(&$0.timing.lockedVideoFrameDuration) }
    Field(
      "followsExternalSync", .boolean,
      .method("follow(_:videoFrameDuration:delegate:)", of: "AVCaptureDeviceInput", since: .iOS(26)),
      about: "Whether frames follow an external sync signal"
    ) { $1(&$0.timing.followsExternalSync) }
    Field(
      "externalSync", .object(ExternalSync.self), about: "How the input follows an external sync device",
      placeless: { $1(&$0.timing.externalSync) })
  }
}
