import CaptureModel
public import JSONSource

/// A port connected to an output that already has its medium.
public struct RepeatedSource {
  /// The later connection.
  public let connection: ResolvedConnection

  /// The index of the port in that connection.
  public let portIndex: Int

  /// The port.
  public let port: Port

  /// The first connection with the medium, or with the same port.
  public let earlier: ResolvedConnection

  /// Whether the same port of the same input is already connected.
  public let isSamePort: Bool
}

extension ResolvedSession {
  /// The ports that reach an output after another port with the same medium, in the order of the connections;
  /// O(connections).
  ///
  /// Several metadata-item ports may feed one movie file, each as its own track, so only a repeated port counts there.
  /// Inputs that are never in the session at the same time, as when an app switches cameras, may feed the same output.
  public func repeatedSources() -> [RepeatedSource] {
    guard reachesAnOutputTwice else { return [] }
    var finder = RepeatedSourceFinder(session: self)
    for index in connections.indices { finder.look(at: index) }
    return finder.found
  }

  /// Whether several ports reach one output, which few graphs have.
  private var reachesAnOutputTwice: Bool {
    var isReached = [Bool](repeating: false, count: graph.outputs.count)
    for connection in connections {
      if isReached[connection.output.value] || connection.hasSeveralPorts { return true }
      isReached[connection.output.value] = true
    }
    return false
  }

  /// The place of a connection's input; for a formed connection, of its output.
  public func inputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.input?.range ?? connection.range
  }

  /// The place of a connection's output; for a formed connection, of the output itself.
  public func outputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.output?.range ?? connection.range
  }

  /// The place of a connection's port; the connection if it names no port.
  public func portRange(_ portIndex: Int, of connection: ResolvedConnection) -> SourceRange {
    let place = connection.placeOfPort(portIndex)
    guard let requests = written(connection)?.ports?.value, place < requests.count else { return connection.range }
    return requests[place].range
  }
}

private struct RepeatedSourceFinder {
  /// A port that reaches an output, and the index of its first connection.
  private struct Use {
    let input: InputIndex
    let port: Port
    let connection: Int
  }

  let session: ResolvedSession
  private(set) var found: [RepeatedSource] = []

  // By output: the distinct ports that reach it. They are few, even with many connections.
  private var uses: [[Use]]

  private let presence: InputPresence

  init(session: ResolvedSession) {
    self.session = session
    presence = InputPresence(session.graph)
    uses = Array(repeating: [], count: session.graph.outputs.count)
  }

  mutating func look(at index: Int) {
    let connection = session.connections[index]
    look(at: connection.port, 0, of: connection, index)
    for (number, port) in connection.otherPorts.enumerated() { look(at: port, number + 1, of: connection, index) }
  }

  private mutating func look(
    at resolution: PortResolution, _ portIndex: Int, of connection: ResolvedConnection, _ index: Int
  ) {
    guard let port = resolution.port else { return }
    let output = connection.output.value
    let same = uses[output].first { $0.port == port && $0.input == connection.input }
    let first = uses[output].first {
      $0.port.media == port.media && presence.areTogether($0.input, connection.input)
    }
    if same == nil { uses[output].append(Use(input: connection.input, port: port, connection: index)) }
    guard let earlier = same ?? first, same != nil || port.media != .metadata else { return }
    found.append(
      RepeatedSource(
        connection: connection, portIndex: portIndex, port: port, earlier: session.connections[earlier.connection],
        isSamePort: same != nil))
  }
}
