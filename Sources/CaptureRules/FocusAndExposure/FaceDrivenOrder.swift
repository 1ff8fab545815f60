import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Face-driven focus and exposure are set after the automatic mode is turned off, while the device is locked.
  static var faceDrivenOrder: Rule {
    Rule(
      "face-driven-order",
      title: "Face-driven focus or exposure is set too early",
      area: .app,
      severity: .error,
      rationale: """
        A device decides by itself whether faces drive focus and exposure: setting either before \
        automaticallyAdjustsFaceDriven… is off throws NSInvalidArgumentException, and without the device's lock \
        NSGenericException. The new value counts once the focus or exposure mode is set again.
        """,
      availability: .iOS(OSVersion(15, 4)),
      reads: ["faceDrivenAutoFocusEnabled", "faceDrivenAutoExposureEnabled", "operations"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureDevice.isFaceDrivenAutoFocusEnabled"),
        .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
        .symbol("AVCaptureDevice.lockForConfiguration()"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 automaticallyAdjustsFaceDrivenAutoExposureEnabled=false")
          .with("faceDrivenAutoExposureEnabled=false | video"),
        .failing("back 1280x720 faceDrivenAutoExposureEnabled=⟦false⟧ | video"),
        .failing("back 1280x720 | video | steps lockForConfiguration back, ⟦setFaceDriven back⟧,")
          .with("setFaceDrivenAutomatic back, unlockForConfiguration back"),
        .failing("back 1280x720 automaticallyAdjustsFaceDrivenAutoFocusEnabled faceDrivenAutoFocusEnabled=⟦false⟧")
          .and("video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        automaticFocus.check(camera, &report)
        automaticExposure.check(camera, &report)
      }
      FaceDrivenSteps(session.graph.operations).check(&report)
    }
  }

  private static let automaticFocus = ManualSetting(
    "faceDrivenAutoFocusEnabled", \ResolvedCamera.input.faceDriving.faceDrivenAutoFocusEnabled,
    automatic: "automaticallyAdjustsFaceDrivenAutoFocusEnabled",
    \.input.faceDriving.automaticallyAdjustsFaceDrivenAutoFocusEnabled, who: { "\"\($0.id)\" decides" },
    help: setModeAgain)

  private static let automaticExposure = ManualSetting(
    "faceDrivenAutoExposureEnabled", \ResolvedCamera.input.faceDriving.faceDrivenAutoExposureEnabled,
    automatic: "automaticallyAdjustsFaceDrivenAutoExposureEnabled",
    \.input.faceDriving.automaticallyAdjustsFaceDrivenAutoExposureEnabled, who: { "\"\($0.id)\" decides" },
    help: setModeAgain)

  private static let setModeAgain = "then set the focus or exposure mode again, so that it counts"
}
