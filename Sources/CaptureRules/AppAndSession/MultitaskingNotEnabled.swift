import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app designed for multitasking enables multitasking camera access.
  static var multitaskingNotEnabled: Rule {
    Rule(
      "multitasking-not-enabled",
      title: "Camera stops while the user multitasks",
      area: .app,
      severity: .warning,
      rationale: """
        In Split View, Slide Over and Stage Manager a session is interrupted with \
        videoDeviceNotAvailableWithMultipleForegroundApps, unless multitasking camera access is enabled on it. An app \
        with the entitlement, or one that doesn't notice the interruption, wants it enabled.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["entitlements", "handlesInterruptions"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureSession.isMultitaskingCameraAccessEnabled"),
        .symbol("AVCaptureSession.InterruptionReason.videoDeviceNotAvailableWithMultipleForegroundApps"),
      ],
      hasFix: true,
      examples: [
        .passing("deployment platform=iPadOS minimumOS=16.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure entitlements=[com.apple.developer.avfoundation.multitasking-camera-access]")
          .and("multi multitaskingCameraAccessEnabled | back 1280x720 | video"),
        .failing("deployment platform=iPadOS minimumOS=16.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure entitlements=[com.apple.developer.avfoundation.multitasking-camera-access]")
          .and("⟦session type=multiCam⟧ | back 1280x720 | video"),
        .failing("deployment platform=iPadOS minimumOS=16.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure entitlements=⟦[com.apple.developer.avfoundation.multitasking-camera-access]⟧")
          .and("back 1280x720 | video"),
        .failing("deployment platform=iPadOS minimumOS=15.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure entitlements=[com.apple.developer.avfoundation.multitasking-camera-access]")
          .and("⟦session type=multiCam⟧ | back 1280x720 | video").withoutFix(),
        .failing("deployment platform=iPadOS minimumOS=16.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure handlesInterruptions=⟦false⟧ | back 1280x720 | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-pad", "name": "An iPad with Stage Manager",
              "modelIdentifiers": ["iPad0,0"],
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
                "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 60 } ] } ] }
            """#),
      ]
    ) { session, report in
      guard !session.isForMac, !session.cameras.isEmpty, let reason = session.multitaskingReason else { return }
      let enabled = session.graph.session?.multitaskingCameraAccessEnabled
      guard enabled?.value != true else { return }
      let edits = session.setting("multitaskingCameraAccessEnabled", "true", report.edit)
      let isOld = session.minimumOS(before: OSVersion(16)) != nil
      report.emit(
        "the camera stops while the user multitasks",
        at: enabled?.range ?? session.graph.session?.range ?? reason.range,
        label: "access not enabled", notes: [Finding.Note(reason.text, at: reason.range)],
        fixes: isOld ? [] : [Fix("enable multitasking camera access", .unsafe, edits: edits)],
        help: isOld ? "enable it where iOS 16 is available and isMultitaskingCameraAccessSupported is true" : nil)
    }
  }
}

extension ResolvedSession {
  /// The reason why the app should keep its camera while the user multitasks; `nil` if the graph has none.
  fileprivate var multitaskingReason: (text: String, range: SourceRange)? {
    if hasMultitaskingEntitlement, let entitlements = graph.app?.entitlements {
      return ("the app has the entitlement for multitasking camera access", entitlements.range)
    }
    let isPad = graph.deployment?.platform?.value == .iPadOS
    if isPad, let handles = graph.app?.handlesInterruptions, !handles.value {
      return ("the app does not notice the interruption", handles.range)
    }
    return nil
  }
}
