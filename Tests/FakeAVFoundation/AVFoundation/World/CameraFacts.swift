/// A camera of the device that the fake plays. What the file leaves out is `nil`.
struct CameraFacts: Decodable {
  let deviceType: String
  let position: String
  let name: String?

  /// The device types of a virtual camera's constituents, at its position.
  let constituents: [String]?
  let hasTorch: Bool?

  /// Whether the torch is too hot to be turned on.
  let hasHotTorch: Bool?
  let hasFlash: Bool?

  /// Whether it takes custom exposure and a locked lens; where it is not said, a camera without constituents does.
  let manualControls: Bool?

  /// Whether its lens does not move; where it is not said, it does.
  let fixedFocus: Bool?
  let formats: [FormatFacts]

  /// The index of the format that each preset chooses.
  let presets: [String: Int]?
}

/// A format of such a camera. What the file leaves out is `nil`.
struct FormatFacts: Decodable {
  struct Size: Decodable {
    let width: Int
    let height: Int
  }

  /// A format of depth.
  struct Depth: Decodable {
    let width: Int
    let height: Int
    let pixelFormat: String
    let minFrameRate: Double?
    let maxFrameRate: Double?
  }

  /// What a format lets apps set by themselves.
  struct Controls: Decodable {
    let maxISO: Double?
    let maxExposureDuration: Double?
    let globalToneMapping: Bool?
    let centerStage: Bool?
  }

  /// The rates of a format that has several ranges of them.
  struct Rates: Decodable {
    let minFrameRate: Double
    let maxFrameRate: Double
  }

  let width: Int
  let height: Int
  let minFrameRate: Double?
  let maxFrameRate: Double
  let frameRateRanges: [Rates]?
  let pixelFormat: String?
  let binned: Bool?
  let multiCam: Bool?

  /// Sensor pixels that are read for a frame; where it is not said, the pixels of the format.
  let readout: Double?
  let fieldOfView: Double?
  let maxZoomFactor: Double?
  let stabilizationModes: [String]?
  let colorSpaces: [String]?
  let videoHDR: Bool?
  let photoDimensions: [Size]?
  let depthFormats: [Depth]?
  let spatialVideo: Bool?
  let cinematicVideo: Bool?
  let autoVideoFrameRate: Bool?
  let controls: Controls?
  let unsupportedOutputs: [String]?
  let features: FeatureFacts?
}

/// What a format supports of the features since iOS 26. What the file leaves out is `nil`.
struct FeatureFacts: Decodable {
  var dynamicAspectRatios: [String]?
  var smartFraming: Bool?
  var smudgeDetection: Bool?
  var autoFocusTracking: Bool?
  var minLensAperture: Float?
  var maxLensAperture: Float?
  var lowLightNoiseReduction: Bool?
  var cinematicVideoMetadata: Bool?
}
