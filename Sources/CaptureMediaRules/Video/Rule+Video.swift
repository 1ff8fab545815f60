public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order in which they run.
  @inline(never)
  public static func videoRules(_ visit: (Rule) -> Void) {
    visit(vdoCustomSizeIOS16)
    visit(vdoCustomAspect)
    visit(vdoCustomUpscale)
    visit(vdoCustomVersusPreviewSized)
    visit(vdoPreviewSizedManual)
    visit(vdoAutoDownscale)
    visit(vdoTwoOutputsSplit)
    visit(vdoDiscardLate)
    visit(vdoCallbackQueueSerial)
    visit(stabilizationUnsupportedFormat)
    visit(stabilizationLatencyPreview)
    visit(stabilizationPreviewOptimized)
    visit(stabilizationModeAvailability)
    visit(stabilizationFrameDurationNarrow)
    visit(stabilizationPower)
    visit(spatialVideoNeeds)
    visit(intrinsicsOnlyVdo)
    visit(intrinsicsVersusStabilization)
    visit(intrinsicsResolution)
    visit(codecAvailable)
    visit(metadataTypesAvailable)
    visit(metadataUnset)
    visit(recordingExistingFile)
    visit(hdrMetadataWriter)
  }
}
