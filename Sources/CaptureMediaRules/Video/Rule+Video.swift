public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func videoRules(_ visit: (Rule) -> Void) {
    visit(videoDataCustomSizeIOS16)
    visit(videoDataCustomAspect)
    visit(videoDataAspectUnderPreset)
    visit(videoDataCustomUpscale)
    visit(videoDataCustomVersusPreviewSized)
    visit(videoDataPreviewSizedManual)
    visit(videoDataAutoDownscale)
    visit(videoDataTwoOutputsSplit)
    visit(videoDataDiscardLate)
    visit(videoDataCallbackQueueSerial)
    visit(stabilizationUnsupportedFormat)
    visit(stabilizationLatencyPreview)
    visit(stabilizationPreviewOptimized)
    visit(stabilizationModeAvailability)
    visit(stabilizationFrameDurationNarrow)
    visit(stabilizationPower)
    visit(spatialVideoNeeds)
    visit(intrinsicsOnlyVideoData)
    visit(intrinsicsVersusStabilization)
    visit(intrinsicsResolution)
    visit(codecAvailable)
    visit(metadataTypesAvailable)
    visit(metadataUnset)
    visit(recordingExistingFile)
    visit(hdrMetadataWriter)
    visit(videoSettingsBeforeAdd)
    visit(cinematicMetadataTypes)
    visit(metadataTypesBeforeConnection)
    visit(recordingWithoutConnection)
    visit(rebuildEndsRecording)
    visit(removeOutputWhileRecording)
  }
}
