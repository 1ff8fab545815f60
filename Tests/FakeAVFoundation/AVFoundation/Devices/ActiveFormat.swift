extension AVCaptureDevice {
  public var activeFormat: Format {
    get {
      guard let format = settings.format else { CaptureException.invalidArgument.raise("the device has no format") }
      return format
    }
    set {
      requireLock()
      require(formats.contains(newValue), "the format is not one of the device's")
      let isAnother = settings.format !== newValue
      settings.format = newValue
      settings.minFrameDuration = .invalid
      settings.maxFrameDuration = .invalid
      settings.videoZoomFactor = min(settings.videoZoomFactor, newValue.videoMaxZoomFactor)
      // What is set once more may keep it: nothing published says that it does not.
      if isAnother { settings.depthFormat = newValue.supportedDepthDataFormats.first }
      settings.depthMinFrameDuration = .invalid
      settings.isAutoVideoFrameRate = false
      settings.maxExposureDuration = .invalid
      settings.isGlobalToneMapping = false
      if !newValue.supportedColorSpaces.contains(settings.colorSpace) { settings.colorSpace = .sRGB }
      if !newValue.isVideoHDRSupported { settings.isVideoHDR = false }
      openInput?.activeFormatDidChange()
    }
  }

  public var activeVideoMinFrameDuration: CMTime {
    get { settings.minFrameDuration.isValid ? settings.minFrameDuration : .frame(at: activeFormat.maxFrameRate) }
    set {
      requireLock()
      requireRate(newValue)
      settings.minFrameDuration = newValue
    }
  }

  public var activeVideoMaxFrameDuration: CMTime {
    get { settings.maxFrameDuration.isValid ? settings.maxFrameDuration : .frame(at: activeFormat.minFrameRate) }
    set {
      requireLock()
      requireRate(newValue)
      settings.maxFrameDuration = newValue
    }
  }

  private func requireRate(_ duration: CMTime, in function: String = #function) {
    require(!settings.isAutoVideoFrameRate, "the frame rate is set automatically", in: function)
    require(!duration.isValid || activeFormat.allows(duration), "the format has no such rate", in: function)
  }

  public var isAutoVideoFrameRateEnabled: Bool {
    get { settings.isAutoVideoFrameRate }
    set {
      requireLock()
      // Not even off may be written elsewhere.
      require(activeFormat.isAutoVideoFrameRateSupported, "the format does not support it")
      settings.isAutoVideoFrameRate = newValue
    }
  }

  public var minSupportedLockedVideoFrameDuration: CMTime {
    World.supports("lockedVideoFrameDuration") ? .frame(at: activeFormat.maxFrameRate) : .invalid
  }
  public var minSupportedExternalSyncFrameDuration: CMTime { .invalid }
  public var isVideoFrameDurationLocked: Bool { openInput?.activeLockedVideoFrameDuration.isValid ?? false }
  public var isFollowingExternalSyncDevice: Bool { openInput?.externalSyncDevice != nil }

  public var activeDepthDataFormat: Format? {
    get { settings.depthFormat }
    set {
      requireLock()
      require(
        newValue.map(activeFormat.supportedDepthDataFormats.contains) ?? true,
        "the active format has no such depth format")
      settings.depthFormat = newValue
      settings.depthMinFrameDuration = .invalid
    }
  }

  public var activeDepthDataMinFrameDuration: CMTime {
    get {
      settings.depthMinFrameDuration.isValid
        ? settings.depthMinFrameDuration : settings.depthFormat.map { .frame(at: $0.maxFrameRate) } ?? .invalid
    }
    set {
      requireLock()
      require(
        !newValue.isValid || settings.depthFormat?.allows(newValue) ?? false, .range,
        "the depth format has no such rate")
      settings.depthMinFrameDuration = newValue
    }
  }

  public var videoZoomFactor: CGFloat {
    get { settings.videoZoomFactor }
    set {
      requireLock()
      require(
        (minAvailableVideoZoomFactor...maxAvailableVideoZoomFactor).contains(newValue), .range,
        "the zoom factor is out of range")
      settings.videoZoomFactor = newValue
    }
  }

  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { activeFormat.videoMaxZoomFactor }

  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { settings.automaticallyAdjustsVideoHDR }
    set {
      requireLock()
      settings.automaticallyAdjustsVideoHDR = newValue
    }
  }

  public var isVideoHDREnabled: Bool {
    get { settings.isVideoHDR }
    set {
      requireLock()
      require(!settings.automaticallyAdjustsVideoHDR, "the device adjusts video HDR by itself")
      require(!newValue || activeFormat.isVideoHDRSupported, "the format does not support it")
      settings.isVideoHDR = newValue
    }
  }

  public var activeColorSpace: AVCaptureColorSpace {
    get { settings.colorSpace }
    set {
      requireLock()
      require(activeFormat.supportedColorSpaces.contains(newValue), "the format has no such color space")
      settings.colorSpace = newValue
    }
  }
}
