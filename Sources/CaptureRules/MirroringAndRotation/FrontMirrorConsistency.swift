import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Video that the front camera records is mirrored as its preview is.
  static var frontMirrorConsistency: Rule {
    Rule(
      "front-mirror-consistency",
      title: "Preview is mirrored, the recording is not",
      area: .connections,
      severity: .note,
      confidence: .inferred,
      rationale: """
        A preview layer mirrors the front camera by itself, data and movie outputs do not: in the recording people look \
        reversed, compared with the preview. Set the recording's connection to the one that you want.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["role"],
      sources: [
        .sample("AVMultiCamPiP"), .symbol("AVCaptureConnection.automaticallyAdjustsVideoMirroring"),
        .inference("the sample sets the mirroring of the front camera's data output by hand"),
      ],
      hasFix: true,
      examples: [
        .passing("front 1280x720 | preview | video role=recording")
          .and("front -> video automaticallyAdjustsVideoMirroring=false videoMirrored"),
        .passing("front 1280x720 | preview | video role=analysis"),
        .failing("front 1280x720 | preview | video role=recording | front -> ⟦video⟧"),
        .passing("front 1280x720 | video role=recording"),
      ]
    ) { session, report in
      guard session.outputs.contains(where: { $0.output.role?.value == .recording }) else { return }
      func isAutomatic(_ connection: ResolvedConnection) -> Bool {
        let written = session.written(connection)
        return written?.automaticallyAdjustsVideoMirroring?.value != false && written?.videoMirrored == nil
      }
      let front = session.connections.filter {
        $0.isEnabled && $0.media == .video && session.side(ofInput: $0.input) == .front && isAutomatic($0)
      }
      var previews: [InputIndex: ResolvedConnection] = [:]
      for connection in front where session.outputType(connection.output) == .previewLayer {
        previews[connection.input] = previews[connection.input] ?? connection
      }
      for connection in front where session.graph.outputs[connection.output].role?.value == .recording {
        guard let preview = previews[connection.input], session.outputType(connection.output) != .previewLayer else {
          continue
        }
        var fixes: [Fix] = []
        if let written = session.written(connection) {
          let edits = report.edit.changing(
            written.range, set: [("automaticallyAdjustsVideoMirroring", "false"), ("videoMirrored", "true")])
          fixes = [Fix("mirror the recording", .unsafe, edits: edits)]
        }
        let range = session.outputRange(of: connection)
        let ranges = SourceRange.inOrder(session.outputRange(of: preview), range)
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" records \"\(session.graph.inputName(connection.input))\", "
            + "but does not mirror it as \"\(session.graph.outputName(preview.output))\" does", at: ranges.later,
          label: "mirrored in one only",
          notes: [
            Finding.Note(
              ranges.later == range
                ? "a preview layer mirrors the front camera by itself" : "the recording is not mirrored",
              at: ranges.earlier)
          ],
          fixes: fixes,
          help: "set automaticallyAdjustsVideoMirroring to false and videoMirrored to the value that you want")
      }
    }
  }
}
