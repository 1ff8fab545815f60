/// The cameras of a session, by name.
public struct NamedCameras {
  private let cameras: [ResolvedCamera]

  /// The indices by name, counted from the end, so that the last match is the first camera.
  private let indices: LastNameIndex

  /// The cameras of a session.
  public init(_ session: ResolvedSession) {
    let cameras = session.cameras
    self.cameras = cameras
    indices = LastNameIndex(cameras.count) { cameras[cameras.count - 1 - $0].id }
  }

  /// The first camera with a name.
  public subscript(name: String) -> ResolvedCamera? {
    indices.last(of: name) { cameras[cameras.count - 1 - $0].id }.map { cameras[cameras.count - 1 - $0] }
  }
}
