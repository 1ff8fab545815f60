import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos from several constituents need a virtual camera, an output that enables them, and two of the camera's
  /// constituents.
  static var dualPhotoDelivery: Rule {
    Rule(
      "dual-photo-delivery",
      title: "Constituent photos that can't be delivered",
      area: .photo,
      severity: .error,
      rationale: """
        A dual, dual-wide or triple camera gives a photo of each constituent if the output is opted in before the session \
        starts and the request names two or more of them. Otherwise the request throws. Every callback then comes once \
        for each constituent: RAW and HEIF of two make four.
        """,
      availability: .iOS(OSVersion(11)),
      reads: [
        "virtualDeviceConstituentPhotoDeliveryEnabled",
        "dualCameraDualPhotoDeliveryEnabled",
        "virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      ],
      settles: ["virtualDeviceConstituentPhotoDeliveryEnabled", "dualCameraDualPhotoDeliveryEnabled"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliveryEnabled"),
        .symbol("AVCapturePhotoSettings.virtualDeviceConstituentPhotoDeliveryEnabledDevices"),
        .symbol("AVCapturePhotoOutput.isDualCameraDualPhotoDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled | shot")
          .with("virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, builtInTelephotoCamera]")
          .and("plain: shot"),
        .failing("single | back: dual 1280x720 | photo | shot")
          .with(
            "virtualDeviceConstituentPhotoDeliveryEnabledDevices=⟦[builtInWideAngleCamera, builtInTelephotoCamera]⟧"),
        .failing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled")
          .and("shot virtualDeviceConstituentPhotoDeliveryEnabledDevices=⟦[builtInTelephotoCamera]⟧"),
        .failing("single | back: dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled | shot")
          .with(
            "virtualDeviceConstituentPhotoDeliveryEnabledDevices=[builtInWideAngleCamera, ⟦builtInUltraWideCamera⟧]"),
        .failing("single | back 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled=⟦true⟧"),
        .passing("single | back: dual 1280x720 | photo dualCameraDualPhotoDeliveryEnabled")
          .and("shot dualCameraDualPhotoDeliveryEnabled"),
        .failing("single | back: dual 1280x720 | photo dualCameraDualPhotoDeliveryEnabled=false")
          .and("shot dualCameraDualPhotoDeliveryEnabled=⟦true⟧"),
        .failing("single | back 1280x720 | photo | shot")
          .with(
            "virtualDeviceConstituentPhotoDeliveryEnabledDevices=⟦[builtInWideAngleCamera, builtInTelephotoCamera]⟧"),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        guard let camera = cameras[output.index], !camera.key.deviceType.hasConstituentPorts else { continue }
        let photo = output.output.photo
        for flag in [photo.virtualDeviceConstituentPhotoDeliveryEnabled, photo.dualCameraDualPhotoDeliveryEnabled] {
          guard let flag, flag.value else { continue }
          camera.reportNoConstituents(at: flag.range, [report.edit.replacing(flag.range, with: "false")], &report)
        }
      }
      for request in session.photoRequests() {
        let list = request.settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices
        guard request.wantsConstituents,
          let range = list?.range ?? request.settings.dualCameraDualPhotoDeliveryEnabled?.range
        else { continue }
        if let camera = request.camera, !camera.key.deviceType.hasConstituentPorts {
          camera.reportNoConstituents(at: range, [report.edit.removing(range)], &report)
          continue
        }
        if !request.outputSettings.deliversConstituents {
          request.reportNotEnabled(at: range, isOldName: list == nil, &report)
        }
        if let list, let camera = request.camera { request.judge(list, of: camera, &report) }
      }
    }
  }
}

extension ResolvedCamera {
  fileprivate func reportNoConstituents(at range: SourceRange, _ edits: [SourceEdit], _ report: inout Emitter) {
    report.emit(
      "\"\(id)\" has no constituents to take photos of: it is a \(key.deviceType.shortName) camera", at: range,
      lack: .value, label: "needs a virtual camera", notes: [Finding.Note("the camera is here", at: self.range)],
      fixes: [Fix("deliver one photo", .unsafe, edits: edits)], help: "use a dual, dual-wide or triple camera")
  }
}

extension PhotoRequest {
  fileprivate func reportNotEnabled(at range: SourceRange, isOldName: Bool, _ report: inout Emitter) {
    let photo = outputSettings
    let flag =
      isOldName ? photo.dualCameraDualPhotoDeliveryEnabled : photo.virtualDeviceConstituentPhotoDeliveryEnabled
    let key =
      isOldName ? "dualCameraDualPhotoDeliveryEnabled" : "virtualDeviceConstituentPhotoDeliveryEnabled"
    report.emit(
      "\(title) asks for photos of several cameras, which \"\(output.id)\" has not enabled", at: range,
      label: "not enabled on the output", notes: [Finding.Note("the output is here", at: flag?.range ?? output.range)],
      fixes: [enabling(key, report.edit)])
  }

  /// Checks the devices that a request names.
  fileprivate func judge(
    _ list: Located<[Located<DeviceType>]>, of camera: ResolvedCamera, _ report: inout Emitter
  ) {
    let all = "[ \(camera.sensors.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")) ]"
    let fix = Fix("ask for all constituents", .unsafe, edits: [report.edit.replacing(list.range, with: all)])
    let help = "\"\(camera.id)\" has \(camera.sensors.map(\.rawValue).sentence)"
    if list.value.count == 1 {
      report.emit(
        "\(title) names one constituent of \"\(camera.id)\"", at: list.range, label: "two or more needed",
        fixes: [fix], help: help)
    }
    for device in list.value where !camera.sensors.contains(device.value.current) {
      report.emit(
        "\"\(camera.id)\" has no constituent \"\(device.value.rawValue)\"", at: device.range,
        label: "not one of its constituents",
        fixes: [fix], help: help)
    }
  }
}
