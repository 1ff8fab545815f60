public import CaptureModel
public import JSONSource

/// A connection with its ends looked up.
public struct ResolvedConnection: Sendable {
  /// The index in the graph's `connections`; `nil` where the session formed it and the graph says nothing of it.
  public let index: Int?

  /// The input that it comes from.
  public let input: InputIndex

  /// The output that it goes to.
  public let output: OutputIndex

  /// Whether the session formed it by itself.
  public let isImplicit: Bool

  /// The first port, as the device has it; nearly every connection has one.
  public var port: PortResolution

  /// Whether it is enabled, and no port of it is disabled.
  public var isEnabled: Bool

  /// The stabilization that it prefers.
  public let stabilization: StabilizationMode?

  /// Where it is written; where the session formed it, the output.
  public let range: SourceRange

  /// The further ports.
  public let otherPorts: [PortResolution]

  /// Where each port stands among those that the graph names; empty where it is in that order.
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

  /// Where a port, by its index in `ports`, stands among those that the graph names.
  public func placeOfPort(_ portIndex: Int) -> Int {
    placesOfPorts.indices.contains(portIndex) ? placesOfPorts[portIndex] : portIndex
  }

  /// The medium that flows, where its port was found.
  public var media: MediaType? { port.port?.media }
}

/// A port of an input, as the device has it.
public struct Port: Hashable, Sendable {
  /// What flows.
  public let media: MediaType

  /// Which of the ports for that medium it is.
  public let source: PortSource

  /// A port of a medium.
  public init(_ media: MediaType, _ source: PortSource) {
    self.media = media
    self.source = source
  }
}

/// Which port of a medium it is.
public enum PortSource: Hashable, Sendable {
  /// The one in `input.ports`: of a virtual device the stream that switches; of a microphone the omnidirectional beam.
  case own

  /// A constituent's own stream, looked up by its type.
  case constituent(DeviceType)

  /// A microphone beam, looked up by its position.
  case beam(DevicePosition)
}

/// What came of looking for a port.
public enum PortResolution: Hashable, Sendable {
  /// The port.
  case found(Port)

  /// The input offers nothing of this medium.
  case notOffered(MediaType)

  /// The device has no constituent of this type that has a port.
  case notConstituent(DeviceType)

  /// A look-up at another position than the device's finds nothing.
  case otherPosition(DevicePosition)

  /// No port is named, and the output accepts several of the input's.
  case ambiguous([MediaType])

  /// No port is named, and the output accepts none of the input's.
  case noneAccepted

  /// The port, where there is one.
  public var port: Port? {
    if case .found(let port) = self { return port }
    return nil
  }
}
