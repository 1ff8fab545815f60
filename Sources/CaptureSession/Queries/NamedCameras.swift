/// The cameras of a session, to be found by their names.
public struct NamedCameras {
  private let cameras: [ResolvedCamera]

  /// By its name: the index of a camera, counted from the last one, so that of several it is the first.
  private let indices: LastNameIndex

  /// The cameras of a session.
  public init(_ session: ResolvedSession) {
    let cameras = session.cameras
    self.cameras = cameras
    indices = LastNameIndex(cameras.count) { cameras[cameras.count - 1 - $0].id }
  }

  /// The first camera of a name.
  public subscript(name: String) -> ResolvedCamera? {
    indices.last(of: name) { cameras[cameras.count - 1 - $0].id }.map { cameras[cameras.count - 1 - $0] }
  }
}
