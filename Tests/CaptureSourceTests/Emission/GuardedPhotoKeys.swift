// The keys of photo outputs and of photo requests that `whereSupported` may name.
extension GuardedKey {
  static let photoOutput =
    [
      GuardedKey(
        "outputs[photo]", "maxPhotoDimensions", #"{ "width": 4032, "height": 3024 }"#, .wide,
        "photo.maxPhotoDimensions.width", "4032", "0", by: .fact),
      flag(
        "outputs[photo]", "livePhotoCaptureSuspended", .wide, of: "photo", by: .nothing,
        needs: ["outputs[photo].livePhotoCaptureEnabled"]),
      flag("outputs[photo]", "depthDataDeliveryEnabled", .dual, of: "photo", by: .fact),
      flag(
        "outputs[photo]", "portraitEffectsMatteDeliveryEnabled", .dual, of: "photo", by: .fact,
        needs: ["outputs[photo].depthDataDeliveryEnabled"]),
      GuardedKey(
        "outputs[photo]", "enabledSemanticSegmentationMatteTypes", #"["hair", "skin"]"#, .dual,
        "photo.enabledSemanticSegmentationMatteTypes.count", "2", "0", by: .fact,
        needs: ["outputs[photo].depthDataDeliveryEnabled"]),
      flag("outputs[photo]", "virtualDeviceConstituentPhotoDeliveryEnabled", .dual, of: "photo", by: .nothing),
      flag("outputs[photo]", "dualCameraDualPhotoDeliveryEnabled", .dual, of: "photo", by: .nothing),
      flag(
        "outputs[photo]", "responsiveCaptureEnabled", .wide, of: "photo", by: .system,
        needs: ["outputs[photo].zeroShutterLagEnabled"]),
      flag(
        "outputs[photo]", "fastCapturePrioritizationEnabled", .wide, of: "photo", by: .system,
        needs: ["outputs[photo].zeroShutterLagEnabled", "outputs[photo].responsiveCaptureEnabled"]),
      GuardedKey(
        "outputs[photo]", "photoSettingsForSceneMonitoring", #"{ "flashMode": "auto" }"#, .wide,
        "photo.photoSettingsForSceneMonitoring?.flashMode ?? .off", "auto", "off", by: .nothing),
    ]
    + [
      ("livePhotoCaptureEnabled", Denial.nothing), ("contentAwareDistortionCorrectionEnabled", .nothing),
      ("zeroShutterLagEnabled", .system), ("autoDeferredPhotoDeliveryEnabled", .system),
      ("appleProRAWEnabled", .nothing), ("constantColorEnabled", .system),
    ].map { flag("outputs[photo]", $0.0, .wide, of: "photo", by: $0.1) }

  private static func asked(_ key: String, _ stage: Stage, by denial: Denial) -> GuardedKey {
    flag("photoSettings[]", key, stage, of: "request", by: denial, needs: ["outputs[photo].\(key)"])
  }

  static let request = [
    GuardedKey(
      "photoSettings[]", "codec", #""hevc""#, .wide,
      "request.format?[AVVideoCodecKey] as? AVVideoCodecType == .hevc", "true", "false", by: .nothing),
    GuardedKey(
      "photoSettings[]", "pixelFormat", #""BGRA""#, .dual, "request.format?[AVVideoCodecKey] == nil", "true", "false",
      by: .nothing),
    GuardedKey(
      "photoSettings[]", "rawPixelFormat", #""rgg4""#, .bracket, "request.rawPhotoPixelFormatType != 0", "true",
      "false",
      by: .nothing),
    GuardedKey(
      "photoSettings[]", "fileType", #""public.heic""#, .wide, "request.processedFileType == .heic", "true", "false",
      by: .nothing),
    GuardedKey("photoSettings[]", "flashMode", #""auto""#, .wide, "request.flashMode", "auto", "off", by: .fact),
    GuardedKey(
      "photoSettings[]", "maxPhotoDimensions", #"{ "width": 1920, "height": 1080 }"#, .wide,
      "request.maxPhotoDimensions.width", "1920", "0", by: .nothing,
      needs: ["outputs[photo].maxPhotoDimensions"]),
    asked("depthDataDeliveryEnabled", .dual, by: .nothing),
    asked("portraitEffectsMatteDeliveryEnabled", .dual, by: .nothing),
    GuardedKey(
      "photoSettings[]", "enabledSemanticSegmentationMatteTypes", #"["hair"]"#, .dual,
      "request.enabledSemanticSegmentationMatteTypes.count", "1", "0", by: .nothing,
      needs: ["outputs[photo].enabledSemanticSegmentationMatteTypes", "outputs[photo].depthDataDeliveryEnabled"]),
    GuardedKey(
      "photoSettings[]", "virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      #"["builtInWideAngleCamera", "builtInTelephotoCamera"]"#, .dual,
      "request.virtualDeviceConstituentPhotoDeliveryEnabledDevices.count", "2", "0", by: .nothing,
      needs: ["outputs[photo].virtualDeviceConstituentPhotoDeliveryEnabled"]),
    flag(
      "photoSettings[]", "cameraCalibrationDataDeliveryEnabled", .dual, of: "request", by: .nothing,
      needs: [
        "outputs[photo].virtualDeviceConstituentPhotoDeliveryEnabled",
        "photoSettings[].virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      ]),
    GuardedKey(
      "photoSettings[]", "livePhotoMovieFileURL", #""file:///tmp/a.mov""#, .wide,
      "request.livePhotoMovieFileURL != nil",
      "true", "false", by: .nothing, needs: ["outputs[photo].livePhotoCaptureEnabled"]),
    GuardedKey(
      "photoSettings[]", "livePhotoVideoCodecType", #""h264""#, .wide,
      "request.livePhotoVideoCodecType == .h264", "true", "false", by: .nothing,
      needs: ["outputs[photo].livePhotoCaptureEnabled", "photoSettings[].livePhotoMovieFileURL"]),
    flag(
      "photoSettings[]", "autoVirtualDeviceFusionEnabled", .dual, of: "request", by: .nothing, off: "true"),
    flag("photoSettings[]", "autoRedEyeReductionEnabled", .wide, of: "request", by: .nothing),
    flag(
      "photoSettings[]", "autoContentAwareDistortionCorrectionEnabled", .wide, of: "request", by: .system,
      needs: ["outputs[photo].contentAwareDistortionCorrectionEnabled"]),
    asked("constantColorEnabled", .wide, by: .system),
    flag(
      "photoSettings[]", "constantColorFallbackPhotoDeliveryEnabled", .wide, of: "request", by: .system,
      needs: ["outputs[photo].constantColorEnabled", "photoSettings[].constantColorEnabled"]),
    GuardedKey(
      "photoSettings[]", "previewPhotoFormat", #"{ "pixelFormat": "BGRA", "width": 160, "height": 120 }"#, .wide,
      "request.previewPhotoFormat?.isEmpty == false", "true", "false", by: .nothing),
    GuardedKey(
      "photoSettings[]", "embeddedThumbnailPhotoFormat", #"{ "codec": "jpeg", "width": 160, "height": 120 }"#, .wide,
      "request.embeddedThumbnailPhotoFormat?.isEmpty == false", "true", "false", by: .nothing),
    GuardedKey(
      "photoSettings[]", "rawEmbeddedThumbnailPhotoFormat", #"{ "codec": "jpeg", "width": 160, "height": 120 }"#,
      .bracket, "request.rawEmbeddedThumbnailPhotoFormat?.isEmpty == false", "true", "false", by: .nothing,
      needs: ["photoSettings[].rawPixelFormat"]),
    GuardedKey(
      "photoSettings[]", "lensStabilizationEnabled", "true", .bracket,
      "(request as? AVCapturePhotoBracketSettings)?.isLensStabilizationEnabled ?? false", "true", "false", by: .nothing),
    flag("photoSettings[]", "shutterSoundSuppressionEnabled", .wide, of: "request", by: .system),
  ]
}
