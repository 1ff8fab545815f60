import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The rectangle of interest is set before the session runs.
  static var metadataRectRebuildPre13: Rule {
    Rule(
      "metadata-rect-rebuild-pre13",
      title: "New rectangle of interest interrupts the preview",
      area: .video,
      severity: .note,
      rationale: """
        Before iOS 13 a new rectOfInterest rebuilds a running session, and the preview stalls. An app that still runs there \
        sets it before the session starts.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["rectOfInterest"],
      sources: [
        .symbol("AVCaptureMetadataOutput.rectOfInterest"), .report("openradar 18980982: the preview stalls"),
      ],
      examples: [
        .passing("iOS 13.0 | single | back")
          .and("codes metadataObjectTypes=[qr] rectOfInterest=(x=0.25 y=0.25 width=0.5 height=0.5)"),
        .failing("iOS 12.0 | single | back")
          .and("codes metadataObjectTypes=[qr] rectOfInterest=⟦(x=0.25 y=0.25 width=0.5 height=0.5)⟧"),
      ]
    ) { session, report in
      guard let system = session.systemBefore(OSVersion(13)) else { return }
      for output in session.outputs(ofType: .metadata) {
        guard let rect = output.output.metadata.rectOfInterest else { continue }
        report.emit(
          "on iOS \(system.version) a new rectOfInterest of \"\(output.id)\" rebuilds a running session",
          at: rect.range,
          label: "interrupts the preview", help: "set it before startRunning")
      }
    }
  }
}
