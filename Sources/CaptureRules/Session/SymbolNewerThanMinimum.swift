import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A property of the API is there on all systems that the app runs on, or the app asks first.
  static let symbolNewerThanMinimum = Rule(
    "symbol-newer-than-minimum",
    title: "Property that is newer than the least system",
    area: .session,
    severity: .note,
    rationale: """
      Each property of the capture API is there from some system on. Where an app runs on older ones too, the compiler \
      makes it ask first, so that on those the graph does without: a note says since when the property is there. Values \
      that are newer, such as stabilization modes, have rules of their own.
      """,
    reads: newerKeys,
    sources: [
      .format("a symbol newer than `minimumOS` is a note"),
      .inference("Swift refuses a symbol that is newer than the deployment target without an availability check"),
    ],
    examples: [
      .passing(
        PhotoExamples.photo(
          output: #", "constantColorEnabled": true"#, shot: #", "constantColorEnabled": true, "flashMode": "auto""#)),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "17.0" }, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "photo", "type": "photo", "constantColorEnabled": ⟦true⟧ } ],
          "photoSettings": [
            { "id": "shot", "output": "photo", "constantColorEnabled": true, "flashMode": "auto" } ] }
        """#),
      .passing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "17.0" }, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "photo", "type": "photo", "constantColorEnabled": false } ] }
        """#),
    ]
  ) { session, report in
    guard let minimum = session.graph.deployment?.minimumOS?.value, !session.isForMac else { return }
    let own = Set(keysWithOwnRules.map(\.name))
    for use in SymbolTree.graph.uses(in: report.edit.document, newerThan: minimum) where !own.contains(use.key) {
      guard let system = session.systemBefore(use.since) else { continue }
      let places = use.count == 1 ? "it" : "each of the \(use.count)"
      report.emit(
        "\"\(use.key)\" does not exist on iOS \(system.version)", at: use.range, lackingOn: system,
        label: "needs iOS \(use.since)", help: "set \(places) only where iOS \(use.since) is available")
    }
  }

  /// Keys whose rules speak of their age themselves.
  static let keysWithOwnRules: [GraphKey] = [
    "deferredStartEnabled", "automaticallyRunsDeferredStart", "spatialVideoCaptureEnabled",
    "multitaskingCameraAccessEnabled", "depthFrameRateLimit",
  ]

  /// The keys that stand for symbols of iOS 11 and later.
  private static var newerKeys: [GraphKey] {
    [
      "activeDepthDataFormat", "alwaysDiscardsLateDepthData", "appleProRAWEnabled",
      "autoContentAwareDistortionCorrectionEnabled", "autoDeferredPhotoDeliveryEnabled", "autoRedEyeReductionEnabled",
      "autoVideoFrameRateEnabled", "automaticallyAdjustsFaceDrivenAutoExposureEnabled",
      "automaticallyAdjustsFaceDrivenAutoFocusEnabled", "automaticallyConfiguresOutputBufferDimensions",
      "cameraCalibrationDataDeliveryEnabled", "cameraIntrinsicMatrixDeliveryEnabled", "cinematicVideoCaptureEnabled",
      "codec", "configuresApplicationAudioSessionToMixWithOthers", "constantColorEnabled",
      "contentAwareDistortionCorrectionEnabled", "controls", "deliversPreviewSizedOutputBuffers",
      "depthDataDeliveryEnabled", "depthDataFiltered", "dualCameraDualPhotoDeliveryEnabled",
      "embeddedThumbnailPhotoFormat", "embedsDepthDataInPhoto", "embedsPortraitEffectsMatteInPhoto",
      "embedsSemanticSegmentationMattesInPhoto", "enabledSemanticSegmentationMatteTypes", "extrinsics",
      "faceDrivenAutoExposureEnabled", "faceDrivenAutoFocusEnabled", "fastCapturePrioritizationEnabled", "fileType",
      "filteringEnabled", "followsExternalSync", "geometricDistortionCorrectionEnabled", "height",
      "lockedVideoFrameDuration", "maxFrameRateOverride", "maxPhotoDimensions", "maxPhotoQualityPrioritization",
      "multichannelAudioMode", "observesSystemPressure", "photoQualityPrioritization",
      "portraitEffectsMatteDeliveryEnabled", "preservesDynamicHDRMetadata", "pressureResponse",
      "responsiveCaptureEnabled", "setsControlsDelegate", "shutterSoundSuppressionEnabled", "simulatedAperture",
      "sourceDevicePosition", "sourceDeviceType", "spatialAudioChannelLayoutTag", "synchronizers", "videoRotationAngle",
      "virtualDeviceConstituentPhotoDeliveryEnabled", "virtualDeviceConstituentPhotoDeliveryEnabledDevices", "width",
      "windNoiseRemovalEnabled", "zeroShutterLagEnabled",
    ]
  }
}
