import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A movie is written with a codec that its output offers.
  static let codecAvailable = Rule(
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
    sources: [
      .symbol("AVCaptureMovieFileOutput.availableVideoCodecTypes"),
      .symbol("AVCaptureMovieFileOutput.supportedOutputSettingsKeys(for:)"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "codec": "hevc" } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "codec": ⟦"vp9"⟧ } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
        """#),
      .unverified(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "codec": "proRes422" } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "10.0" }, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "codec": ⟦"hevc"⟧ } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
        """#),
    ]
  ) { session, report in
    for output in session.outputs {
      guard let codec = output.output.movieFile.codec else { continue }
      guard let known = MovieCodec.all.first(where: { $0.names.contains(codec.value) }) else {
        let names = MovieCodec.all.map { $0.names[0] }
        let guess = Suggestion.nearest(to: codec.value, among: names) ?? "hevc"
        report.emit(
          "\"\(output.id)\" can't write \"\(codec.value)\"", at: codec.range, label: "no such codec",
          fixes: [Fix("write \(guess)", .unsafe, edits: [report.edit.replacing(codec.range, with: "\"\(guess)\"")])],
          help: "there is \(names.sentence)")
        continue
      }
      if let system = session.systemBefore(known.since) {
        report.emit(
          "\"\(codec.value)\" does not exist on iOS \(system.version)", at: codec.range, lackingOn: system,
          label: "needs iOS \(known.since)",
          fixes: [Fix("write h264", .unsafe, edits: [report.edit.replacing(codec.range, with: "\"h264\"")])])
      }
      if !known.isCommon {
        report.unverified(
          "whether \"\(output.id)\" can write \(known.names[0])", settledBy: .unrecorded, at: codec.range)
      }
    }
  }
}

/// A codec for movies (`AVVideoCodecType`).
private struct MovieCodec {
  /// The name in Swift and the raw value.
  let names: [String]
  let since: OSVersion

  /// Whether all devices with multi-camera sessions, and all iPhones among the profiles, can write it.
  let isCommon: Bool

  static let all = [
    MovieCodec(names: ["hevc", "hvc1"], since: OSVersion(11), isCommon: true),
    MovieCodec(names: ["h264", "avc1"], since: OSVersion(10), isCommon: true),
    MovieCodec(names: ["jpeg"], since: OSVersion(10), isCommon: false),
    MovieCodec(names: ["proRes422", "apcn"], since: OSVersion(15, 1), isCommon: false),
    MovieCodec(names: ["proRes422HQ", "apch"], since: OSVersion(15, 1), isCommon: false),
    MovieCodec(names: ["proRes422LT", "apcs"], since: OSVersion(15, 1), isCommon: false),
    MovieCodec(names: ["proRes422Proxy", "apco"], since: OSVersion(15, 1), isCommon: false),
    MovieCodec(names: ["proRes4444", "ap4h"], since: OSVersion(15, 1), isCommon: false),
    MovieCodec(names: ["hevcWithAlpha", "muxa"], since: OSVersion(13), isCommon: false),
  ]
}
