import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// The name of the constant that holds an input's device.
  func device(_ input: InputIndex) -> String {
    let name = inputNames[input.value]
    return name.hasSuffix("Input") ? String(name.dropLast(5)) + "Device" : name + "Device"
  }

  /// Finds the devices and adds their inputs.
  mutating func addInputs(to body: inout SwiftBody) {
    body.section("Inputs")
    for index in session.graph.inputIndices {
      if let camera = session.camera(ofInput: index) {
        helpers.insert(.camera)
        let type = camera.key.deviceType
        body.add(
          "let %1 = try camera(%2, .%3)", device(index), type.expression, camera.key.position.rawValue)
      } else {
        body.add(
          """
          guard let %1 = AVCaptureDevice.default(for: .audio) else { throw Failure.notFound("microphone") }
          """, device(index))
      }
      helpers.insert(.addInput)
      let name = inputNames[index.value]
      body.add("%1try addInput(%2)", usedInputs.contains(index) ? "let \(name) = " : "", device(index))
    }
  }

  /// Sets up the devices, each under its lock, and then the inputs, whose settings are reset when they are added.
  mutating func setDevices(in body: inout SwiftBody) {
    for index in session.graph.inputIndices {
      guard let object = object("inputs", index.value) else { continue }
      let id = text(of: session.graph.inputs[index].id)
      let all = settings(ofInput: object)
      let ofInput = all.filter { $0.symbol.kind.owner == "AVCaptureDeviceInput" }
      let ofDevice = all.filter { $0.symbol.kind.owner != "AVCaptureDeviceInput" }
      var locked = SwiftBody(minimum: body.minimum)
      let name = device(index)
      if let camera = session.camera(ofInput: index) {
        setFormat(of: camera, name, in: &locked)
        setDepthFormat(of: camera, name, in: &locked)
      }
      set(ofDevice, on: name, of: id, camera: name, in: &locked)
      applyFaces(ofDevice, name, in: &locked)
      if !locked.codes.isEmpty || !ofInput.isEmpty { body.section("Settings of " + SwiftText.comment(id)) }
      if !locked.codes.isEmpty {
        let lock: [SwiftCode] = [
          .line("try \(name).lockForConfiguration()"), .line("defer { \(name).unlockForConfiguration() }"),
        ]
        body.add("do {", lock, locked)
      }
      if !ofInput.isEmpty { usedInputs.insert(index) }
      set(ofInput, on: inputNames[index.value], of: id, camera: name, in: &body)
    }
  }

  /// The settings of an input; a mode that another setting brings with it is not set beside it.
  private func settings(ofInput object: JSONValue) -> [PlainSetting] {
    let all = reader.settings(of: object, fields["inputs[]"] ?? [])
    let implied = ["torchMode": "torchLevel", "focusMode": "lensPosition"]
    return all.filter { setting in implied[setting.key].map { by in !all.contains { $0.key == by } } ?? true }
  }

  /// Chooses the format by what it is, since the order of a device's formats changes with the device and the system.
  private mutating func setFormat(of camera: ResolvedCamera, _ device: String, in body: inout SwiftBody) {
    guard let request = camera.input.activeFormat else { return }
    let chosen = camera.activeFormat
    var facts: [String] = []
    let width = request.width?.value ?? chosen?.width
    let height = request.height?.value ?? chosen?.height
    if let width { facts.append("$0.size.width == \(width)") }
    if let height { facts.append("$0.size.height == \(height)") }
    if let width, let height { facts = ["$0.size == (\(width), \(height))"] }
    if let rate = request.maxFrameRate?.value ?? chosen?.highestRate { facts.append("$0.highestFrameRate == \(rate)") }
    if let rate = request.minFrameRate?.value { facts.append("$0.lowestFrameRate == \(rate)") }
    if let binned = request.binned?.value ?? chosen?.binned {
      facts.append(binned ? "$0.isVideoBinned" : "!$0.isVideoBinned")
    }
    if let pixelFormat = request.pixelFormat?.value { facts.append("$0.pixelFormat == \(pixelFormat.symbol)") }
    if session.isMultiCam { facts.append("$0.isMultiCamSupported") }
    guard !facts.isEmpty else { return }
    // Two formats may differ in nothing but the depth that goes with them.
    let depth = depthFacts(of: camera)
    if !depth.isEmpty {
      facts.append("$0.supportedDepthDataFormats.contains { \(depth.joined(separator: " && ")) }")
    } else if session.connections(fromInput: camera.inputIndex).contains(where: { $0.media == .depthData }) {
      facts.append("!$0.supportedDepthDataFormats.isEmpty")
    }
    choose(facts, "activeFormat", of: device, from: device + ".formats", camera.id, in: &body)
  }

  /// What the depth format that is asked for is found by.
  private func depthFacts(of camera: ResolvedCamera) -> [String] {
    guard let request = camera.input.activeDepthDataFormat else { return [] }
    var facts: [String] = []
    let (width, height) = (request.width?.value, request.height?.value)
    if let width { facts.append("$0.size.width == \(width)") }
    if let height { facts.append("$0.size.height == \(height)") }
    if let width, let height { facts = ["$0.size == (\(width), \(height))"] }
    if let pixelFormat = request.pixelFormat?.value { facts.append("$0.pixelFormat == \(pixelFormat.symbol)") }
    return facts
  }

  private mutating func setDepthFormat(of camera: ResolvedCamera, _ device: String, in body: inout SwiftBody) {
    let facts = depthFacts(of: camera)
    guard !facts.isEmpty else { return }
    let format = body.codes.isEmpty ? device + ".activeFormat" : "planned"
    choose(
      facts, "activeDepthDataFormat", of: device, from: format + ".supportedDepthDataFormats", camera.id, in: &body)
  }

  private mutating func choose(
    _ facts: [String], _ member: String, of device: String, from list: String, _ id: String, in body: inout SwiftBody
  ) {
    for fact in ["size", "highestFrameRate", "lowestFrameRate", "pixelFormat"]
    where facts.contains(where: { $0.hasPrefix("$0." + fact) }) {
      formatFacts.insert(fact)
    }
    let failure = SwiftText.literal(member + " of " + id)
    body.add(
      """
      guard let %1 = %2.first(where: {
          %3
      }) else { throw Failure.notFound(%4) }
      %5.%6 = %1
      """, member == "activeFormat" ? "planned" : "plannedDepth", list, facts.joined(separator: " && "), failure,
      device,
      member)
  }

  /// Whether faces drive focus or exposure takes effect when the mode is set after it.
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
