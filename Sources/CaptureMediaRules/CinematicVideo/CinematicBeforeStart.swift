import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cinematic video is turned on before the session starts.
  static var cinematicBeforeStart: Rule {
    Rule(
      "cinematic-before-start",
      title: "Cinematic video is turned on while the session runs",
      area: .inputs,
      rationale: """
        Cinematic video rebuilds the pipeline, so turn it on before startRunning, or between beginConfiguration and \
        commitConfiguration. It turns itself off when a new camera or format doesn't support it.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [.symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled")],
      step: RebuildingStep(
        .setCinematicVideoCapture, message: { "the cinematic video of \"\($0)\" is set while the session runs" },
        help: "set it before startRunning, or between beginConfiguration and commitConfiguration"),
      examples: [
        .passing("single | back | out: movie | steps setCinematicVideoCapture back, startRunning").on("iphone-17-pro"),
        .failing("single | back | out: movie | steps startRunning, setCinematicVideoCapture ⟦back⟧")
          .on("iphone-17-pro"),
      ])
  }
}
