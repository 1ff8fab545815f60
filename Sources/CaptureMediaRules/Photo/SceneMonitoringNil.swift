import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that shows a scene badge sets what to monitor the scene for.
  static var sceneMonitoringNil: Rule {
    Rule(
      "scene-monitoring-nil",
      title: "Scene badge that never shows",
      area: .photo,
      severity: .warning,
      rationale: """
        isFlashScene and isStillImageStabilizationScene stay false until photoSettingsForSceneMonitoring is set, and it \
        is nil by default. With a flash mode of off no scene is a flash scene; the stabilization scene is deprecated \
        since iOS 13.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["showsSceneBadge"],
      sources: [
        .session("WWDC16 511"), .symbol("AVCapturePhotoOutput.photoSettingsForSceneMonitoring"),
        .symbol("AVCapturePhotoOutput.isFlashScene"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("showsSceneBadge | single | back 1280x720 | photo photoSettingsForSceneMonitoring=(flashMode=auto)"),
        .failing("single | app camera='Takes photos.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization showsSceneBadge | back 1280x720 | ⟦photo⟧: photo"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("showsSceneBadge | single | back 1280x720")
          .and("photo photoSettingsForSceneMonitoring=⟦(flashMode=off autoStillImageStabilizationEnabled=false)⟧"),
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("showsSceneBadge=false | single | back 1280x720 | photo"),
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("showsSceneBadge | single | back 1280x720 | photo photoSettingsForSceneMonitoring=()"),
        .failing("iOS 13.0 | app camera='Takes photos.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization showsSceneBadge | single | back 1280x720")
          .and("photo photoSettingsForSceneMonitoring=⟦()⟧"),
      ]
    ) { session, report in
      guard let badge = session.graph.app?.showsSceneBadge, badge.value else { return }
      for output in session.outputs(ofType: .photo) {
        let monitoring = output.output.photo.photoSettingsForSceneMonitoring
        var fix = output.setting(
          [("photoSettingsForSceneMonitoring", "{ \"flashMode\": \"auto\" }")], "monitor whether the flash is needed",
          report.edit)
        if let monitoring {
          guard !session.monitorsSomething(monitoring.value) else { continue }
          fix = Fix(
            "monitor whether the flash is needed", .unsafe,
            edits: report.edit.changing(monitoring.range, set: [("flashMode", "\"auto\"")]))
        }
        let ranges = RangePair(
          badge.range, "the badge is shown here", monitoring?.range ?? output.range, "the output is set here")
        report.emit(
          "the app shows a scene badge, and the photoSettingsForSceneMonitoring of \"\(output.id)\" monitor nothing",
          at: ranges.later,
          label: "never true", notes: [ranges.note], fixes: [fix])
      }
    }
  }
}

extension ResolvedSession {
  /// Whether monitoring can report a scene: for flash, or, before iOS 13, for stabilization, which is on by default.
  fileprivate func monitorsSomething(_ settings: PhotoSettings) -> Bool {
    if settings.flashMode.map({ $0.value != .off }) ?? false { return true }
    if let stabilization = settings.autoStillImageStabilizationEnabled { return stabilization.value }
    return minimumOS.map { $0 < OSVersion(13) } ?? true
  }
}
