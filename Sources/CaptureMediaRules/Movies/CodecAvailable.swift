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
        if !known.isCommon, let open = session.openFact(about: known, of: output) {
          report.unverified(
            whether: "\"\(output.id)\" can write \(known.rawValue)", settledBy: open, at: codec.range, lack: .value)
        }
      }
    }
  }
}

extension ResolvedSession {
  /// What would tell whether a movie output offers a codec that not every device has; `nil` if it does: those of ProRes
  /// 422, from a format in `x422`.
  fileprivate func openFact(about codec: VideoCodec, of movie: ResolvedOutput) -> FactKey? {
    let feed = connections.first { $0.output == movie.index && $0.media == .video }
    guard codec.isProRes422, let camera = feed.flatMap({ self.camera(ofInput: $0.input) }),
      let format = camera.activeFormat
    else { return .unrecorded }
    let pixelFormats = camera.input.activeFormat?.pixelFormat.map { [$0.value] } ?? format.pixelFormats ?? []
    guard !pixelFormats.isEmpty, pixelFormats.allSatisfy({ $0.code == "x422" }) else { return .unrecorded }
    return camera.device?.has(.proResCodecs) == true ? nil : camera.fact(.proResCodecs)
  }
}
