/// `AVMediaType`: what flows through a port.
public enum MediaType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case video, audio, depthData, metadataObject, metadata, muxed, text, closedCaption, subtitle, timecode
  case auxiliaryPicture

  /// The four-character raw values.
  public static var aliases: [(String, MediaType)] {
    [
      ("vide", .video), ("soun", .audio), ("dpth", .depthData), ("mobj", .metadataObject), ("meta", .metadata),
      ("muxx", .muxed), ("clcp", .closedCaption), ("sbtl", .subtitle), ("tmcd", .timecode),
      ("auxv", .auxiliaryPicture),
    ]
  }

  /// The first iOS that has it.
  public var since: OSVersion? {
    switch self {
    case .metadata: OSVersion(6)
    case .metadataObject: OSVersion(9)
    case .depthData: OSVersion(11)
    case .auxiliaryPicture: OSVersion(14)
    default: nil
    }
  }
}
