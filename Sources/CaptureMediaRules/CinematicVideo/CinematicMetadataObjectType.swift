import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Metadata objects of cinematic video come only in formats that support them.
  static var cinematicMetadataObjectType: Rule {
    Rule(
      "cinematic-metadata-object-type",
      title: "Cinematic metadata objects that are not offered",
      area: .video,
      severity: .error,
      rationale: """
        The metadata object type cinematicVideoMetadata is among the available ones only while the active format \
        supports cinematic video metadata. Setting it elsewhere throws NSInvalidArgumentException, and a new format may \
        take it away.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["metadataObjectTypes"],
      sources: [
        .symbol("AVMetadataObject.ObjectType.cinematicVideoMetadata"),
        .symbol("AVCaptureDevice.Format.isCinematicVideoMetadataCaptureSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1920x1080 | objects: codes metadataObjectTypes=[cinematicVideoMetadata]")
          .on(CinematicMetadata.profile()),
        .failing("single | back 1920x1080 | objects: codes metadataObjectTypes=[face, ⟦cinematicVideoMetadata⟧]")
          .on(CinematicMetadata.profile(false)),
        .unverified("single | back 1920x1080 | objects: codes metadataObjectTypes=[cinematicVideoMetadata]")
          .on("iphone-18-pro"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let camera = session.camera(ofInput: connection.input) else { continue }
        let types = session.graph.outputs[connection.output].metadata.metadataObjectTypes?.value ?? []
        guard let type = types.first(where: { $0.value == "cinematicVideoMetadata" }) else { continue }
        switch camera.activeFormat?.features?.cinematicVideoMetadata {
        case true?: continue
        case nil:
          report.unverified(
            whether: "the format of \"\(camera.id)\" supports cinematic video metadata",
            settledBy: camera.formatFact(.features), at: type.range, lack: .value)
        case false?:
          report.emit(
            "the format of \"\(camera.id)\" has no cinematic video metadata", at: type.range, lack: .value,
            label: "not offered here",
            fixes: [Fix("leave the type out", .unsafe, edits: [report.edit.removing(type.range)])])
        }
      }
    }
  }
}
