import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A bracket has exposures of one kind, not too many of them, and no setting that excludes brackets.
  static var bracketLimits: Rule {
    Rule(
      "bracket-limits",
      title: "Bracket that can't be taken",
      area: .photo,
      severity: .error,
      rationale: """
        A bracket has one exposure or more, all biased or all manual, and no more than the output's \
        maxBracketedCapturePhotoCount. It takes no flash, no still-image stabilization and no Live Photo. Otherwise it \
        throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["bracketedSettings"],
      sources: [
        .symbol("AVCapturePhotoBracketSettings"), .symbol("AVCapturePhotoOutput.maxBracketedCapturePhotoCount"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo")
          .and("shot bracketedSettings=[(exposureTargetBias=-1), (exposureTargetBias=1)] | plain: shot"),
        .failing("single | back 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=0), ⟦(iso=100)⟧]"),
        .failing("single | back 1280x720 | photo | shot bracketedSettings=⟦[]⟧"),
        .failing("single | back 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=0)] flashMode=⟦on⟧"),
        .unverified("single | back 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=-2),")
          .with("(exposureTargetBias=-1), (exposureTargetBias=1), (exposureTargetBias=2)]"),
        .passing("single | back 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=1)] flashMode=off")
          .with("autoStillImageStabilizationEnabled=false"),
        .failing("single | back 1280x720 | photo")
          .and("shot bracketedSettings=[(exposureTargetBias=1)] autoStillImageStabilizationEnabled=⟦true⟧"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled")
          .and("shot bracketedSettings=[(exposureTargetBias=1)] livePhotoMovieFileURL=⟦file:///tmp/a.mov⟧"),
        .failing("single | back 1280x720 | photo | shot bracketedSettings=[⟦(exposureTargetBias=1 iso=100)⟧]")
          .withoutFix(),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let bracket = request.settings.bracketedSettings else { continue }
        request.judgeKinds(bracket, &report)
        if bracket.value.count > 3 {
          report.unverified(
            "how many exposures a bracket of \"\(request.output.id)\" may have", settledBy: .unrecorded,
            at: bracket.range
          )
        }
        let flash = request.settings.flashMode.flatMap { $0.value == .off ? nil : $0.range }
        let fusion = request.settings.autoStillImageStabilizationEnabled.flatMap { $0.value ? $0.range : nil }
        let live = request.settings.livePhotoMovieFileURL?.range
        for (name, range) in [("flash", flash), ("still-image stabilization", fusion), ("a Live Photo", live)] {
          guard let range else { continue }
          let ranges = RangePair(bracket.range, "the bracket is here", range, "\(name) is asked for here")
          report.emit(
            "\(request.title) is a bracket, which takes no \(name == "a Live Photo" ? "Live Photo" : name)",
            at: ranges.later, label: "not with a bracket", notes: [ranges.note],
            fixes: [Fix("do without \(name)", .unsafe, edits: [report.edit.removing(range)])])
        }
      }
    }
  }
}

extension PhotoRequest {
  /// Reports a bracket without exposures, or with exposures of both kinds.
  fileprivate func judgeKinds(_ bracket: Located<[Located<BracketedSetting>]>, _ report: inout Emitter) {
    guard let first = bracket.value.first else {
      report.emit(
        "the bracket of \(title) has no exposure", at: bracket.range, label: "empty bracket",
        fixes: [Fix("take no bracket", .unsafe, edits: [report.edit.removing(bracket.range)])])
      return
    }
    for setting in bracket.value {
      let isMixed = setting.value.isManual && setting.value.exposureTargetBias != nil
      guard isMixed || setting.value.isManual != first.value.isManual else { continue }
      report.emit(
        "the bracket of \(title) mixes biased and manual exposures", at: setting.range, label: "of another kind",
        notes: [Finding.Note("the bracket begins with this", at: first.range)],
        fixes: bracket.value.count > 1
          ? [Fix("leave it out", .unsafe, edits: [report.edit.removing(setting.range)])] : [])
    }
  }
}

extension BracketedSetting {
  /// Whether the exposure has a duration or a sensitivity of its own.
  fileprivate var isManual: Bool { exposureDuration != nil || iso != nil }
}
