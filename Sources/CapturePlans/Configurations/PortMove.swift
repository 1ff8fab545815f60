import JSONSource
import CaptureModel
import CaptureSession

/// The move of a virtual device's connections from its own port, which streams every constituent, to the port of its
/// wide-angle constituent.
struct PortMove {
  /// The connections that move, by index.
  private(set) var connections: [Int] = []

  /// Every connection from the own port: those too whose move the session would refuse.
  private(set) var all: [Int] = []

  /// Whether some connection from the own port has to stay.
  var isPartial: Bool { connections.count < all.count }

  /// What can move of one camera.
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

  /// A session with every connection moved that can move.
  static func movingAll(in session: ResolvedSession) -> ResolvedSession {
    var moved = session
    for camera in session.cameras {
      for index in PortMove(of: camera, in: session).connections { moved.connections[index].port = wide }
    }
    return moved
  }

  /// The own port.
  static let own = PortResolution.found(Port(.video, .own))

  /// The port of the wide-angle constituent.
  static let wide = PortResolution.found(Port(.video, .constituent(.builtInWideAngleCamera)))
}

/// What the port of a wide-angle constituent feeds already.
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

  /// Whether the session would refuse a connection from the port to an output of a type: a photo output takes no
  /// constituent port, and one port feeds no two outputs of a type, but any number of preview layers.
  func refuses(_ connection: ResolvedConnection, _ type: OutputType?) -> Bool {
    guard let type, type != .photo, type != .stillImage else { return true }
    return outputs.contains(connection.output) || (type != .previewLayer && types.contains(type))
  }
}
