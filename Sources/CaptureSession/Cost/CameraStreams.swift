import JSONSource
import CaptureModel

/// What the cameras and microphones of a session stream.
struct CameraStreams: Sendable {
  /// One camera's streams.
  struct Camera: Sendable {
    /// A sensor, and what videoData and movieFile outputs take from it.
    fileprivate struct Sensor: Sendable {
      let type: DeviceType
      var runs = false

      /// The pixels of outputs with sizes of their own, summed up.
      var ownPixels = 0.0

      /// How many outputs take the format's size.
      var takersOfFormat = 0.0
    }

    // The sensors that run, in the order of the device's constituents; while connections are read, all of them.
    fileprivate var sensors: [Sensor]

    /// The distinct stabilization modes that are asked for, but off.
    fileprivate(set) var stabilization: [StabilizationMode] = []
    fileprivate(set) var streamsDepth = false

    /// Whether a sensor runs.
    var isStreaming: Bool { !sensors.isEmpty }
  }

  private var cameras: [Camera]

  /// The audio ports that are recorded, in the order of the session's `microphones`.
  let microphones: [[Port]]

  /// What a session streams; O(connections).
  init(_ session: ResolvedSession) {
    cameras = session.cameras.map { camera in Camera(sensors: camera.sensors.map { Camera.Sensor(type: $0) }) }
    // By input: which camera it is, or the audio ports that are recorded of it.
    let inputs = session.graph.inputs.count
    var indices = [CameraIndex?](repeating: nil, count: inputs)
    for index in session.cameraIndices { indices[session.cameras[index].inputIndex.value] = index }
    var recorded = [[Port]](repeating: [], count: session.microphones.isEmpty ? 0 : inputs)
    for flow in session.flows {
      if let index = indices[flow.input.value] {
        // Of a large value no more than what counts is looked at.
        let type = session.graph.outputs[flow.output].type?.value
        let pixels = session.graph.outputs[flow.output].videoData.pixels
        cameras[index.value].add(flow, takesPixels: type == .videoData || type == .movieFile, ownPixels: pixels)
      } else if flow.port.media == .audio, !recorded[flow.input.value].contains(flow.port) {
        recorded[flow.input.value].append(flow.port)
      }
    }
    microphones = session.microphones.map { recorded[$0.inputIndex.value] }
    for index in cameras.indices { cameras[index].sensors.removeAll { !$0.runs } }
  }

  /// What a camera streams.
  subscript(camera: CameraIndex) -> Camera { cameras[camera.value] }
}

extension CameraStreams.Camera {
  /// Output pixels of each sensor: the format's size, or what the data and movie outputs take, if that is more.
  func delivered(by format: DeviceFormat) -> [Double] { delivered(of: Double(format.dimensions.pixels)) }

  /// The same of a format of so many pixels.
  func delivered(of pixels: Double) -> [Double] {
    sensors.map { max(pixels, $0.ownPixels + $0.takersOfFormat * pixels) }
  }

  /// Adds what flows to an output; whether that takes pixels, and in which size, where it sets one for itself.
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
  /// The size that an output sets for itself.
  fileprivate var pixels: Double? {
    guard let width = width?.value, let height = height?.value else { return nil }
    return Double(width * height)
  }
}
