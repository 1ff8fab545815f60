import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A synchronizer accepts only data outputs.
  static var synchronizerOutputKinds: Rule {
    Rule(
      "synchronizer-output-kinds",
      title: "Output that a synchronizer does not take",
      area: .synchronization,
      severity: .error,
      rationale: """
        AVCaptureDataOutputSynchronizer takes video, depth, metadata and audio data outputs; the first of its list is the \
        one that the others are matched to. Other outputs make its initializer throw.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["synchronizers"],
      sources: [.session("WWDC17 507"), .symbol("AVCaptureDataOutputSynchronizer.init(dataOutputs:)")],
      hasFix: true,
      examples: [
        .passing(
          "back 1280x720 | a: video | codes metadataObjectTypes=[qr] | synchronizers id=sync outputs=[a, codes]"),
        .failing("back 1280x720 | a: video | preview | synchronizers id=sync outputs=[a, ⟦preview⟧]"),
      ]
    ) { session, report in
      for (synchronizer, outputs) in SynchronizedOutputs.all(of: session) {
        for (name, output) in outputs where !output.type.isSynchronizable {
          report.emit(
            "\"\(synchronizer)\" can't synchronize \"\(output.id)\", a \(output.type.name)", at: name.range,
            label: "not a data output",
            notes: [Finding.Note("\"\(output.id)\" is a \(output.type.name)", at: output.range)],
            fixes: [Fix("leave \"\(output.id)\" out", .unsafe, edits: [report.edit.removing(name.range)])],
            help: "a synchronizer takes videoData, depthData, metadata and audioData outputs")
        }
      }
    }
  }
}
