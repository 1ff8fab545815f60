import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera is not charged for a frame rate that it never runs at.
  static var costOverrideMissing: Rule {
    Rule(
      "cost-override-missing",
      title: "Frame rate is charged but not used",
      area: .cost,
      severity: .note,
      rationale: """
        hardwareCost charges the highest rate of the active format. If the app never goes that fast, \
        videoMinFrameDurationOverride can promise that, and only the promised rate is charged.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["activeFrameRate", "nominal", "role"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 maxFrameRateOverride=30 | screen: preview role=preview"),
        .failing("back ⟦1280x720⟧ | screen: preview role=preview"),
        .failing("back 1280x720@⟦60⟧ | video")
          .and("pressureResponse nominal=(frameRates=(back=30)) serious=(frameRates=(back=15))"),
        .failing("back ⟦1280x720⟧ | large: preview role=preview | front ⟦1280x720⟧ | small: preview role=preview")
          .and("plan keep=(back=(width=1280 frameRate=48) front=(width=1280))"),
        .failing("SDK 16.0 | single | back 1280x720@⟦60⟧ activeFrameRate=(max=30) | video | movie"),
      ]
    ) { session, report in
      guard !report.costs.hardware.items.isEmpty,
        session.cameras.contains(where: { $0.input.maxFrameRateOverride == nil })
      else { return }
      let rates = RatesInUse(session, report.aims)
      for camera in session.cameras where camera.input.maxFrameRateOverride == nil {
        guard let charged = camera.chargedRate, let request = camera.input.activeFormat,
          let use = rates.highest(of: camera), use.rate < charged, camera.activeFormat?.holds(use.rate) != false
        else { continue }
        let edit = report.edit.adding("maxFrameRateOverride", "\(use.rate)", to: camera.input.range)
        report.emit(
          "hardwareCost charges \(charged.perSecond) of \"\(camera.id)\", \(use.rate) are enough",
          at: request.maxFrameRate?.range ?? request.range, label: "charged at \(charged)",
          notes: [Finding.Note(use.reason, at: use.range)],
          fixes: [
            Fix("promise \(use.rate) with maxFrameRateOverride", use.isStated ? .safe : .unsafe, edits: [edit])
          ])
      }
    }
  }
}
