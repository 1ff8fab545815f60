import CaptureModel
import CaptureSession
import JSONSource

/// Statements that find the devices, add their inputs, and set both up.
struct InputStatements: EmissionPass {
  let context: EmissionContext

  /// Finds the devices and adds their inputs; inputs that other statements use are kept in constants.
  func addInputs(named: Set<InputIndex>) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    part.body.section("Inputs")
    for index in session.graph.inputIndices {
      if isOptional(index) {
        addOptional(index, isNamed: named.contains(index), in: &part)
        continue
      }
      if let camera = session.camera(ofInput: index) {
        let search = CameraSearch(camera)
        part.helpers.insert(search.finder)
        part.body.add("let %1 = try %2", device(index), search.call)
      } else {
        part.body.add(
          """
          guard let %1 = AVCaptureDevice.default(for: .audio) else { throw Failure.notFound("microphone") }
          """, device(index))
      }
      part.helpers.insert(.addInput)
      let name = inputNames[index.value]
      part.body.add("%1try addInput(%2)", named.contains(index) ? "let \(name) = " : "", device(index))
    }
    return part
  }

  /// Adds an input if the device has it; one that other statements use is kept in a constant.
  private func addOptional(_ index: InputIndex, isNamed: Bool, in part: inout EmittedPart) {
    let (device, input) = (device(index), inputNames[index.value])
    if let camera = session.camera(ofInput: index) {
      let search = CameraSearch(camera)
      part.helpers.insert(search.finder)
      let look = "try? " + search.call
      let newer = search.types.filter { $0.introduced > assemblyMinimum }
      if !newer.isEmpty {
        part.body.add("var found\(device): AVCaptureDevice?")
        part.body.add(
          "found%1 = %2", device, look, uses: newer.map { SwiftSymbol(name: $0.expression, since: $0.introduced) })
        part.body.add("let %1 = found%1", device)
      } else {
        part.body.add("let %1 = %2", device, look)
      }
    } else {
      part.helpers.insert(.microphone)
      part.body.add("let %1 = microphone()", device)
    }
    part.helpers.insert(.addInput)
    if isNamed {
      part.body.add("let %1 = try %2.map { try addInput($0) }", input, device)
    } else {
      part.body.add("if let %1 { try addInput(%1) }", device)
    }
  }

  /// Configures the devices, each under its lock, and then the inputs, because adding an input resets its settings.
  func setDevices(underPreset isUnderPreset: Bool) -> EmittedPart {
    let formats = FormatStatements(context: context)
    var part = EmittedPart(minimum: assemblyMinimum)
    for index in session.graph.inputIndices where runsPreset(index) == isUnderPreset {
      guard let object = object("inputs", index.value) else { continue }
      let id = text(of: session.graph.inputs[index].id)
      let name = device(index)
      let camera = session.camera(ofInput: index)
      let all = settings(ofInput: object).map { camera?.isExternal == true ? $0.withOwnDuration(of: name) : $0 }
      let ofInput = all.filter { $0.symbol.kind.owner == "AVCaptureDeviceInput" }
      let ofDevice = all.filter { $0.symbol.kind.owner != "AVCaptureDeviceInput" }
      let isOptional = isOptional(index)
      var chosen = EmittedPart(minimum: assemblyMinimum)
      var locked = EmittedPart(minimum: assemblyMinimum)
      var format: String?
      if let camera {
        format = formats.setFormat(of: camera, in: &chosen, locked: &locked)
        formats.setDepthFormat(of: camera, from: format ?? name + ".activeFormat", in: &locked)
      }
      if ofDevice.contains(where: \.isOwnDuration) { locked.formatMembers.insert(.ownDuration) }
      for setting in ofDevice where setting.turnsTorchOn { light(setting, name, id, in: &locked) }
      set(ofDevice.filter { !$0.turnsTorchOn }, on: name, of: id, camera: name, in: &locked)
      if let camera { formats.keepDepthFormat(of: camera, in: &locked) }
      applyFaces(ofDevice, name, in: &locked.body)
      monitorFraming(session.graph.inputs[index].framing.smartFraming, name, in: &locked.body)
      if !locked.body.codes.isEmpty || !ofInput.isEmpty {
        part.body.section("Settings of " + SwiftText.comment(id))
      }
      var rest = EmittedPart(minimum: assemblyMinimum)
      if let camera, let format { formats.limitRate(of: camera, format, after: chosen, in: &rest) }
      if !ofInput.isEmpty { rest.inputs.insert(index) }
      set(ofInput, on: inputNames[index.value], of: id, camera: name, in: &rest)
      let lock: [SwiftCode] = [
        .line("try \(name).lockForConfiguration()"), .line("defer { \(name).unlockForConfiguration() }"),
      ]
      // A device that may be missing and has no other code needs no block around its lock.
      if isOptional, chosen.body.codes.isEmpty, rest.body.codes.isEmpty {
        if !locked.body.codes.isEmpty { part.add("if let \(name) {", lock, locked) }
        part.addNeeds(of: chosen)
        part.addNeeds(of: rest)
        continue
      }
      var whole = EmittedPart(minimum: assemblyMinimum)
      whole.add(chosen)
      if locked.body.codes.isEmpty { whole.addNeeds(of: locked) } else { whole.add("do {", lock, locked) }
      whole.add(rest)
      guard isOptional, !whole.body.codes.isEmpty else {
        part.add(whole)
        continue
      }
      part.add(Self.opening(optionalValues(of: index), around: whole.body.codes), [], whole)
    }
    return part
  }

  /// The settings of an input, without modes that another setting turns on anyway.
  private func settings(ofInput object: JSONValue) -> [PlainSetting] {
    let all = reader.settings(of: object, fields["inputs[]"] ?? [])
    let implied = [
      "torchMode": ["torchLevel"], "focusMode": ["lensPosition"], "exposureMode": ["exposureDuration", "iso"],
      "whiteBalanceMode": ["deviceWhiteBalanceGains"],
    ]
    return all.filter { setting in
      implied[setting.key].map { by in !all.contains { by.contains($0.key) } } ?? true
    }
  }

  /// Says which framings the monitor may recommend, and starts it; the app watches `recommendedFraming`.
  private func monitorFraming(_ framing: SmartFraming?, _ device: String, in body: inout SwiftBody) {
    guard let framing, let ratios = framing.enabledFramings?.value else { return }
    let list = ratios.map { "." + "ratio" + $0.value.rawValue }.joined(separator: ", ")
    let start = framing.monitoring?.value == true ? "\n    try monitor.startMonitoring()" : ""
    let enabled = ratios.isEmpty ? "[]" : "monitor.supportedFramings.filter { [\(list)].contains($0.aspectRatio) }"
    body.add(
      """
      if let monitor = %1.smartFramingMonitor {
          monitor.enabledFramings = %2%3
      }
      """, device, enabled, start,
      uses: [SwiftSymbol(name: "AVCaptureSmartFramingMonitor", since: OSVersion(26))])
  }

  /// Keeps for later how a torch is turned on: a session that starts turns it off.
  private func light(_ setting: PlainSetting, _ device: String, _ id: String, in part: inout EmittedPart) {
    part.helpers.insert(.lightTorches)
    part.events.insert(.torchStaysOff)
    let (mode, level) = setting.key == "torchLevel" ? (".on", setting.value) : (setting.value, "nil")
    let statement =
      "torches[\(SwiftText.literal(id))] = Torch(device: \(device), mode: \(mode), level: \(level))"
    let support = condition(setting, setting.comparable, on: device, camera: device, in: &part)
    if let support, isGuarded(setting) {
      part.body.add(ifHolds: support, statement, uses: setting.uses)
    } else {
      require(setting, setting.comparable, on: device, of: id, camera: device, in: &part)
      part.body.add("%1", statement, uses: setting.uses)
    }
  }

  /// Sets the mode after face-driven focus or exposure, which takes effect only when a mode is set.
  private func applyFaces(_ settings: [PlainSetting], _ device: String, in body: inout SwiftBody) {
    for (key, what, mode, others) in [
      ("faceDrivenAutoFocusEnabled", "focus", "Focus", ["focusMode", "lensPosition"]),
      ("faceDrivenAutoExposureEnabled", "exposure", "Exposure", ["exposureMode", "exposureDuration", "iso"]),
    ] {
      guard let setting = settings.first(where: { $0.key == key }),
        !settings.contains(where: { others.contains($0.key) })
      else { continue }
      body.add(
        """
        // Whether faces drive %3 takes effect when the mode is set.
        if %1.is%2ModeSupported(.continuousAuto%2) {
            %1.%3Mode = .continuousAuto%2
        }
        """, device, mode, what, uses: setting.uses)
    }
  }
}

/// How emitted code finds the camera of an input.
private struct CameraSearch {
  /// The types that it tries, in this order.
  let types: [DeviceType]

  private let position: DevicePosition

  init(_ camera: ResolvedCamera) {
    let tried = camera.input.triedDeviceTypes
    types = tried.count > 1 ? tried : [camera.key.deviceType]
    position = camera.key.position
  }

  /// The method that finds it.
  var finder: SwiftHelper {
    if types.count > 1 { return .firstCamera }
    return types.contains(where: \.isOnlyDiscovered) ? .discoveredCamera : .camera
  }

  /// The call of that method.
  var call: String {
    let names = types.map(\.expression).joined(separator: ", ")
    return "\(finder.rawValue)(\(types.count > 1 ? "[\(names)]" : names), .\(position.rawValue))"
  }
}

extension PlainSetting {
  /// Whether it turns a torch on, which works while the session runs.
  fileprivate var turnsTorchOn: Bool { key == "torchLevel" || (key == "torchMode" && needsSupport) }
}
