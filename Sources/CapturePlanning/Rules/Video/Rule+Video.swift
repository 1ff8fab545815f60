extension Rule {
  /// The rules of this area, in the order in which they run.
  static let videoRules: [Rule] = [
    vdoCustomSizeIOS16, vdoCustomAspect, vdoCustomUpscale, vdoCustomVersusPreviewSized, vdoPreviewSizedManual,
    vdoAutoDownscale, vdoTwoOutputsSplit, vdoDiscardLate, vdoCallbackQueueSerial, stabilizationUnsupportedFormat,
    stabilizationLatencyPreview, stabilizationPreviewOptimized, stabilizationModeAvailability,
    stabilizationFrameDurationNarrow, stabilizationPower, spatialVideoNeeds, intrinsicsOnlyVdo,
    intrinsicsVersusStabilization, intrinsicsResolution, codecAvailable, metadataTypesAvailable, metadataUnset,
    recordingExistingFile, hdrMetadataWriter,
  ]
}
