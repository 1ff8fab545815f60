import CaptureModel
public import JSONSource

/// A port that is connected to an output which has that medium already.
public struct RepeatedSource {
  /// The connection that comes too late.
  public let connection: ResolvedConnection

  /// The index of the port in that connection.
  public let portIndex: Int

  /// The port.
  public let port: Port

  /// The connection that brought the medium first, or the same port.
  public let earlier: ResolvedConnection

  /// Whether the same port of the same input is connected already.
  public let isSamePort: Bool
}

extension ResolvedSession {
  /// Every port that reaches an output after another port of the same medium, in the order of the connections;
  /// O(connections).
  ///
  /// Several metadata-item ports may feed one movie file, each as a track of its own: only the same one twice counts.
  public func repeatedSources() -> [RepeatedSource] {
    guard reachesAnOutputTwice else { return [] }
    var finder = RepeatedSourceFinder(session: self)
    for index in connections.indices { finder.look(at: index) }
    return finder.found
  }

  /// Whether several ports reach one output, as few graphs have it.
  private var reachesAnOutputTwice: Bool {
    var isReached = [Bool](repeating: false, count: graph.outputs.count)
    for connection in connections {
      if isReached[connection.output.value] || connection.hasSeveralPorts { return true }
      isReached[connection.output.value] = true
    }
    return false
  }

  /// Where the input of a connection is written; the output, where the session formed it.
  public func inputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.input?.range ?? connection.range
  }

  /// Where the output of a connection is written; the output itself, where the session formed it.
  public func outputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.output?.range ?? connection.range
  }

  /// Where a port of a connection is written; the connection, where its port is left out.
  public func portRange(_ portIndex: Int, of connection: ResolvedConnection) -> SourceRange {
    let place = connection.placeOfPort(portIndex)
    guard let requests = written(connection)?.ports?.value, place < requests.count else { return connection.range }
    return requests[place].range
  }
}

private struct RepeatedSourceFinder {
  /// A port that reaches an output, and the index of the first connection by which it does.
  private struct Use {
    let input: InputIndex
    let port: Port
    let connection: Int
  }

  let session: ResolvedSession
  private(set) var found: [RepeatedSource] = []

  // By the index of an output: the distinct ports that reach it. They are few, however many connections there are.
  private var uses: [[Use]]

  init(session: ResolvedSession) {
    self.session = session
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
    let first = uses[output].first { $0.port.media == port.media }
    if same == nil { uses[output].append(Use(input: connection.input, port: port, connection: index)) }
    guard let earlier = same ?? first, same != nil || port.media != .metadata else { return }
    found.append(
      RepeatedSource(
        connection: connection, portIndex: portIndex, port: port, earlier: session.connections[earlier.connection],
        isSamePort: same != nil))
  }
}
