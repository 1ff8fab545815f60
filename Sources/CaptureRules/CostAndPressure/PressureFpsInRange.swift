import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The frame rates of a reaction to pressure are supported by the active format.
  static var pressureFpsInRange: Rule {
    Rule(
      "pressure-fps-in-range",
      title: "Reaction sets a frame rate that the format does not have",
      area: .pressure,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A reaction to pressure sets frame durations as any other code does: one outside the active format's ranges throws \
        an exception, and just when the device is hot.
        """,
      availability: .iOS(OSVersion(11, 1)),
      reads: ["frameRates"],
      sources: [
        .symbol("AVCaptureDevice.activeVideoMinFrameDuration"),
        .inference("the limits of frame durations hold under pressure too"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720@60 binned | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=30))").on("iphone-13-mini"),
        .failing("back 1280x720@60 binned | video | pressureResponse nominal=(frameRates=(back=60))")
          .with("serious=(frameRates=(back=30)) critical=(frameRates=(back=⟦0.5⟧))").on("iphone-13-mini"),
        .unverified("back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=0.5))"),
        .failing("single | front | mic | movie")
          .and("pressureResponse nominal=(frameRates=(front=30)) serious=(frameRates=(front=20 mic=⟦20⟧))"),
      ]
    ) { session, report in
      guard let reactions = PressureReactions(session) else { return }
      for level in reactions.levels {
        for entry in level.reaction.frameRates?.value ?? [] {
          guard let camera = reactions.camera(named: entry.key.value) else {
            report.emit(
              "\"\(entry.key.value)\" has no frame rate: it is a microphone", at: entry.value.range,
              label: "not a camera",
              fixes: [Fix("remove it", .unsafe, edits: [report.edit.removing(entry.value.range)])])
            continue
          }
          let rate = entry.value.value
          let isHeld = session.answer(of: camera) { $0.holds(rate) }
          // Most rates are right: the format is put into words only for the others.
          if isHeld == true || (isHeld == nil && rate.isInEveryFormat) { continue }
          guard let format = session.formatInWords(of: camera), let title = session.formatTitle(of: camera) else {
            continue
          }
          if isHeld == nil {
            report.unverified(
              whether: "\(title) allows \(rate.perSecond)",
              settledBy: session.formatFact(.frameRateRanges, of: camera), at: entry.value.range)
            continue
          }
          let ends = (camera.activeFormat?.rateRanges ?? []).flatMap { [$0.min, $0.max].compactMap { $0 } }
          let nearest = ends.min { abs($0.value - rate.value) < abs($1.value - rate.value) }
          report.emit(
            "\"\(camera.id)\" can't run at \(rate.perSecond): its format is \(format)", at: entry.value.range,
            label: "outside the format's range",
            fixes: [nearest].compactMap { $0 }.map {
              Fix("use \($0)", .unsafe, edits: [report.edit.replacing(entry.value.range, with: "\($0)")])
            })
        }
      }
    }
  }
}
