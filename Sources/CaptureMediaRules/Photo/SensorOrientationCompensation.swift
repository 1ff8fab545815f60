import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// RAW photos are not turned to match how the camera is mounted.
  static var sensorOrientationCompensation: Rule {
    Rule(
      "sensor-orientation-compensation",
      title: "RAW photo of a camera mounted in another orientation",
      area: .photo,
      severity: .note,
      rationale: """
        The Center Stage front camera, and every front camera of iPhone Duo, is mounted in another orientation. Photos \
        of it are turned by default, as HEIC, JPEG and uncompressed pixels; Bayer RAW, ProRAW, movies and frames are \
        not. An app with a rotation coordinator may switch that off, which is faster.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["rawPixelFormat"],
      sources: [
        .symbol("AVCapturePhotoOutput.isCameraSensorOrientationCompensationEnabled"),
        .session("WWDC26 341, by public notes"), .session("Tech Talk 111465, by public notes"),
      ],
      hasFix: true,
      examples: [
        .passing("single | front: ultra front | photo cameraSensorOrientationCompensationEnabled=false")
          .and("shot rawPixelFormat=bgg4").on("iphone-17-pro"),
        .failing("single | front: ultra front | photo | shot rawPixelFormat=⟦bgg4⟧").on("iphone-17-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let raw = request.settings.rawPixelFormat, let camera = request.camera, camera.isMountedOtherwise,
          request.outputSettings.cameraSensorOrientationCompensationEnabled?.value != false
        else { continue }
        report.emit(
          "the RAW photo of \(request.title) is not turned as its processed ones are", at: raw.range,
          label: "as the sensor has it",
          notes: [Finding.Note("the camera is mounted in another orientation", at: camera.range)],
          fixes: [
            request.output.setting(
              [("cameraSensorOrientationCompensationEnabled", "false")], "turn no photo", report.edit)
          ], help: "turn it by the angle of a rotation coordinator")
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether it is a front camera with a square sensor, mounted in another orientation than others.
  fileprivate var isMountedOtherwise: Bool {
    key.position == .front
      && (key.deviceType == .builtInUltraWideCamera || key.deviceType.isOnlyDiscovered
        || device?.constituents.contains(.builtInOuterUltraWideCamera) == true)
  }
}
