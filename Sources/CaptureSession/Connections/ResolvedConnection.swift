public import CaptureModel
public import JSONSource

/// A connection with its ends looked up.
public struct ResolvedConnection: Sendable {
  /// The index in the graph's `connections`; `nil` if the session formed it and the graph doesn't list it.
  public let index: Int?

  /// The input.
  public let input: InputIndex

  /// The output.
  public let output: OutputIndex

  /// Whether the session formed it by itself.
  public let isImplicit: Bool

  /// The first port on the device; nearly every connection has only one.
  public var port: PortResolution

  /// Whether the connection and its ports are enabled.
  public var isEnabled: Bool

  /// The stabilization that it prefers.
  public let stabilization: StabilizationMode?

  /// The place of the connection in the graph; for a formed connection, the place of the output.
  public let range: SourceRange

  /// The further ports.
  public let otherPorts: [PortResolution]

  /// The index of each port among those that the graph names; empty if the order is the same.
  private let placesOfPorts: [Int]

  init(
    index: Int?, isImplicit: Bool = false, input: InputIndex, output: OutputIndex, ports: PortSelection,
    isEnabled: Bool, stabilization: StabilizationMode? = nil, range: SourceRange
  ) {
    self.index = index
    self.isImplicit = isImplicit
    self.input = input
    self.output = output
    port = ports.first
    otherPorts = ports.others
    placesOfPorts = ports.places
    self.isEnabled = isEnabled
    self.stabilization = stabilization
    self.range = range
  }

  /// Whether there are several ports.
  var hasSeveralPorts: Bool { !otherPorts.isEmpty }

  /// All ports, in order.
  public var ports: [PortResolution] { [port] + otherPorts }

  /// The index of a port in `ports` among the ports that the graph names.
  public func placeOfPort(_ portIndex: Int) -> Int {
    placesOfPorts.indices.contains(portIndex) ? placesOfPorts[portIndex] : portIndex
  }

  /// The medium of its port, if the port was found.
  public var media: MediaType? { port.port?.media }
}

/// A port of an input on a device.
public struct Port: Hashable, Sendable {
  /// The medium.
  public let media: MediaType

  /// Which of the ports for this medium.
  public let source: PortSource

  /// A port for a medium.
  public init(_ media: MediaType, _ source: PortSource) {
    self.media = media
    self.source = source
  }
}

/// Which of an input's ports for a medium.
public enum PortSource: Hashable, Sendable {
  /// The port in `input.ports`: a virtual device's switching stream, a microphone's omnidirectional beam.
  case own

  /// A constituent's stream, looked up by its type.
  case constituent(DeviceType)

  /// A microphone beam, looked up by its position.
  case beam(DevicePosition)
}

/// The result of looking up a port.
public enum PortResolution: Hashable, Sendable {
  /// The port.
  case found(Port)

  /// The input has no port for this medium.
  case notOffered(MediaType)

  /// The device has no constituent of this type with a port.
  case notConstituent(DeviceType)

  /// The look-up names a position other than the device's, and finds nothing.
  case otherPosition(DevicePosition)

  /// No port is named, and the output accepts several of the input's.
  case ambiguous([MediaType])

  /// No port is named, and the output accepts none of the input's.
  case noneAccepted

  /// The port, if found.
  public var port: Port? {
    if case .found(let port) = self { return port }
    return nil
  }
}
