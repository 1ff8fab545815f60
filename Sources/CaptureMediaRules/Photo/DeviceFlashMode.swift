import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The device's own flash mode is set only if there is a flash; photo requests have replaced it.
  static var deviceFlashMode: Rule {
    Rule(
      "device-flash-mode",
      title: "Flash mode of the device",
      area: .photo,
      severity: .warning,
      asksDevice: true,
      rationale: """
        The flash mode of a device is deprecated since iOS 10, where each photo asks for its own. On a camera without a \
        flash, setting it throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["flashMode"],
      sources: [
        .symbol("AVCaptureDevice.flashMode"), .symbol("AVCaptureDevice.isFlashModeSupported(_:)"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot flashMode=off"),
        .failing("single | back 1280x720 flashMode=⟦on⟧ | photo | shot").on("iphone-13-mini"),
        .failing("single | back 1280x720 flashMode=⟦auto⟧ | photo | shot flashMode=auto"),
        .failing("single | back 1280x720 flashMode=⟦auto⟧ | photo").withoutFix(),
        .failing("single | back 1280x720 flashMode=⟦on⟧ | photo")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#, camera: #", "hasFlash": false"#)),
        .unverified("single | back 1280x720 flashMode=on | photo")
          .on(PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
        .passing("single | back 1280x720 flashMode=off | photo"),
      ]
    ) { session, report in
      // A bracket can't use flash.
      lazy var requests = Dictionary(
        grouping: session.photoRequests().filter { $0.settings.bracketedSettings == nil }, by: \.camera?.inputIndex)
      for camera in session.cameras {
        guard let flash = camera.input.flashMode, flash.value != .off else { continue }
        switch camera.device?.hasFlash?.value {
        case nil:
          report.unverified(
            whether: "\"\(camera.id)\" has a flash", settledBy: camera.fact(.hasFlash), at: flash.range, lack: .value,
            decides: true)
        case false?:
          report.emit(
            "\"\(camera.id)\" has no flash", at: flash.range, lack: .value, severity: .error, label: "no flash here",
            fixes: [Fix("leave flashMode out", .unsafe, edits: [report.edit.removing(flash.range)])],
            help: "set it only where isFlashModeSupported is true")
        case true?:
          let requests = requests[camera.inputIndex, default: []]
          let asking = requests.filter { $0.settings.flashMode == nil }.flatMap { request in
            report.edit.changing(request.settings.range, set: [("flashMode", "\"\(flash.value.rawValue)\"")])
          }
          let move = Fix(
            "ask for it in photoSettings", .unsafe, edits: asking + [report.edit.removing(flash.range)])
          report.emit(
            "the flash mode of the device \"\(camera.id)\" is deprecated", at: flash.range, severity: .note,
            label: "since iOS 10", fixes: requests.isEmpty ? [] : [move],
            help: "give each request of photoSettings a flashMode")
        }
      }
    }
  }
}
