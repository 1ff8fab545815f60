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
    let object = document.member("session", of: document.root)?.value
    var lines = SwiftBody(minimum: body.minimum)
    // A multi-camera session has one preset, and any other loses its own when a format is set.
    let isPresetDead = session.isMultiCam || session.cameras.contains { $0.input.activeFormat != nil }
    let settings = object.map { reader.settings(of: $0, fields["session"] ?? []) } ?? []
    set(settings.filter { !(isPresetDead && $0.key == "preset") }, on: "session", of: "session", in: &lines)
    let wideColor = "automaticallyConfiguresCaptureDeviceForWideColor"
    if session.cameras.contains(where: { $0.input.activeColorSpace != nil }),
      !settings.contains(where: { $0.key == wideColor })
    {
      lines.add("// Else the session chooses color spaces by itself.\nsession.%1 = false", wideColor)
    }
    guard !lines.codes.isEmpty else { return }
    body.section("Session")
    for code in lines.codes { body.add([code], since: nil) }
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
      let isOnly = session.connections(toOutput: connection.output).count == 1
      let name = names.name(
        isOnly ? output : inputNames[connection.input.value] + "To" + SwiftText.identifier(output, isType: true),
        ending: "Connection", other: "")
      set(up: connection, name, of: id, in: &settings)
      let isNamed = !settings.codes.isEmpty || namesConnection(connection) || isPaused(connection)
      body.add(
        "%1try connect(%2, to: %3, %4)", isNamed ? "let \(name) = " : "", ports.joined(separator: " + "), output,
        SwiftText.literal(id))
      for code in settings.codes { body.add([code], since: nil) }
      if namesConnection(connection) { connectionNames[connection.output.value] = name }
      if isPaused(connection) { pausedConnections[connection.input, default: []].append(name) }
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
    for setting in reader.settings(of: object, fields["connections[]"] ?? []) {
      let isAngle = setting.key == "videoRotationAngle"
      // What a coordinator says is followed once the session is built.
      if isAngle, turns(connection) { continue }
      var one = SwiftBody(minimum: body.minimum)
      set(setting, on: name, of: id, camera: camera, in: &one)
      guard isAngle, let older = orientation(of: connection, name, of: id) else {
        body.add(one.codes, since: nil)
        continue
      }
      body.add(one.codes.map { $0.orElse(older) }, since: nil)
    }
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
