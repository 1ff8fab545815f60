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
      asksDevice: true,
      rationale: """
        setOutputSettings(_:for:) takes a codec of availableVideoCodecTypes, which depends on the device and its format \
        (ProRes 422 takes one in x422), and only the keys of supportedOutputSettingsKeys(for:). Another one throws \
        NSInvalidArgumentException.
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
        .passing("single | back activeFormat=(3840x2160 pixelFormat=x422) | movie codec=proRes422").on("iphone-13-pro"),
        .unverified("single | back activeFormat=(3840x2160 pixelFormat=x422) | movie codec=proRes4444")
          .on("iphone-13-pro"),
        .unverified("single | back activeFormat=(3840x2160 pixelFormat=420v) | movie codec=proRes422")
          .on("iphone-13-pro"),
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
        if !known.isCommon, !session.offers(known, to: output) {
          report.unverified(
            whether: "\"\(output.id)\" can write \(known.rawValue)", settledBy: .unrecorded, at: codec.range,
            lack: .value)
        }
      }
    }
  }
}

extension ResolvedSession {
  /// Whether the camera of a movie output is known to offer it a codec that not every device has: those of ProRes 422, from
  /// a format in `x422`.
  fileprivate func offers(_ codec: VideoCodec, to movie: ResolvedOutput) -> Bool {
    let feed = connections.first { $0.output == movie.index && $0.media == .video }
    guard codec.isProRes422, let camera = feed.flatMap({ self.camera(ofInput: $0.input) }),
      camera.device?.has(.proResCodecs) == true, let format = camera.activeFormat
    else { return false }
    let pixelFormats = camera.input.activeFormat?.pixelFormat.map { [$0.value] } ?? format.pixelFormats ?? []
    return !pixelFormats.isEmpty && pixelFormats.allSatisfy { $0.code == "x422" }
  }
}
