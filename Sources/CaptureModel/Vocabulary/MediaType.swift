/// `AVMediaType`: what flows through a port.
public enum MediaType: String, Vocabulary {
  /// Its names, for look-ups by bytes.
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
}
