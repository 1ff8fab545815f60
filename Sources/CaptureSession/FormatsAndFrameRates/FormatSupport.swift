public import CaptureModel
import JSONSource

/// Whether the running format of a camera supports what a session asks of it.
public enum FormatSupport: Sendable {
  case supported, unsupported

  /// Unknown; this key of the format in a profile would tell.
  case unknown(FormatFact)
}

extension ResolvedSession {
  /// Whether the running format of a camera supports something; unknown without a format.
  ///
  /// It is also unknown if the graph may mean another format that supports it.
  public func support(of need: FormatNeed, by camera: ResolvedCamera) -> FormatSupport {
    switch camera.supports(need) {
    case true?: return .supported
    case nil:
      if case .photoSize(let size) = need, size.isOfWholeSensorOnly, presetAvoidsWholeSensor(of: camera) {
        return .unsupported
      }
      let isCommon = answer(of: camera) { need.isMet(by: $0, of: camera) }
      if isCommon == false { return .unsupported }
      let isOfPreset = photoPreset(of: camera, takes: need) || presetHasDepth(for: need, camera)
      return isCommon == true || isOfPreset ? .supported : .unknown(need.fact)
    case false?:
      guard let chosen = camera.activeFormat else { return .unsupported }
      let resolver = formatResolver(of: camera, FormatAsks(self, of: camera))
      let mayDiffer = resolver.mayMeanAnother(
        than: chosen, for: need, of: camera, inMultiCam: requiresMultiCamFormats)
      return mayDiffer ? .unknown(requiresMultiCamFormats ? .multiCam : need.fact) : .unsupported
    }
  }

  /// Whether the device's specification says that a camera takes photos of a size in the format that the preset `photo`
  /// chooses, and the camera runs that one.
  private func photoPreset(of camera: ResolvedCamera, takes need: FormatNeed) -> Bool {
    guard case .photoSize(let size) = need, runsPhotoFormat(camera) else { return false }
    return camera.device?.specifiedPhotos.contains { $0.value == size } ?? false
  }

  /// Whether the camera has depth in the format that the preset chooses.
  private func presetHasDepth(for need: FormatNeed, _ camera: ResolvedCamera) -> Bool {
    switch need {
    case .depth, .photoDepth: break
    default: return false
    }
    guard presetChoosesUnknownFormat(of: camera), camera.device?.has(.depthOfPhotoPreset) == true else { return false }
    let preset = graph.session?.preset?.value
    return preset == .photo || (preset == .vga640x480 && camera.key.deviceType == .builtInTrueDepthCamera)
  }
}

extension ResolvedCamera {
  /// Whether the running format supports something; `nil` if that, or the format, is unknown.
  public func supports(_ need: FormatNeed) -> Bool? {
    if let activeFormat { return need.isMet(by: activeFormat, of: self) }
    // Without a depth port no format has depth. Some pixel formats don't come from cameras.
    switch need {
    case .depth, .photoDepth, .depthFormat: return hasDepthPort == false ? false : alwaysHasDepth(need)
    case .pixelFormat(let pixelFormat): return pixelFormat.isAvailable(from: self, in: nil)
    case .colorSpace(let space) where lacksInAnyFormat(space): return false
    case .cinematicVideo where device?.has(.cinematicVideo) == false: return false
    case .photoSize(let size) where lacksPhotos(of: size) != nil: return false
    case .colorSpace, .videoHDR, .cinematicVideo, .stabilization, .photoSize, .frameRate: return nil
    }
  }

  /// Whether no format of the camera has a color space.
  public func lacks(_ space: ColorSpace) -> Bool { device?.denial(of: space) != nil }

  private func alwaysHasDepth(_ need: FormatNeed) -> Bool? {
    if case .depthFormat = need { return nil }
    return key.deviceType == .builtInLiDARDepthCamera ? true : nil
  }
}

extension ResolvedSession {
  /// The format that a camera would run without the key `maxFrameRate`; `nil` if it runs the requested one, or if other
  /// keys don't match either.
  public func formatIgnoringRate(of camera: ResolvedCamera) -> DeviceFormat? {
    guard camera.activeFormat == nil,
      case .chosen(let index, _) = formatResolver(of: camera, FormatAsks(self)).chooseIgnoringRate(),
      let format = camera.device?.format(index), format.highestRate != nil,
      !(requiresMultiCamFormats && format.multiCam == false)
    else { return nil }
    return format
  }
}
