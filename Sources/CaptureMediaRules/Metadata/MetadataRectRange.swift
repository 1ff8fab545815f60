import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A metadata output looks for objects inside the picture.
  static var metadataRectRange: Rule {
    Rule(
      "metadata-rect-range",
      title: "Rectangle of interest outside of the picture",
      area: .video,
      severity: .warning,
      rationale: """
        rectOfInterest of a metadata output goes from 0 to 1, from the top left of the unrotated picture; it is not in \
        points of a view. The output delivers only objects that touch it: with points of a view, most often none.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["rectOfInterest"],
      sources: [.symbol("AVCaptureMetadataOutput.rectOfInterest")],
      hasFix: true,
      examples: [
        .passing("single | back | out: codes metadataObjectTypes=[qr]")
          .with("rectOfInterest=(x=0.25 y=0.25 width=0.5 height=0.5) | steps startRunning"),
        .failing("single | back | out: codes metadataObjectTypes=[qr] rectOfInterest=⟦(x=0 y=0 width=320 height=200)⟧")
          .and("steps startRunning"),
        .failing("single | back | out: codes metadataObjectTypes=[qr] rectOfInterest=⟦(x=-0.25 y=0 width=1 height=1)⟧")
          .and("steps startRunning"),
        .failing("single | back | out: codes metadataObjectTypes=[qr]")
          .with("rectOfInterest=⟦(x=100 y=0 width=320 height=200)⟧ | steps startRunning").withoutFix(),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .metadata) {
        guard let rect = output.output.metadata.rectOfInterest, rect.value.isOutside else { continue }
        report.emit(
          "\"\(output.id)\" looks for objects outside of the picture", at: rect.range, label: "from 0 to 1",
          fixes: rect.value.clamping(at: rect.range, report.edit),
          help: "convert a rectangle of the preview with metadataOutputRectConverted(fromLayerRect:)")
      }
    }
  }
}
