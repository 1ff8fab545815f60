public import CaptureModel
public import JSONSource

/// A capture graph as one device would see it: devices, ports, connections, formats and rates looked up.
///
/// What the profile does not say stays `nil` here. A value: a reduction changes a copy and asks for its cost.
public struct ResolvedSession: Sendable {
  /// What no plan changes, held once by all copies: the graph and the profile are large.
  ///
  /// What looks at a part of it is inlinable, so that rules, in another module, read the part and copy nothing else.
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

  /// Camera inputs, in the order of the graph.
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

  /// The same on a profile that knows less of the device, and of its cameras.
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

  /// Microphone inputs, in the order of the graph.
  @inlinable public var microphones: [ResolvedMicrophone] { fixed.microphones }

  /// Outputs and preview layers, in the order of the graph.
  @inlinable public var outputs: [ResolvedOutput] { fixed.outputs }

  /// The same as `connections`, as the graph has them: a plan changes neither their number nor their order.
  var askedConnections: [ResolvedConnection] { fixed.connections }

  /// Whether the session is an `AVCaptureMultiCamSession`: the default.
  public var isMultiCam: Bool { graph.session?.type?.value != .single }

  /// The SDK that the app is linked with; `nil` where the graph does not say.
  public var linkedSDK: OSVersion? { graph.deployment?.linkedSDK?.value }

  /// The least system that the app runs on.
  public var minimumOS: OSVersion? { graph.deployment?.minimumOS?.value }

  /// The camera with this index among the graph's inputs; O(log cameras), since they are in the graph's order.
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

/// A camera input on a device.
public struct ResolvedCamera: Sendable {
  /// What no plan changes, held once by all copies.
  @usableFromInline final class Fixed: Sendable {
    @usableFromInline let inputIndex: InputIndex
    @usableFromInline let id: String
    // Those of the graph: to hold the list is less than to hold a copy of one of them.
    @usableFromInline let inputs: [GraphInput]
    @usableFromInline let key: DeviceKey
    @usableFromInline let device: ProfileCamera?

    init(inputIndex: InputIndex, id: String, inputs: [GraphInput], key: DeviceKey, device: ProfileCamera?) {
      self.inputIndex = inputIndex
      self.id = id
      self.inputs = inputs
      self.key = key
      self.device = device
    }
  }

  @usableFromInline let fixed: Fixed

  /// Which of the camera's formats runs.
  public var format: FormatChoice

  /// The promise that no frame comes faster (`videoMinFrameDurationOverride`).
  public var rateOverride: FrameRate?

  /// The rate that the device is set to (`activeVideoMinFrameDuration`).
  public var activeRate: FrameRate?

  init(
    inputIndex: InputIndex, id: String, among inputs: [GraphInput], key: DeviceKey, device: ProfileCamera?,
    format: FormatChoice
  ) {
    fixed = Fixed(inputIndex: inputIndex, id: id, inputs: inputs, key: key, device: device)
    self.format = format
    rateOverride = input.maxFrameRateOverride?.value
    activeRate = input.activeFrameRate?.max?.value
  }

  /// The same with another profile of the camera, whose formats are the same.
  func opening(_ device: ProfileCamera) -> ResolvedCamera {
    var camera = ResolvedCamera(
      inputIndex: inputIndex, id: id, among: fixed.inputs, key: key, device: device, format: format)
    (camera.rateOverride, camera.activeRate) = (rateOverride, activeRate)
    return camera
  }

  /// The index of the input in the graph's `inputs`.
  @inlinable public var inputIndex: InputIndex { fixed.inputIndex }

  /// The id of the input.
  @inlinable public var id: String { fixed.id }

  /// The input as the graph has it.
  @inlinable public var input: GraphInput { fixed.inputs[fixed.inputIndex.value] }

  /// The type and position; the profile's position where the graph leaves it out.
  @inlinable public var key: DeviceKey { fixed.key }

  /// What the profile knows of the camera; `nil` where it does not list it.
  @inlinable public var device: ProfileCamera? { fixed.device }

  /// The place where the device type is written, for findings about the camera as such.
  public var range: SourceRange { input.deviceType?.range ?? input.range }

  /// The place of its id, for findings about what the app does with it.
  public var idRange: SourceRange { input.id?.range ?? input.range }

  /// The format that runs, where it is known.
  @inlinable public var activeFormat: DeviceFormat? {
    guard case .chosen(let index, _) = format else { return nil }
    return fixed.device?.format(index)
  }

  /// The highest rate that frames really come at: of the format, the override and the active rate the least.
  public var effectiveRate: FrameRate? {
    guard let charged = chargedRate else { return nil }
    return activeRate.map { min($0, charged) } ?? charged
  }

  /// The rate that `hardwareCost` charges: the active rate does not count.
  public var chargedRate: FrameRate? { activeFormat?.chargedRate(promised: rateOverride) }

  /// Whether the graph asks for video HDR.
  var isVideoHDR: Bool { input.videoHDREnabled?.value == true }

  /// The physical cameras that run when the camera's own port streams.
  public var sensors: [DeviceType] {
    let constituents = device.map(\.constituents).flatMap { $0.isEmpty ? nil : $0 } ?? key.deviceType.constituents
    return constituents.isEmpty ? [key.deviceType] : constituents
  }

  /// Whether the camera has a depth port; `nil` where that is not known.
  public var hasDepthPort: Bool? {
    if device?.formats.contains(where: { !($0.depthFormats ?? []).isEmpty }) ?? false { return true }
    return key.deviceType.isDepthCapable ? nil : false
  }

  /// The media of `input.ports`; a depth port counts unless it is known to be absent.
  public var ownMedia: [MediaType] {
    hasDepthPort == false ? [.video, .metadataObject, .metadata] : [.video, .depthData, .metadataObject, .metadata]
  }
}

/// Which of a camera's formats runs, and how that was decided.
public enum FormatChoice: Sendable {
  /// The format at this index of the camera's list; `among` are all that equal what the graph asks.
  case chosen(FormatIndex, among: [FormatIndex])

  /// The graph names no format: any multi-cam format may run.
  case unset

  /// No format equals what the graph asks, and the list is complete.
  case absent

  /// The profile does not know enough to tell.
  case unknown
}

/// A microphone input.
///
/// A class, so that it is held once and not copied, for it is large; it never changes.
public final class ResolvedMicrophone: Sendable {
  /// The index of the input in the graph's `inputs`.
  public let inputIndex: InputIndex

  /// The id of the input.
  public let id: String

  /// The input as the graph has it.
  @inlinable public var input: GraphInput { inputs[inputIndex.value] }

  // Those of the graph: to hold the list is less than to hold a copy of one of them.
  @usableFromInline let inputs: [GraphInput]

  init(inputIndex: InputIndex, id: String, among inputs: [GraphInput]) {
    self.inputIndex = inputIndex
    self.id = id
    self.inputs = inputs
  }
}

/// An output or a preview layer.
///
/// A class, so that it is held once and not copied, for it is large; it never changes.
public final class ResolvedOutput: Sendable {
  /// The index in the graph's `outputs`.
  public let index: OutputIndex

  /// The id.
  public let id: String

  /// The kind.
  public let type: OutputType

  /// The output as the graph has it.
  @inlinable public var output: GraphOutput { outputs[index.value] }

  // Those of the graph: to hold the list is less than to hold a copy of one of them.
  @usableFromInline let outputs: [GraphOutput]

  init(index: OutputIndex, id: String, type: OutputType, among outputs: [GraphOutput]) {
    self.index = index
    self.id = id
    self.type = type
    self.outputs = outputs
  }

  /// The place of its id, for findings about the output as such.
  public var range: SourceRange { output.id?.range ?? output.range }

  /// The place of its type, for findings about what it is.
  public var typeRange: SourceRange { output.type?.range ?? range }
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
