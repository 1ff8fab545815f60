import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A profile belongs to the codec.
  static var movieProfileOfOtherCodec: Rule {
    Rule(
      "movie-profile-of-other-codec",
      title: "Profile of another codec",
      area: .video,
      severity: .warning,
      rationale: """
        A profile and level belongs to a codec: H.264 has the constants of AVFoundation, HEVC those of VideoToolbox, and \
        ProRes none. An asset writer throws NSInvalidArgumentException for another one; for a movie file output no report is \
        known.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["compressionProperties"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.setOutputSettings(_:for:)"),
        .report("rs/SDAVAssetExportSession#11: the exception of an asset writer"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | mic")
          .and("movie codec=h264 compressionProperties=(profileLevel=AVVideoProfileLevelH264HighAutoLevel)"),
        .passing("single | back | mic | movie codec=hevc compressionProperties=(profileLevel=HEVC_Main_AutoLevel)"),
        .failing("single | back | mic")
          .and("movie codec=hevc compressionProperties=(profileLevel=⟦AVVideoProfileLevelH264HighAutoLevel⟧)"),
        .failing("single | back | mic | movie codec=h264 compressionProperties=(profileLevel=⟦HEVC_Main_AutoLevel⟧)"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let level = output.output.movieFile.compressionProperties?.profileLevel,
          let codec = output.output.movieFile.codec, let kind = VideoCodec(spelling: codec.value),
          !kind.has(profile: level.value)
        else { continue }
        let ranges = RangePair(codec.range, "the codec is here", level.range, "the profile is here")
        report.emit(
          "\"\(level.value)\" is not a profile of \(kind.rawValue)", at: ranges.later, label: "of another codec",
          notes: [ranges.note],
          fixes: [Fix("leave the profile out", .unsafe, edits: [report.edit.removing(level.range)])])
        report.unverified(
          whether: "\"\(output.id)\" takes the profile of another codec", settledBy: .unrecorded, at: ranges.later,
          decides: true)
      }
    }
  }
}

extension VideoCodec {
  /// Whether a profile may be one of the codec; `true` for names that are not known.
  fileprivate func has(profile: String) -> Bool {
    let isOfH264 = profile.hasPrefix("AVVideoProfileLevelH264") || profile.hasPrefix("H264_")
    let isOfHEVC = profile.hasPrefix("HEVC_") || profile.hasPrefix("kVTProfileLevel_HEVC")
    switch self {
    case .h264: return !isOfHEVC
    case .hevc, .hevcWithAlpha: return !isOfH264
    case .jpeg, .proRes422, .proRes422HQ, .proRes422LT, .proRes422Proxy, .proRes4444: return !isOfH264 && !isOfHEVC
    }
  }
}

extension CompressionProperties {
  /// Whether it has what only H.264 has.
  var isForH264: Bool {
    h264EntropyMode != nil || profileLevel?.value.hasPrefix("AVVideoProfileLevelH264") == true
  }
}
