/// A fact about a format, by its key in a profile.
public enum FormatFact: String, CaseIterable, Sendable {
  case frameRateRanges, multiCam, pixelFormats, photoDimensions, maxZoomFactor, stabilizationModes, colorSpaces,
    videoHDR, autoVideoFrameRate
  case unsupportedOutputs, depthFormats, photoDepthFormats, depthZoomRanges
}
