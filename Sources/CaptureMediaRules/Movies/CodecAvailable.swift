import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A movie is written with a codec that its output offers.
  static var codecAvailable: Rule {
    Rule(
      "codec-available",
      title: "Movie codec is not available",
      area: .video,
      severity: .error,
      rationale: """
        setOutputSettings(_:for:) takes a codec of availableVideoCodecTypes, which depends on the device and its format, \
        and only the keys of supportedOutputSettingsKeys(for:). Another one throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["codec"],
      settles: ["codec"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.availableVideoCodecTypes"),
        .symbol("AVCaptureMovieFileOutput.supportedOutputSettingsKeys(for:)"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | movie codec=hevc"),
        .failing("back 1280x720 | movie codec=⟦vp9⟧"),
        .unverified("back 1280x720 | movie codec=proRes422"),
        .failing("iOS 10.0 | single | back 1280x720 | movie codec=⟦hevc⟧"),
      ]
    ) { session, report in
      for output in session.outputs {
        guard let codec = output.output.movieFile.codec else { continue }
        guard let known = VideoCodec(spelling: codec.value) else {
          let names = VideoCodec.allCases.map(\.rawValue)
          let guess = Suggestion.nearest(to: codec.value, among: names) ?? "hevc"
          report.emit(
            "\"\(output.id)\" can't write \"\(codec.value)\"", at: codec.range, label: "no such codec",
            fixes: [Fix("write \(guess)", .unsafe, edits: [report.edit.replacing(codec.range, with: "\"\(guess)\"")])],
            help: "choose from \(names.sentence)")
          continue
        }
        if !known.hadOlderName, let system = session.systemBefore(known.introduced) {
          report.emit(
            "\"\(codec.value)\" does not exist on iOS \(system.version)", at: codec.range, lackingOn: system,
            label: "needs iOS \(known.introduced)",
            fixes: [Fix("write h264", .unsafe, edits: [report.edit.replacing(codec.range, with: "\"h264\"")])])
        }
        if !known.isCommon {
          report.unverified(
            whether: "\"\(output.id)\" can write \(known.rawValue)", settledBy: .unrecorded, at: codec.range,
            lack: .value)
        }
      }
    }
  }
}
