/// The move of a virtual device's connections from its own port, which streams every constituent, to the port of its
/// wide-angle constituent.
struct PortMove {
  /// The connections that move, by place in the session's `connections`.
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
    for index in session.connections.indices where session.connections[index].input == camera.inputIndex {
      let connection = session.connections[index]
      guard connection.port == Self.own, connection.otherPorts.isEmpty, !connection.isImplicit else { continue }
      all.append(index)
      if !Self.isRefused(connection, in: session) { connections.append(index) }
    }
  }

  /// The own port.
  static let own = PortResolution.found(Port(.video, .own))

  /// The port of the wide-angle constituent.
  static let wide = PortResolution.found(Port(.video, .constituent(.builtInWideAngleCamera)))

  /// Whether the session would refuse the connection from the wide-angle constituent's port: a photo output takes no
  /// constituent port, and one port feeds no two outputs of a type.
  private static func isRefused(_ connection: ResolvedConnection, in session: ResolvedSession) -> Bool {
    let type = session.graph.outputs[connection.output].type?.value
    if type == .photo || type == .stillImage { return true }
    return session.connections.contains { other in
      guard other.input == connection.input, other.port == wide else { return false }
      let isSameType = session.graph.outputs[other.output].type?.value == type && type != .previewLayer
      return other.output == connection.output || isSameType
    }
  }
}
