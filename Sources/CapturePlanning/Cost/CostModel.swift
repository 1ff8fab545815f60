/// Predicts `hardwareCost` and `systemPressureCost` of a session.
///
/// ```
/// hardwareCost = Σ over streaming cameras (readout + w × delivered) × charged rate × hdr ÷ B(w) + d × depth streams
/// ```
///
/// Apple publishes what drives the costs and in which direction (WWDC19 225, `AVCaptureSession.hardwareCost`); the
/// coefficients are the profile's, each an interval with its source.
public enum CostModel {
  /// The tolerance of comparisons with 1.0 and with a target.
  public static let tolerance = 1e-9

  /// Both costs of a session.
  public static func costs(of session: ResolvedSession) -> SessionCosts {
    let streams = CameraStreams(session)
    let hardware = HardwareCost(session: session, streams: streams).bill()
    guard session.isMultiCam else { return SessionCosts(hardware: hardware, pressure: nil) }
    let pressure = PressureCost(session: session, streams: streams, hardware: hardware).bill()
    return SessionCosts(hardware: hardware, pressure: pressure)
  }
}

/// What each camera of a session streams: the sensors that run, what they deliver, whether depth flows.
struct CameraStreams {
  /// One camera's streams.
  struct Camera {
    /// The sensors that run, in the order of the device's constituents.
    var sensors: [DeviceType] = []

    /// The sizes that videoData and movieFile outputs take from each sensor, added up.
    var taken: [DeviceType: Double] = [:]
    var streamsDepth = false
    var isStreaming: Bool { !sensors.isEmpty }
  }

  /// By place in the session's `cameras`.
  private(set) var cameras: [Camera]

  init(_ session: ResolvedSession) {
    cameras = session.cameras.map { _ in Camera() }
    var places = [Int](repeating: -1, count: session.graph.inputs.count)
    for (place, camera) in session.cameras.enumerated() { places[camera.inputIndex] = place }
    for connection in session.connections where connection.isEnabled && places[connection.input] >= 0 {
      let place = places[connection.input]
      add(connection, of: session.cameras[place], to: &cameras[place], session)
    }
    for (place, camera) in session.cameras.enumerated() {
      let running = cameras[place].sensors
      cameras[place].sensors = camera.sensors.filter { running.contains($0) }
    }
  }

  private func add(
    _ connection: ResolvedConnection, of camera: ResolvedCamera, to streams: inout Camera, _ session: ResolvedSession
  ) {
    add(connection.port, connection, of: camera, to: &streams, session)
    for port in connection.otherPorts { add(port, connection, of: camera, to: &streams, session) }
  }

  private func add(
    _ resolution: PortResolution, _ connection: ResolvedConnection, of camera: ResolvedCamera,
    to streams: inout Camera, _ session: ResolvedSession
  ) {
    guard let port = resolution.port else { return }
    if port.media == .depthData { streams.streamsDepth = true }
    if case .constituent(let type) = port.source {
      if !streams.sensors.contains(type) { streams.sensors.append(type) }
    } else if streams.sensors.count < camera.sensors.count {
      for sensor in camera.sensors where !streams.sensors.contains(sensor) { streams.sensors.append(sensor) }
    }
    guard port.media == .video, let output = session.graph.outputs[connection.output].type?.value,
      output == .videoData || output == .movieFile
    else { return }
    let pixels = Self.pixels(takenBy: session.graph.outputs[connection.output], from: camera)
    let sensors = if case .constituent(let type) = port.source { [type] } else { camera.sensors }
    for sensor in sensors { streams.taken[sensor, default: 0] += pixels }
  }

  /// The size that an output takes: its own where it sets one, else the format's.
  private static func pixels(takenBy output: GraphOutput, from camera: ResolvedCamera) -> Double {
    if let width = output.videoData.width?.value, let height = output.videoData.height?.value {
      return Double(width * height)
    }
    return Double(camera.activeFormat?.dimensions.pixels ?? 0)
  }
}
