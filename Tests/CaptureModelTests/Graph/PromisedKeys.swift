/// The keys of the graph document as the contract's table lists them.
enum PromisedKeys {
  /// By object: the keys that are there.
  static let here: [(String, [String])] = [
    (
      "",
      words(
        """
        capplan name profiles deployment app session inputs outputs connections synchronizers photoSettings operations
        pressureResponse plan ignore
        """)
    ),
    ("deployment", words("platform minimumOS linkedSDK")),
    (
      "app",
      words(
        """
        usageDescriptions infoPlist backgroundModes entitlements savesToPhotoLibrary observesSystemPressure
        setsControlsDelegate handlesInterruptions requestsAuthorization recordingMinutes usesARKit manualControls intent depthProcessor
        needsSynchronizedCameras assumesDirectionalAudio handlesMissingMattes showsSceneBadge extrinsics audioSession
        concurrentSessions startQueue usesDirectionCoordinator centerStageControlMode centerStageEnabled
        """)
    ),
    ("app.extrinsics[]", words("from to")),
    ("app.audioSession", words("category mode polarPattern")),
    ("app.concurrentSessions[]", words("type cameras app")),
    (
      "session",
      words(
        """
        type preset formsConnections automaticallyConfiguresApplicationAudioSession usesApplicationAudioSession
        configuresApplicationAudioSessionToMixWithOthers automaticallyConfiguresCaptureDeviceForWideColor
        multitaskingCameraAccessEnabled automaticallyRunsDeferredStart controls deferredStartDelegate
        configuresApplicationAudioSessionForBluetoothHighQualityRecording
        """)
    ),
    (
      "session.controls[]",
      words(
        """
        id type device enabled localizedTitle symbolName minValue maxValue step values value prominentValues
        numberOfIndexes localizedIndexTitles selectedIndex actionQueue
        """
      )
    ),
    (
      "inputs[]",
      words(
        """
        id deviceType position formsConnections activeFormat maxFrameRateOverride activeFrameRate disabledPorts
        videoZoomFactor automaticallyAdjustsVideoHDREnabled videoHDREnabled activeColorSpace exposureMode focusMode
        whiteBalanceMode lensPosition torchMode geometricDistortionCorrectionEnabled
        automaticallyAdjustsFaceDrivenAutoFocusEnabled faceDrivenAutoFocusEnabled
        automaticallyAdjustsFaceDrivenAutoExposureEnabled faceDrivenAutoExposureEnabled activeDepthDataFormat
        depthFrameRateLimit external multichannelAudioMode windNoiseRemovalEnabled autoVideoFrameRateEnabled
        lockedVideoFrameDuration followsExternalSync cinematicVideoCaptureEnabled simulatedAperture torchLevel flashMode
        focusPointOfInterest exposurePointOfInterest exposureTargetBias smoothAutoFocusEnabled autoFocusRangeRestriction
        automaticallyEnablesLowLightBoostWhenAvailable subjectAreaChangeMonitoringEnabled exposureDuration iso
        activeMaxExposureDuration globalToneMappingEnabled unifiedAutoExposureDefaultsEnabled deviceWhiteBalanceGains
        primaryConstituentDeviceSwitchingBehavior restrictedSwitchingBehaviorConditions
        fallbackPrimaryConstituentDevices lockedPrimaryConstituentDevice focusRectOfInterest exposureRectOfInterest
        centerStageRectOfInterest continuousAutoFocusTrackingEnabled
        continuousAutoFocusTrackingLensPositionBias lensAperture autoExposureLensApertureRateLimit
        automaticallyEnablesExposureSignals enabledExposureSignals dynamicAspectRatio smartFraming
        cameraLensSmudgeDetectionEnabled cameraLensSmudgeDetectionInterval externalSync audioZoomEnabled
        """)
    ),
    ("inputs[].activeFrameRate", words("min max")),
    ("inputs[].activeDepthDataFormat", words("width height pixelFormat")),
    ("inputs[].activeFormat", words("width height maxFrameRate minFrameRate binned pixelFormat index")),
    (
      "outputs[videoData]",
      words("id type role formsConnections width height pixelFormat alwaysDiscardsLateVideoFrames")
    ),
    ("outputs[audioData]", words("id type role spatialAudioChannelLayoutTag sampleBufferCallbackQueue")),
    ("outputs[depthData]", words("id type role filteringEnabled alwaysDiscardsLateDepthData delegateCallbackQueue")),
    ("outputs[metadata]", words("id type role metadataObjectTypes rectOfInterest metadataObjectsCallbackQueue")),
    (
      "outputs[photo]",
      words("id type role depthDataDeliveryEnabled preparedPhotoSettings cameraSensorOrientationCompensationEnabled")
    ),
    (
      "outputs[movieFile]",
      words(
        """
        id type role outputFileURL cinematicVideoMetadataCaptureEnabled usesProVideoStorage compressionProperties movieFragmentInterval maxRecordedDuration maxRecordedFileSize
        minFreeDiskSpaceLimit primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled
        primaryConstituentDeviceSwitchingBehaviorForRecording restrictedSwitchingBehaviorConditions
        """)
    ),
    ("outputs[previewLayer]", words("id type role videoGravity")),
    ("outputs[stillImage]", words("id type role")),
    (
      "connections[]",
      words(
        """
        input port ports output enabled preferredVideoStabilizationMode videoRotationAngle videoOrientation
        videoMirrored formed
        automaticallyAdjustsVideoMirroring cameraIntrinsicMatrixDeliveryEnabled
        automaticallyEnablesLowLightVideoNoiseReduction lowLightVideoNoiseReductionEnabled
        """)
    ),
    ("connections[].port", words("mediaType sourceDeviceType sourceDevicePosition")),
    ("synchronizers[]", words("id outputs delegateCallbackQueue")),
    (
      "photoSettings[]",
      words("id output captures previewPhotoFormat embeddedThumbnailPhotoFormat shutterSoundSuppressionEnabled")
    ),
    ("operations[]", words("op target preset")),
    ("pressureResponse", words("nominal fair serious critical shutdown")),
    ("pressureResponse.serious", words("frameRates disabledInputs throttlesProcessing")),
    ("plan", words("targets prefer keep minimumFrameRate minimumSize")),
    ("plan.minimumSize", words("width height")),
    ("plan.targets", words("hardwareCost systemPressureCost")),
    ("plan.keep{}", words("width height frameRate binned")),
    ("ignore[]", words("rule at reason expires")),
  ]

  /// Keys whose symbol is known, but not since when.
  static let withoutVersion = Set(
    words(
      """
      inputs connections photoSettings session.preset app.requestsAuthorization app.audioSession.category
      app.audioSession.mode app.audioSession.polarPattern inputs[].deviceType inputs[].position inputs[].activeFormat
      inputs[].disabledPorts inputs[].exposureMode inputs[].focusMode inputs[].whiteBalanceMode inputs[].torchMode
      inputs[].activeFormat.maxFrameRate inputs[].activeFormat.minFrameRate inputs[].activeFormat.pixelFormat
      inputs[].activeFormat.index inputs[].activeFrameRate.min inputs[].activeFrameRate.max
      inputs[].disabledPorts[].mediaType inputs[].activeDepthDataFormat.pixelFormat outputs[videoData].pixelFormat
      outputs[videoData].alwaysDiscardsLateVideoFrames
      outputs[videoData].sampleBufferCallbackQueue outputs[metadata].metadataObjectTypes
      outputs[movieFile].outputFileURL connections[].port.mediaType connections[].enabled connections[].videoMirrored
      synchronizers[].outputs photoSettings[].delegateMethods photoSettings[].bracketedSettings[].exposureTargetBias
      photoSettings[].bracketedSettings[].exposureDuration photoSettings[].bracketedSettings[].iso
      photoSettings[].codec photoSettings[].pixelFormat plan.targets.hardwareCost plan.targets.systemPressureCost
      """))

  /// Symbols that several keys stand for.
  static let sharedSymbols: [String: Set<String>] = [
    "AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)": [
      "inputs[].externalSync.videoFrameDuration", "inputs[].followsExternalSync",
    ],
    "AVCaptureDevice.Format.formatDescription": [
      "inputs[].activeFormat.pixelFormat", "inputs[].activeDepthDataFormat.pixelFormat",
    ],
    "AVCaptureInput.Port.mediaType": ["inputs[].disabledPorts[].mediaType", "connections[].port.mediaType"],
    "AVCaptureInput.Port.sourceDeviceType": [
      "inputs[].disabledPorts[].sourceDeviceType", "connections[].port.sourceDeviceType",
    ],
    "AVCaptureInput.Port.sourceDevicePosition": [
      "inputs[].disabledPorts[].sourceDevicePosition", "connections[].port.sourceDevicePosition",
    ],
  ]

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
