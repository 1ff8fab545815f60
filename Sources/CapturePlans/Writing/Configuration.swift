import JSONSource
import CaptureModel
import CaptureSession

/// What a planned session says otherwise than its graph: the values that a configuration writes.
struct Configuration {
  /// What is written of a camera.
  struct Camera {
    /// The index of its input.
    let input: InputIndex

    /// Its format: a key of its name that is not known is left out.
    let format: DeviceFormat

    /// The promised rate, if it is below the format's maximum.
    let limit: FrameRate?

    /// The rate that the device may be set to at most.
    var highestActiveRate: FrameRate? { limit ?? format.highestRate }

    /// Whether all four keys name it, so that no other has to.
    var isNamed: Bool { format.unknownNames.isEmpty }
  }

  /// The cameras that are written out.
  let cameras: [Camera]

  /// The connections whose port moves to a constituent, by their index in the graph.
  private(set) var movedPorts: [(connection: Int, constituent: DeviceType)] = []

  /// The connections that are disabled, by their index in the graph.
  private(set) var disabled: [Int] = []

  /// Compares a session with its graph. A camera that is written out already stays as it is only if the whole graph does.
  init(_ session: ResolvedSession) {
    // In a single-camera session a camera without a format runs what the preset chooses, and keeps doing so.
    let candidates = session.cameras.filter { session.isMultiCam || $0.input.activeFormat != nil }
    let planned = PlannedConnections(session)
    for connection in session.connections {
      guard let index = connection.index, let written = session.graph.connections?[index] else { continue }
      if case .found(let port) = connection.port, case .constituent(let type) = port.source, !written.names(type) {
        movedPorts.append((index, type))
      }
      if planned.disabled.contains(connection.input), written.enabled?.value != false { disabled.append(index) }
    }
    let isUnchanged = movedPorts.isEmpty && disabled.isEmpty && candidates.allSatisfy(\.isWrittenOut)
    cameras = isUnchanged ? [] : candidates.compactMap { Camera($0) }
  }
}

extension Configuration.Camera {
  /// `nil` where the format is not known.
  fileprivate init?(_ camera: ResolvedCamera) {
    guard let format = camera.activeFormat else { return nil }
    self.init(
      input: camera.inputIndex, format: format,
      limit: camera.rateOverride.flatMap { rate in format.highestRate.map { rate < $0 } ?? true ? rate : nil })
  }
}

extension ResolvedCamera {
  /// Whether the graph already writes out the format and the rates that the camera runs, as far as they are known.
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
  /// The keys of its name that are not known.
  var unknownNames: [FormatProperty] {
    (highestRate == nil ? [.maxFrameRate] : []) + (binned == nil ? [.binned] : [])
  }
}
