/// `AVVideoCodecType`: how video and photos are compressed.
public enum VideoCodec: String, Vocabulary {
  /// Its names, for look-ups by bytes.
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

  /// The version of iOS that introduced it.
  public var introduced: OSVersion {
    switch self {
    case .hevc: OSVersion(11)
    case .h264, .jpeg: OSVersion(10)
    case .hevcWithAlpha: OSVersion(13)
    case .proRes422, .proRes422HQ, .proRes422LT, .proRes422Proxy, .proRes4444: OSVersion(15, 1)
    }
  }

  /// The same version.
  public var since: OSVersion? { introduced }

  /// The codec with its type name, since settings dictionaries are untyped.
  public var expression: String { "AVVideoCodecType." + rawValue }

  /// Whether all devices with multi-camera sessions, and all iPhones among the profiles, can write movies with it.
  public var isCommon: Bool { self == .hevc || self == .h264 }

  /// A codec by one of its names; rules check others.
  static var schema: SchemaType { .either([.names { schemaNames }, .string("a codec")]) }
}
