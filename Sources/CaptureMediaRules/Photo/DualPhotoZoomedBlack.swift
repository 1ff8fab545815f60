import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos from constituents are taken at zoom 1: at other zoom factors they have black borders.
  static var dualPhotoZoomedBlack: Rule {
    Rule(
      "dual-photo-zoomed-black",
      title: "Constituent photos with black borders",
      area: .photo,
      severity: .note,
      rationale: """
        When the camera is zoomed in, a constituent that sees more than the preview is blackened outside of it, so that \
        nobody gives away what was not on screen; the clean aperture says which part is left.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["videoZoomFactor"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoSettings.virtualDeviceConstituentPhotoDeliveryEnabledDevices"),
        .symbol("AVCapturePhotoOutput.isDualCameraDualPhotoDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled | shot")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInTelephotoCamera]"),
        .failing("single | back: dual 1280x720 videoZoomFactor=2 | photo virtualDeviceConstituentPhotoDeliveryEnabled")
          .and("⟦both⟧: shot")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInTelephotoCamera]"),
      ]
    ) { session, report in
      for request in session.photoRequests() where request.wantsConstituents {
        guard let camera = request.camera, camera.key.deviceType.hasConstituentPorts,
          let zoom = camera.input.videoZoomFactor, zoom.value > 1
        else { continue }
        let ranges = RangePair(zoom.range, "the zoom is set here", request.range, "the photos are asked for here")
        report.emit(
          "\(request.title) takes photos with several cameras; at zoom \(JSONNumber.text(of: zoom.value)) "
            + "some have black borders",
          at: ranges.later, label: "black borders", notes: [ranges.note],
          fixes: [Fix("zoom to 1", .unsafe, edits: [report.edit.replacing(zoom.range, with: "1")])],
          help: "zoom to 1, or crop to the clean aperture")
      }
    }
  }
}
