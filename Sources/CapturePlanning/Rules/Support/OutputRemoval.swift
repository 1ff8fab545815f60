/// Makes the edits that remove an output and its connections.
struct OutputRemoval {
  private let graph: CaptureGraph
  private let connections: [Int: [Int]]
  private let connectionRanges: [SourceRange]
  private let outputRanges: [SourceRange]
  private let used: Set<Identifier>

  /// Groups the listed connections by output; O(connections).
  init(session: ResolvedSession) {
    graph = session.graph
    var grouped: [Int: [Int]] = [:]
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

  /// The fix; `nil` where other parts of the graph name the output, or name connections by their place.
  func fix(_ output: Int) -> Fix? {
    guard graph.operations.isEmpty, let id = graph.outputs[output].id, !used.contains(id.value) else { return nil }
    let edits =
      ElementRemoval.edits(removing: [output], of: outputRanges)
      + ElementRemoval.edits(removing: connections[output] ?? [], of: connectionRanges)
    return Fix("remove \"\(graph.outputName(output))\"", .unsafe, edits: edits)
  }
}

/// Removes several elements of one array at once, with the commas that go with them.
enum ElementRemoval {
  /// One edit for each run of neighbours; `indexes` in order, `elements` the places of all elements.
  static func edits(removing indexes: [Int], of elements: [SourceRange]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var rest = indexes[...]
    while let start = rest.popFirst() {
      var end = start
      while rest.first == end + 1 {
        end += 1
        rest.removeFirst()
      }
      edits.append(SourceEdit(range(start, end, elements), with: ""))
    }
    return edits
  }

  private static func range(_ start: Int, _ end: Int, _ elements: [SourceRange]) -> SourceRange {
    if end + 1 < elements.count { return SourceRange(elements[start].lowerBound, elements[end + 1].lowerBound) }
    if start > 0 { return SourceRange(elements[start - 1].upperBound, elements[end].upperBound) }
    return SourceRange(elements[start].lowerBound, elements[end].upperBound)
  }
}
