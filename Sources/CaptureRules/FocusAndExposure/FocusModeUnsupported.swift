import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Focus is set only on cameras that can focus.
  static var focusModeUnsupported: Rule {
    Rule(
      "focus-mode-unsupported",
      title: "Focus is set on a camera with a fixed focus",
      area: .inputs,
      severity: .error,
      asksDevice: true,
      rationale: """
        Setting focusMode throws NSInvalidArgumentException unless isFocusModeSupported(_:) is true, and so does a lens \
        position unless the camera locks its focus at one. Many front and ultra-wide cameras have a fixed focus, which takes no \
        mode at all: locked, too, throws.
        """,
      reads: ["focusMode", "lensPosition"],
      settles: ["focusMode", "lensPosition"],
      sources: [
        .symbol("AVCaptureDevice.focusMode"), .symbol("AVCaptureDevice.isFocusModeSupported(_:)"),
        .symbol("AVCaptureDevice.Format.autoFocusSystem"),
        .report("flutter issue 76498: a crash in setFocusMode: of a front camera"),
      ],
      aliases: ["fixed-focus-camera"],
      examples: [
        .passing("back 1280x720@60 binned focusMode=continuousAutoFocus | video").on("iphone-13-mini"),
        .failing("single | front 1280x720 focusMode=⟦continuousAutoFocus⟧ | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-fixed", "name": "A phone with a fixed front lens",
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "front", "autoFocusSystem": "none",
                "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 30 } ] } ] }
            """#),
        .failing("single | front 1920x1080 focusMode=⟦locked⟧ | video").on("iphone-13"),
        .unverified("front 1280x720 lensPosition=0.5 | video").on("conservative"),
      ]
    ) { session, report in
      for camera in session.cameras {
        let settings = [camera.input.focusMode?.range, camera.input.lensPosition?.range].compactMap { $0 }
        guard let range = settings.max() else { continue }
        switch camera.device?.hasAutofocus {
        case false?:
          report.emit(
            "\"\(camera.id)\" has a fixed focus, which can't be set", at: range, lack: .values(settings),
            label: "fixed focus", help: "set it only where isFocusModeSupported(_:) is true")
        case nil where camera.mayHaveFixedFocus:
          report.unverified(
            whether: "\"\(camera.id)\" has autofocus", settledBy: camera.fact(.autoFocusSystem), at: range,
            lack: .values(settings))
        default: continue
        }
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether some phones have a fixed focus in this place.
  fileprivate var mayHaveFixedFocus: Bool {
    key.position == .front || key.deviceType == .builtInUltraWideCamera
  }
}
