import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// Sets up the outputs: what they offer depends on what they are connected to.
  mutating func setOutputs(in body: inout SwiftBody) {
    for output in session.outputs where output.type != .stillImage {
      guard let object = object("outputs", output.index.value) else { continue }
      let name = outputNames[output.index.value]
      let camera = session.connections(toOutput: output.index).first { $0.media == .video }
        .flatMap { session.camera(ofInput: $0.input) == nil ? nil : device($0.input) }
      var lines = SwiftBody(minimum: body.minimum)
      let settings = reader.settings(of: object, fields["outputs[\(output.type.rawValue)]"] ?? []).filter {
        $0.key != "codec" || connectionNames[output.index.value] != nil
      }
      set(
        settings, on: name, of: output.id, camera: camera, connection: connectionNames[output.index.value], in: &lines)
      preparePhotos(of: output, object, in: &lines)
      guard !lines.codes.isEmpty else { continue }
      body.section("Settings of " + SwiftText.comment(output.id))
      for code in lines.codes { body.add([code], since: nil) }
    }
  }

  mutating func addControls(to body: inout SwiftBody) {
    let controls = (session.graph.session?.controls?.value ?? []).filter { $0.value.type?.value.isSystemSlider == true }
    guard !controls.isEmpty else { return }
    var lines = SwiftBody(minimum: body.minimum)
    for control in controls {
      let input = session.cameras.first { $0.id == control.value.device?.value }?.inputIndex
      guard let input, let type = control.value.type?.value else {
        refuse("no input is named whose device the control sets", at: control.range)
        continue
      }
      let id = text(of: control.value.id)
      let name = names.name(id.isEmpty ? type.rawValue : id, ending: "Control", other: "slider")
      lines.add(
        "let %1 = AVCaptureSystem%2Slider(device: %3)\nif session.canAddControl(%1) { session.addControl(%1) }",
        name, type == .systemZoomSlider ? "Zoom" : "ExposureBias", device(input))
    }
    body.section(
      "Controls, where the device has Camera Control and takes them; inactive until the session has a controls delegate"
    )
    let code = lines.codes.map { code -> SwiftCode in
      guard case .line(let text, _) = code else { return code }
      return .line(text, uses: [SwiftSymbol(name: "AVCaptureControl", since: OSVersion(18))])
    }
    body.add([.block("if session.supportsControls {", code)], since: OSVersion(18))
  }

  mutating func synchronize(in body: inout SwiftBody) {
    guard !session.graph.synchronizers.isEmpty else { return }
    body.section("Synchronizers, whose delegates get the data instead of those of their outputs")
    for synchronizer in session.graph.synchronizers {
      let name = names.name(text(of: synchronizer.id), other: "synchronizer")
      let outputs = (synchronizer.outputs?.value ?? []).compactMap { id in
        session.outputs.first { $0.output.id?.value == id.value }.map { outputNames[$0.index.value] }
      }
      storedProperties.append("private(set) var \(name): AVCaptureDataOutputSynchronizer?")
      body.add("%1 = AVCaptureDataOutputSynchronizer(dataOutputs: [%2])", name, outputs.joined(separator: ", "))
    }
  }

  /// Compares the costs that the device reports with those that the plan allows.
  mutating func check(_ targets: CostTargets) {
    let hardware = targets.hardware ?? (session.isMultiCam ? 1 : nil)
    let costs: [(name: String, target: Double?)] = [
      ("hardwareCost", hardware), ("systemPressureCost", session.isMultiCam ? targets.pressure : nil),
    ]
    for (name, target) in costs {
      guard let target else { continue }
      checkedCosts.append(name)
      let since = session.isMultiCam ? OSVersion(13) : OSVersion(16)
      afterwards.add(
        "guard session.%1 <= %2 else { throw Failure.%1TooHigh(session.%1) }", name,
        JSONNumber.text(of: target), uses: [SwiftSymbol(name: "AVCaptureSession." + name, since: since)])
    }
  }
}
