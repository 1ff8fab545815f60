import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The lens is stabilized during a bracket only where the output can.
  static var bracketLensStabilizationUnsupported: Rule {
    Rule(
      "bracket-lens-stabilization-unsupported",
      title: "Lens that may not be stabilized",
      area: .photo,
      severity: .warning,
      rationale: """
        A bracket may have isLensStabilizationEnabled only where the photo output's \
        isLensStabilizationDuringBracketedCaptureSupported is true. That changes with the preset and the format: ask \
        before each bracket.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["lensStabilizationEnabled"],
      sources: [
        .symbol("AVCapturePhotoBracketSettings.isLensStabilizationEnabled"),
        .symbol("AVCapturePhotoOutput.isLensStabilizationDuringBracketedCaptureSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo")
          .and("shot bracketedSettings=[(exposureTargetBias=1)] lensStabilizationEnabled=false"),
        .passing("single | back 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=1)]")
          .with("lensStabilizationEnabled whereSupported=[lensStabilizationEnabled]"),
        .failing("single | back 1280x720 | photo")
          .and("shot bracketedSettings=[(exposureTargetBias=1)] lensStabilizationEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() where request.settings.bracketedSettings != nil {
        guard let lens = request.settings.lensStabilizationEnabled, lens.value,
          !session.graph.guards.contains(where: { $0.key != nil && $0.range.contains(lens.range) })
        else { continue }
        report.emit(
          "\(request.title) stabilizes the lens, and \"\(request.output.id)\" may not be able to", at: lens.range,
          label: "not everywhere",
          fixes: [Fix("do without it", .unsafe, edits: [report.edit.replacing(lens.range, with: "false")])],
          help: "set it only where isLensStabilizationDuringBracketedCaptureSupported is true")
        report.unverified(
          whether: "\"\(request.output.id)\" stabilizes the lens during a bracket", settledBy: .unrecorded,
          at: lens.range, lack: .value, decides: true)
      }
    }
  }
}
