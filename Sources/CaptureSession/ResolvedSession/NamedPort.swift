import JSONSource
public import CaptureModel

/// A port that a connection or a list of disabled ports names, and the result of looking it up.
public struct NamedPort {
  /// The input.
  public let input: InputIndex

  /// The output; `nil` for a disabled port.
  public let output: OutputIndex?

  /// The port as written.
  public let request: PortRequest

  /// The result of looking it up.
  public let resolution: PortResolution

  /// Whether the look-up names a device type.
  public var isConstituentLookup: Bool { request.sourceDeviceType != nil }
}

extension ResolvedSession {
  /// The ports of listed connections that satisfy a condition, in order; O(connections).
  public func namedPorts(where condition: (PortResolution) -> Bool) -> [NamedPort] {
    var named: [NamedPort] = []
    // By index, since few connections satisfy a condition and a copy of each is large.
    for index in connections.indices
    where condition(connections[index].port) || connections[index].otherPorts.contains(where: condition) {
      let connection = connections[index]
      guard let requests = written(connection)?.ports?.value else { continue }
      for (portIndex, resolution) in connection.ports.enumerated() where condition(resolution) {
        let place = connection.placeOfPort(portIndex)
        guard place < requests.count else { continue }
        named.append(
          NamedPort(
            input: connection.input, output: connection.output, request: requests[place], resolution: resolution))
      }
    }
    return named
  }

  /// The ports among `disabledPorts` that satisfy a condition, in order.
  public func disabledPorts(where condition: (PortResolution) -> Bool) -> [NamedPort] {
    var ports: [NamedPort] = []
    func look(at input: InputIndex, _ requests: [PortRequest], _ resolver: @autoclosure () -> PortResolver) {
      guard !requests.isEmpty else { return }
      let resolver = resolver()
      for request in requests {
        let resolution = resolver.resolve(request)
        guard condition(resolution) else { continue }
        ports.append(NamedPort(input: input, output: nil, request: request, resolution: resolution))
      }
    }
    for camera in cameras {
      look(at: camera.inputIndex, camera.input.disabledPorts?.value ?? [], PortResolver(camera: camera))
    }
    for microphone in microphones {
      look(at: microphone.inputIndex, microphone.input.disabledPorts?.value ?? [], PortResolver(microphone: microphone))
    }
    return ports
  }

  /// Whether a connection or a list of disabled ports names a port that only multi-camera sessions have: a
  /// constituent's or a microphone beam's; O(connections).
  public var namesMultiCamPorts: Bool {
    func isMultiCamOnly(_ resolution: PortResolution) -> Bool {
      switch resolution {
      case .found(let port): port.source != .own
      case .notConstituent, .otherPosition: true
      case .notOffered, .ambiguous, .noneAccepted: false
      }
    }
    return connections.contains { isMultiCamOnly($0.port) || $0.otherPorts.contains(where: isMultiCamOnly) }
      || !disabledPorts(where: isMultiCamOnly).isEmpty
  }

  /// A connection in the graph; `nil` if the session formed it and the graph doesn't list it.
  @inlinable public func written(_ connection: ResolvedConnection) -> GraphConnection? {
    connection.index.flatMap { graph.connections?[$0] }
  }

  /// The device of an input in words: `back dual camera`.
  public func deviceName(ofInput input: InputIndex) -> String {
    camera(ofInput: input).map { "\($0.key) camera" } ?? "microphone"
  }

  /// The media of an input's own ports, in order.
  public func ownMedia(ofInput input: InputIndex) -> [MediaType] { camera(ofInput: input)?.ownMedia ?? [.audio] }

  /// The kind of an output.
  public func outputType(_ output: OutputIndex) -> OutputType? { graph.outputs[output].type?.value }
}
