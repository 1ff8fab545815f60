import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Dual, dual-wide and triple cameras have no manual controls.
  static var virtualDeviceManualControls: Rule {
    Rule(
      "virtual-device-manual-controls",
      title: "Manual control of a camera that switches",
      area: .inputs,
      severity: .error,
      rationale: """
        A dual, dual-wide or triple camera switches between lenses, so it takes no custom exposure, no bracket of manual \
        exposures and no white balance gains but the current ones. Its constituents, as inputs of their own, take them \
        all. An app that asks isExposureModeSupported(.custom) goes without custom exposure, but not if it is linked with \
        the SDK of iOS 27: under iOS 27 the answer is true, and the setter throws; what holds there is \
        supportsExposureModeCustom(lensAperture:duration:iso:). Apple contradicts itself on whether it takes a lens \
        position: see lens-position-virtual-device.
        """,
      availability: .iOS(OSVersion(10, 2)),
      reads: [
        "exposureMode", "bracketedSettings", "exposureDuration", "iso", "deviceWhiteBalanceGains",
      ],
      sources: [
        .symbol("AVCaptureDevice.DeviceType.builtInDualCamera"),
        .symbol("AVCaptureDevice.ExposureMode.custom"),
        .symbol("AVCaptureDevice.isExposureModeSupported(_:)"),
        .symbol("AVCaptureDevice.Format.supportsExposureModeCustom(lensAperture:duration:iso:)"),
        .report(
          "NextLevel/NextLevel#260, #266, mrousavy/react-native-vision-camera: the exception"),
        .report("regularsteven/letslapse: printed true and thrown on iPhone 18 Pro"),
      ],
      aliases: ["custom-exposure-virtual-linked-27"],
      hasFix: true,
      examples: [
        .passing("tele 1280x720 exposureMode=custom | a: video"),
        .failing("dual 1280x720 exposureMode=⟦custom⟧ | a: video"),
        .failing("dual 1280x720 exposureDuration=⟦0.01⟧ iso=400 | a: video"),
        .passing("SDK 26.0")
          .and("single | wide: dualWide 1920x1080 exposureMode=custom whereSupported=[exposureMode] | a: video"),
        .failing("SDK 27.0 | single | wide: dualWide 1920x1080 exposureMode=⟦custom⟧ whereSupported=[exposureMode]")
          .and("a: video").on("iphone-18-pro"),
        .failing("dual 1280x720 deviceWhiteBalanceGains=⟦(redGain=1 greenGain=1 blueGain=1)⟧ | a: video"),
        .passing("single")
          .and("dual 1280x720 | photo | shot bracketedSettings=[(exposureTargetBias=-1), (exposureTargetBias=1)]"),
        .failing("single | dual 1280x720 exposureMode=continuousAutoExposure")
          .and("photo | shot bracketedSettings=⟦[(exposureDuration=0.01 iso=100), (exposureDuration=0.04 iso=100)]⟧"),
      ]
    ) { session, report in
      let switching = session.cameras.filter {
        $0.key.deviceType.hasConstituentPorts && $0.device?.manualControls != true
      }
      guard !switching.isEmpty else { return }
      let sdk = session.relaxation(since: OSVersion(27))
      for camera in switching {
        let light = camera.input.light
        let mode = camera.input.exposureMode.flatMap { $0.value == .custom ? $0.range : nil }
        let values = [mode, light.exposureDuration?.range, light.iso?.range].compactMap(\.self)
        let parts: Set =
          mode == nil ? ["exposureDuration", "iso"] : ["exposureMode", "exposureDuration", "iso"]
        var exposure = ManualControl(
          "custom exposure", at: light.exposureDuration?.range ?? light.iso?.range ?? mode)
        let isGuarded = session.graph.guards.contains { guarded in
          guarded.key != nil && values.contains { guarded.range.contains($0) }
        }
        if sdk.isLifted {
          exposure.note =
            "under iOS 27 isExposureModeSupported(.custom) is true here, and the setter throws"
        } else if sdk == .unknown, isGuarded {
          exposure.severity = .warning
          exposure.note =
            "an app that is linked with the SDK of iOS 27 asks in vain; say deployment.linkedSDK"
        } else {
          exposure.lack = .values(values)
        }
        exposure.emit(camera, &report) { $0.changing(camera.input.range, remove: parts) }
        let gains = light.deviceWhiteBalanceGains.flatMap { $0.value.value == nil ? nil : $0.range }
        ManualControl("white balance gains", isPlural: true, at: gains).emit(camera, &report)
      }
      guard session.graph.photoSettings.contains(where: { $0.bracketedSettings != nil }) else {
        return
      }
      var cameras: [OutputIndex: ResolvedCamera] = [:]
      var byInput: [InputIndex: ResolvedCamera] = [:]
      for camera in switching { byInput[camera.inputIndex] = camera }
      for connection in session.connections {
        byInput[connection.input].map { cameras[connection.output] = $0 }
      }
      let outputs = session.outputsByName()
      for settings in session.graph.photoSettings {
        guard let output = settings.output.flatMap({ outputs[$0.value]?.index }),
          let camera = cameras[output],
          let bracket = settings.bracketedSettings,
          bracket.value.contains(where: { $0.value.exposureDuration != nil || $0.value.iso != nil })
        else { continue }
        ManualControl("bracket of manual exposures", at: bracket.range).emit(camera, &report)
      }
    }
  }
}

/// A manual control that the graph sets.
private struct ManualControl {
  /// The control without an article: `bracket of manual exposures`.
  let noun: String

  let isPlural: Bool
  let range: SourceRange?

  /// What an app that asks first goes without; `nil` if asking doesn't help.
  var lack: Lack?

  /// Why it doesn't help.
  var note: String?
  var severity = Severity.error

  init(_ noun: String, isPlural: Bool = false, at range: SourceRange?) {
    (self.noun, self.isPlural, self.range) = (noun, isPlural, range)
  }

  /// Reports the control; the fix makes the edits, by default those that remove its value.
  func emit(
    _ camera: ResolvedCamera, _ report: inout Emitter,
    edits: ((DocumentEditor) -> [SourceEdit])? = nil
  ) {
    guard let range else { return }
    let constituents = camera.sensors.map(\.shortName).joined(separator: " or ")
    report.emit(
      "\"\(camera.id)\" can't take \(isPlural ? noun : "a \(noun)"): it is a \(camera.key.deviceType.shortName) camera",
      at: range, lack: lack, severity: severity, label: "no manual control",
      notes: [Finding.Note("\"\(camera.id)\" switches between its lenses", at: camera.range)]
        + (note.map { [Finding.Note($0)] } ?? []),
      fixes: [
        Fix(
          "leave out the \(noun)", .unsafe,
          edits: edits?(report.edit) ?? [report.edit.removing(range)])
      ],
      help: "use the \(constituents) camera itself as the input")
  }
}
