public import CaptureModel
public import JSONSource

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
