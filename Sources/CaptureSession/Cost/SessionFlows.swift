import CaptureModel

/// One way that data takes through a session: from a port to an output. Several connections of the same ends are one.
struct SessionFlow: Hashable {
  let input: InputIndex
  let port: Port
  let output: OutputIndex
  let stabilization: StabilizationMode?
}

extension ResolvedSession {
  /// The distinct flows of the enabled connections, in order; one pass over the connections.
  ///
  /// Each output remembers what it was seen with; that is one flow of each medium, unless the graph breaks a rule.
  var flows: [SessionFlow] {
    var flows: [SessionFlow] = []
    var seen = [[SessionFlow]](repeating: [], count: graph.outputs.count)
    func note(_ resolution: PortResolution, _ connection: ResolvedConnection) {
      guard let port = resolution.port else { return }
      let flow = SessionFlow(
        input: connection.input, port: port, output: connection.output, stabilization: connection.stabilization)
      guard !seen[flow.output.value].contains(flow) else { return }
      seen[flow.output.value].append(flow)
      flows.append(flow)
    }
    for index in connections.indices where connections[index].isEnabled {
      note(connections[index].port, connections[index])
      for port in connections[index].otherPorts { note(port, connections[index]) }
    }
    return flows
  }
}
