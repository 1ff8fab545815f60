import CapturePlanning
import Testing

/// A long list of connections, read in parts.
struct WorkersTests {
  /// Does the last share first, as threads may.
  private func workers(_ count: Int) -> Workers {
    Workers(count: { count }, run: { shares, work in (0..<shares).reversed().forEach(work) })
  }

  /// A graph of so many connections; every 997th has a fault, and here and there a name appears for the first time.
  private func graph(connections count: Int) -> SourceText {
    let connections = (0..<count).map { number in
      if number % 997 == 5 { return number % 2 == 0 ? "7" : #"{ "input": "back", "port": "video" }"# }
      let output = number % 1_500 == 1_499 ? "new\(number / 3_000)" : ["a", "b"][number % 2]
      return #"{ "input": "back", "port": "video", "output": "\#(output)", "enabled": \#(number % 3 == 0) }"#
    }
    return SourceText(
      """
      { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ \(connections.joined(separator: ",\n")) ],
        "synchronizers": [ { "id": "after", "outputs": [ "a", "b" ] } ] }
      """)
  }

  private func description(of reading: GraphReading) -> [String] {
    let graph = reading.graph
    let connections = (graph?.connections ?? []).map { connection in
      let names = [connection.input, connection.output].map { name in
        name.map { "\($0.value.number) \(graph?.text(of: $0.value) ?? "")" } ?? "none"
      }
      return "\(connection.range) \(names) \(String(describing: connection.enabled))"
    }
    return connections + reading.findings.map { "\($0)" }
  }

  @Test(arguments: [0, 1, 500, 12_000]) func theNumberOfWorkersChangesNothing(_ count: Int) {
    let source = graph(connections: count)
    let alone = description(of: Planning.read(source, profiles: []))
    #expect(alone.count >= count - count / 997 - 1)
    for workers in [2, 3, 7, 100].map(workers) {
      #expect(description(of: Planning.read(source, profiles: [], workers: workers)) == alone)
    }
  }

  @Test func aShortListIsReadByOneThread() {
    let workers = Workers(
      count: {
        Issue.record("nobody asks how many there are")
        return 8
      }, run: { shares, work in (0..<shares).forEach(work) })
    #expect(Planning.read(graph(connections: 100), profiles: [], workers: workers).graph != nil)
  }
}
