public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let muxed = AVMediaType(rawValue: "muxx")
  public static let text = AVMediaType(rawValue: "text")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  public static let depthData = AVMediaType(rawValue: "dpth")
  public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
  public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
  public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  public static let heic = AVFileType(rawValue: "public.heic")
  public static let heif = AVFileType(rawValue: "public.heif")
  public static let avci = AVFileType(rawValue: "public.avci")
  public static let tif = AVFileType(rawValue: "public.tiff")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoAppleProRAWBitDepthKey = "AVVideoAppleProRAWBitDepthKey"
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"
public let AVVideoMaxKeyFrameIntervalKey = "AVVideoMaxKeyFrameIntervalKey"
public let AVVideoMaxKeyFrameIntervalDurationKey = "AVVideoMaxKeyFrameIntervalDurationKey"
public let AVVideoAllowFrameReorderingKey = "AVVideoAllowFrameReorderingKey"
public let AVVideoExpectedSourceFrameRateKey = "AVVideoExpectedSourceFrameRateKey"
public let AVVideoAverageNonDroppableFrameRateKey = "AVVideoAverageNonDroppableFrameRateKey"
public let AVVideoH264EntropyModeKey = "AVVideoH264EntropyModeKey"
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
public let AVVideoH264EntropyModeCABAC = "CABAC"
public let AVVideoProfileLevelKey = "AVVideoProfileLevelKey"
public let AVVideoProfileLevelH264Baseline30 = "AVVideoProfileLevelH264Baseline30"
public let AVVideoProfileLevelH264Baseline31 = "AVVideoProfileLevelH264Baseline31"
public let AVVideoProfileLevelH264Baseline41 = "AVVideoProfileLevelH264Baseline41"
public let AVVideoProfileLevelH264BaselineAutoLevel = "AVVideoProfileLevelH264BaselineAutoLevel"
public let AVVideoProfileLevelH264Main30 = "AVVideoProfileLevelH264Main30"
public let AVVideoProfileLevelH264Main31 = "AVVideoProfileLevelH264Main31"
public let AVVideoProfileLevelH264Main32 = "AVVideoProfileLevelH264Main32"
public let AVVideoProfileLevelH264Main41 = "AVVideoProfileLevelH264Main41"
public let AVVideoProfileLevelH264MainAutoLevel = "AVVideoProfileLevelH264MainAutoLevel"
public let AVVideoProfileLevelH264High40 = "AVVideoProfileLevelH264High40"
public let AVVideoProfileLevelH264High41 = "AVVideoProfileLevelH264High41"
public let AVVideoProfileLevelH264HighAutoLevel = "AVVideoProfileLevelH264HighAutoLevel"

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public typealias AudioChannelLayoutTag = UInt32
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_HOA_ACN_SN3D: AudioChannelLayoutTag = 190 << 16
