import JSONSource
import CaptureModel

/// The streams of a session's cameras and microphones.
struct CameraStreams: Sendable {
  /// One camera's streams.
  struct Camera: Sendable {
    /// A sensor, and the pixels that its `videoData` and `movieFile` outputs take.
    fileprivate struct Sensor: Sendable {
      let type: DeviceType
      var runs = false

      /// The sum of pixels of the outputs that set their own size.
      var ownPixels = 0.0

      /// The number of outputs that take the format's size.
      var takersOfFormat = 0.0
    }

    // The running sensors, in the order of the device's constituents; all sensors while connections are read.
    fileprivate var sensors: [Sensor]

    /// The distinct stabilization modes requested, without `off`.
    fileprivate(set) var stabilization: [StabilizationMode] = []

    /// The modes that connections ask for only where the format supports them.
    fileprivate(set) var guardedStabilization: [StabilizationMode] = []

    /// Whether the app sets video HDR only where the format supports it.
    fileprivate(set) var guardsVideoHDR = false
    fileprivate(set) var streamsDepth = false

    /// Whether a sensor runs.
    var isStreaming: Bool { !sensors.isEmpty }
  }

  private var cameras: [Camera]

  /// The recorded audio ports, in the order of the session's `microphones`.
  let microphones: [[Port]]

  /// The streams of a session; O(connections).
  init(_ session: ResolvedSession) {
    cameras = session.cameras.map { camera in Camera(sensors: camera.sensors.map { Camera.Sensor(type: $0) }) }
    // By input: its camera, or its recorded audio ports.
    let inputs = session.graph.inputs.count
    var indices = [CameraIndex?](repeating: nil, count: inputs)
    for index in session.cameraIndices { indices[session.cameras[index].inputIndex.value] = index }
    var recorded = [[Port]](repeating: [], count: session.microphones.isEmpty ? 0 : inputs)
    for flow in session.flows {
      if let index = indices[flow.input.value] {
        // Outputs are large values, so only the needed fields are read.
        let type = session.graph.outputs[flow.output].type?.value
        let pixels = session.graph.outputs[flow.output].videoData.pixels
        cameras[index.value].add(flow, takesPixels: type == .videoData || type == .movieFile, ownPixels: pixels)
      } else if flow.port.media == .audio, !recorded[flow.input.value].contains(flow.port) {
        recorded[flow.input.value].append(flow.port)
      }
    }
    microphones = session.microphones.map { recorded[$0.inputIndex.value] }
    for index in cameras.indices { cameras[index].sensors.removeAll { !$0.runs } }
    if !session.graph.guards.isEmpty { noteGuards(of: session) }
  }

  /// Notes the charged settings for which the app asks first.
  private mutating func noteGuards(of session: ResolvedSession) {
    let places = Set(session.graph.guards.filter { $0.key != nil }.map(\.range))
    // Of all cameras at once, since a connection of the graph is a large value.
    let all = session.stabilizedConnections()
    for index in session.cameraIndices {
      let camera = session.cameras[index]
      cameras[index.value].guardsVideoHDR = camera.input.videoHDREnabled.map { places.contains($0.range) } ?? false
      let wishes = all.filter { $0.connection.input == camera.inputIndex }
      let firm = wishes.filter { !places.contains($0.mode.range) }.map(\.mode.value)
      cameras[index.value].guardedStabilization = cameras[index.value].stabilization.filter { !firm.contains($0) }
    }
  }

  /// The streams of a camera.
  subscript(camera: CameraIndex) -> Camera { cameras[camera.value] }
}

extension CameraStreams.Camera {
  /// The output pixels of each sensor: the format's size, or more if the data and movie outputs take more.
  func delivered(by format: DeviceFormat) -> [Double] { delivered(of: Double(format.dimensions.pixels)) }

  /// The output pixels of each sensor in a format with this many pixels.
  func delivered(of pixels: Double) -> [Double] {
    sensors.map { max(pixels, $0.ownPixels + $0.takersOfFormat * pixels) }
  }

  /// Adds a flow to an output: whether the output takes pixels, and how many if it sets its own size.
  fileprivate mutating func add(_ flow: SessionFlow, takesPixels: Bool, ownPixels: Double?) {
    let isVideo = flow.port.media == .video
    for index in sensors.indices {
      if case .constituent(let type) = flow.port.source, type != sensors[index].type { continue }
      sensors[index].runs = true
      guard isVideo, takesPixels else { continue }
      if let ownPixels {
        sensors[index].ownPixels += ownPixels
      } else {
        sensors[index].takersOfFormat += 1
      }
    }
    if flow.port.media == .depthData { streamsDepth = true }
    if isVideo, let mode = flow.stabilization, mode != .off, !stabilization.contains(mode) {
      stabilization.append(mode)
    }
  }
}

extension VideoDataSettings {
  /// The pixels of the size that an output sets for itself.
  fileprivate var pixels: Double? {
    guard let width = width?.value, let height = height?.value else { return nil }
    return Double(width * height)
  }
}
