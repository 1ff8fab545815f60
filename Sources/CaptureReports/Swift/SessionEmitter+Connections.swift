import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// Everything between the begin and the commit of the configuration.
  mutating func assembly() -> [SwiftCode] {
    var body = SwiftBody(minimum: max(minimum, newestDevice?.introduced ?? minimum))
    setSession(in: &body)
    setDevices(in: &body)
    addOutputs(to: &body)
    connect(in: &body)
    setOutputs(in: &body)
    addControls(to: &body)
    synchronize(in: &body)
    observePressure(in: &body)
    var first = SwiftBody(minimum: body.minimum)
    first.add("session.beginConfiguration()\ndefer { session.commitConfiguration() }")
    addInputs(to: &first)
    let start = first.codes + [.line("")]
    guard let device = newestDevice, device.introduced > minimum else { return start + body.codes }
    let failure = SwiftText.literal(device.rawValue)
    return [
      .available(device.introduced, start + body.codes, orElse: "throw Failure.notFound(\(failure))")
    ]
  }

  /// The kind of camera that came last.
  private var newestDevice: DeviceType? {
    session.cameras.map(\.key.deviceType).max { $0.introduced < $1.introduced }
  }

  private mutating func setSession(in body: inout SwiftBody) {
    guard let object = document.member("session", of: document.root)?.value else { return }
    // A multi-camera session has one preset, which it begins with.
    let settings = reader.settings(of: object, fields["session"] ?? []).filter {
      !(session.isMultiCam && $0.key == "preset")
    }
    guard !settings.isEmpty else { return }
    body.section("Session")
    set(settings, on: "session", of: "session", in: &body)
  }

  private mutating func addOutputs(to body: inout SwiftBody) {
    let added = session.outputs.filter { $0.type != .previewLayer && $0.type != .stillImage }
    guard !added.isEmpty else { return }
    helpers.insert(.addOutput)
    body.section("Outputs")
    for output in added {
      body.add("try addOutput(%1, %2)", outputNames[output.index.value], SwiftText.literal(output.id))
    }
  }

  private mutating func connect(in body: inout SwiftBody) {
    guard !session.connections.isEmpty else { return disablePorts(in: &body) }
    body.section("Connections")
    for connection in session.connections where session.outputType(connection.output) != .stillImage {
      var ports: [String] = []
      for port in connection.ports.compactMap(\.port) { ports.append(expression(of: port, of: connection.input)) }

      guard ports.count == connection.ports.count else {
        refuse("the device has no such port", at: connection.range)
        continue
      }
      let output = outputNames[connection.output.value]
      let id = text(of: session.graph.outputs[connection.output].id)
      helpers.insert(session.outputType(connection.output) == .previewLayer ? .connectLayer : .connectOutput)
      var settings = SwiftBody(minimum: body.minimum)
      let name =
        session.connections(toOutput: connection.output).count == 1
        ? output + "Connection" : inputNames[connection.input.value] + "To" + SwiftText.identifier(output, isType: true)
      set(up: connection, name, of: id, in: &settings)
      let isNamed = !settings.codes.isEmpty || namesConnection(connection)
      body.add(
        "%1try connect(%2, to: %3, %4)", isNamed ? "let \(name) = " : "", ports.joined(separator: " + "), output,
        SwiftText.literal(id))
      for code in settings.codes { body.add([code], since: nil) }
      if namesConnection(connection) { connectionNames[connection.output.value] = name }
    }
    disablePorts(in: &body)
  }

  /// Whether a later statement needs the connection: the codec of a movie is set for one.
  private func namesConnection(_ connection: ResolvedConnection) -> Bool {
    connection.media == .video && session.graph.outputs[connection.output].movieFile.codec != nil
  }

  private mutating func set(up connection: ResolvedConnection, _ name: String, of id: String, in body: inout SwiftBody)
  {
    guard let index = connection.index, let object = object("connections", index) else { return }
    let camera = session.camera(ofInput: connection.input) == nil ? nil : device(connection.input)
    let turns = session.graph.connections?[index].videoRotationAngle?.value == .coordinator
    let settings = reader.settings(of: object, fields["connections[]"] ?? []).filter {
      !(turns && $0.key == "videoRotationAngle")
    }
    set(settings, on: name, of: id, camera: camera, in: &body)
    guard turns, let camera else { return }
    helpers.insert(.follow)
    let layers = session.connections(fromInput: connection.input).filter {
      session.outputType($0.output) == .previewLayer
    }
    let isPreview = session.outputType(connection.output) == .previewLayer
    let layer = isPreview ? connection.output : layers.first?.output
    body.add(
      "follow(.init(device: %1, previewLayer: %2), \\.videoRotationAngleForHorizonLevel%3, %4)",
      camera, layer.map { outputNames[$0.value] } ?? "nil", isPreview ? "Preview" : "Capture", name,
      uses: [SwiftSymbol(name: "AVCaptureDevice.RotationCoordinator", since: OSVersion(17))])
  }

  /// The ports of an input as an expression: its own are in its list, those of constituents and beams are looked up.
  private mutating func expression(of port: Port, of input: InputIndex) -> String {
    usedInputs.insert(input)
    let name = inputNames[input.value]
    switch port.source {
    case .own: return "\(name).ports.filter { $0.mediaType == .\(port.media.rawValue) }"
    case .constituent(let type):
      let position = session.camera(ofInput: input)?.key.position ?? .unspecified
      return lookUp(port.media, type.expression, position, of: name)
    case .beam(let position): return lookUp(port.media, device(input) + ".deviceType", position, of: name)
    }
  }

  private func lookUp(_ media: MediaType, _ type: String, _ position: DevicePosition, of input: String) -> String {
    "\(input).ports(for: .\(media.rawValue), sourceDeviceType: \(type), sourceDevicePosition: .\(position.rawValue))"
  }

  private mutating func disablePorts(in body: inout SwiftBody) {
    let disabled = session.disabledPorts { $0.port != nil }
    guard !disabled.isEmpty else { return }
    body.section("Ports that are switched off")
    for named in disabled {
      guard let port = named.resolution.port else { continue }
      body.add("for port in %1 { port.isEnabled = false }", expression(of: port, of: named.input))
    }
  }
}
