import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The scene is monitored with the settings of the photos that are taken.
  static var sceneMonitoringMatch: Rule {
    Rule(
      "scene-monitoring-match",
      title: "Monitored scene differs from the photo",
      area: .photo,
      severity: .note,
      rationale: """
        Whether a scene needs the flash depends on whether stabilization may be used instead: where both would do, the \
        output reports stabilization. Settings for monitoring that differ from those of the photo make the badge \
        contradict the shot.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["photoSettingsForSceneMonitoring"],
      sources: [.session("WWDC16 511"), .symbol("AVCapturePhotoOutput.photoSettingsForSceneMonitoring")],
      hasFix: true,
      examples: [
        .passing(
          "single | back 1280x720 | photo photoSettingsForSceneMonitoring=(flashMode=auto) | shot flashMode=auto"),
        .failing("single | back 1280x720 | photo photoSettingsForSceneMonitoring=(flashMode=auto)")
          .and("shot flashMode=⟦off⟧"),
        .failing("single | back 1280x720 | photo photoSettingsForSceneMonitoring=(flashMode=auto)")
          .and("shot autoStillImageStabilizationEnabled=⟦false⟧"),
        .failing("single | back 1280x720 | photo photoSettingsForSceneMonitoring=(flashMode=auto) | ⟦shot⟧"),
        .passing("single | back 1280x720 | photo photoSettingsForSceneMonitoring=(autoStillImageStabilizationEnabled)")
          .and("shot"),
      ]
    ) { session, report in
      let requests = Dictionary(grouping: session.photoRequests(), by: \.output.index)
      for output in session.outputs(ofType: .photo) {
        guard let monitoring = output.output.photo.photoSettingsForSceneMonitoring, let own = requests[output.index],
          !own.contains(where: { $0.settings.usesLight(like: monitoring.value) }), let request = own.first
        else { continue }
        let flash = request.settings.flashMode
        let stabilization = request.settings.autoStillImageStabilizationEnabled
        var members = [(key: "flashMode", json: "\"\((flash?.value ?? .off).rawValue)\"")]
        if let stabilization { members.append(("autoStillImageStabilizationEnabled", "\(stabilization.value)")) }
        let ranges = RangePair(
          monitoring.range, "the scene is monitored for this", flash?.range ?? stabilization?.range ?? request.range,
          "the photo is asked for here")
        report.emit(
          "\"\(output.id)\" monitors the scene for other photos than \(request.title)", at: ranges.later,
          label: "monitored with other settings", notes: [ranges.note],
          fixes: [
            Fix(
              "monitor what is taken", .unsafe,
              edits: report.edit.changing(monitoring.range, set: members))
          ])
      }
    }
  }
}

extension PhotoSettings {
  /// Whether flash and stabilization are set to the same values.
  fileprivate func usesLight(like other: PhotoSettings) -> Bool {
    (flashMode?.value ?? .off) == (other.flashMode?.value ?? .off)
      && (autoStillImageStabilizationEnabled?.value ?? true)
        == (other.autoStillImageStabilizationEnabled?.value ?? true)
  }
}
