import CaptureModel

/// What the declarations of keys don't say: how structured values are read from a session.
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

  /// The keys that microphones have but cameras don't. One object of the schema holds both, since a graph's input is
  /// what `deviceType` says.
  static let ofMicrophones: Set<String> = ["multichannelAudioMode", "windNoiseRemovalEnabled", "audioZoomEnabled"]

  /// The keys that both cameras and microphones have.
  static let ofAllInputs: Set<String> = ["id", "deviceType", "position", "disabledPorts"]
}
