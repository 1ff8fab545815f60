public import CaptureModel
public import JSONSource

/// A camera input on a device.
public struct ResolvedCamera: Sendable {
  /// The parts that no plan changes, shared by all copies.
  @usableFromInline final class Fixed: Sendable {
    @usableFromInline let inputIndex: InputIndex
    @usableFromInline let id: String
    // The graph's whole list: a reference to it is smaller than a copy of one input.
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

  /// The running format, and how it was chosen.
  public var format: FormatChoice

  /// The promise that no frame comes faster than this rate (`videoMinFrameDurationOverride`).
  public var rateOverride: FrameRate?

  /// The rate that the device is set to (`activeVideoMinFrameDuration`).
  public var activeRate: FrameRate?

  /// Whether a plan removes the guarded key `videoHDREnabled`, so that the app no longer asks for video HDR.
  package var dropsVideoHDR = false

  init(
    inputIndex: InputIndex, id: String, among inputs: [GraphInput], key: DeviceKey, device: ProfileCamera?,
    format: FormatChoice
  ) {
    fixed = Fixed(inputIndex: inputIndex, id: id, inputs: inputs, key: key, device: device)
    self.format = format
    rateOverride = input.maxFrameRateOverride?.value
    activeRate = input.activeFrameRate?.max?.value
  }

  /// The same camera with another profile that has the same formats.
  func opening(_ device: ProfileCamera) -> ResolvedCamera {
    var camera = ResolvedCamera(
      inputIndex: inputIndex, id: id, among: fixed.inputs, key: key, device: device, format: format)
    (camera.rateOverride, camera.activeRate, camera.dropsVideoHDR) = (rateOverride, activeRate, dropsVideoHDR)
    return camera
  }

  /// The index of the input in the graph's `inputs`.
  @inlinable public var inputIndex: InputIndex { fixed.inputIndex }

  /// The id of the input.
  @inlinable public var id: String { fixed.id }

  /// The input as the graph has it.
  @inlinable public var input: GraphInput { fixed.inputs[fixed.inputIndex.value] }

  /// The type and position; the profile's position if the graph leaves it out.
  @inlinable public var key: DeviceKey { fixed.key }

  /// The camera in the profile; `nil` if the profile doesn't list it.
  @inlinable public var device: ProfileCamera? { fixed.device }

  /// The place of its device type, for findings about the camera itself.
  public var range: SourceRange { input.deviceType?.range ?? input.range }

  /// The place of its id, for findings about the use of the camera.
  public var idRange: SourceRange { input.id?.range ?? input.range }

  /// The running format, if known.
  @inlinable public var activeFormat: DeviceFormat? {
    guard case .chosen(let index, _) = format else { return nil }
    return fixed.device?.format(index)
  }

  /// The highest frame rate: the lowest of the format's rate, the override and the active rate.
  public var effectiveRate: FrameRate? {
    guard let charged = chargedRate else { return nil }
    return activeRate.map { min($0, charged) } ?? charged
  }

  /// The rate that `hardwareCost` charges; the active rate doesn't count.
  public var chargedRate: FrameRate? { activeFormat?.chargedRate(promised: rateOverride) }

  /// Whether the app asks for video HDR.
  package var isVideoHDR: Bool { input.videoHDREnabled?.value == true && !dropsVideoHDR }

  /// The physical cameras that run when the camera's own port streams.
  public var sensors: [DeviceType] {
    let constituents = device.map(\.constituents).flatMap { $0.isEmpty ? nil : $0 } ?? key.deviceType.constituents
    return constituents.isEmpty ? [key.deviceType] : constituents
  }

  /// Whether the camera has a depth port; `nil` if unknown.
  public var hasDepthPort: Bool? {
    if device?.formats.contains(where: { !($0.depthFormats ?? []).isEmpty }) ?? false { return true }
    return key.deviceType.isDepthCapable ? nil : false
  }

  /// The media of `input.ports`; a depth port counts unless it is known to be absent.
  public var ownMedia: [MediaType] {
    hasDepthPort == false ? [.video, .metadataObject, .metadata] : [.video, .depthData, .metadataObject, .metadata]
  }
}

/// The running format of a camera, and how it was chosen.
public enum FormatChoice: Sendable {
  /// The format at this index of the camera's list. `among` has all formats that match the request, without those that
  /// lack a need which others support.
  case chosen(FormatIndex, among: [FormatIndex])

  /// The graph names no format: any multi-cam format may run.
  case unset

  /// No format matches what the graph asks for, and the list is complete.
  case absent

  /// The profile doesn't know enough to tell.
  case unknown
}
