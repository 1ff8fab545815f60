import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// Face-driven focus is set only for cameras with autofocus.
  static var faceDrivenUnsupported: Rule {
    Rule(
      "face-driven-unsupported",
      title: "Face-driven focus on a camera without autofocus",
      area: .app,
      severity: .error,
      asksDevice: true,
      rationale: """
        Setting face-driven autofocus, or whether it is automatic, throws NSInvalidArgumentException on a camera that has \
        no autofocus. Face-driven exposure needs auto exposure in the same way; every camera of a phone has it.
        """,
      availability: .iOS(OSVersion(15, 4)),
      reads: ["automaticallyAdjustsFaceDrivenAutoFocusEnabled", "faceDrivenAutoFocusEnabled"],
      settles: ["automaticallyAdjustsFaceDrivenAutoFocusEnabled", "faceDrivenAutoFocusEnabled"],
      sources: [
        .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
        .symbol("AVCaptureDevice.isFaceDrivenAutoFocusEnabled"), .symbol("AVCaptureDevice.Format.autoFocusSystem"),
      ],
      examples: [
        .passing("back 1280x720@60 binned automaticallyAdjustsFaceDrivenAutoFocusEnabled=false")
          .with("faceDrivenAutoFocusEnabled | video").on("iphone-13-mini"),
        .failing("single | front 1280x720 automaticallyAdjustsFaceDrivenAutoFocusEnabled=false")
          .with("faceDrivenAutoFocusEnabled=⟦true⟧ | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-fixed", "name": "A phone with a fixed front lens",
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "front", "autoFocusSystem": "none",
                "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 30 } ] } ] }
            """#),
        .unverified("front 1280x720 automaticallyAdjustsFaceDrivenAutoFocusEnabled=false faceDrivenAutoFocusEnabled")
          .and("video").on("conservative"),
      ]
    ) { session, report in
      for camera in session.cameras {
        let setting = camera.input.faceDrivenAutoFocus
        let places = [setting.automatic?.range, setting.enabled?.range].compactMap { $0 }
        guard let range = places.max() else { continue }
        guard let hasAutofocus = camera.device?.hasAutofocus else {
          report.unverified(
            whether: "\"\(camera.id)\" has autofocus", settledBy: camera.fact(.autoFocusSystem), at: range,
            lack: .values(places))
          continue
        }
        if hasAutofocus { continue }
        report.emit(
          "\"\(camera.id)\" has no autofocus that faces could drive", at: range, lack: .values(places),
          label: "fixed focus",
          help: "leave the two keys out for this camera")
      }
    }
  }
}
