/// A port that is connected to an output which has that medium already.
struct RepeatedSource {
  /// The connection that comes too late.
  let connection: ResolvedConnection

  /// The place of the port in that connection.
  let portIndex: Int

  /// The port.
  let port: Port

  /// The connection that brought the medium first, or the same port.
  let earlier: ResolvedConnection

  /// Whether the same port of the same input is connected already.
  let isSamePort: Bool
}

extension ResolvedSession {
  /// Every port that reaches an output after another port of the same medium, in the order of the connections;
  /// O(connections).
  ///
  /// Several metadata-item ports may feed one movie file, each as a track of its own: only the same one twice counts.
  func repeatedSources() -> [RepeatedSource] {
    var finder = RepeatedSourceFinder(session: self)
    for index in connections.indices { finder.look(at: index) }
    return finder.found
  }

  /// Where the input of a connection is written; the output, where the session formed it.
  func inputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.input?.range ?? connection.range
  }

  /// Where the output of a connection is written; the output itself, where the session formed it.
  func outputRange(of connection: ResolvedConnection) -> SourceRange {
    written(connection)?.output?.range ?? connection.range
  }

  /// Where a port of a connection is written; the connection, where its port is left out.
  func portRange(_ portIndex: Int, of connection: ResolvedConnection) -> SourceRange {
    guard let requests = written(connection)?.ports?.value, portIndex < requests.count else { return connection.range }
    return requests[portIndex].range
  }
}

private struct RepeatedSourceFinder {
  private struct Use {
    let connection: Int
    let key: Int
  }

  private static let slotsPerOutput = 5

  let session: ResolvedSession
  private var first: [Use?]
  private var later: [Int: Int] = [:]
  private(set) var found: [RepeatedSource] = []

  init(session: ResolvedSession) {
    self.session = session
    first = Array(repeating: nil, count: session.graph.outputs.count * Self.slotsPerOutput)
  }

  mutating func look(at index: Int) {
    let connection = session.connections[index]
    look(at: connection.port, 0, of: connection, index)
    for (place, port) in connection.otherPorts.enumerated() { look(at: port, place + 1, of: connection, index) }
  }

  private mutating func look(
    at resolution: PortResolution, _ portIndex: Int, of connection: ResolvedConnection, _ index: Int
  ) {
    guard let port = resolution.port, port.media.number < Self.slotsPerOutput else { return }
    let slot = connection.output * Self.slotsPerOutput + port.media.number
    let key = connection.input * 128 + port.number
    guard let use = first[slot] else {
      first[slot] = Use(connection: index, key: key)
      return
    }
    let exact = slot * max(1, session.graph.inputs.count) * 128 + key
    let same = use.key == key ? use.connection : later[exact]
    if same == nil { later[exact] = index }
    if same == nil && port.media == .metadata { return }
    found.append(
      RepeatedSource(
        connection: connection, portIndex: portIndex, port: port, earlier: session.connections[same ?? use.connection],
        isSamePort: same != nil))
  }
}
