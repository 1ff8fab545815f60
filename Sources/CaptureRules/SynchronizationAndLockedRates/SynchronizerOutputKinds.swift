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
          .graph(
            outputs: [
              .lines(.videoData(id: "a"), #"{ "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr"] }"#)
            ],
            connections: [.video(to: "a"), #"{ "input": "back", "port": "metadataObject", "output": "codes" }"#],
            more: [#""synchronizers": [ { "id": "sync", "outputs": ["a", "codes"] } ]"#])),
        .failing(
          .graph(
            outputs: [.videoData(id: "a"), .previewLayer()], connections: [.video(to: "a"), .video(to: "preview")],
            more: [#""synchronizers": [ { "id": "sync", "outputs": ["a", ⟦"preview"⟧] } ]"#])),
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
