import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera that chooses its own rate is not slowed down under pressure.
  static var autoFrameRateExcludesPressureRates: Rule {
    Rule(
      "auto-frame-rate-excludes-pressure-rates",
      title: "Reaction sets the rate of a camera that chooses it by itself",
      area: .pressure,
      severity: .error,
      rationale: """
        While automatic video frame rate is on, setting a frame duration throws NSInvalidArgumentException, at any time: a \
        reaction to pressure that does so ends the app just when the device is hot.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["autoVideoFrameRateEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isAutoVideoFrameRateEnabled"), .symbol("AVCaptureDevice.activeVideoMinFrameDuration"),
      ],
      hasFix: true,
      examples: [
        .failing("back 1280x720@60 binned autoVideoFrameRateEnabled=⟦true⟧ | a: video | front 1280x720@60 binned")
          .and("b: video | pressureResponse serious=(frameRates=(back=30)) critical=(frameRates=(back=30))"),
        .failing("back 1280x720@60 binned autoVideoFrameRateEnabled=⟦true⟧ | a: video | front 1280x720@60 binned")
          .and("b: video")
          .and("pressureResponse serious=(frameRates=(front=20 back=30)) critical=(frameRates=(front=20 back=30))"),
        .passing("back 1280x720@60 binned autoVideoFrameRateEnabled | a: video | front 1280x720@60 binned | b: video")
          .and("pressureResponse serious=(frameRates=(front=20)) critical=(frameRates=(front=20))"),
        .passing("back 1280x720@60 binned autoVideoFrameRateEnabled | a: video | front 1280x720@60 binned | b: video")
          .and("pressureResponse serious=(throttlesProcessing) critical=(throttlesProcessing)"),
        .passing("back 1280x720@60 binned | a: video | front 1280x720@60 binned | b: video")
          .and("pressureResponse serious=(frameRates=(back=30)) critical=(frameRates=(back=30))"),
      ]
    ) { session, report in
      guard let reactions = PressureReactions(session) else { return }
      for camera in session.cameras {
        guard let automatic = camera.input.timing.autoVideoFrameRateEnabled, automatic.value else { continue }
        let rates = reactions.levels.compactMap { $0.rate(of: camera) }
        guard !rates.isEmpty else { continue }
        report.emit(
          "\"\(camera.id)\" can't choose its rate by itself and have it set under pressure", at: automatic.range,
          label: "these exclude each other",
          notes: rates.map { Finding.Note("a reaction sets the rate", at: $0.range) },
          fixes: [Fix("leave autoVideoFrameRateEnabled out", .unsafe, edits: [report.edit.removing(automatic.range)])],
          help: "leave out autoVideoFrameRateEnabled, or leave out the rates of this camera in pressureResponse")
      }
    }
  }
}
