public class AVFrameRateRange: NSObject {
  public let minFrameRate: Float64
  public let maxFrameRate: Float64

  init(_ rates: ClosedRange<Double>) {
    minFrameRate = rates.lowerBound
    maxFrameRate = rates.upperBound
  }

  public var maxFrameDuration: CMTime { .frame(at: minFrameRate) }
  public var minFrameDuration: CMTime { .frame(at: maxFrameRate) }
}

extension CMTime {
  /// The duration of a frame, at a rate in frames a second.
  static func frame(at rate: Double) -> CMTime {
    rate == rate.rounded() && rate >= 1
      ? CMTime(value: 1, timescale: CMTimeScale(rate))
      : CMTime(value: CMTimeValue(1_000_000 / rate), timescale: 1_000_000)
  }
}

extension AVCaptureDevice {
  open class Format: NSObject {
    public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }

    let facts: FormatFacts
    public let mediaType: AVMediaType
    public let formatDescription: CMFormatDescription
    public let videoSupportedFrameRateRanges: [AVFrameRateRange]
    public let supportedDepthDataFormats: [AVCaptureDevice.Format]

    init(_ facts: FormatFacts, mediaType: AVMediaType = .video) {
      self.facts = facts
      self.mediaType = mediaType
      let code = (facts.pixelFormat ?? "420v").utf8.reduce(0) { $0 << 8 | OSType($1) }
      formatDescription = CMFormatDescription(
        _fake: code, dimensions: CMVideoDimensions(width: Int32(facts.width), height: Int32(facts.height)))
      let ranges = facts.frameRateRanges?.map { $0.minFrameRate...$0.maxFrameRate }
      videoSupportedFrameRateRanges = (ranges ?? [(facts.minFrameRate ?? 1)...facts.maxFrameRate]).map(
        AVFrameRateRange.init)
      supportedDepthDataFormats = (facts.depthFormats ?? []).map { depth in
        Format(FormatFacts(depth: depth), mediaType: .depthData)
      }
    }

    public var isVideoBinned: Bool { facts.binned ?? false }
    public var isMultiCamSupported: Bool { facts.multiCam ?? false }
    public var videoFieldOfView: Float { Float(facts.fieldOfView ?? 0) }
    public var geometricDistortionCorrectedVideoFieldOfView: Float { videoFieldOfView }
    public var videoMaxZoomFactor: CGFloat { CGFloat(facts.maxZoomFactor ?? 16) }
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    public var isVideoHDRSupported: Bool { facts.videoHDR ?? false }
    public var isGlobalToneMappingSupported: Bool { facts.controls?.globalToneMapping ?? false }
    public var isCenterStageSupported: Bool { facts.controls?.centerStage ?? false }
    public var videoMinZoomFactorForCenterStage: CGFloat { 1 }
    public var videoMaxZoomFactorForCenterStage: CGFloat { isCenterStageSupported ? 3 : 1 }
    public var videoFrameRateRangeForCenterStage: AVFrameRateRange? {
      isCenterStageSupported ? AVFrameRateRange(1...30) : nil
    }
    public var minISO: Float { 20 }
    public var maxISO: Float { Float(facts.controls?.maxISO ?? 3_200) }
    public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 50_000) }
    public var maxExposureDuration: CMTime {
      CMTime(seconds: facts.controls?.maxExposureDuration ?? 1, preferredTimescale: 1_000_000)
    }
    public var autoFocusSystem: AutoFocusSystem { .phaseDetection }
    public var isHighPhotoQualitySupported: Bool { true }
    public var isHighestPhotoQualitySupported: Bool { false }
    public var isPortraitEffectsMatteStillImageDeliverySupported: Bool { !supportedDepthDataFormats.isEmpty }
    public var isSpatialVideoCaptureSupported: Bool { facts.spatialVideo ?? false }
    public var isCinematicVideoCaptureSupported: Bool { facts.cinematicVideo ?? false }
    public var isAutoVideoFrameRateSupported: Bool { facts.autoVideoFrameRate ?? false }
    public var minSimulatedAperture: Float { isCinematicVideoCaptureSupported ? 2 : 0 }
    public var maxSimulatedAperture: Float { isCinematicVideoCaptureSupported ? 16 : 0 }
    public var defaultSimulatedAperture: Float { isCinematicVideoCaptureSupported ? 4.5 : 0 }
    public var unsupportedCaptureOutputClasses: [AnyClass] {
      (facts.unsupportedOutputs ?? []).contains("movieFile") ? [AVCaptureMovieFileOutput.self] : []
    }

    public var supportedMaxPhotoDimensions: [CMVideoDimensions] {
      let sizes = facts.photoDimensions?.map { CMVideoDimensions(width: Int32($0.width), height: Int32($0.height)) }
      return sizes ?? [formatDescription.dimensions]
    }

    public var highResolutionStillImageDimensions: CMVideoDimensions {
      supportedMaxPhotoDimensions.last ?? formatDescription.dimensions
    }

    public var supportedColorSpaces: [AVCaptureColorSpace] {
      let all: [AVCaptureColorSpace] = [.sRGB, .P3_D65, .HLG_BT2020, .appleLog, .appleLog2]
      return facts.colorSpaces.map { names in all.filter { names.contains("\($0)") } } ?? [.sRGB, .P3_D65]
    }

    public func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool {
      if videoStabilizationMode == .off { return true }
      let modes = facts.stabilizationModes ?? ["standard", "cinematic"]
      return videoStabilizationMode == .auto ? !modes.isEmpty : modes.contains(videoStabilizationMode.fakeName)
    }

    /// Whether a frame may last so long: within one of the ranges.
    func allows(_ duration: CMTime) -> Bool {
      videoSupportedFrameRateRanges.contains { $0.minFrameDuration <= duration && duration <= $0.maxFrameDuration }
    }

    /// The highest rate.
    var minFrameRate: Double { videoSupportedFrameRateRanges.map(\.minFrameRate).min() ?? 0 }
    var maxFrameRate: Double { videoSupportedFrameRateRanges.map(\.maxFrameRate).max() ?? 0 }
  }
}

extension FormatFacts {
  /// A format of depth as a format.
  init(depth: Depth) {
    width = depth.width
    height = depth.height
    minFrameRate = depth.minFrameRate
    maxFrameRate = depth.maxFrameRate ?? 30
    pixelFormat = depth.pixelFormat
    frameRateRanges = nil
    binned = nil
    multiCam = nil
    readout = nil
    fieldOfView = nil
    maxZoomFactor = nil
    stabilizationModes = nil
    colorSpaces = nil
    videoHDR = nil
    photoDimensions = nil
    depthFormats = nil
    spatialVideo = nil
    cinematicVideo = nil
    autoVideoFrameRate = nil
    controls = nil
    unsupportedOutputs = nil
    features = nil
  }
}
