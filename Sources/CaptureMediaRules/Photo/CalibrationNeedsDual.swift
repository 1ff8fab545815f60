import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Calibration data comes with photos from two constituents, without distortion correction.
  static var calibrationNeedsDual: Rule {
    Rule(
      "calibration-needs-dual",
      title: "Calibration data without constituent photos",
      area: .photo,
      severity: .error,
      rationale: """
        A photo carries calibration data when it is one of several, each of another constituent of a virtual camera, and \
        when its lens distortion is left in: neither geometric nor content-aware correction may be on. Otherwise the \
        request throws.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["cameraCalibrationDataDeliveryEnabled"],
      settles: ["cameraCalibrationDataDeliveryEnabled"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoOutput.isCameraCalibrationDataDeliverySupported"),
        .symbol("AVCapturePhotoSettings.isCameraCalibrationDataDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled")
          .and("shot cameraCalibrationDataDeliveryEnabled")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInTelephotoCamera]")
          .and("plain: shot"),
        .failing("single | back: dual 1280x720 | photo | shot cameraCalibrationDataDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled")
          .with("contentAwareDistortionCorrectionEnabled | shot cameraCalibrationDataDeliveryEnabled=⟦true⟧")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInTelephotoCamera]"),
        .unverified("single | back: dualWide 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled")
          .and("shot cameraCalibrationDataDeliveryEnabled")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInUltraWideCamera]")
          .on("iphone-13-mini"),
        .failing("single | back 1280x720 | photo | shot cameraCalibrationDataDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let asked = request.settings.cameraCalibrationDataDeliveryEnabled, asked.value else { continue }
        if !request.wantsConstituents {
          report.emit(
            "\(request.title) asks for calibration data of a single photo", at: asked.range,
            label: "needs constituent photos", fixes: [request.calibrationFix(asked.range, report.edit)],
            help: "ask for photos of two or more constituents")
        }
        let corrections = [
          (request.camera?.input.geometricDistortionCorrectionEnabled, "geometric"),
          (request.outputSettings.contentAwareDistortionCorrectionEnabled, "content-aware"),
        ]
        for case (let correction?, let name) in corrections where correction.value {
          let ranges = RangePair(
            asked.range, "calibration data is asked for here", correction.range, "correction is switched on here")
          report.emit(
            "\(request.title) asks for calibration data of photos with \(name) distortion correction", at: ranges.later,
            label: "correction is on", notes: [ranges.note],
            fixes: [Fix("switch it off", .unsafe, edits: [report.edit.replacing(correction.range, with: "false")])])
        }
        if let camera = request.camera, camera.input.geometricDistortionCorrectionEnabled == nil,
          camera.sensors.contains(.builtInUltraWideCamera)
        {
          report.unverified(
            whether: "\"\(camera.id)\" corrects geometric distortion by default", settledBy: .unrecorded,
            at: asked.range)
        }
      }
    }
  }
}

extension PhotoRequest {
  /// A fix that asks for photos from all constituents, or for no calibration data if the camera has no constituents.
  fileprivate func calibrationFix(_ asked: SourceRange, _ edit: DocumentEditor) -> Fix {
    guard let camera, camera.key.deviceType.hasConstituentPorts else {
      return Fix("ask for no calibration data", .unsafe, edits: [edit.replacing(asked, with: "false")])
    }
    let all = "[ \(camera.sensors.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")) ]"
    var edits = edit.changing(settings.range, set: [("virtualDeviceConstituentPhotoDeliveryEnabledDevices", all)])
    if !outputSettings.deliversConstituents {
      edits += edit.changing(output.output.range, set: [("virtualDeviceConstituentPhotoDeliveryEnabled", "true")])
    }
    return Fix("ask for photos of all constituents", .unsafe, edits: edits)
  }
}
