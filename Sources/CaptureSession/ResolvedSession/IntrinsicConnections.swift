public import CaptureModel
public import JSONSource

/// A connection that asks for the camera intrinsic matrix with each frame.
public struct IntrinsicConnection {
  /// The connection, with its ends looked up.
  public let connection: ResolvedConnection

  /// The key `cameraIntrinsicMatrixDeliveryEnabled`, with the value `true`.
  public let enabled: Located<Bool>

  /// The connection as the graph has it.
  public let written: GraphConnection
}

extension ResolvedSession {
  /// The connections that ask for intrinsics; O(connections).
  public func intrinsicConnections() -> [IntrinsicConnection] {
    connections.compactMap { connection in
      guard let written = written(connection), let enabled = written.cameraIntrinsicMatrixDeliveryEnabled,
        enabled.value
      else { return nil }
      return IntrinsicConnection(connection: connection, enabled: enabled, written: written)
    }
  }
}
