extension Rule {
  /// The rules of this area, in the order in which they run.
  static let photoRules: [Rule] = [
    photoHighresOptin, photoMaxDimensions, photoHighresVsStabilization, photoOptInBeforeStart,
    photoFeaturesBeforeAttach, photoDepthResets, livePhotoVsMovie, livePhotoNeedsOptin, livePhotoAudioInput,
    livePhotoPreviewSize, photoDepthOptin, photoDepthZoomLock, photoDepthEmbedFile, dualPhotoDelivery,
    dualPhotoZoomedBlack, calibrationNeedsDual, portraitMatteNeedsDepth, matteSuperset, matteMayBeAbsent,
    matteProrawExclusion, rawBayerLimits, qualityPrioritizationCap, settingsFormatExclusive, bracketLimits,
    flashModeSupported, prepareSettings, prepareCompletionStopped, sceneMonitoringNil, sceneMonitoringMatch,
    modernPhotoNeedsPhotoOutput, sisDeprecated, customExposureVsQuality, responsiveChain, deferredDeliveryDelegate,
    photoMulticamQuality,
  ]
}
