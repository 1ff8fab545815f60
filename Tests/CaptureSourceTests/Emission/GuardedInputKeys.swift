// The keys of cameras and microphones that `whereSupported` may name.
extension GuardedKey {
  private static func face(_ what: String) -> [GuardedKey] {
    let automatic = "automaticallyAdjustsFaceDrivenAuto\(what)Enabled"
    return [
      GuardedKey(
        "inputs[]", automatic, "false", .wide, "device.\(automatic)", "false", "true",
        by: what == "Focus" ? .fact : .system),
      flag(
        "inputs[]", "faceDrivenAuto\(what)Enabled", .wide, of: "device", by: what == "Focus" ? .fact : .system,
        needs: ["inputs[].\(automatic)"]),
    ]
  }

  static let camera =
    [
      GuardedKey(
        "inputs[]", "maxFrameRateOverride", "24", .wide, "input.videoMinFrameDurationOverride.timescale", "24", "0",
        by: .fact),
      GuardedKey(
        "inputs[]", "activeFrameRate", #"{ "min": 20, "max": 20 }"#, .wide,
        "device.activeVideoMaxFrameDuration.timescale", "20", "25", by: .fact),
      GuardedKey("inputs[]", "videoZoomFactor", "2", .wide, "device.videoZoomFactor", "2.0", "1.0", by: .fact),
      flag("inputs[]", "videoHDREnabled", .wide, of: "device", by: .fact),
      GuardedKey(
        "inputs[]", "activeColorSpace", #""appleLog""#, .wide, "device.activeColorSpace", "appleLog", "sRGB", by: .fact
      ),
      GuardedKey(
        "inputs[]", "exposureMode", #""locked""#, .wide, "device.exposureMode", "locked", "continuousAutoExposure",
        by: .nothing),
      GuardedKey(
        "inputs[]", "focusMode", #""autoFocus""#, .wide, "device.focusMode", "autoFocus", "locked", by: .fact),
      GuardedKey(
        "inputs[]", "whiteBalanceMode", #""locked""#, .wide, "device.whiteBalanceMode", "locked",
        "continuousAutoWhiteBalance", by: .nothing),
      GuardedKey("inputs[]", "lensPosition", "0.25", .cinematic, "device.lensPosition", "0.25", "0.5", by: .fact),
      GuardedKey("inputs[]", "torchMode", #""on""#, .wide, "device.torchMode", "on", "off", by: .fact),
      GuardedKey("inputs[]", "torchLevel", "0.5", .dual, "device.torchLevel", "0.5", "0.0", by: .fact),
      flag("inputs[]", "geometricDistortionCorrectionEnabled", .wide, of: "device", by: .nothing),
      GuardedKey(
        "inputs[]", "depthFrameRateLimit", "10", .dual, "device.activeDepthDataMinFrameDuration.timescale", "10", "0",
        by: .fact),
      flag("inputs[]", "autoVideoFrameRateEnabled", .dual, of: "device", by: .system),
      GuardedKey(
        "inputs[]", "lockedVideoFrameDuration", "0.05", .cinematic, "input.activeLockedVideoFrameDuration.timescale",
        "20", "0", by: .system),
      flag("inputs[]", "cinematicVideoCaptureEnabled", .cinematic, of: "input", by: .system),
      GuardedKey(
        "inputs[]", "simulatedAperture", "4", .cinematic, "input.simulatedAperture", "4.0", "0.0", by: .system,
        needs: ["inputs[].cinematicVideoCaptureEnabled"]),
    ] + face("Focus") + face("Exposure")

  static let focusAndExposure = [
    GuardedKey(
      "inputs[]", "focusPointOfInterest", #"{ "x": 0.25, "y": 0.75 }"#, .wide, "device.focusPointOfInterest.x", "0.25",
      "0.5", by: .fact),
    GuardedKey(
      "inputs[]", "exposurePointOfInterest", #"{ "x": 0.25, "y": 0.75 }"#, .wide, "device.exposurePointOfInterest.y",
      "0.75", "0.5", by: .fact),
    GuardedKey(
      "inputs[]", "focusRectOfInterest", #"{ "x": 0, "y": 0, "width": 0.5, "height": 0.5 }"#, .cinematic,
      "device.focusRectOfInterest.width", "0.5", "0.25", by: .fact),
    GuardedKey(
      "inputs[]", "exposureRectOfInterest", #"{ "x": 0, "y": 0, "width": 0.5, "height": 0.5 }"#, .cinematic,
      "device.exposureRectOfInterest.width", "0.5", "0.25", by: .fact),
    GuardedKey(
      "inputs[]", "centerStageRectOfInterest", #"{ "x": 0, "y": 0, "width": 0.5, "height": 1 }"#, .wide,
      "device.centerStageRectOfInterest.width", "0.5", "1.0", by: .fact),
    GuardedKey("inputs[]", "exposureTargetBias", "1.5", .wide, "device.exposureTargetBias", "1.5", "0.0", by: .fact),
    flag("inputs[]", "smoothAutoFocusEnabled", .wide, of: "device", by: .fact),
    GuardedKey(
      "inputs[]", "autoFocusRangeRestriction", #""near""#, .wide, "device.autoFocusRangeRestriction", "near", "none",
      by: .fact),
    GuardedKey(
      "inputs[]", "automaticallyEnablesLowLightBoostWhenAvailable", "true", .wide,
      "device.automaticallyEnablesLowLightBoostWhenAvailable", "true", "false", by: .fact),
  ]

  static let light = [
    GuardedKey(
      "inputs[]", "exposureDuration", "0.02", .cinematic, "device.exposureDuration.timescale", "50", "60", by: .fact),
    GuardedKey("inputs[]", "iso", "400", .cinematic, "device.iso", "400.0", "100.0", by: .fact),
    GuardedKey(
      "inputs[]", "activeMaxExposureDuration", "0.02", .wide, "device.activeMaxExposureDuration.timescale", "50",
      "1000000", by: .fact),
    flag("inputs[]", "globalToneMappingEnabled", .wide, of: "device", by: .fact),
    GuardedKey(
      "inputs[]", "deviceWhiteBalanceGains", #"{ "redGain": 3, "greenGain": 1, "blueGain": 1.5 }"#, .cinematic,
      "device.deviceWhiteBalanceGains.redGain", "3.0", "2.0", by: .fact),
  ]

  static let switching = [
    GuardedKey(
      "inputs[]", "primaryConstituentDeviceSwitchingBehavior", #""restricted""#, .movie,
      "device.primaryConstituentDeviceSwitchingBehavior", "restricted", "unsupported", by: .nothing),
    GuardedKey(
      "inputs[]", "fallbackPrimaryConstituentDevices", #"["builtInWideAngleCamera"]"#, .dual,
      "device.fallbackPrimaryConstituentDevices.count", "1", "0", by: .nothing),
    GuardedKey(
      "inputs[]", "lockedPrimaryConstituentDevice", #""builtInWideAngleCamera""#, .dual,
      "device.primaryConstituentDeviceSwitchingBehavior == .locked", "true", "false", by: .fact),
  ]

  static let sound = [
    flag(
      "inputs[]", "audioZoomEnabled", .wide, of: "microphone", by: .system, needs: ["inputs[].multichannelAudioMode"]),
    GuardedKey(
      "inputs[]", "multichannelAudioMode", #""stereo""#, .wide, "microphone.multichannelAudioMode", "stereo", "none",
      by: .system),
    flag(
      "inputs[]", "windNoiseRemovalEnabled", .wide, of: "microphone", by: .system,
      needs: ["inputs[].multichannelAudioMode"]),
  ]
}
