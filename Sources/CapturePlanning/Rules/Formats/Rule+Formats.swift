extension Rule {
  /// The rules of this area, in the order in which they run.
  static let formatRules: [Rule] = [
    multicamPresetInputPriority, presetUnsupported, presetVsActiveFormat, multicamFormatMustBeSet, formatNotMultiCam,
    no12mpMulticam, formatUnknown, formatAmbiguous, frameDurationUnsupported, frameDurationOrder,
    frameDurationSetBeforeAdd, colorSpaceSupported, hdrVideoFlags, zoomRange, pixelFormatAvailable,
    wideColorAutoOverride, photoFormatQuality, arkitAndCapture, bgraConversionCost,
  ]
}
