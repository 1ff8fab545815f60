public import CaptureModel
public import CaptureSession
public import JSONSource

/// Makes the edits that remove an output and its connections.
public struct OutputRemoval {
  private let session: ResolvedSession
  private let connections: [OutputIndex: [Int]]
  private let connectionRanges: [SourceRange]
  private let outputRanges: [SourceRange]
  private let used: Set<Identifier>

  /// Groups the listed connections by output; O(connections).
  public init(session: ResolvedSession) {
    self.session = session
    let graph = session.graph
    var grouped: [OutputIndex: [Int]] = [:]
    for connection in session.connections {
      if let index = connection.index { grouped[connection.output, default: []].append(index) }
    }
    connections = grouped
    connectionRanges = (graph.connections ?? []).map(\.range)
    outputRanges = graph.outputs.map(\.range)
    used = Set(
      graph.synchronizers.flatMap { ($0.outputs?.value ?? []).map(\.value) }
        + graph.photoSettings.compactMap { $0.output?.value })
  }

  /// The fix; `nil` if other parts of the graph name the output, or name connections by their index.
  public func fix(_ output: OutputIndex) -> Fix? {
    let graph = session.graph
    guard graph.operations.isEmpty, let id = graph.outputs[output].id, !used.contains(id.value) else { return nil }
    let edits =
      PartRemoval.edits(removing: [output.value], of: outputRanges)
      + PartRemoval.edits(removing: connections[output] ?? [], of: connectionRanges)
    return Fix("remove \"\(graph.outputName(output))\"", .unsafe, edits: edits)
  }
}
