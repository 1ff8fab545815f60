/// A capability of a camera that the model decides, not one format: what talks, specifications and prints tell of models.
public enum CameraCapability: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// Its lens moves, so that a focus mode can be set.
  case autofocus

  /// It takes a point to focus on: `isFocusPointOfInterestSupported`.
  case focusPointOfInterest

  /// It takes a point to meter at: `isExposurePointOfInterestSupported`.
  case exposurePointOfInterest

  /// It can balance its white once: `isWhiteBalanceModeSupported(_:)` with `autoWhiteBalance`.
  case autoWhiteBalance

  /// The shape and the rate of a format decide which stabilization modes it has.
  case stabilizationOfFormats

  /// The pixel format of a format decides its color spaces.
  case colorSpacesOfPixelFormats

  /// It has formats of ten bits: `x420`, with HLG.
  case tenBit

  /// It has formats for ProRes, `x422`, and some of them in 4K at more than 30.
  case proRes, proRes4KAbove30

  /// Movies take the codecs of ProRes 422 while a format in `x422` is active.
  case proResCodecs

  case appleLog, appleLog2

  /// The format that the preset `photo` chooses has depth, and on a TrueDepth camera that of `vga640x480` too.
  case depthOfPhotoPreset

  /// It lists photos of 24 or of 48 megapixels.
  case photos24MP, photos48MP

  /// The format with photos of 48 megapixels takes Live Photos, too.
  case livePhotosBeside48MP

  /// Photos of 48 megapixels come out in that size with a custom exposure or a locked white balance, too.
  case photos48MPByHand

  /// Some format has it: `isCenterStageSupported`.
  case centerStage

  /// Some format has it: `isCinematicVideoCaptureSupported`, `isSpatialVideoCaptureSupported`.
  case cinematicVideo, spatialVideo

  /// Its sensor stands upright when the phone does: a rotation of 0 degrees is upright, and not 90.
  case uprightSensor

  /// It lists pixel formats of Bayer RAW for photos.
  case bayerRAW

  /// The photo output supports it in the format of the preset `photo`: `isAppleProRAWSupported` and its like.
  case appleProRAW, constantColor, deferredPhotoDelivery, responsiveCapture, fastCapturePrioritization
}

/// A statement about a capability of a camera.
public struct CapabilityClaim: Sendable {
  /// The capability.
  public let capability: CameraCapability

  /// Whether the camera has it.
  public let isThere: Bool

  /// The id of its source, one of the profile's `sources`.
  public let source: String

  /// A statement with its source.
  package init(_ capability: CameraCapability, _ isThere: Bool, source: String) {
    (self.capability, self.isThere, self.source) = (capability, isThere, source)
  }
}

extension ProfileCamera {
  /// What is told of a capability of the camera as a whole; `nil` if nothing is.
  public func claim(_ capability: CameraCapability) -> CapabilityClaim? {
    claims.first { $0.capability == capability }
  }

  /// Whether the camera has a capability; `nil` if that is not known.
  public func has(_ capability: CameraCapability) -> Bool? { claim(capability)?.isThere }

  /// Whether its lens moves; `nil` if that is not known.
  public var hasAutofocus: Bool? { autoFocusSystem.map { $0 != .none } ?? has(.autofocus) }

  /// The statement that none of its formats has a color space; `nil` if none says so.
  public func denial(of space: ColorSpace) -> CapabilityClaim? {
    switch space {
    case .hlgBT2020: denial([.tenBit])
    case .appleLog: denial([.tenBit, .appleLog])
    case .appleLog2: denial([.tenBit, .appleLog, .appleLog2])
    default: nil
    }
  }

  /// The statement that none of its formats has a pixel format, or none of this size that runs at this rate; `nil` if
  /// none says so.
  public func denial(
    of pixelFormat: PixelFormat, in size: Dimensions? = nil, at rate: FrameRate? = nil
  ) -> CapabilityClaim? {
    switch pixelFormat.code {
    case "x420", "xf20": return denial([.tenBit])
    case "x422", "xf22":
      let isFast = size == Dimensions(3840, 2160) && rate.map { $0 > FrameRate(30) } ?? false
      return denial([.tenBit, .proRes] + (isFast ? [.proRes4KAbove30] : []))
    default: return nil
    }
  }

  /// The first statement that it lacks one of some capabilities.
  private func denial(_ capabilities: [CameraCapability]) -> CapabilityClaim? {
    if claims.isEmpty { return nil }
    return capabilities.lazy.compactMap { claim($0) }.first { !$0.isThere }
  }
}
