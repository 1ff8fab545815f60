import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The part of the picture for Center Stage lies in the picture.
  static var centerStageRectRange: Rule {
    Rule(
      "center-stage-rect-range",
      title: "Part of the picture that is outside of it",
      area: .inputs,
      severity: .error,
      rationale: """
        centerStageRectOfInterest lies within 0 and 1 in both directions, from the top left of the unrotated picture; what \
        is outside of the rectangle is black. A rectangle that reaches further throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(16, 4)),
      reads: ["centerStageRectOfInterest"],
      sources: [.symbol("AVCaptureDevice.centerStageRectOfInterest")],
      hasFix: true,
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=(x=0.25 y=0 width=0.75 height=1) | video").on("iphone-17e"),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=0.5 y=0 width=0.75 height=1)⟧ | video").on("iphone-17e"),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=-0.5 y=0 width=0.75 height=1)⟧ | video").on("iphone-17e"),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=1.5 y=0 width=0.5 height=1)⟧ | video").on("iphone-17e")
          .withoutFix(),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let rect = camera.input.centerStageRectOfInterest, rect.value.isOutside else { continue }
        report.emit(
          "\"\(camera.id)\" has a Center Stage rectangle that reaches outside of its picture", at: rect.range,
          label: "has to be from 0 to 1",
          fixes: rect.value.clamping(at: rect.range, report.edit))
      }
    }
  }
}
