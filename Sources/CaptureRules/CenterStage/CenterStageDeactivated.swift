import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Nothing that Center Stage excludes is set beside it, and zoom and rate lie in its ranges.
  static var centerStageDeactivated: Rule {
    Rule(
      "center-stage-deactivated",
      title: "Center Stage is turned off, or limits this",
      area: .inputs,
      severity: .warning,
      rationale: """
        Depth on any output, or geometric distortion correction that is switched off, silently turns off Center Stage. \
        While it is active, it limits the zoom to videoMinZoomFactorForCenterStage and videoMaxZoomFactorForCenterStage of \
        the format, and the rate to videoFrameRateRangeForCenterStage.
        """,
      availability: .iOS(OSVersion(14, 5)),
      reads: ["centerStageEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isCenterStageActive"),
        .symbol("AVCaptureDevice.Format.videoFrameRateRangeForCenterStage"),
        .symbol("AVCaptureDevice.Format.videoMaxZoomFactorForCenterStage"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single | back 1280x720 videoZoomFactor=2 | video")
          .on(profile),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single | back: dual 1280x720")
          .and("photo depthDataDeliveryEnabled=⟦true⟧").on(CenterStageExamples.depthProfile).withoutFix(),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 geometricDistortionCorrectionEnabled=⟦false⟧ | video").on(profile).withoutFix(),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single | back 1280x720 videoZoomFactor=⟦4⟧ | video")
          .on(profile),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single | back 1280x720 activeFrameRate=(max=⟦60⟧)")
          .and("video").on(profile),
        .unverified("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 videoZoomFactor=2 | video").on(CenterStageExamples.profile()),
      ]
    ) { session, report in
      guard let enabled = session.graph.app?.centerStageEnabled, enabled.value else { return }
      let depths = session.depthUses()
      for camera in session.cameras where camera.framesPeople == true {
        if let depth = depths.first(where: { $0.camera.inputIndex == camera.inputIndex }) {
          let ranges = RangePair(
            enabled.range, "Center Stage is switched on here", depth.range, "depth is asked for here")
          report.emit(
            "depth turns off the Center Stage of \"\(camera.id)\"", at: ranges.later, label: "exclude each other",
            notes: [ranges.note], help: "do without depth, or without Center Stage")
        }
        if let correction = camera.input.geometricDistortionCorrectionEnabled, !correction.value {
          report.emit(
            "\"\(camera.id)\" has no Center Stage without geometric distortion correction", at: correction.range,
            label: "turns it off", help: "leave the correction on, or do without Center Stage")
        }
        camera.checkCenterStageRanges(&report)
      }
    }
  }

  private static let profile = CenterStageExamples.profile(
    more: """
      , "minZoomFactorForCenterStage": 1, "maxZoomFactorForCenterStage": 3, "maxFrameRateForCenterStage": 30
      """)
}

extension ResolvedCamera {
  /// Compares zoom and rate with the ranges that the format has while Center Stage is active.
  fileprivate func checkCenterStageRanges(_ report: inout Emitter) {
    let controls = activeFormat?.controls
    if let zoom = input.videoZoomFactor, zoom.value != 1 {
      let (low, high) = (controls?.minZoomFactorForCenterStage, controls?.maxZoomFactorForCenterStage)
      if let low, let high {
        let nearest = max(low, min(high, zoom.value))
        if nearest != zoom.value {
          let text = JSONNumber.text(of: nearest)
          report.emit(
            "\"\(id)\" can't zoom to \(JSONNumber.text(of: zoom.value)) with Center Stage", at: zoom.range,
            label: zoom.value < low ? "at least \(text)" : "at most \(text)",
            fixes: [Fix("zoom to \(text)", .unsafe, edits: [report.edit.replacing(zoom.range, with: text)])])
        }
      } else {
        report.unverified(
          "the zoom range of \"\(id)\" with Center Stage", settledBy: formatFact(.controls), at: zoom.range)
      }
    }
    guard let rate = input.activeFrameRate?.max else { return }
    guard let most = controls?.maxFrameRateForCenterStage else {
      return report.unverified(
        "the frame rates of \"\(id)\" with Center Stage", settledBy: formatFact(.controls), at: rate.range)
    }
    if rate.value > most {
      report.emit(
        "\"\(id)\" runs at most at \(most) with Center Stage", at: rate.range, label: "at most \(most)",
        fixes: [Fix("use \(most)", .unsafe, edits: [report.edit.replacing(rate.range, with: "\(most)")])])
    }
  }
}
