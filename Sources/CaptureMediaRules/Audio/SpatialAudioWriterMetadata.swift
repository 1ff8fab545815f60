import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A recording of first-order ambisonics needs a sample of spatial audio metadata.
  static var spatialAudioWriterMetadata: Rule {
    Rule(
      "spatial-audio-writer-metadata",
      title: "Spatial audio that an app writes itself",
      area: .audio,
      severity: .note,
      rationale: """
        A movie file output adds the spatial audio metadata and a stereo track by itself. An app with an asset writer \
        has to pass every buffer of first-order ambisonics to AVCaptureSpatialAudioMetadataSampleGenerator and write \
        exactly one sample at the end; without it the recording has no spatial metadata.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["multichannelAudioMode"],
      sources: [
        .symbol("AVCaptureSpatialAudioMetadataSampleGenerator"),
        .symbol("AVCaptureMultichannelAudioMode.firstOrderAmbisonics"),
      ],
      examples: [
        .passing("single | mic multichannelAudioMode=firstOrderAmbisonics")
          .and("sound role=analysis spatialAudioChannelLayoutTag=stereo").on("iphone-17-pro"),
        .failing("single | mic multichannelAudioMode=firstOrderAmbisonics")
          .and("sound role=⟦recording⟧ spatialAudioChannelLayoutTag=firstOrderAmbisonics").on("iphone-17-pro"),
      ]
    ) { session, report in
      for microphone in session.microphones where microphone.isAmbisonic {
        for connection in session.connections(fromInput: microphone.inputIndex) {
          let output = session.graph.outputs[connection.output]
          guard output.type?.value == .audioData, let role = output.role, role.value == .recording,
            output.audioData.spatialAudioChannelLayoutTag?.value != .stereo
          else { continue }
          report.emit(
            "the recording of \"\(session.graph.outputName(connection.output))\" needs a sample of spatial audio metadata",
            at: role.range, label: "written by the app",
            notes: [
              Finding.Note(
                "\"\(microphone.id)\" records ambisonics", at: microphone.input.sound.multichannelAudioMode?.range)
            ], help: "analyse every buffer with AVCaptureSpatialAudioMetadataSampleGenerator")
        }
      }
    }
  }
}
