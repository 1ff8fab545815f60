extension GuardedKey {
  /// Keys that need nothing but a newer system, which an app asks for with `#available`.
  static let ofNewerSystems =
    sessionOfNewerSystems + camerasOfNewerSystems + outputsOfNewerSystems + switchingOfRecordings
    + requestsOfNewerSystems

  private static func set(
    _ object: String, _ key: String, _ json: String, _ stage: Stage, of owner: String, off: String,
    needs: [String] = []
  ) -> GuardedKey {
    GuardedKey(object, key, json, stage, "\(owner).\(key)", json, off, by: .system, needs: needs)
  }

  /// A key that emitted code doesn't set.
  private static func unset(_ object: String, _ key: String, _ json: String) -> GuardedKey {
    GuardedKey(object, key, json, .wide, "", "", "", by: .system)
  }

  private static let sessionOfNewerSystems = [
    set(
      "session", "configuresApplicationAudioSessionToMixWithOthers", "true", .wide, of: "session", off: "false"),
    set(
      "session", "configuresApplicationAudioSessionForBluetoothHighQualityRecording", "true", .wide, of: "session",
      off: "false"),
    unset("session", "deferredStartDelegate", #"{ "queue": true }"#),
  ]

  private static let camerasOfNewerSystems = [
    GuardedKey(
      "inputs[]", "smartFraming", #"{ "enabledFramings": ["9x16"], "monitoring": true }"#, .wide,
      "device.smartFramingMonitor?.enabledFramings.count ?? 0", "1", "0", by: .system),
    set("inputs[]", "autoExposureLensApertureRateLimit", "1.5", .wide, of: "device", off: "0.0"),
    set("inputs[]", "automaticallyEnablesExposureSignals", "false", .dual, of: "device", off: "true"),
    GuardedKey(
      "inputs[]", "restrictedSwitchingBehaviorConditions", #"["videoZoomChanged"]"#, .movie,
      "device.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions == .videoZoomChanged", "true", "false",
      by: .system, needs: ["inputs[].primaryConstituentDeviceSwitchingBehavior"]),
    unset("inputs[]", "followsExternalSync", "true"),
    unset("inputs[]", "externalSync", #"{ "videoFrameDuration": 0.04 }"#),
    GuardedKey(
      "connections[]", "automaticallyEnablesLowLightVideoNoiseReduction", "false", .movie,
      "movieFile.connections[0].automaticallyEnablesLowLightVideoNoiseReduction", "false", "true", by: .system),
  ]

  /// A side of the buffers, which needs the other one.
  private static func side(_ key: String, _ json: String, needs other: String) -> GuardedKey {
    let entry = "kCVPixelBuffer\(key.prefix(1).uppercased())\(key.dropFirst())Key as String"
    return GuardedKey(
      "outputs[videoData]", key, json, .wide, "videoData.videoSettings[\(entry)] ?? 0", json, "another", by: .system,
      needs: ["outputs[videoData].\(other)"])
  }

  private static let outputsOfNewerSystems = [
    side("width", "640", needs: "height"), side("height", "360", needs: "width"),
    set("outputs[videoData]", "preservesDynamicHDRMetadata", "true", .wide, of: "videoData", off: "false"),
    set(
      "outputs[videoData]", "preparesCellularRadioForNetworkConnection", "true", .wide, of: "videoData", off: "false"),
    GuardedKey(
      "outputs[audioData]", "spatialAudioChannelLayoutTag", #""stereo""#, .movie,
      "audioData.spatialAudioChannelLayoutTag == kAudioChannelLayoutTag_Stereo", "true", "false", by: .system),
    set(
      "outputs[photo]", "preservesLivePhotoCaptureSuspendedOnSessionStop", "true", .wide, of: "photo", off: "false"),
    set(
      "outputs[movieFile]", "automaticallyAdjustsCinematicVideoMetadataCaptureEnabled", "false", .movie,
      of: "movieFile", off: "true"),
  ]

  private static let switchingOfRecordings = [
    flag(
      "outputs[movieFile]", "primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled", .wide, of: "movieFile",
      by: .system),
    GuardedKey(
      "outputs[movieFile]", "primaryConstituentDeviceSwitchingBehaviorForRecording", #""restricted""#, .movie,
      "movieFile.primaryConstituentDeviceSwitchingBehaviorForRecording", "restricted", "auto", by: .system),
    GuardedKey(
      "outputs[movieFile]", "restrictedSwitchingBehaviorConditions", #"["focusModeChanged"]"#, .movie,
      "movieFile.primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording == .focusModeChanged",
      "true", "false", by: .system,
      needs: ["outputs[movieFile].primaryConstituentDeviceSwitchingBehaviorForRecording"]),
  ]

  private static let requestsOfNewerSystems = [
    GuardedKey(
      "photoSettings[]", "rawFileFormat", #"{ "bitDepth": 12, "quality": 0.5 }"#, .bracket,
      "request.rawFileFormat?.count ?? 0", "2", "0", by: .system, needs: ["photoSettings[].rawPixelFormat"])
  ]
}
