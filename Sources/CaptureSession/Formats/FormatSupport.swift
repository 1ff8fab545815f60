public import CaptureModel

/// Whether the running format of a camera supports what a session asks of it.
public enum FormatSupport: Sendable {
  case supported, unsupported

  /// Not known: a profile with this key of the format would tell.
  case unknown(FormatFact)
}

extension ResolvedSession {
  /// Whether the running format of a camera supports something; unknown without a format.
  ///
  /// Where the graph may mean another format that does, for all that is known, a refusal is open too.
  public func support(of need: FormatNeed, by camera: ResolvedCamera) -> FormatSupport {
    switch camera.supports(need) {
    case true?: return .supported
    case nil: return .unknown(need.fact)
    case false?:
      guard let chosen = camera.activeFormat else { return .unsupported }
      let resolver = formatResolver(of: camera, FormatAsks(self))
      let mayDiffer = resolver.mayMeanAnother(
        than: chosen, for: need, of: camera, inMultiCam: requiresMultiCamFormats)
      return mayDiffer ? .unknown(requiresMultiCamFormats ? .multiCam : need.fact) : .unsupported
    }
  }
}

extension ResolvedCamera {
  /// Whether the running format supports something; `nil` if that, or the format, is not known.
  public func supports(_ need: FormatNeed) -> Bool? {
    if let activeFormat { return need.isMet(by: activeFormat, of: self) }
    // Without a depth port no format has depth, and some pixel formats come from no camera.
    switch need {
    case .depth, .photoDepth, .depthFormat: return hasDepthPort == false ? false : alwaysHasDepth(need)
    case .pixelFormat(let pixelFormat): return pixelFormat.isAvailable(from: self, in: nil)
    case .colorSpace, .videoHDR, .stabilization, .photoSize: return nil
    }
  }

  private func alwaysHasDepth(_ need: FormatNeed) -> Bool? {
    if case .depthFormat = need { return nil }
    return key.deviceType == .builtInLiDARDepthCamera ? true : nil
  }
}

extension ResolvedSession {
  /// The format that a camera would run if its `maxFrameRate` were left out; `nil` if it runs the one that is asked for,
  /// or if that key is not all that differs.
  public func formatIgnoringRate(of camera: ResolvedCamera) -> DeviceFormat? {
    guard camera.activeFormat == nil,
      case .chosen(let index, _) = formatResolver(of: camera, FormatAsks(self)).chooseIgnoringRate(),
      let format = camera.device?.format(index), format.highestRate != nil,
      !(requiresMultiCamFormats && format.multiCam == false)
    else { return nil }
    return format
  }
}
