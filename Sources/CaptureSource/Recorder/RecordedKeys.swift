import CaptureModel

/// What the schema's fields don't say about keys: how to read their values from a session, or why that can't be done.
enum RecordedKeys {
  /// The statements that write structured values, by object path and key.
  ///
  /// They are Swift of the recorder: calls of its own functions, which a key of the model can't name.
  ///
  /// `#` stands for the object that the path's function gets.
  static let structured: [String: [String]] = [
    "session.type": ["json.add(\"type\", session is AVCaptureMultiCamSession ? \"multiCam\" : \"single\")"],
    "session.formsConnections": [
      "// Every connection is listed, even if the session formed it.", "json.add(\"formsConnections\", \"explicit\")",
    ],
    "session.controls": ["json.add(\"controls\", session.controls.map(control))"],
    "inputs[].id": ["json.add(\"id\", id)"],
    "inputs[].activeFormat": ["json.add(\"activeFormat\", format(device.activeFormat))"],
    "inputs[].activeFrameRate": ["json.add(\"activeFrameRate\", frameRates(of: device))"],
    "inputs[].disabledPorts": ["json.add(\"disabledPorts\", disabledPorts(of: input))"],
    "inputs[].activeDepthDataFormat": [
      "json.add(\"activeDepthDataFormat\", device.activeDepthDataFormat.map(depthFormat))"
    ],
    "inputs[].torchLevel": ["json.add(\"torchLevel\", device.torchLevel)"],
    "inputs[].deviceWhiteBalanceGains": [
      "json.add(\"deviceWhiteBalanceGains\", gains(device.deviceWhiteBalanceGains))"
    ],
    "inputs[].restrictedSwitchingBehaviorConditions": [
      "let conditions = device.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions",
      "var names: [String] = []",
    ]
      + SwitchingCondition.allCases.map { "if conditions.contains(.\($0)) { names.append(\"\($0)\") }" }
      + ["json.add(\"restrictedSwitchingBehaviorConditions\", names)"],
    "inputs[].fallbackPrimaryConstituentDevices": [
      "let devices = device.fallbackPrimaryConstituentDevices",
      "if devices != device.supportedFallbackPrimaryConstituentDevices {",
      "    json.add(\"fallbackPrimaryConstituentDevices\", devices.map { name(of: $0.deviceType) })", "}",
    ],
    "inputs[].focusRectOfInterest": [
      "let focus = device.defaultRectForFocusPoint(ofInterest: device.focusPointOfInterest)",
      "if device.isFocusRectOfInterestSupported, device.focusRectOfInterest != focus {",
      "    json.add(\"focusRectOfInterest\", rect(device.focusRectOfInterest))", "}",
    ],
    "inputs[].exposureRectOfInterest": [
      "let metered = device.defaultRectForExposurePoint(ofInterest: device.exposurePointOfInterest)",
      "if device.isExposureRectOfInterestSupported, device.exposureRectOfInterest != metered {",
      "    json.add(\"exposureRectOfInterest\", rect(device.exposureRectOfInterest))", "}",
    ],
    "inputs[].lensAperture": ["json.add(\"lensAperture\", device.lensAperture)"],
    "inputs[].dynamicAspectRatio": ["json.add(\"dynamicAspectRatio\", device.dynamicAspectRatio.map(name))"],
    "inputs[].enabledExposureSignals": [
      "json.add(\"enabledExposureSignals\", device.enabledExposureSignals.map(name).sorted())"
    ],
    "inputs[].followsExternalSync": [
      "if input.externalSyncDevice != nil { json.add(\"followsExternalSync\", true) }"
    ],
    "outputs[videoData].pixelFormat": ["json.add(videoSettings(of: output))"],
    "outputs[metadata].metadataObjectTypes": [
      "json.add(\"metadataObjectTypes\", (output.metadataObjectTypes ?? []).map(name))"
    ],
    "outputs[movieFile].codec": [
      "if let connection = output.connection(with: .video) {",
      "    json.add(\"codec\", codec(in: output.outputSettings(for: connection)))",
      "}",
    ],
    "outputs[movieFile].movieFragmentInterval": [
      "let interval = output.movieFragmentInterval",
      "json.add(\"movieFragmentInterval\", seconds(of: interval), unless: 10)",
      "if !interval.isNumeric { json.add(\"movieFragmentInterval\", \"invalid\") }",
    ],
    "outputs[movieFile].maxRecordedFileSize": [
      "if output.maxRecordedFileSize > 0 {",
      "    json.add(\"maxRecordedFileSize\", Int(output.maxRecordedFileSize))",
      "}",
    ],
    "outputs[movieFile].outputFileURL": ["json.add(\"outputFileURL\", output.outputFileURL?.absoluteString)"],
    "outputs[photo].preparedPhotoSettings": [
      "json.add(\"preparedPhotoSettings\", preparedSettings(of: output))"
    ],
    "outputs[photo].photoSettingsForSceneMonitoring": [
      "json.add(\"photoSettingsForSceneMonitoring\", output.photoSettingsForSceneMonitoring.map(photoSettings))"
    ],
    "photoSettings[].codec": ["json.add(\"codec\", codec(in: settings.format))"],
    "photoSettings[].pixelFormat": ["json.add(\"pixelFormat\", pixelFormat(in: settings.format))"],
    "photoSettings[].rawPixelFormat": [
      "if settings.rawPhotoPixelFormatType != 0 {",
      "    json.add(\"rawPixelFormat\", text(of: settings.rawPhotoPixelFormatType))",
      "}",
    ],
    "photoSettings[].fileType": ["json.add(\"fileType\", settings.processedFileType.map(name))"],
    "photoSettings[].livePhotoMovieFileURL": [
      "json.add(\"livePhotoMovieFileURL\", settings.livePhotoMovieFileURL?.absoluteString)"
    ],
    "photoSettings[].livePhotoVideoCodecType": [
      "if settings.livePhotoMovieFileURL != nil {",
      "    json.add(\"livePhotoVideoCodecType\", name(of: settings.livePhotoVideoCodecType))",
      "}",
    ],
    "photoSettings[].autoVirtualDeviceFusionEnabled": [
      "if settings.rawPhotoPixelFormatType == 0, !(settings is AVCapturePhotoBracketSettings) {",
      "    let isFused = settings.isAutoVirtualDeviceFusionEnabled",
      "    json.add(\"autoVirtualDeviceFusionEnabled\", isFused, unless: true)",
      "}",
    ],
    "photoSettings[].lensStabilizationEnabled": [
      "if let bracket = settings as? AVCapturePhotoBracketSettings {",
      "    let isStabilized = bracket.isLensStabilizationEnabled",
      "    json.add(\"lensStabilizationEnabled\", isStabilized, unless: false)",
      "}",
    ],
    "photoSettings[].rawEmbeddedThumbnailPhotoFormat": [
      "let thumbnail = settings.rawEmbeddedThumbnailPhotoFormat",
      "json.add(\"rawEmbeddedThumbnailPhotoFormat\", thumbnail.map(thumbnailFormat))",
    ],
    "photoSettings[].rawFileFormat": ["json.add(\"rawFileFormat\", settings.rawFileFormat.map(rawFormat))"],
    "connections[].recordsVideoOrientationAndMirroringChangesAsMetadataTrack": [
      "if let movie = connection.output as? AVCaptureMovieFileOutput {",
      "    let isRecorded = movie.recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for: connection)",
      "    json.add(\"recordsVideoOrientationAndMirroringChangesAsMetadataTrack\", isRecorded, unless: false)",
      "}",
    ],
    "photoSettings[].virtualDeviceConstituentPhotoDeliveryEnabledDevices": [
      "let devices = settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      "json.add(\"virtualDeviceConstituentPhotoDeliveryEnabledDevices\", devices.map { name(of: $0.deviceType) })",
    ],
    "photoSettings[].bracketedSettings": [
      "if let bracket = settings as? AVCapturePhotoBracketSettings {",
      "    json.add(\"bracketedSettings\", bracket.bracketedSettings.map(exposure))",
      "}",
    ],
    "photoSettings[].previewPhotoFormat": [
      "json.add(\"previewPhotoFormat\", settings.previewPhotoFormat.map(previewFormat))"
    ],
    "photoSettings[].embeddedThumbnailPhotoFormat": [
      "json.add(\"embeddedThumbnailPhotoFormat\", settings.embeddedThumbnailPhotoFormat.map(thumbnailFormat))"
    ],
  ]

  /// The condition for writing a key; if it doesn't hold, the value only shows what the system is doing at the moment.
  ///
  /// It is another question than the key's support, which an app asks before it sets the key: whether the value that is
  /// read is the app's own.
  static let conditions: [String: String] = [
    "activeFormat": "session.sessionPreset == .inputPriority",
    "activeColorSpace": "!session.automaticallyConfiguresCaptureDeviceForWideColor",
    "videoHDREnabled": "!device.automaticallyAdjustsVideoHDREnabled",
    "focusPointOfInterest": "device.isFocusPointOfInterestSupported",
    "exposurePointOfInterest": "device.isExposurePointOfInterestSupported",
    "smoothAutoFocusEnabled": "device.isSmoothAutoFocusSupported",
    "autoFocusRangeRestriction": "device.isAutoFocusRangeRestrictionSupported",
    "automaticallyEnablesLowLightBoostWhenAvailable": "device.isLowLightBoostSupported",
    "exposureDuration": "device.exposureMode == .custom",
    "iso": "device.exposureMode == .custom",
    "globalToneMappingEnabled": "device.activeFormat.isGlobalToneMappingSupported",
    "deviceWhiteBalanceGains":
      "device.whiteBalanceMode == .locked && device.isLockingWhiteBalanceWithCustomDeviceGainsSupported",
    "primaryConstituentDeviceSwitchingBehavior":
      "![.unsupported, .auto].contains(device.primaryConstituentDeviceSwitchingBehavior)",
    "restrictedSwitchingBehaviorConditions": "device.primaryConstituentDeviceSwitchingBehavior == .restricted",
    "exposureMode": "device.isExposureModeSupported(device.exposureMode)",
    "focusMode": "device.isFocusModeSupported(device.focusMode)",
    "whiteBalanceMode": "device.isWhiteBalanceModeSupported(device.whiteBalanceMode)",
    "lensPosition": "device.focusMode == .locked && device.isLockingFocusWithCustomLensPositionSupported",
    "lensAperture": "device.exposureMode == .custom",
    "enabledExposureSignals": "!device.automaticallyEnablesExposureSignals",
    "continuousAutoFocusTrackingLensPositionBias": "device.isContinuousAutoFocusTrackingEnabled",
    "cameraLensSmudgeDetectionInterval":
      "device.isCameraLensSmudgeDetectionEnabled && device.cameraLensSmudgeDetectionInterval.isValid",
    "audioZoomEnabled": "input.isAudioZoomSupported && !input.isAudioZoomEnabled",
    "lowLightVideoNoiseReductionEnabled":
      "connection.isLowLightVideoNoiseReductionSupported && !connection.automaticallyEnablesLowLightVideoNoiseReduction",
    "cinematicVideoMetadataCaptureEnabled": "!output.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled",
    "automaticallyEnablesLowLightVideoNoiseReduction": "connection.isLowLightVideoNoiseReductionSupported",
    "activeDepthDataFormat": "deliversDepth(of: input, in: session)",
    "depthFrameRateLimit": "deliversDepth(of: input, in: session)",
    "torchLevel": "device.torchMode == .on",
    "faceDrivenAutoFocusEnabled": "!device.automaticallyAdjustsFaceDrivenAutoFocusEnabled",
    "faceDrivenAutoExposureEnabled": "!device.automaticallyAdjustsFaceDrivenAutoExposureEnabled",
    "simulatedAperture": "input.isCinematicVideoCaptureEnabled",
    // These are on if they are supported.
    "geometricDistortionCorrectionEnabled":
      "device.isGeometricDistortionCorrectionSupported && !device.isGeometricDistortionCorrectionEnabled",
    "cameraSensorOrientationCompensationEnabled":
      "output.isCameraSensorOrientationCompensationSupported && !output.isCameraSensorOrientationCompensationEnabled",
    "videoRotationAngle":
      "hasPictures(connection) && connection.isVideoRotationAngleSupported(connection.videoRotationAngle)",
    "videoOrientation": "hasPictures(connection) && connection.isVideoOrientationSupported",
    "automaticallyAdjustsVideoMirroring": "connection.isVideoMirroringSupported",
    "videoMirrored": "connection.isVideoMirroringSupported && !connection.automaticallyAdjustsVideoMirroring",
    "deliversPreviewSizedOutputBuffers": "!output.automaticallyConfiguresOutputBufferDimensions",
  ]

  /// The keys with values that a recorder can't read, some by the path of their object too.
  static let unseen: Set<String> = [
    "sampleBufferCallbackQueue",
    // The switching behavior says that it is locked, but not how.
    "lockedPrimaryConstituentDevice",
    // Whether it is the app's own, or the format's or the system's.
    "activeMaxExposureDuration", "minFreeDiskSpaceLimit",
    "primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled",
    "primaryConstituentDeviceSwitchingBehaviorForRecording",
    "outputs[movieFile].restrictedSwitchingBehaviorConditions",
    // Which queue a delegate is called on.
    "delegateCallbackQueue", "metadataObjectsCallbackQueue",
    // The dictionary also has what the session filled in.
    "compressionProperties",
  ]

  /// The keys that microphones have but cameras don't. One object of the schema holds both, since a graph's input is
  /// what `deviceType` says.
  static let ofMicrophones: Set<String> = ["multichannelAudioMode", "windNoiseRemovalEnabled", "audioZoomEnabled"]

  /// The keys that both cameras and microphones have.
  static let ofAllInputs: Set<String> = ["id", "deviceType", "position", "disabledPorts"]
}
