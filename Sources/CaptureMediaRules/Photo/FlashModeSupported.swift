import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo asks for a flash mode that the camera has, and for constant color only with flash.
  static var flashModeSupported: Rule {
    Rule(
      "flash-mode-supported",
      title: "Flash mode that is not available",
      area: .photo,
      severity: .error,
      asksDevice: true,
      rationale: """
        A request's flash mode is one of the output's supportedFlashModes, which depend on the camera. Constant color \
        compares a photo with the flash to one without it, so it needs the mode auto or on; off is the default. Anything \
        else throws.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["constantColorEnabled", "flashMode"],
      settles: ["flashMode"],
      sources: [
        .symbol("AVCapturePhotoOutput.supportedFlashModes"), .symbol("AVCapturePhotoSettings.flashMode"),
        .symbol("AVCapturePhotoSettings.isConstantColorEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo constantColorEnabled | shot constantColorEnabled flashMode=auto"),
        .failing("single | back 1280x720 | photo constantColorEnabled | shot constantColorEnabled=⟦true⟧")
          .on("conservative"),
        .passing("single | back 1280x720 | photo | shot flashMode=on"),
        .unverified("single | back 1280x720 | photo | shot flashMode=on").on("ipad-10th-generation"),
        .failing("single | back 1280x720 | photo | shot flashMode=⟦on⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#, camera: #", "hasFlash": false"#)),
        .failing("single | back 1280x720 | photo constantColorEnabled | shot constantColorEnabled flashMode=⟦off⟧")
          .on("conservative"),
        .passing("photo unconnected | shot flashMode=on"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let flash = request.settings.flashMode
        if let color = request.settings.constantColorEnabled, color.value, flash.map({ $0.value == .off }) ?? true {
          let ranges = SourceRange.inOrder(color.range, flash?.range ?? color.range)
          report.emit(
            "\(request.title) asks for constant color without a flash", at: ranges.later, label: "needs a flash",
            notes: [Finding.Note("the flash is off\(flash == nil ? " by default" : "")", at: flash?.range)],
            fixes: [
              Fix(
                "let the flash be automatic", .unsafe,
                edits: report.edit.changing(request.settings.range, set: [("flashMode", "\"auto\"")]))
            ])
        }
        guard let flash, flash.value != .off, request.settings.bracketedSettings == nil else { continue }
        guard let camera = request.camera else { continue }
        switch camera.device?.hasFlash?.value {
        case true?: continue
        case nil:
          report.unverified(
            whether: "\"\(camera.id)\" has a flash", settledBy: camera.fact(.hasFlash), at: flash.range,
            lack: .value)
        case false?:
          report.emit(
            "\"\(camera.id)\" has no flash", at: flash.range, lack: .value, label: "no flash here",
            fixes: [Fix("leave flashMode out", .unsafe, edits: [report.edit.removing(flash.range)])],
            help: "set it only to one of supportedFlashModes")
        }
      }
    }
  }
}
