public import CaptureModel
import JSONSource

/// A capture graph on one device, with its cameras, ports, connections, formats and rates looked up.
///
/// Facts that the profile lacks are `nil`. It is a value: a reduction changes a copy and computes its cost.
public struct ResolvedSession: Sendable {
  /// The parts that no plan changes. All copies share them, because the graph and the profile are large.
  ///
  /// The accessors of this class are inlinable, so that rules in other modules read one part without copying the rest.
  @usableFromInline final class Fixed: Sendable {
    @usableFromInline let graph: CaptureGraph
    @usableFromInline let profile: DeviceProfile
    @usableFromInline let microphones: [ResolvedMicrophone]
    @usableFromInline let outputs: [ResolvedOutput]
    let connections: [ResolvedConnection]

    init(
      graph: CaptureGraph, profile: DeviceProfile, microphones: [ResolvedMicrophone], outputs: [ResolvedOutput],
      connections: [ResolvedConnection]
    ) {
      self.graph = graph
      self.profile = profile
      self.microphones = microphones
      self.outputs = outputs
      self.connections = connections
    }
  }

  @usableFromInline let fixed: Fixed

  /// The camera inputs, in the order of the graph.
  public var cameras: [ResolvedCamera]

  /// The connections that the session forms by itself, then those that the graph lists.
  public var connections: [ResolvedConnection]

  init(
    graph: CaptureGraph, profile: DeviceProfile, cameras: [ResolvedCamera], microphones: [ResolvedMicrophone],
    outputs: [ResolvedOutput], connections: [ResolvedConnection]
  ) {
    fixed = Fixed(
      graph: graph, profile: profile, microphones: microphones, outputs: outputs, connections: connections)
    self.cameras = cameras
    self.connections = connections
  }

  /// The same session on a profile that knows less about the device and its cameras.
  func on(_ profile: DeviceProfile, _ cameras: [ResolvedCamera]) -> ResolvedSession {
    var session = ResolvedSession(
      graph: graph, profile: profile, cameras: cameras, microphones: microphones, outputs: outputs,
      connections: askedConnections)
    session.connections = connections
    return session
  }

  /// The graph.
  @inlinable public var graph: CaptureGraph { fixed.graph }

  /// The device.
  @inlinable public var profile: DeviceProfile { fixed.profile }

  /// The microphone inputs, in the order of the graph.
  @inlinable public var microphones: [ResolvedMicrophone] { fixed.microphones }

  /// The outputs and preview layers, in the order of the graph.
  @inlinable public var outputs: [ResolvedOutput] { fixed.outputs }

  /// The connections as the graph has them. A plan keeps the number and order of `connections`.
  var askedConnections: [ResolvedConnection] { fixed.connections }

  /// Whether the session is an `AVCaptureMultiCamSession`, which is the default.
  public var isMultiCam: Bool { graph.session?.type?.value != .single }

  /// The SDK that the app is linked with; `nil` if the graph doesn't say.
  public var linkedSDK: OSVersion? { graph.deployment?.linkedSDK?.value }

  /// The oldest system that the app runs on.
  public var minimumOS: OSVersion? { graph.deployment?.minimumOS?.value }

  /// The camera with this index in the graph's inputs; O(log cameras), since cameras are in that order.
  public func camera(ofInput input: InputIndex) -> ResolvedCamera? {
    let index = cameras.partitioningIndex { $0.inputIndex >= input }
    return index < cameras.count && cameras[index].inputIndex == input ? cameras[index] : nil
  }

  /// The connections from an input.
  public func connections(fromInput input: InputIndex) -> [ResolvedConnection] {
    connections.filter { $0.input == input }
  }

  /// The connections to an output.
  public func connections(toOutput output: OutputIndex) -> [ResolvedConnection] {
    connections.filter { $0.output == output }
  }

  /// The outputs of a type.
  public func outputs(ofType type: OutputType) -> [ResolvedOutput] {
    outputs.filter { $0.type == type }
  }
}

extension ResolvedSession {
  /// The indices of the cameras, in order.
  public var cameraIndices: [CameraIndex] { cameras.indices.map { CameraIndex($0) } }
}

extension Array where Element == ResolvedCamera {
  /// The camera at an index.
  public subscript(index: CameraIndex) -> ResolvedCamera {
    get { self[index.value] }
    _modify { yield &self[index.value] }
  }
}
