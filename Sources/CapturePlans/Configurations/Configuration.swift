import JSONSource
import CaptureModel
import CaptureSession

/// The values that a configuration writes: those in which a planned session differs from its graph.
struct Configuration {
  /// The values written for a camera.
  struct Camera {
    /// The index of the camera's input.
    let input: InputIndex

    /// The camera's format. If a key of the format's name is unknown, the configuration leaves that key out.
    let format: DeviceFormat

    /// The promised rate, if it is below the format's maximum.
    let limit: FrameRate?

    /// The keys of settings that the input no longer asks for.
    var leftOut: [String] = []

    /// The highest rate that the device may be set to.
    var highestActiveRate: FrameRate? { limit ?? format.highestRate }

    /// Whether all four keys of its name are known, so that no other key is needed.
    var isNamed: Bool { format.unknownNames.isEmpty }
  }

  /// The cameras to write out.
  let cameras: [Camera]

  /// The connections that move to a constituent's port, by their index in the graph.
  private(set) var movedPorts: [(connection: Int, constituent: DeviceType)] = []

  /// The connections that are disabled, by their index in the graph.
  private(set) var disabled: [Int] = []

  /// Compares a session with its graph. A camera with a complete format in the graph stays as it is, unless something
  /// else in the graph changes.
  ///
  /// `inputs` are the places of the inputs that count; `nil` for all.
  init(_ session: ResolvedSession, of inputs: Set<SourceRange>? = nil) {
    func counts(_ range: SourceRange) -> Bool { inputs?.contains(range) ?? true }
    let settings = session.droppedSettings
    // In a single-camera session, a camera without a format runs what the preset chooses, and keeps doing so.
    let candidates = session.cameras.filter {
      counts($0.input.range) && (session.isMultiCam || $0.input.activeFormat != nil)
    }
    let planned = PlannedConnections(session)
    for connection in session.connections where counts(session.graph.inputs[connection.input].range) {
      guard let index = connection.index, let written = session.graph.connections?[index] else { continue }
      if case .found(let port) = connection.port, case .constituent(let type) = port.source, !written.names(type) {
        movedPorts.append((index, type))
      }
      if planned.disabled.contains(connection.input), written.enabled?.value != false { disabled.append(index) }
    }
    let isUnchanged =
      movedPorts.isEmpty && disabled.isEmpty && settings.isEmpty && candidates.allSatisfy(\.isWrittenOut)
    cameras =
      isUnchanged
      ? []
      : candidates.compactMap { camera in
        let range = camera.input.range
        return Camera(camera, leavingOut: settings.filter { range.contains($0.range) })
      }
  }
}

extension Configuration.Camera {
  /// `nil` if the format is not known.
  fileprivate init?(_ camera: ResolvedCamera, leavingOut settings: [GraphGuard]) {
    guard let format = camera.activeFormat else { return nil }
    self.init(
      input: camera.inputIndex, format: format,
      limit: camera.rateOverride.flatMap { rate in format.highestRate.map { rate < $0 } ?? true ? rate : nil },
      leftOut: settings.compactMap(\.key))
  }
}

extension ResolvedCamera {
  /// Whether the graph already writes out the camera's format and rates, as far as they are known.
  fileprivate var isWrittenOut: Bool {
    guard let format = activeFormat else { return true }
    guard let request = input.activeFormat else { return false }
    let hasRate = format.highestRate == nil || request.maxFrameRate?.value == format.highestRate
    let hasBinning = format.binned == nil || request.binned?.value == format.binned
    let hasOthers = request.index != nil || request.minFrameRate != nil
    return request.width?.value == format.width && request.height?.value == format.height && hasRate && hasBinning
      && !(hasOthers && format.unknownNames.isEmpty)
      && input.maxFrameRateOverride?.value == rateOverride && input.activeFrameRate?.max?.value == activeRate
  }
}

extension GraphConnection {
  /// Whether the connection's port already names this constituent.
  fileprivate func names(_ type: DeviceType) -> Bool {
    ports?.value.first?.sourceDeviceType?.value.current == type
  }
}

extension DeviceFormat {
  /// The unknown keys of its name.
  var unknownNames: [FormatProperty] {
    (highestRate == nil ? [.maxFrameRate] : []) + (binned == nil ? [.binned] : [])
  }
}
