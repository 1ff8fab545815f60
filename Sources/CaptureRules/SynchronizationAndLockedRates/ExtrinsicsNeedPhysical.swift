import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Extrinsics relate physical cameras, without stabilized video.
  static var extrinsicsNeedPhysical: Rule {
    Rule(
      "extrinsics-need-physical",
      title: "Extrinsics of a virtual device or of stabilized video",
      area: .synchronization,
      severity: .error,
      rationale: """
        The matrix from one camera to another is known for physical cameras that the factory calibrated; for a virtual \
        device the look-up returns nil. Stabilization moves the image against the sensor, so that the matrix no longer \
        fits it.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["extrinsics"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.extrinsicMatrix(from:to:)")],
      hasFix: true,
      examples: [
        .passing("app camera='Measures.' observesSystemPressure extrinsics=[(from=builtInWideAngleCamera")
          .with("to=builtInTelephotoCamera)] | dual 1280x720 | dual.wide -> a: video | dual.tele -> b: video"),
        .failing("app camera='Measures.' observesSystemPressure extrinsics=[(from=⟦dual⟧ to=builtInTelephotoCamera)]")
          .and("dual 1280x720 | a: video"),
        .passing("app extrinsics=[(from=wide to=nobody)] | wide 1280x720 | a: video"),
        .passing("app extrinsics=[(from=builtInWideAngleCamera to=builtInTelephotoCamera)] | dual 1280x720")
          .and("dual -> a: video preferredVideoStabilizationMode=standard"),
        .failing("app camera='Measures your room.' observesSystemPressure")
          .with("extrinsics=[(from=⟦builtInDualCamera⟧ to=builtInTelephotoCamera)] | dual 1280x720 | a: video"),
        .failing("app camera='Measures your room.' observesSystemPressure")
          .with("extrinsics=[(from=builtInWideAngleCamera to=builtInTelephotoCamera)] | dual 1280x720")
          .and("dual.wide -> a: video preferredVideoStabilizationMode=⟦standard⟧ | dual.tele -> b: video"),
      ]
    ) { session, report in
      (session.graph.app?.extrinsics?.value).map {
        ExtrinsicsEnds(session).check($0.map(\.value), in: session, &report)
      }
    }
  }
}
