import JSONSource
import CaptureModel

/// What the cameras and microphones of a session stream.
struct CameraStreams: Sendable {
  /// One camera's streams.
  struct Camera: Sendable {
    /// The sensors that run, in the order of the device's constituents.
    var sensors: [DeviceType] = []

    // The sizes that videoData and movieFile outputs take from each sensor, one for each output; `nil` for the format's.
    fileprivate var taken: [(sensor: DeviceType, pixels: Double?)] = []

    // The same summed up, sensor by sensor: the pixels of sizes of their own, and how many take the format's.
    fileprivate var ownPixels: [Double] = []
    fileprivate var takersOfFormat: [Double] = []

    /// The distinct stabilization modes that are asked for, but off.
    var stabilization: [StabilizationMode] = []
    var streamsDepth = false

    /// Whether a sensor runs.
    var isStreaming: Bool { !sensors.isEmpty }
  }

  private var cameras: [Camera]

  /// The audio ports that are recorded, in the order of the session's `microphones`.
  let microphones: [[Port]]

  /// What a session streams; O(connections).
  init(_ session: ResolvedSession) {
    cameras = session.cameras.map { _ in Camera() }
    // By input: which camera it is, or the audio ports that are recorded of it.
    let inputs = session.graph.inputs.count
    var indices = [CameraIndex?](repeating: nil, count: inputs)
    for index in session.cameraIndices { indices[session.cameras[index].inputIndex.value] = index }
    var recorded = [[Port]](repeating: [], count: session.microphones.isEmpty ? 0 : inputs)
    for flow in session.flows {
      if let index = indices[flow.input.value] {
        let output = session.graph.outputs[flow.output].type?.value
        Self.add(flow, of: session.cameras[index], to: &cameras[index.value], output, session)
      } else if flow.port.media == .audio, !recorded[flow.input.value].contains(flow.port) {
        recorded[flow.input.value].append(flow.port)
      }
    }
    microphones = session.microphones.map { recorded[$0.inputIndex.value] }
    for index in session.cameraIndices {
      let running = cameras[index.value].sensors
      cameras[index.value].sensors = session.cameras[index].sensors.filter { running.contains($0) }
      cameras[index.value].sumUp()
    }
  }

  /// What a camera streams.
  subscript(camera: CameraIndex) -> Camera { cameras[camera.value] }

  private static func add(
    _ flow: SessionFlow, of camera: ResolvedCamera, to streams: inout Camera, _ output: OutputType?,
    _ session: ResolvedSession
  ) {
    let sensors = if case .constituent(let type) = flow.port.source { [type] } else { camera.sensors }
    for sensor in sensors where !streams.sensors.contains(sensor) { streams.sensors.append(sensor) }
    if flow.port.media == .depthData { streams.streamsDepth = true }
    guard flow.port.media == .video else { return }
    if let mode = flow.stabilization, mode != .off, !streams.stabilization.contains(mode) {
      streams.stabilization.append(mode)
    }
    guard output == .videoData || output == .movieFile else { return }
    let pixels = pixels(takenBy: session.graph.outputs[flow.output])
    for sensor in sensors { streams.taken.append((sensor, pixels)) }
  }

  /// The size that an output sets for itself.
  private static func pixels(takenBy output: GraphOutput) -> Double? {
    guard let width = output.videoData.width?.value, let height = output.videoData.height?.value else { return nil }
    return Double(width * height)
  }
}

extension CameraStreams.Camera {
  /// Output pixels of each sensor: the format's size, or what the data and movie outputs take, if that is more.
  func delivered(by format: DeviceFormat) -> [Double] { delivered(of: Double(format.dimensions.pixels)) }

  /// The same of a format of so many pixels.
  func delivered(of pixels: Double) -> [Double] {
    ownPixels.indices.map { max(pixels, ownPixels[$0] + takersOfFormat[$0] * pixels) }
  }

  fileprivate mutating func sumUp() {
    for sensor in sensors {
      let sizes = taken.filter { $0.sensor == sensor }.map(\.pixels)
      ownPixels.append(sizes.reduce(0) { $0 + ($1 ?? 0) })
      takersOfFormat.append(Double(sizes.count { $0 == nil }))
    }
  }
}
