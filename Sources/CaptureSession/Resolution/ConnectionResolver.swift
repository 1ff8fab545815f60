import CaptureModel
import JSONSource

/// Finds the ends of the listed connections, and forms those that a session forms by itself.
struct ConnectionResolver {
  private let graph: CaptureGraph

  // By the index of an input.
  private let ports: [PortResolver?]
  private let disabled: [[Port]]

  init(graph: CaptureGraph, cameras: [ResolvedCamera], microphones: [ResolvedMicrophone]) {
    self.graph = graph
    var ports = [PortResolver?](repeating: nil, count: graph.inputs.count)
    for camera in cameras { ports[camera.inputIndex.value] = PortResolver(camera: camera) }
    for microphone in microphones { ports[microphone.inputIndex.value] = PortResolver(microphone: microphone) }
    self.ports = ports
    disabled = graph.inputs.indices.map { index in
      (graph.inputs[index].disabledPorts?.value ?? []).compactMap { ports[index]?.resolve($0).port }
    }
  }

  /// What the session forms by itself, then the connections of the graph whose two ends exist, in order.
  func connections() -> [ResolvedConnection] {
    var resolved = implicitConnections()
    guard let connections = graph.connections else { return resolved }
    let inputs = indices(graph.inputs.count) { graph.inputs[$0].id }
    let outputs = indices(graph.outputs.count) { graph.outputs[$0].id }
    let anyDisabled = disabled.contains { !$0.isEmpty }
    resolved.reserveCapacity(resolved.count + connections.count)
    for index in connections.indices {
      guard let inputName = connections[index].input?.value, let outputName = connections[index].output?.value
      else { continue }
      guard let input = inputs[Int(inputName.number)], let output = outputs[Int(outputName.number)],
        let type = graph.outputs[output].type?.value, let resolver = ports[input]
      else { continue }
      var port = PortResolution.noneAccepted
      var others: [PortResolution] = []
      if let requests = connections[index].ports?.value, let first = requests.first {
        port = resolver.resolve(first)
        if requests.count > 1 { others = requests.dropFirst().map { resolver.resolve($0) } }
      } else {
        port = resolver.resolveOmitted(for: type)
      }
      let allDisabled = anyDisabled && ([port] + others).allSatisfy { isDisabled($0, of: input) }
      resolved.append(
        ResolvedConnection(
          index: index, input: InputIndex(input), output: OutputIndex(output), port: port, otherPorts: others,
          isEnabled: connections[index].enabled?.value != false && !allDisabled,
          stabilization: connections[index].preferredVideoStabilizationMode?.value, range: connections[index].range))
    }
    return resolved
  }

  /// What the session forms: inputs in order, then outputs; each output takes, for each medium that it accepts and has
  /// not got, the first own-list port in input order. Constituent, positional and metadata-item ports are never formed.
  func implicitConnections() -> [ResolvedConnection] {
    var formed: [ResolvedConnection] = []
    for (index, output) in graph.outputs.enumerated() {
      guard let type = output.type?.value, isImplicit(output.formsConnections?.value) else { continue }
      for media in type.acceptedMedia where media != .metadata {
        guard let input = firstImplicitInput(offering: media) else { continue }
        let port = PortResolution.found(Port(media, .own))
        formed.append(
          ResolvedConnection(
            index: nil, input: InputIndex(input), output: OutputIndex(index), port: port,
            isEnabled: !isDisabled(port, of: input), range: output.id?.range ?? output.range))
      }
    }
    return formed
  }

  private func firstImplicitInput(offering media: MediaType) -> Int? {
    graph.inputs.indices.first { index in
      isImplicit(graph.inputs[index].formsConnections?.value) && ports[index]?.ownMedia.contains(media) ?? false
    }
  }

  /// Whether an end forms connections: its own word, else the session's, else the default of the session's class.
  private func isImplicit(_ own: ConnectionForming?) -> Bool {
    if let forming = own ?? graph.session?.formsConnections?.value { return forming == .implicit }
    return graph.session?.type?.value == .single && graph.connections == nil
  }

  private func isDisabled(_ port: PortResolution, of input: Int) -> Bool {
    port.port.map { disabled[input].contains($0) } ?? false
  }

  /// The index of each name among so many ids, by the number of the name; `nil` if it is not among them.
  private func indices(_ count: Int, _ id: (Int) -> Located<Identifier>?) -> [Int?] {
    var indices = [Int?](repeating: nil, count: graph.identifiers.count)
    for index in (0..<count).reversed() {
      if let id = id(index) { indices[Int(id.value.number)] = index }
    }
    return indices
  }
}
