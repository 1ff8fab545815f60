import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app with manual controls turns off face-driven focus and exposure, which are on by default.
  static var faceDrivenDefaultOn: Rule {
    Rule(
      "face-driven-default-on",
      title: "Faces move focus and exposure under manual controls",
      area: .app,
      severity: .note,
      rationale: """
        In apps linked with the SDK of iOS 15.4 or later faces drive autofocus and auto exposure unless the app opts out. \
        Where people set focus and exposure by hand, a face that comes into the picture shifts them.
        """,
      availability: .iOS(OSVersion(15, 4)),
      reads: ["manualControls"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
        .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoExposureEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | app camera='Films the street for your map.' observesSystemPressure manualControls")
          .and("back 1280x720 automaticallyAdjustsFaceDrivenAutoFocusEnabled=false faceDrivenAutoFocusEnabled=false")
          .with("automaticallyAdjustsFaceDrivenAutoExposureEnabled=false faceDrivenAutoExposureEnabled=false | video"),
        .failing("SDK 16.0 | app camera='Films the street for your map.' observesSystemPressure manualControls")
          .and("⟦back⟧: back 1280x720 | video"),
        .failing("SDK 16.0 | app camera='Lights your face while you call.' observesSystemPressure manualControls")
          .and("single | ⟦front⟧: front 1280x720 | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-fixed", "name": "A phone with a fixed front lens",
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "front", "autoFocusSystem": "none",
                "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 30 } ] } ] }
            """#),
      ]
    ) { session, report in
      guard let manual = session.graph.app?.manualControls, manual.value,
        session.relaxation(since: OSVersion(15, 4)).isLifted
      else { return }
      for camera in session.cameras {
        let hasFocus = camera.device?.hasAutofocus != false
        let settings = hasFocus ? camera.input.faceDriven : [camera.input.faceDrivenAutoExposure]
        let open = settings.filter { $0.automatic?.value != false || $0.enabled?.value != false }
        guard !open.isEmpty else { continue }
        let ranges = SourceRange.inOrder(manual.range, camera.idRange)
        report.emit(
          "faces drive \(open.map { $0.name == "AutoFocus" ? "focus" : "exposure" }.sentence) of \"\(camera.id)\"",
          at: ranges.later, label: "on by default",
          notes: [Finding.Note("the app's users set exposure or focus", at: ranges.earlier)],
          fixes: [
            Fix("opt out", .unsafe, edits: report.edit.changing(camera.input.range, set: open.flatMap(\.optOut)))
          ], subjects: [camera.input.range, manual.range])
      }
    }
  }
}
