public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func formatRules(_ visit: (Rule) -> Void) {
    visit(multicamPresetInputPriority)
    visit(presetUnsupported)
    visit(presetVsActiveFormat)
    visit(multicamFormatMustBeSet)
    visit(formatNotMultiCam)
    visit(no12mpMulticam)
    visit(formatUnknown)
    visit(formatAmbiguous)
    visit(frameDurationUnsupported)
    visit(frameDurationOrder)
    visit(frameDurationSetBeforeAdd)
    visit(colorSpaceSupported)
    visit(hdrVideoFlags)
    visit(zoomRange)
    visit(pixelFormatAvailable)
    visit(wideColorAutoOverride)
    visit(photoFormatQuality)
    visit(bgraConversionCost)
    visit(bayerFormatConversion)
    visit(colorSpaceChangeWhileRunning)
    visit(formatThenPreset)
    visit(prorawNeedsPhotoFormat)
    visit(wideColorOverrideCertain)
    visit(wideColorCommitCrash)
    visit(dynamicAspectRatioUnsupported)
    visit(dynamicAspectRatioDimensions)
    visit(dynamicAspectRatioCamera)
    visit(dynamicAspectRatioStopsRecording)
    visit(smartFramingNeedsFormat)
  }
}
