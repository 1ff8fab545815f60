/// A connection that asks for the camera intrinsic matrix with each frame.
struct IntrinsicConnection {
  let connection: ResolvedConnection
  let enabled: Located<Bool>
  let written: GraphConnection
}

extension ResolvedSession {
  /// The connections that ask for intrinsics; O(connections).
  func intrinsicConnections() -> [IntrinsicConnection] {
    connections.compactMap { connection in
      guard let written = written(connection), let enabled = written.cameraIntrinsicMatrixDeliveryEnabled,
        enabled.value
      else { return nil }
      return IntrinsicConnection(connection: connection, enabled: enabled, written: written)
    }
  }
}
