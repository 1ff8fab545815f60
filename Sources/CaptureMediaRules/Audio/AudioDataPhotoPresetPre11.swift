import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Before iOS 11 an audio data output receives nothing with the photo preset.
  static var audioDataPhotoPresetPre11: Rule {
    Rule(
      "ado-photo-preset-pre11",
      title: "Audio data output with the photo preset before iOS 11",
      area: .audio,
      severity: .warning,
      rationale: """
        Before iOS 11 the connection of an audio data output is inactive while the session's preset is photo, and nothing \
        reports that.
        """,
      availability: .relaxedOn(OSVersion(11)),
      reads: ["preset"],
      sources: [.symbol("AVCaptureConnection.isActive")],
      hasFix: true,
      examples: [
        .passing("iOS 11.0 | single preset=photo | mic | a: sound"),
        .failing("iOS 10.0 | single preset=photo | mic | ⟦a⟧: sound"),
      ]
    ) { session, report in
      guard !session.isMultiCam, let preset = session.graph.session?.preset, preset.value == .photo,
        let minimum = session.minimumOS(before: OSVersion(11))
      else { return }
      let connected = Set(session.connections.filter(\.isEnabled).map(\.output))
      for output in session.outputs(ofType: .audioData) where connected.contains(output.index) {
        let ranges = [minimum.range, preset.range, output.range].sorted()
        report.emit(
          "\"\(output.id)\" gets no sound with the photo preset on iOS \(minimum.value)", at: ranges[2],
          label: "inactive before iOS 11",
          notes: [
            Finding.Note("the app runs on iOS \(minimum.value)", at: minimum.range),
            Finding.Note("the preset is photo", at: preset.range),
          ],
          fixes: [
            Fix("raise minimumOS to 11.0", .unsafe, edits: [report.edit.replacing(minimum.range, with: "\"11.0\"")]),
            Fix("use the preset high", .unsafe, edits: [report.edit.replacing(preset.range, with: "\"high\"")]),
          ], subjects: ranges)
      }
    }
  }
}
