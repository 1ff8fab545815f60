public import JSONSource

/// Whether faces drive the focus and exposure of a camera. What the graph leaves out is `nil`.
public struct FaceDriving: Sendable {
  /// Whether the device decides if faces drive focus; default `true`.
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Located<Bool>?

  /// Whether faces drive focus.
  public var faceDrivenAutoFocusEnabled: Located<Bool>?

  /// Whether the device decides if faces drive exposure; default `true`.
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Located<Bool>?

  /// Whether faces drive exposure.
  public var faceDrivenAutoExposureEnabled: Located<Bool>?
}

extension FaceDriving {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "automaticallyAdjustsFaceDrivenAutoFocusEnabled", .boolean,
      .automatic(
        of: "AVCaptureDevice", since: .iOS(15, 4),
        requires: .method("isFocusModeSupported", with: ".continuousAutoFocus", of: .device)),
      default: true, about: "Whether the device decides if faces drive focus"
    ) { $1(&$0.faceDriving.automaticallyAdjustsFaceDrivenAutoFocusEnabled) }
    Field(
      "faceDrivenAutoFocusEnabled", .boolean,
      .flag(
        of: "AVCaptureDevice", since: .iOS(15, 4),
        requires: .method("isFocusModeSupported", with: ".continuousAutoFocus", of: .device)
      )
      .recorded(if: "!device.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
      about: "Whether faces drive focus"
    ) { $1(&$0.faceDriving.faceDrivenAutoFocusEnabled) }
    Field(
      "automaticallyAdjustsFaceDrivenAutoExposureEnabled", .boolean,
      .automatic(
        of: "AVCaptureDevice", since: .iOS(15, 4),
        requires: .method("isExposureModeSupported", with: ".continuousAutoExposure", of: .device)
      )
      .judged(by: .everyPhone(because: "every camera of a phone meters its exposure continuously")),
      default: true, about: "Whether the device decides if faces drive exposure"
    ) { $1(&$0.faceDriving.automaticallyAdjustsFaceDrivenAutoExposureEnabled) }
    Field(
      "faceDrivenAutoExposureEnabled", .boolean,
      .flag(
        of: "AVCaptureDevice", since: .iOS(15, 4),
        requires: .method("isExposureModeSupported", with: ".continuousAutoExposure", of: .device)
      )
      .judged(by: .everyPhone(because: "every camera of a phone meters its exposure continuously"))
      .recorded(if: "!device.automaticallyAdjustsFaceDrivenAutoExposureEnabled"),
      about: "Whether faces drive exposure"
    ) { $1(&$0.faceDriving.faceDrivenAutoExposureEnabled) }
  }
}
