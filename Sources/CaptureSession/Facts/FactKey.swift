public import CaptureModel

/// What would settle a fact that a rule asks for: a key of the profile or of the graph, or nothing that either can hold.
///
/// A camera is named by its input, whose device and format the session knows: the same key on every profile.
public enum FactKey: Hashable, Sendable {
  /// A key of the profile.
  case device(DeviceFact)

  /// A key of the profile's camera that an input opens.
  case camera(CameraFact, ofInput: InputIndex)

  /// A key of the format that an input runs.
  case format(FormatFact, ofInput: InputIndex)

  /// The graph's `activeFormat` of an input: which format runs is the app's choice.
  case activeFormat(ofInput: InputIndex)

  /// A key of the app's Info.plist.
  case infoPlist(String)

  /// No document has a key for it: the device itself has to be asked.
  case unrecorded
}

/// A fact of a device as a whole, by its key in a profile.
public enum DeviceFact: String, CaseIterable, Sendable {
  case multiCamSupported, maxControlsCount, cameras, camerasComplete, multiCamDeviceSets, microphones
}

/// A fact of a camera, by its key in a profile.
public enum CameraFact: String, CaseIterable, Sendable {
  case formats, hasTorch, hasFlash, autoFocusSystem, mattes
}

/// A fact of a format, by its key in a profile.
public enum FormatFact: String, CaseIterable, Sendable {
  case frameRateRanges, multiCam, pixelFormats, photoDimensions, maxZoomFactor, stabilizationModes, colorSpaces,
    videoHDR
  case unsupportedOutputs, depthFormats, photoDepthFormats, depthZoomRanges
}
