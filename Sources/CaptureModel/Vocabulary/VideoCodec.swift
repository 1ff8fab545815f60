/// `AVVideoCodecType`: how video and photos are compressed.
public enum VideoCodec: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case hevc, h264, jpeg, proRes422, proRes422HQ, proRes422LT, proRes422Proxy, proRes4444, hevcWithAlpha

  /// The four-character raw values, and the C symbols of the photo codecs.
  public static var aliases: [(String, VideoCodec)] {
    [
      ("hvc1", .hevc), ("avc1", .h264), ("apcn", .proRes422), ("apch", .proRes422HQ), ("apcs", .proRes422LT),
      ("apco", .proRes422Proxy), ("ap4h", .proRes4444), ("muxa", .hevcWithAlpha),
      ("AVVideoCodecTypeHEVC", .hevc), ("AVVideoCodecTypeJPEG", .jpeg),
    ]
  }

  /// The first iOS that has its symbol; whether a camera's movies can be written with it is a fact of the device.
  public var since: OSVersion? { introduced }

  /// The same version.
  public var introduced: OSVersion {
    switch self {
    case .hevc, .h264, .jpeg, .proRes422, .proRes4444: OSVersion(11)
    case .proRes422HQ, .proRes422LT, .proRes422Proxy, .hevcWithAlpha: OSVersion(13)
    }
  }

  /// Whether older systems have it under another name, such as `AVVideoCodecH264`.
  public var hadOlderName: Bool { self == .h264 || self == .jpeg }

  /// The codec with its type name, since settings dictionaries are untyped.
  public var expression: String { "AVVideoCodecType." + rawValue }

  /// Whether all devices with multi-camera sessions, and all iPhones among the profiles, can write movies with it.
  public var isCommon: Bool { self == .hevc || self == .h264 }

  /// Whether it is one of the codecs of ProRes 422, which take the frames of formats in `x422`.
  public var isProRes422: Bool {
    switch self {
    case .proRes422, .proRes422HQ, .proRes422LT, .proRes422Proxy: true
    case .hevc, .h264, .jpeg, .proRes4444, .hevcWithAlpha: false
    }
  }

  /// A codec by one of its names; rules check others.
  static var schema: SchemaType { .either([.names { schemaNames }, .string("a codec")]) }
}
