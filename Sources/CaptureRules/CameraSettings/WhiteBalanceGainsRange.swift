import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// White balance gains are in the camera's range.
  static var whiteBalanceGainsRange: Rule {
    Rule(
      "white-balance-gains-range",
      title: "White balance gain out of range",
      area: .inputs,
      severity: .error,
      rationale: """
        Each white balance gain is at least 1 and at most the camera's maxWhiteBalanceGain; what is below 1 can be brought \
        there by a division of all three by the smallest. Others throw: NSRangeException by the newer headers, \
        NSInvalidArgumentException by older pages.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["deviceWhiteBalanceGains"],
      settles: ["deviceWhiteBalanceGains"],
      sources: [
        .symbol("AVCaptureDevice.setWhiteBalanceModeLocked(with:completionHandler:)"),
        .symbol("AVCaptureDevice.maxWhiteBalanceGain"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=2 greenGain=1 blueGain=1.5) | video")
          .on(FocusExamples.profile(limit)),
        .passing("single | back 1280x720 deviceWhiteBalanceGains=current | video"),
        .failing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=⟦5⟧ greenGain=1 blueGain=1.5) | video")
          .on(FocusExamples.profile(limit)),
        .failing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=2 greenGain=⟦0.8⟧ blueGain=1.5) | video"),
        .unverified("single | back 1280x720 deviceWhiteBalanceGains=(redGain=2 greenGain=1 blueGain=1.5) | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let setting = camera.input.light.deviceWhiteBalanceGains, let gains = setting.value.value?.all,
          let smallest = gains.map(\.value).min()
        else { continue }
        let highest = camera.device?.controls?.maxWhiteBalanceGain
        var isUnknown = false
        for gain in gains {
          let text = JSONNumber.text(of: gain.value)
          if gain.value < 1 {
            let edits =
              smallest > 0
              ? gains.map { report.edit.replacing($0.range, with: rounded($0.value / smallest)) }
              : [report.edit.replacing(gain.range, with: "1")]
            report.emit(
              "\"\(camera.id)\" takes no white balance gain of \(text)", at: gain.range, label: "at least 1",
              fixes: [Fix(smallest > 0 ? "divide all by the smallest" : "set it to 1", .unsafe, edits: edits)])
          } else if let highest, gain.value > highest {
            let most = JSONNumber.text(of: highest)
            report.emit(
              "\"\(camera.id)\" takes no white balance gain of \(text)", at: gain.range, lack: .value,
              label: "at most \(most)",
              fixes: [Fix("set it to \(most)", .unsafe, edits: [report.edit.replacing(gain.range, with: most)])],
              help: "keep it at or below maxWhiteBalanceGain")
          } else if highest == nil, gain.value > 1 {
            isUnknown = true
          }
        }
        if isUnknown {
          report.unverified(
            "the highest white balance gain of \"\(camera.id)\"", settledBy: camera.fact(.controls), at: setting.range,
            lack: .value)
        }
      }
    }
  }

  private static let limit = #""whiteBalanceGains": true, "maxWhiteBalanceGain": 4"#

  /// A gain with three decimals.
  private static func rounded(_ gain: Double) -> String { JSONNumber.text(of: (gain * 1000).rounded() / 1000) }
}

extension WhiteBalanceGains {
  /// The gains that the graph gives, red first.
  fileprivate var all: [Located<Double>] { [redGain, greenGain, blueGain].compactMap(\.self) }
}
