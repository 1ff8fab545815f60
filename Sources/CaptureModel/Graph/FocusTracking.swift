public import JSONSource

/// How a camera keeps a moving subject in focus. What the graph leaves out is `nil`.
public struct FocusTracking: Sendable {
  /// Whether autofocus follows the subject at the focus point; default `false`.
  public var continuousAutoFocusTrackingEnabled: Located<Bool>?

  /// Which part of the subject is in focus: from -1, the nearest, to 1, the furthest; default 0.
  public var continuousAutoFocusTrackingLensPositionBias: Located<Double>?
}

extension FocusTracking {
  /// The keys of an input. Both stand before the focus mode with which they take effect.
  static let fields = FieldList<GraphInput> {
    Field(
      "continuousAutoFocusTrackingEnabled", .boolean,
      .flag(
        of: "AVCaptureDevice", since: .iOS(27), requires: .flag("isContinuousAutoFocusTrackingSupported", of: .format)
      )
      .datedByOwnRule(),
      default: false, about: "Whether autofocus follows the subject at the focus point"
    ) { $1(&$0.focusTracking.continuousAutoFocusTrackingEnabled) }
    Field(
      "continuousAutoFocusTrackingLensPositionBias", .number(-1...1),
      .property(
        of: "AVCaptureDevice", since: .iOS(27), requires: .flag("isContinuousAutoFocusTrackingSupported", of: .format)
      )
      .recorded(if: "device.isContinuousAutoFocusTrackingEnabled"),
      default: 0, about: "Which part of the subject is in focus: from -1, the nearest, to 1, the furthest"
    ) { $1(&$0.focusTracking.continuousAutoFocusTrackingLensPositionBias) }
  }
}
