import CaptureModel
import CaptureSession
import JSONSource

/// The cameras of a graph on several devices, the one to keep best first. A device may lack some of them: the app leaves
/// those out there.
struct SharedCameras {
  /// One camera of the graph.
  struct Camera {
    /// The camera in the session of each device; `nil` where the app leaves it out.
    let indices: [CameraIndex?]

    /// The first device that has it.
    let first: Int
  }

  /// The cameras, in the order of preference.
  let cameras: [Camera]

  /// How many of them the graph's plan names to be kept best; these come first.
  let named: Int

  /// The cameras of sessions of one graph, one session for each device.
  init(_ sessions: [ResolvedSession], of graph: CaptureGraph) {
    let named = graph.plan?.prefer?.value.compactMap { graph.inputIndex($0.value) } ?? []
    let prefer = named.map { graph.inputs[$0].range }
    let places = Set(sessions.flatMap { $0.cameras.map(\.input.range) })
    let all = places.map { place in
      (place, sessions.map { session in session.cameraIndices.first { session.cameras[$0].input.range == place } })
    }
    let positions: [DevicePosition] = [.back, .unspecified, .front]
    let ranked = all.compactMap { place, indices -> (rank: [Int], camera: Camera)? in
      guard let first = indices.firstIndex(where: { $0 != nil }), let index = indices[first] else { return nil }
      let position = positions.firstIndex(of: sessions[first].cameras[index].key.position) ?? positions.count
      let wish = prefer.firstIndex(of: place)
      let rank = [wish ?? prefer.count, wish == nil ? position : 0, place.lowerBound]
      return (rank, Camera(indices: indices, first: first))
    }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    cameras = ranked.map(\.camera)
    self.named = ranked.prefix { $0.rank[0] < prefer.count }.count
  }

  /// What is written of a session of each device, so that together they write every camera: of each camera, what the device
  /// knows of its format that knows the least.
  func parts(of sessions: [ResolvedSession]) -> [ConfigurationWriter.Part] {
    var inputs = [Set<SourceRange>](repeating: [], count: sessions.count)
    for camera in cameras {
      let (device, index) = writer(of: camera, sessions)
      inputs[device].insert(sessions[device].cameras[index].input.range)
    }
    return zip(sessions, inputs).map { ConfigurationWriter.Part(session: $0, inputs: $1) }
  }

  /// The device whose session says what is written of a camera, and the camera there.
  private func writer(of camera: Camera, _ sessions: [ResolvedSession]) -> (device: Int, index: CameraIndex) {
    let all = camera.indices.enumerated().compactMap { device, index in index.map { (device, $0) } }
    return all.first { sessions[$0].cameras[$1].activeFormat?.unknownNames.isEmpty == false } ?? all[0]
  }

  /// What each camera runs in sessions of the devices, in the order of the graph, with its share of what others ask; each
  /// with its place in the order of preference.
  func configurations(
    of sessions: [ResolvedSession], beside asked: [ResolvedSession]
  ) -> [(chooser: Int, configuration: CameraConfiguration)] {
    let kept = zip(sessions, asked).map { $0.configurations(beside: $1) }
    let all = cameras.enumerated().map { chooser, camera in
      let (device, index) = writer(of: camera, sessions)
      let own = kept[device][index.value]
      let agreed = zip(camera.indices, sessions).reduce(own) { configuration, other in
        other.0.map { configuration.agreeing(with: CameraConfiguration($0, in: other.1)) } ?? configuration
      }
      return (sessions[device].cameras[index].input.range, (chooser: chooser, configuration: agreed))
    }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether a camera takes nothing but photos on the first device that has it.
  func takesOnlyPhotos(_ chooser: Int, in sessions: [ResolvedSession]) -> Bool {
    let camera = cameras[chooser]
    let session = sessions[camera.first]
    return camera.indices[camera.first].map { session.takesOnlyPhotos(session.cameras[$0]) } ?? false
  }
}
