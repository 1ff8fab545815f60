import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The lens is stabilized during brackets only.
  static var lensStabilizationWithoutBracket: Rule {
    Rule(
      "lens-stabilization-without-bracket",
      title: "Lens stabilization without a bracket",
      area: .photo,
      severity: .warning,
      rationale: """
        isLensStabilizationEnabled is a property of AVCapturePhotoBracketSettings: other requests have none.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["lensStabilizationEnabled"],
      sources: [.symbol("AVCapturePhotoBracketSettings.isLensStabilizationEnabled")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot lensStabilizationEnabled=false"),
        .failing("single | back 1280x720 | photo | shot lensStabilizationEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let lens = request.settings.lensStabilizationEnabled, lens.value,
          request.settings.bracketedSettings == nil
        else { continue }
        report.emit(
          "\(request.title) asks for lens stabilization, but is not a bracket", at: lens.range, label: "brackets only",
          fixes: [Fix("leave lensStabilizationEnabled out", .unsafe, edits: [report.edit.removing(lens.range)])])
      }
    }
  }
}
