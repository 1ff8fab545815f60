import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cinematic video keeps the focus to itself.
  static var cinematicFocusModeFixed: Rule {
    Rule(
      "cinematic-focus-mode-fixed",
      title: "Focus is set beside cinematic video",
      area: .inputs,
      severity: .error,
      rationale: """
        Cinematic video turns the focus mode to continuousAutoFocus and holds it there. Another mode, or a lens position, \
        throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["cinematicVideoCaptureEnabled"],
      sources: [.symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 cinematicVideoCaptureEnabled focusMode=continuousAutoFocus | video")
          .on("iphone-12-pro"),
        .passing("single | back 1280x720 cinematicVideoCaptureEnabled=false focusMode=locked | video")
          .on("iphone-12-pro"),
        .failing("single | back 1280x720 cinematicVideoCaptureEnabled focusMode=⟦locked⟧ | video").on("conservative"),
        .failing("single | back 1280x720 cinematicVideoCaptureEnabled lensPosition=⟦0.5⟧ | video").on("conservative"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let cinematic = camera.input.cinematic.cinematicVideoCaptureEnabled, cinematic.value else { continue }
        let mode = camera.input.focusMode.flatMap { $0.value == .continuousAutoFocus ? nil : $0.range }
        for range in [mode, camera.input.lensPosition?.range].compactMap(\.self) {
          let ranges = SourceRange.inOrder(cinematic.range, range)
          report.emit(
            "\"\(camera.id)\" captures cinematic video, which decides the focus by itself", at: ranges.later,
            label: "these exclude each other", notes: [Finding.Note("the other one is set here", at: ranges.earlier)],
            fixes: [Fix("leave the focus to cinematic video", .unsafe, edits: [report.edit.removing(range)])],
            help: "focus with the cinematic focus methods")
        }
      }
    }
  }
}
