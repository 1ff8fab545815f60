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
        .passing(
          .graph(
            inputs: [.back(#""activeFormat": { "width": 1280, "height": 720 }, "maxFrameRateOverride": 30"#)],
            outputs: [.previewLayer(id: "screen", #""role": "preview""#)], connections: [.video(to: "screen")])),
        .failing(
          .graph(
            inputs: [.back(#""activeFormat": ⟦{ "width": 1280, "height": 720 }⟧"#)],
            outputs: [.previewLayer(id: "screen", #""role": "preview""#)], connections: [.video(to: "screen")])),
        .failing(
          .graph(
            inputs: [.back(.format(1280, 720, #""maxFrameRate": ⟦60⟧"#))],
            more: [
              .object(
                of: "pressureResponse", #""nominal": { "frameRates": { "back": 30 } }"#,
                #""serious": { "frameRates": { "back": 15 } }"#)
            ])),
        .failing(
          .graph(
            inputs: [
              .back(#""activeFormat": ⟦{ "width": 1280, "height": 720 }⟧"#),
              .front(#""activeFormat": ⟦{ "width": 1280, "height": 720 }⟧"#),
            ],
            outputs: [
              .lines(
                .previewLayer(id: "large", #""role": "preview""#), .previewLayer(id: "small", #""role": "preview""#))
            ], connections: [.video(to: "large"), .video(from: "front", to: "small")],
            more: [#""plan": { "keep": { "back": { "width": 1280, "frameRate": 48 }, "front": { "width": 1280 } } }"#])),
        .failing(
          .graph(
            head: [.linkedSDK("16.0"), .single()],
            inputs: [.back(.format(1280, 720, #""maxFrameRate": ⟦60⟧ }, "activeFrameRate": { "max": 30"#))],
            outputs: [.videoData(), .movieFile()], connections: [.video(to: "video"), .video(to: "movie")])),
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
