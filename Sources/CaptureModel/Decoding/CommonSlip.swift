/// Keys that are written again and again in place of another, and are not near enough to it for "did you mean".
enum CommonSlip {
  /// What may be meant by each word, in small letters; the first that an object has is.
  private static let meanings: [String: [String]] = [
    "fps": rates, "framerate": rates, "framespersecond": rates, "rate": rates,
    "from": ["input"], "source": ["input"], "src": ["input"],
    "to": ["output"], "destination": ["output"], "dest": ["output"], "sink": ["output"],
    "cameras": ["inputs"], "devices": ["inputs"], "links": ["connections"], "edges": ["connections"],
    "device": ["deviceType"], "camera": ["deviceType", "input"], "lens": ["deviceType"], "facing": ["position"],
    "format": ["activeFormat", "pixelFormat"], "resolution": ["activeFormat"], "kind": ["type"], "class": ["type"],
    "stabilization": ["preferredVideoStabilizationMode"], "mirrored": ["videoMirrored"],
    "rotation": ["videoRotationAngle"], "orientation": ["videoOrientation"], "zoom": ["videoZoomFactor"],
    "hdr": ["videoHDREnabled", "videoHDR"], "torch": ["torchMode"], "flash": ["flashMode"],
    "forms": ["formsConnections"], "device_type": ["deviceType"], "media": ["port", "mediaType"],
  ]

  private static let rates = ["maxFrameRateOverride", "maxFrameRate", "frameRate", "frameRates", "max"]

  /// The key among an object's that is meant: the one that stands for the API's member of this name, else a common slip.
  static func key(meantBy name: String, among fields: [SchemaField]) -> String? {
    if let field = fields.first(where: { $0.symbol?.kind.isNamed(name, asKey: $0.name) ?? false }) { return field.name }
    return meanings[name.lowercased()]?.first { meant in fields.contains { $0.name == meant } }
  }
}

extension KeySymbol.Kind {
  /// Whether it is a member of this name whose value a key has as it is.
  fileprivate func isNamed(_ name: String, asKey key: String) -> Bool {
    switch self {
    case .property, .flag, .automatic: member(of: key) == name
    default: false
    }
  }
}
