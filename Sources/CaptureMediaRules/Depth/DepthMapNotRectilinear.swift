import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// An app that reconstructs a scene corrects the lens distortion of its depth maps first.
  static var depthMapNotRectilinear: Rule {
    Rule(
      "depth-map-not-rectilinear",
      title: "Depth maps are bent like their images",
      area: .depth,
      severity: .note,
      rationale: """
        A depth map is warped by the lens just as its image is, so that the two match. Points computed from it without \
        the calibration's distortion tables lie beside the truth.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [
        .session("WWDC17 507"), .symbol("AVDepthData.cameraCalibrationData"),
        .symbol("AVCameraCalibrationData.lensDistortionLookupTable"),
      ],
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=effects | single | dual 1280x720@30 | depth").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=reconstruct | single | dual 1280x720@30 | dual -> ⟦depth⟧").on("iphone-7-plus"),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, intent.value == .reconstruct, let use = session.depthUses().first
      else { return }
      let ranges = RangePair(intent.range, "the app rebuilds the scene", use.range, "depth is asked for here")
      report.emit(
        "depth of \"\(use.camera.id)\" is distorted by the lens; correct it before building a 3D model",
        at: ranges.later,
        label: "correct the distortion first", notes: [ranges.note],
        help: "use the distortion tables of AVDepthData.cameraCalibrationData")
    }
  }
}
