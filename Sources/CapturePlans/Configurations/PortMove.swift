import JSONSource
import CaptureModel
import CaptureSession

/// Moves a virtual device's connections from its own port, which streams every constituent, to the port of its
/// wide-angle constituent.
struct PortMove {
  /// The connections that move, by index.
  private(set) var connections: [Int] = []

  /// All connections from the device's own port, even if the session would refuse their move.
  private(set) var all: [Int] = []

  /// Whether some connection must stay on the device's own port.
  var isPartial: Bool { connections.count < all.count }

  /// Finds the connections of one camera that can move.
  init(of camera: ResolvedCamera, in session: ResolvedSession) {
    guard session.isMultiCam, camera.key.deviceType.hasConstituentPorts,
      camera.sensors.contains(.builtInWideAngleCamera)
    else { return }
    let taken = WidePort(of: camera, in: session)
    for index in session.connections.indices where session.connections[index].input == camera.inputIndex {
      let connection = session.connections[index]
      guard connection.port == Self.own, connection.otherPorts.isEmpty, !connection.isImplicit else { continue }
      all.append(index)
      if !taken.refuses(connection, session.graph.outputs[connection.output].type?.value) { connections.append(index) }
    }
  }

  /// The session with every movable connection moved.
  static func movingAll(in session: ResolvedSession) -> ResolvedSession {
    var moved = session
    for camera in session.cameras {
      for index in PortMove(of: camera, in: session).connections { moved.connections[index].port = wide }
    }
    return moved
  }

  /// The device's own port.
  static let own = PortResolution.found(Port(.video, .own))

  /// The port of the wide-angle constituent.
  static let wide = PortResolution.found(Port(.video, .constituent(.builtInWideAngleCamera)))
}

/// The outputs that the port of a wide-angle constituent already feeds.
private struct WidePort {
  private var outputs: Set<OutputIndex> = []
  private var types: Set<OutputType> = []

  init(of camera: ResolvedCamera, in session: ResolvedSession) {
    for connection in session.connections
    where connection.input == camera.inputIndex && connection.port == PortMove.wide {
      outputs.insert(connection.output)
      if let type = session.graph.outputs[connection.output].type?.value { types.insert(type) }
    }
  }

  /// Whether the session would refuse a connection from the port to an output of a type.
  ///
  /// A photo output takes no constituent port, and one port feeds at most one output of a type, except for preview
  /// layers.
  func refuses(_ connection: ResolvedConnection, _ type: OutputType?) -> Bool {
    guard let type, type != .photo, type != .stillImage else { return true }
    return outputs.contains(connection.output) || (type != .previewLayer && types.contains(type))
  }
}
