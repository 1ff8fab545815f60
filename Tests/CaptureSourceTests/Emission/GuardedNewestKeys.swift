extension GuardedKey {
  /// Keys of what iOS 26 and 27 brought, of all objects.
  static let newest = [
    flag("inputs[]", "continuousAutoFocusTrackingEnabled", .wide, of: "device", by: .fact),
    GuardedKey(
      "inputs[]", "continuousAutoFocusTrackingLensPositionBias", "0.5", .wide,
      "device.continuousAutoFocusTrackingLensPositionBias", "0.5", "0.0", by: .fact,
      needs: ["inputs[].continuousAutoFocusTrackingEnabled"]),
    GuardedKey("inputs[]", "lensAperture", "2.5", .cinematic, "device.lensAperture", "2.5", "1.5", by: .fact),
    GuardedKey(
      "inputs[]", "enabledExposureSignals", #"["document"]"#, .wide, "device.enabledExposureSignals.count", "1", "0",
      by: .fact),
    GuardedKey(
      "inputs[]", "dynamicAspectRatio", #""9x16""#, .wide, #"device.dynamicAspectRatio?.rawValue ?? "none""#,
      "AVCaptureAspectRatio9x16", "none", by: .fact),
    flag("inputs[]", "cameraLensSmudgeDetectionEnabled", .wide, of: "device", by: .fact),
    GuardedKey(
      "inputs[]", "cameraLensSmudgeDetectionInterval", "60", .wide,
      "device.cameraLensSmudgeDetectionInterval.isValid", "true", "false", by: .fact,
      needs: ["inputs[].cameraLensSmudgeDetectionEnabled"]),
    flag("connections[]", "lowLightVideoNoiseReductionEnabled", .dual, of: "connection", by: .fact),
    flag("outputs[movieFile]", "cinematicVideoMetadataCaptureEnabled", .wide, of: "movieFile", by: .fact),
    GuardedKey(
      "outputs[movieFile]", "usesProVideoStorage", "true", .wide, "movieFile.usesProVideoStorage", "true", "false",
      by: .system),
    flag(
      "outputs[photo]", "cameraSensorOrientationCompensationEnabled", .wide, of: "photo", by: .nothing),
  ]
}
