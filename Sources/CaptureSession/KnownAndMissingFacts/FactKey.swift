public import CaptureModel

/// The key that would settle a rule's question: a key of the profile or of the graph, or none if only the device can
/// tell.
///
/// A camera is named by its input, so that the key is the same on every profile.
public enum FactKey: Hashable, Sendable {
  /// A key of the profile.
  case device(DeviceFact)

  /// A key of the profile, for the camera that an input opens.
  case camera(CameraFact, ofInput: InputIndex)

  /// A capability of the camera that an input opens, which the model decides.
  case capability(CameraCapability, ofInput: InputIndex)

  /// A key of the profile, for the format that an input runs.
  case format(FormatFact, ofInput: InputIndex)

  /// The graph's `activeFormat` of an input: the app chooses the format.
  case activeFormat(ofInput: InputIndex)

  /// A key of the app's Info.plist.
  case infoPlist(String)

  /// A key of the graph that its draft left open; `nil` for what a draft that nobody looked over may not have seen.
  case drafted(String?)

  /// What the app adds to its session, of which the graph lists nothing.
  case elements

  /// No document has a key for it: only the device can tell.
  case unrecorded
}

/// A fact about a device as a whole, by its key in a profile.
public enum DeviceFact: String, CaseIterable, Sendable {
  case multiCamSupported, maxControlsCount, cameras, camerasComplete, multiCamDeviceSets, microphones
  case lastOperatingSystem
}

/// A fact about a camera, by its key in a profile.
public enum CameraFact: String, CaseIterable, Sendable {
  case formats, hasTorch, hasFlash, autoFocusSystem, mattes, controls
}

/// A fact about a format, by its key in a profile.
public enum FormatFact: String, CaseIterable, Sendable {
  case frameRateRanges, multiCam, pixelFormats, photoDimensions, maxZoomFactor, stabilizationModes, colorSpaces,
    videoHDR, autoVideoFrameRate, controls
  case unsupportedOutputs, depthFormats, photoDepthFormats, depthZoomRanges, features
}
