import CaptureModel
import JSONSource

/// Finds the ends of the listed connections, and adds those that the session forms by itself.
struct ConnectionResolver {
  // By the index of an input.
  private let ports: [PortResolver?]
  private let disabled: [[Port]]

  init(graph: CaptureGraph, cameras: [ResolvedCamera], microphones: [ResolvedMicrophone]) {
    var ports = [PortResolver?](repeating: nil, count: graph.inputs.count)
    for camera in cameras { ports[camera.inputIndex.value] = PortResolver(camera: camera) }
    for microphone in microphones { ports[microphone.inputIndex.value] = PortResolver(microphone: microphone) }
    self.ports = ports
    disabled = graph.inputs.indices.map { index in
      (graph.inputs[index].disabledPorts?.value ?? []).compactMap { ports[index]?.resolve($0).port }
    }
  }

  /// The connections that the session forms by itself, then the listed ones with both ends, in order.
  ///
  /// A connection that the graph calls formed comes where the session forms it, or not at all if the session doesn't
  /// form it.
  func connections(of graph: CaptureGraph) -> [ResolvedConnection] {
    let listed = listedConnections(of: graph)
    let formed = formedEnds(of: graph, beside: listed)
    if formed.isEmpty { return listed.contains(where: \.isImplicit) ? listed.filter { !$0.isImplicit } : listed }
    var described: [FormedEnds: ResolvedConnection] = [:]
    for connection in listed where connection.isImplicit {
      guard let ends = FormedEnds(connection), described[ends] == nil else { continue }
      described[ends] = connection
    }
    return formed.map { described[$0] ?? implicit($0, of: graph) } + listed.filter { !$0.isImplicit }
  }

  private func formedEnds(of graph: CaptureGraph, beside listed: [ResolvedConnection]) -> [FormedEnds] {
    guard graph.mayFormConnections else { return [] }
    var former = ConnectionFormer(graph: graph, listed: listed, media: ports.map { $0?.ownMedia ?? [] })
    return former.form()
  }

  /// The listed connections with both ends, in order.
  private func listedConnections(of graph: CaptureGraph) -> [ResolvedConnection] {
    guard let connections = graph.connections else { return [] }
    let inputs = indices(graph.inputIndices, names: graph.identifiers.count) { graph.inputs[$0.value].id }
    let outputs = indices(graph.outputIndices, names: graph.identifiers.count) { graph.outputs[$0.value].id }
    let anyDisabled = disabled.contains { !$0.isEmpty }
    var resolved: [ResolvedConnection] = []
    resolved.reserveCapacity(connections.count)
    for index in connections.indices {
      guard let inputName = connections[index].input?.value, let outputName = connections[index].output?.value
      else { continue }
      guard let input = inputs[Int(inputName.number)], let output = outputs[Int(outputName.number)],
        let type = graph.outputs[output.value].type?.value, let resolver = ports[input.value]
      else { continue }
      let selection =
        if let requests = connections[index].ports?.value, let first = requests.first {
          requests.count == 1
            ? PortSelection(resolver.resolve(first)) : PortSelection(requests.map { resolver.resolve($0) }, to: type)
        } else {
          PortSelection(resolver.resolveOmitted(for: type, isFormed: connections[index].formed != nil))
        }
      let allDisabled =
        anyDisabled && ([selection.first] + selection.others).allSatisfy { isDisabled($0, of: input) }
      resolved.append(
        ResolvedConnection(
          index: index, isImplicit: connections[index].formed != nil, input: input,
          output: output, ports: selection,
          isEnabled: connections[index].enabled?.value != false && !allDisabled,
          stabilization: connections[index].preferredVideoStabilizationMode?.value, range: connections[index].range))
    }
    return resolved
  }

  /// A connection that the session forms and the graph doesn't list.
  private func implicit(_ ends: FormedEnds, of graph: CaptureGraph) -> ResolvedConnection {
    let output = graph.outputs[ends.output]
    let port = PortResolution.found(Port(ends.media, .own))
    return ResolvedConnection(
      index: nil, isImplicit: true, input: ends.input, output: ends.output, ports: PortSelection(port),
      isEnabled: !isDisabled(port, of: ends.input), range: output.id?.range ?? output.range)
  }

  private func isDisabled(_ port: PortResolution, of input: InputIndex) -> Bool {
    port.port.map { disabled[input.value].contains($0) } ?? false
  }

  /// By name: the first index with that name; `nil` if there is none.
  private func indices<Index>(_ all: [Index], names: Int, _ id: (Index) -> Located<Identifier>?) -> [Index?] {
    var indices = [Index?](repeating: nil, count: names)
    for index in all.reversed() {
      if let id = id(index) { indices[Int(id.value.number)] = index }
    }
    return indices
  }
}
