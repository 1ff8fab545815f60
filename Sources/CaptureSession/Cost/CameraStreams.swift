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

  /// By index in the session's `cameras`.
  private(set) var cameras: [Camera]

  /// The audio ports that are recorded, by index in the session's `microphones`.
  private(set) var microphones: [[Port]]

  /// What a session streams; O(connections).
  init(_ session: ResolvedSession) {
    cameras = session.cameras.map { _ in Camera() }
    microphones = session.microphones.map { _ in [] }
    // By input: its index among the cameras, or among the microphones.
    var indices = [Int?](repeating: nil, count: session.graph.inputs.count)
    for (index, camera) in session.cameras.enumerated() { indices[camera.inputIndex.value] = index }
    for (index, microphone) in session.microphones.enumerated() { indices[microphone.inputIndex.value] = index }
    for flow in session.flows {
      guard let index = indices[flow.input.value] else { continue }
      if flow.port.media == .audio {
        if !microphones[index].contains(flow.port) { microphones[index].append(flow.port) }
      } else {
        add(
          flow, of: session.cameras[index], to: &cameras[index], session.graph.outputs[flow.output].type?.value, session
        )
      }
    }
    for (index, camera) in session.cameras.enumerated() {
      let running = cameras[index].sensors
      cameras[index].sensors = camera.sensors.filter { running.contains($0) }
      cameras[index].sumUp()
    }
  }

  private func add(
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
    let pixels = Self.pixels(takenBy: session.graph.outputs[flow.output])
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
  func delivered(by format: DeviceFormat) -> [Double] {
    let pixels = Double(format.dimensions.pixels)
    return ownPixels.indices.map { max(pixels, ownPixels[$0] + takersOfFormat[$0] * pixels) }
  }

  fileprivate mutating func sumUp() {
    for sensor in sensors {
      let sizes = taken.filter { $0.sensor == sensor }.map(\.pixels)
      ownPixels.append(sizes.reduce(0) { $0 + ($1 ?? 0) })
      takersOfFormat.append(Double(sizes.count { $0 == nil }))
    }
  }
}
