import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Beside cinematic capture, a metadata output has the types that the capture requires.
  static var cinematicMetadataTypes: Rule {
    Rule(
      "cinematic-metadata-types",
      title: "Metadata types beside cinematic capture",
      area: .video,
      severity: .warning,
      rationale: """
        While cinematic capture is enabled, the types of a metadata output equal \
        requiredMetadataObjectTypesForCinematicVideoCapture. Others throw NSInvalidArgumentException. No source lists \
        these types, so that a list written out can't be proven right.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["cinematicVideoCaptureEnabled"],
      sources: [
        .symbol("AVCaptureMetadataOutput.requiredMetadataObjectTypesForCinematicVideoCapture"),
        .symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled"),
      ],
      aliases: ["cinematic-metadata-list"],
      hasFix: true,
      examples: [
        .passing("single | back: dual cinematicVideoCaptureEnabled | faces: codes").on("iphone-12-pro"),
        .failing("single | back: dual cinematicVideoCaptureEnabled | faces: codes metadataObjectTypes=⟦[face, qr]⟧")
          .on("conservative"),
        .passing("single | back: dual cinematicVideoCaptureEnabled=false | faces: codes metadataObjectTypes=[face]")
          .on("iphone-12-pro"),
      ]
    ) { session, report in
      let inputs = Set(
        session.cameras.filter { $0.input.cinematic.cinematicVideoCaptureEnabled?.value == true }.map(\.inputIndex))
      guard !inputs.isEmpty else { return }
      for connection in session.connections where inputs.contains(connection.input) {
        let output = session.graph.outputs[connection.output.value]
        guard let types = output.metadata.metadataObjectTypes, !types.value.isEmpty else { continue }
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" needs exactly the types that cinematic capture requires",
          at: types.range, label: "are these the types?",
          fixes: [Fix("leave the types out", .unsafe, edits: [report.edit.removing(types.range)])],
          help: "set requiredMetadataObjectTypesForCinematicVideoCapture")
        report.unverified(
          "the types that cinematic capture requires", settledBy: .unrecorded, at: types.range, decides: true)
      }
    }
  }
}
