public import CaptureModel
public import JSONSource

extension ResolvedSession {
  /// The inputs that a step adds after an output. Such an input decides whether the two are connected.
  public func inputsAddedAfterOutputs() -> Set<InputIndex> {
    let order = AddingOrder(graph)
    var hasOutput = !graph.outputIndices.allSatisfy { order.adds($0) }
    var inputs: Set<InputIndex> = []
    for step in order.steps {
      switch step {
      case .output: hasOutput = true
      case .input(let index): if hasOutput { inputs.insert(index) }
      case .connection, .removedInput, .removedOutput: continue
      }
    }
    return inputs
  }

  /// The listed connections that the graph calls formed, but the session doesn't form; O(connections).
  public func connectionsNotFormed() -> [(connection: GraphConnection, formed: Located<FormedConnection>)] {
    guard let listed = graph.connections, listed.contains(where: { $0.formed != nil }) else { return [] }
    let formed = Set(connections.compactMap { $0.isImplicit ? $0.index : nil })
    return listed.indices.compactMap { index in
      guard !formed.contains(index) else { return nil }
      return listed[index].formed.map { (listed[index], $0) }
    }
  }
}
