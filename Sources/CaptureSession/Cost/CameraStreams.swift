import JSONSource
import CaptureModel

/// What the cameras and microphones of a session stream.
public struct CameraStreams {
  /// One camera's streams.
  public struct Camera {
    /// The sensors that run, in the order of the device's constituents.
    var sensors: [DeviceType] = []

    /// The sizes that videoData and movieFile outputs take from each sensor, one for each output; `nil` for the format's.
    var taken: [(sensor: DeviceType, pixels: Double?)] = []

    /// The distinct stabilization modes that are asked for, but off.
    var stabilization: [StabilizationMode] = []
    var streamsDepth = false

    /// Whether a sensor runs.
    public var isStreaming: Bool { !sensors.isEmpty }
  }

  /// By place in the session's `cameras`.
  public private(set) var cameras: [Camera]

  /// The audio ports that are recorded, by place in the session's `microphones`.
  private(set) var microphones: [[Port]]

  /// What a session streams; O(connections).
  public init(_ session: ResolvedSession) {
    cameras = session.cameras.map { _ in Camera() }
    microphones = session.microphones.map { _ in [] }
    var places = [Int](repeating: -1, count: session.graph.inputs.count)
    for (place, camera) in session.cameras.enumerated() { places[camera.inputIndex] = place }
    for (place, microphone) in session.microphones.enumerated() { places[microphone.inputIndex] = place }
    for flow in session.flows where places[flow.input] >= 0 {
      let place = places[flow.input]
      if flow.port.media == .audio {
        if !microphones[place].contains(flow.port) { microphones[place].append(flow.port) }
      } else {
        add(
          flow, of: session.cameras[place], to: &cameras[place], session.graph.outputs[flow.output].type?.value, session
        )
      }
    }
    for (place, camera) in session.cameras.enumerated() {
      let running = cameras[place].sensors
      cameras[place].sensors = camera.sensors.filter { running.contains($0) }
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
