import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Center Stage frames people on every camera that has it.
  static var centerStagePerProcess: Rule {
    Rule(
      "center-stage-per-process",
      title: "Center Stage on several cameras",
      area: .inputs,
      severity: .note,
      rationale: """
        Center Stage is one switch for the whole app, not for a camera: once it is on, every camera whose format supports \
        it frames people by itself.
        """,
      availability: .iOS(OSVersion(14, 5)),
      reads: ["centerStageEnabled"],
      sources: [
        .session("WWDC26 341, by public notes"), .symbol("AVCaptureDevice.isCenterStageEnabled"),
        .symbol("AVCaptureDevice.isCenterStageActive"),
      ],
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled | back 1280x720 | a: video | front 1280x720 | b: video")
          .on(profile(front: false)),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=app centerStageEnabled=⟦true⟧ | back 1280x720 | a: video | front 1280x720")
          .and("b: video").on(profile(front: true)),
      ]
    ) { session, report in
      guard let enabled = session.graph.app?.centerStageEnabled, enabled.value else { return }
      let framing = session.cameras.filter { $0.framesPeople == true }
      guard framing.count > 1 else { return }
      report.emit(
        "\(framing.map { "\"\($0.id)\"" }.sentence) all frame people by themselves", at: enabled.range,
        label: "for all cameras", help: "a format without Center Stage keeps a camera out")
    }
  }

  private static func profile(front: Bool) -> ExampleDevice {
    let cameras = [("back", true), ("front", front)].map { position, isSupported in
      #"""
      { "deviceType": "builtInWideAngleCamera", "position": "\#(position)", "formats": [
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "multiCam": true,
          "controls": { "centerStage": \#(isSupported) } } ] }
      """#
    }
    return #"""
      { "capplanProfile": 1, "id": "example-camera", "name": "a made-up phone", "multiCamSupported": true,
        "cameras": [ \#(cameras.joined(separator: ", ")) ] }
      """#
  }
}
