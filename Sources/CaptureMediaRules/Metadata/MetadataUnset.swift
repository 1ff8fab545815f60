import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A metadata output has object types set.
  static var metadataUnset: Rule {
    Rule(
      "metadata-unset",
      title: "Metadata output looks for nothing",
      area: .video,
      severity: .warning,
      rationale: """
        A metadata output has no object types until the app sets some, and without them it delivers nothing, in silence.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [.symbol("AVCaptureMetadataOutput.metadataObjectTypes")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | codes metadataObjectTypes=[qr]"),
        .failing("back 1280x720 | video | ⟦codes: codes⟧"),
        .failing("back 1280x720 | codes metadataObjectTypes=⟦[]⟧ | steps startRunning").withoutFix(),
      ]
    ) { session, report in
      lazy var removal = OutputRemoval(session: session)
      for output in session.outputs(ofType: .metadata) {
        let types = output.output.metadata.metadataObjectTypes
        guard types?.value.isEmpty ?? true else { continue }
        report.emit(
          "\"\(output.id)\" looks for nothing", at: types?.range ?? output.output.range, label: "delivers nothing",
          fixes: removal.fix(output.index).map { [$0] } ?? [],
          help: "name what it should look for: \"metadataObjectTypes\": [\"qr\"]")
      }
    }
  }
}
