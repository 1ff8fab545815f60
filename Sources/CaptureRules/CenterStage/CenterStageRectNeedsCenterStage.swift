import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The part of the picture for Center Stage is set while Center Stage is on.
  static var centerStageRectNeedsCenterStage: Rule {
    Rule(
      "center-stage-rect-needs-center-stage",
      title: "Part of the picture for Center Stage that is off",
      area: .inputs,
      severity: .error,
      rationale: """
        centerStageRectOfInterest may be set only while isCenterStageEnabled is true and on a camera with a format that \
        supports Center Stage; elsewhere NSInvalidArgumentException is thrown. In the modes user and cooperative the user \
        may switch Center Stage on, so that it is on only sometimes.
        """,
      availability: .iOS(OSVersion(16, 4)),
      reads: ["centerStageRectOfInterest"],
      settles: ["centerStageRectOfInterest"],
      sources: [
        .symbol("AVCaptureDevice.centerStageRectOfInterest"), .symbol("AVCaptureDevice.isCenterStageEnabled"),
        .symbol("AVCaptureDevice.Format.isCenterStageSupported"),
      ],
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=(x=0 y=0 width=0.5 height=1) | video").on(profile(true)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled=false | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=0 y=0 width=0.5 height=1)⟧ | video").on(profile(true)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=0 y=0 width=0.5 height=1)⟧ | video").on(profile(true)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=0 y=0 width=0.5 height=1)⟧ | video").on(profile(false)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=cooperative | single")
          .and("back 1280x720 centerStageRectOfInterest=⟦(x=0 y=0 width=0.5 height=1)⟧ | video").on(profile(true)),
        .unverified("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization centerStageControlMode=app centerStageEnabled | single")
          .and("back 1280x720 centerStageRectOfInterest=(x=0 y=0 width=0.5 height=1) | video").on("iphone-17e"),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app | single")
          .and("front 1280x720 centerStageRectOfInterest=⟦(x=0 y=0 width=0.5 height=1)⟧ | video").on("iphone-16"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let rect = camera.input.centerStageRectOfInterest else { continue }
        let support = camera.centerStageSupport
        guard support != false else {
          report.emit(
            "\"\(camera.id)\" has no format with Center Stage", at: rect.range, lack: .value,
            label: "no Center Stage here",
            help: "set it only where a format's isCenterStageSupported is true")
          continue
        }
        if support == nil {
          report.unverified(
            whether: "a format of \"\(camera.id)\" supports Center Stage", settledBy: camera.formatFact(.controls),
            at: rect.range, lack: .value)
        }
        let app = session.graph.app
        if app?.centerStageEnabled?.value == true { continue }
        let mode = app?.centerStageControlMode?.value ?? .user
        let isOff = app?.centerStageEnabled?.value == false || mode == .app
        report.emit(
          isOff
            ? "\"\(camera.id)\" sets a region of interest for Center Stage, which is off"
            : "\"\(camera.id)\" sets a region of interest for Center Stage, which may be off",
          at: rect.range, severity: isOff ? .error : .warning,
          label: isOff ? "Center Stage is off" : "only while it is on",
          notes: (app?.centerStageEnabled?.range).map { [Finding.Note("it is switched off here", at: $0)] } ?? [],
          help: "set it only while isCenterStageEnabled is true")
        if !isOff { report.unverified(whether: "Center Stage is on", settledBy: .unrecorded, at: rect.range) }
      }
    }
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1280, "height": 720, "maxFrameRate": 30, "controls": { "centerStage": \#(isSupported) } }
        """#, camera: #", "formatsComplete": true"#)
  }
}

extension ResolvedCamera {
  /// Whether some format of the camera supports Center Stage; `nil` if that is not known.
  fileprivate var centerStageSupport: Bool? {
    guard let device else { return nil }
    if device.formats.contains(where: { $0.controls?.centerStage == true }) { return true }
    let areAllKnown = device.formatsComplete == true && device.formats.allSatisfy { $0.controls?.centerStage == false }
    return areAllKnown ? false : device.has(.centerStage)
  }
}
