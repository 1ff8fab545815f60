import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// Finds the devices and adds their inputs; inputs that other statements use are kept in constants.
  func addInputs(named: Set<InputIndex>) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    part.body.section("Inputs")
    for index in session.graph.inputIndices {
      if isOptional(index) {
        addOptional(index, in: &part)
        continue
      }
      if let camera = session.camera(ofInput: index) {
        part.helpers.insert(.camera)
        let type = camera.key.deviceType
        part.body.add(
          "let %1 = try camera(%2, .%3)", device(index), type.expression, camera.key.position.rawValue)
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

  /// Adds an input if the device has it.
  private func addOptional(_ index: InputIndex, in part: inout EmittedPart) {
    let (device, input) = (device(index), inputNames[index.value])
    if let camera = session.camera(ofInput: index) {
      part.helpers.insert(.camera)
      let type = camera.key.deviceType
      let look = "try? camera(\(type.expression), .\(camera.key.position.rawValue))"
      if type.introduced > assemblyMinimum {
        part.body.add("var found\(device): AVCaptureDevice?")
        part.body.add(
          "found%1 = %2", device, look, uses: [SwiftSymbol(name: type.expression, since: type.introduced)])
        part.body.add("let %1 = found%1", device)
      } else {
        part.body.add("let %1 = %2", device, look)
      }
    } else {
      part.body.add("let %1 = AVCaptureDevice.default(for: .audio)", device)
    }
    part.helpers.insert(.addInput)
    part.body.add("let %1 = try %2.map { try addInput($0) }", input, device)
  }

  /// Configures the devices, each under its lock, and then the inputs, because adding an input resets its settings.
  func setDevices(underPreset isUnderPreset: Bool) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    for index in session.graph.inputIndices where runsPreset(index) == isUnderPreset {
      guard let object = object("inputs", index.value) else { continue }
      let id = text(of: session.graph.inputs[index].id)
      let all = settings(ofInput: object)
      let ofInput = all.filter { $0.symbol.kind.owner == "AVCaptureDeviceInput" }
      let ofDevice = all.filter { $0.symbol.kind.owner != "AVCaptureDeviceInput" }
      var locked = EmittedPart(minimum: assemblyMinimum)
      let name = device(index)
      if let camera = session.camera(ofInput: index) {
        let choosesFormat = setFormat(of: camera, name, in: &locked)
        setDepthFormat(of: camera, name, isPlanned: choosesFormat, in: &locked)
      }
      set(ofDevice, on: name, of: id, camera: name, in: &locked)
      applyFaces(ofDevice, name, in: &locked.body)
      if !locked.body.codes.isEmpty || !ofInput.isEmpty {
        part.body.section("Settings of " + SwiftText.comment(id))
      }
      if locked.body.codes.isEmpty {
        part.addNeeds(of: locked)
      } else {
        let isOptional = isOptional(index)
        let lock: [SwiftCode] = [
          .line("try \(name).lockForConfiguration()"), .line("defer { \(name).unlockForConfiguration() }"),
        ]
        part.add(isOptional ? "if let \(name) {" : "do {", lock, locked)
      }
      if !ofInput.isEmpty { part.inputs.insert(index) }
      guard isOptional(index), !ofInput.isEmpty else {
        set(ofInput, on: inputNames[index.value], of: id, camera: name, in: &part)
        continue
      }
      var inner = EmittedPart(minimum: assemblyMinimum)
      set(ofInput, on: inputNames[index.value], of: id, camera: name, in: &inner)
      part.add("if let \(name), let \(inputNames[index.value]) {", [], inner)
    }
    return part
  }

  /// The settings of an input, without modes that another setting turns on anyway.
  private func settings(ofInput object: JSONValue) -> [PlainSetting] {
    let all = reader.settings(of: object, fields["inputs[]"] ?? [])
    let implied = ["torchMode": "torchLevel", "focusMode": "lensPosition"]
    return all.filter { setting in implied[setting.key].map { by in !all.contains { $0.key == by } } ?? true }
  }

  /// Chooses the format by its properties, since the order of a device's formats varies with device and system; `false`
  /// if the graph asks for none.
  private func setFormat(of camera: ResolvedCamera, _ device: String, in part: inout EmittedPart) -> Bool {
    guard let request = camera.input.activeFormat else { return false }
    let chosen = camera.activeFormat
    var conditions = FormatCondition.size(
      request.width?.value ?? chosen?.width, request.height?.value ?? chosen?.height)
    if let rate = request.maxFrameRate?.value ?? chosen?.highestRate {
      conditions.append(FormatCondition("$0.highestFrameRate == \(FormatMember.rounded(rate))", .highestFrameRate))
    }
    if let rate = request.minFrameRate?.value {
      conditions.append(FormatCondition("$0.lowestFrameRate == \(FormatMember.rounded(rate))", .lowestFrameRate))
    }
    if let binned = request.binned?.value ?? chosen?.binned {
      conditions.append(FormatCondition(binned ? "$0.isVideoBinned" : "!$0.isVideoBinned"))
    }
    if let pixelFormat = request.pixelFormat?.value {
      conditions.append(FormatCondition("$0.pixelFormat == \(pixelFormat.symbol)", .pixelFormat))
    }
    if session.isMultiCam { conditions.append(FormatCondition("$0.isMultiCamSupported")) }
    guard !conditions.isEmpty else { return false }
    // Two formats may differ only in their depth formats.
    let depth = depthConditions(of: camera)
    if !depth.isEmpty {
      conditions.append(
        FormatCondition("$0.supportedDepthDataFormats.contains { \(FormatCondition.all(depth)) }"))
    } else if session.connections(fromInput: camera.inputIndex).contains(where: { $0.media == .depthData }) {
      conditions.append(FormatCondition("!$0.supportedDepthDataFormats.isEmpty"))
    }
    choose(conditions, "activeFormat", of: device, from: device + ".formats", as: "planned", camera.id, in: &part)
    return true
  }

  /// The conditions that find the requested depth format.
  private func depthConditions(of camera: ResolvedCamera) -> [FormatCondition] {
    guard let request = camera.input.activeDepthDataFormat else { return [] }
    var conditions = FormatCondition.size(request.width?.value, request.height?.value)
    if let pixelFormat = request.pixelFormat?.value {
      conditions.append(FormatCondition("$0.pixelFormat == \(pixelFormat.symbol)", .pixelFormat))
    }
    return conditions
  }

  /// Chooses the depth format among those of the planned format, or else of the device's current one.
  private func setDepthFormat(
    of camera: ResolvedCamera, _ device: String, isPlanned: Bool, in part: inout EmittedPart
  ) {
    let conditions = depthConditions(of: camera)
    guard !conditions.isEmpty else { return }
    choose(
      conditions, "activeDepthDataFormat", of: device,
      from: (isPlanned ? "planned" : device + ".activeFormat") + ".supportedDepthDataFormats", as: "plannedDepth",
      camera.id, in: &part)
  }

  private func choose(
    _ conditions: [FormatCondition], _ member: String, of device: String, from list: String, as name: String,
    _ id: String, in part: inout EmittedPart
  ) {
    part.formatMembers.formUnion(conditions.compactMap(\.member))
    part.body.add(
      """
      guard let %1 = %2.first(where: {
          %3
      }) else { throw Failure.notFound(%4) }
      %5.%6 = %1
      """, name, list, FormatCondition.all(conditions), SwiftText.literal(member + " of " + id), device, member)
  }

  /// Sets the mode after face-driven focus or exposure, since that setting takes effect only then.
  private func applyFaces(_ settings: [PlainSetting], _ device: String, in body: inout SwiftBody) {
    for (key, what, mode, others) in [
      ("faceDrivenAutoFocusEnabled", "focus", "Focus", ["focusMode", "lensPosition"]),
      ("faceDrivenAutoExposureEnabled", "exposure", "Exposure", ["exposureMode"]),
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
