import CaptureModel

/// A flow of data through a session, from a port to an output. Several connections with the same ends are one flow.
struct SessionFlow: Hashable {
  let input: InputIndex
  let port: Port
  let output: OutputIndex
  let stabilization: StabilizationMode?
}

extension ResolvedSession {
  /// The distinct flows of the enabled connections, in order; one pass over the connections.
  ///
  /// Each output remembers its flows: one for each medium, unless the graph breaks a rule.
  var flows: [SessionFlow] {
    var flows: [SessionFlow] = []
    flows.reserveCapacity(connections.count)
    // By output, the index of its last flow; by flow, the index of the previous flow to the same output.
    var last = [Int?](repeating: nil, count: graph.outputs.count)
    var previous: [Int?] = []
    previous.reserveCapacity(connections.count)
    func isKnown(_ flow: SessionFlow) -> Bool {
      var index = last[flow.output.value]
      while let known = index {
        if flows[known] == flow { return true }
        index = previous[known]
      }
      return false
    }
    func note(_ resolution: PortResolution, ofConnection index: Int) {
      guard let port = resolution.port else { return }
      let flow = SessionFlow(
        input: connections[index].input, port: port, output: connections[index].output,
        stabilization: connections[index].stabilization)
      if isKnown(flow) { return }
      previous.append(last[flow.output.value])
      last[flow.output.value] = flows.count
      flows.append(flow)
    }
    for index in connections.indices where connections[index].isEnabled {
      note(connections[index].port, ofConnection: index)
      for port in connections[index].otherPorts { note(port, ofConnection: index) }
    }
    return flows
  }
}
