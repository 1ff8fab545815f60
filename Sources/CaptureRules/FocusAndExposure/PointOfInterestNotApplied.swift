import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A point of interest takes effect only when a mode is set after it.
  static var pointOfInterestNotApplied: Rule {
    Rule(
      "point-of-interest-not-applied",
      title: "Point of interest does not take effect",
      area: .inputs,
      severity: .warning,
      rationale: """
        Setting a point starts neither focus nor metering. The camera uses it when focusMode or exposureMode is next set \
        to an automatic mode. While the mode is locked, the point has no effect.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["focusPointOfInterest", "exposurePointOfInterest"],
      sources: [
        .symbol("AVCaptureDevice.focusPointOfInterest"), .symbol("AVCaptureDevice.exposurePointOfInterest"),
      ],
      examples: [
        .passing("single | back 1280x720 focusPointOfInterest=(x=0.2 y=0.2) focusMode=continuousAutoFocus | video"),
        .failing("single | back 1280x720 focusPointOfInterest=⟦(x=0.2 y=0.2)⟧ | video"),
        .failing("single | back 1280x720 focusPointOfInterest=⟦(x=0.2 y=0.2)⟧ focusMode=locked | video"),
        .failing("single | back 1280x720 exposurePointOfInterest=⟦(x=0.2 y=0.2)⟧ exposureMode=locked | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        focus.check(camera, in: session, &report)
        exposure.check(camera, in: session, &report)
      }
    }
  }

  private static let focus = IdleSetting<ResolvedCamera>(
    "focusPointOfInterest", \.input.focusAndExposure.focusPointOfInterest, isUsed: { _ in true },
    what: { "the focus point of \"\($0.id)\"" }, because: { camera, _ in camera.idleFocus },
    help: "set the point first, then focusMode to autoFocus or continuousAutoFocus")

  private static let exposure = IdleSetting<ResolvedCamera>(
    "exposurePointOfInterest", \.input.focusAndExposure.exposurePointOfInterest, isUsed: { _ in true },
    what: { "the exposure point of \"\($0.id)\"" },
    because: { camera, _ in
      guard let mode = camera.input.exposureMode else { return IdleSetting.Reason("no exposureMode is set afterwards") }
      switch mode.value {
      case .autoExpose, .continuousAutoExposure: return nil
      case .locked, .custom: return IdleSetting.Reason("the exposure is not automatic", at: mode.range)
      }
    }, help: "set the point first, then exposureMode to autoExpose or continuousAutoExposure")
}

extension ResolvedCamera {
  /// Why an autofocus setting of this camera does nothing; `nil` if the focus mode applies it.
  var idleFocus: IdleSetting<ResolvedCamera>.Reason? {
    guard let mode = input.focusMode else {
      return input.lensPosition.map { IdleSetting.Reason("the lens is locked at a position", at: $0.range) }
        ?? IdleSetting.Reason("no focusMode is set afterwards")
    }
    return mode.value == .locked ? IdleSetting.Reason("the focus is locked", at: mode.range) : nil
  }
}
