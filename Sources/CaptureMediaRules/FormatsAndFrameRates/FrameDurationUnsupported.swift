import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The active frame rates are in the format's ranges.
  static var frameDurationUnsupported: Rule {
    Rule(
      "frame-duration-unsupported",
      title: "The format does not have this frame rate",
      area: .formats,
      severity: .error,
      remedy: .rate,
      rationale: """
        A camera's shortest and longest frame duration both lie within one of the active format's supported ranges of \
        frame rates. Another duration throws an exception.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["activeFrameRate"],
      settles: ["activeFrameRate"],
      sources: [
        .symbol("AVCaptureDevice.activeVideoMinFrameDuration"), .symbol("AVCaptureDevice.activeVideoMaxFrameDuration"),
        .symbol("AVCaptureDevice.Format.videoSupportedFrameRateRanges"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720@60 binned activeFrameRate=(min=24 max=60) | video").on("iphone-13-mini"),
        .failing("single | back 1280x720@60 binned activeFrameRate=(min=24 max=⟦120⟧) | video").on("iphone-13-mini"),
        .failing("single | back 1280x720@60 binned activeFrameRate=(min=120 max=⟦120⟧) | video").on("iphone-13-mini"),
        .unverified("single | back 1280x720 activeFrameRate=(max=2) | video"),
        .failing("single | back: ultra 1280x720@30 activeFrameRate=(min=24 max=⟦60⟧) | video").on("iphone-11-pro-max"),
        .failing("single | back: ultra activeFormat=(1280x720 minFrameRate=2 maxFrameRate=30)")
          .with("activeFrameRate=(min=⟦1⟧) | video").on("iphone-11-pro-max"),
        .passing("single | back: ultra 1280x720 activeFrameRate=(min=24) | video").on("iphone-11-pro-max"),
        .unverified("single preset=hd1920x1080 | back activeFrameRate=(max=60) | video"),
        .passing("single preset=hd1920x1080 | back activeFrameRate=(max=24) | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let rates = camera.input.activeFrameRate else { continue }
        let given = camera.input.activeFormat
        // One finding is enough for two equal ends; a fix then changes both.
        let areEqual = rates.min?.value == rates.max?.value
        for rate in (areEqual ? [rates.max] : [rates.min, rates.max]).compactMap({ $0 }) {
          let places = areEqual ? [rates.min, rates.max].compactMap { $0?.range } : [rate.range]
          let holds = session.answer(of: camera) { $0.holds(rate.value) }
          // If the profile doesn't know the format, the graph's description of it may be enough.
          if holds == nil, let bound = given?.bound(exceededBy: rate.value) {
            report.emit(
              "\"\(camera.id)\" does not run at \(rate.value.perSecond): its format \(bound.words)", at: rate.range,
              label: "outside the format's range",
              notes: [Finding.Note("the format's range is here", at: bound.rate.range)],
              fixes: [
                Fix(
                  "use \(bound.rate.value)", .unsafe,
                  edits: places.map { report.edit.replacing($0, with: "\(bound.rate.value)") })
              ])
            continue
          }
          guard let format = session.formatInWords(of: camera), let title = session.formatTitle(of: camera) else {
            continue
          }
          switch holds {
          case true?: continue
          case nil where rate.value.isInEveryFormat: continue
          case nil:
            report.unverified(
              whether: "\(title) allows \(rate.value.perSecond)",
              settledBy: session.formatFact(.frameRateRanges, of: camera), at: rate.range, lack: .value)
          case false?:
            let nearest = camera.activeFormat?.nearestRate(to: rate.value)
            report.emit(
              "\"\(camera.id)\" can't run at \(rate.value.perSecond): its format is \(format)", at: rate.range,
              lack: .value,
              label: "outside the format's range",
              fixes: [nearest].compactMap { $0 }.map { nearest in
                Fix(
                  "use \(nearest)", .unsafe, edits: places.map { report.edit.replacing($0, with: "\(nearest)") })
              }, help: camera.activeFormat.map { "the format has \($0.rateText) frames a second" })
          }
        }
      }
    }
  }
}

extension FormatRequest {
  /// The end of the format's range, as the graph gives it, that a rate exceeds.
  fileprivate func bound(exceededBy rate: FrameRate) -> (rate: Located<FrameRate>, words: String)? {
    if let highest = maxFrameRate, rate > highest.value { return (highest, "has at most \(highest.value)") }
    if let lowest = minFrameRate, rate < lowest.value { return (lowest, "has at least \(lowest.value)") }
    return nil
  }
}

extension DeviceFormat {
  /// The end of a range nearest to a rate.
  fileprivate func nearestRate(to rate: FrameRate) -> FrameRate? {
    rateRanges.flatMap { [$0.min, $0.max].compactMap { $0 } }
      .min { abs($0.value - rate.value) < abs($1.value - rate.value) }
  }

  /// The ranges in words: `1 to 60`.
  fileprivate var rateText: String {
    rateRanges.map { range in range.min.map { "\($0) to \(range.max)" } ?? "up to \(range.max)" }.sentence
  }
}
