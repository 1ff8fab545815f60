import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app switches Center Stage on only if a camera's format supports it.
  static var centerStageUnsupported: Rule {
    Rule(
      "center-stage-unsupported",
      title: "No camera here has Center Stage",
      area: .inputs,
      severity: .warning,
      rationale: """
        isCenterStageEnabled is one switch for the whole app, and can be set whatever the cameras are: Center Stage is \
        active only on a camera whose active format has isCenterStageSupported. Elsewhere nothing happens, and nobody says \
        so.
        """,
      availability: .iOS(OSVersion(14, 5)),
      reads: ["centerStageEnabled"],
      settles: ["centerStageEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isCenterStageEnabled"), .symbol("AVCaptureDevice.Format.isCenterStageSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single | back 1280x720 | video")
          .on(CenterStageExamples.profile()),
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled=false | single | back 1280x720 | video")
          .on(CenterStageExamples.profile(false)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled=⟦true⟧ | single | back 1280x720 | video")
          .on(CenterStageExamples.profile(false)),
        .unverified("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization centerStageControlMode=app centerStageEnabled | single | back 1280x720 | video")
          .on("iphone-17e"),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled=⟦true⟧ | single | front 1280x720 | video")
          .on("iphone-16"),
        .unverified("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization centerStageControlMode=app centerStageEnabled | single")
          .and("selfie: ultra front 1920x1080 | video").on("iphone-17"),
      ]
    ) { session, report in
      guard let enabled = session.graph.app?.centerStageEnabled, enabled.value else { return }
      guard !session.cameras.contains(where: { $0.framesPeople == true }) else { return }
      if let camera = session.cameras.first(where: { $0.framesPeople == nil }) {
        return report.unverified(
          whether: "the format of \"\(camera.id)\" supports Center Stage", settledBy: camera.formatFact(.controls),
          at: enabled.range, lack: .value)
      }
      report.emit(
        "no camera runs a format with Center Stage", at: enabled.range, lack: .value, label: "does nothing",
        fixes: [Fix("leave centerStageEnabled out", .unsafe, edits: [report.edit.removing(enabled.range)])],
        help: session.cameras.allSatisfy { $0.device?.has(.centerStage) == false }
          ? "no format of these cameras has it" : "choose a format whose isCenterStageSupported is true")
    }
  }
}

extension ResolvedCamera {
  /// Whether the camera's format supports Center Stage; `nil` if that is not known.
  var framesPeople: Bool? {
    activeFormat?.controls?.centerStage ?? (device?.has(.centerStage) == false ? false : nil)
  }
}
