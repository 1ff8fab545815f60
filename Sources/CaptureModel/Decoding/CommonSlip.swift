/// Keys that people often write instead of the right one, too different from it for "did you mean".
enum CommonSlip {
  /// The keys that each word (in lower case) may stand for; the first that an object has is taken.
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

  /// The key of an object that a name stands for: the one for the API member with this name, else a common slip.
  static func key(meantBy name: String, among fields: [SchemaField]) -> String? {
    if let field = fields.first(where: { $0.symbol?.kind.isNamed(name, asKey: $0.name) ?? false }) { return field.name }
    return meanings[name.lowercased()]?.first { meant in fields.contains { $0.name == meant } }
  }
}

extension KeySymbol.Kind {
  /// Whether it is a member with this name whose value the key takes unchanged.
  fileprivate func isNamed(_ name: String, asKey key: String) -> Bool {
    switch self {
    case .property, .flag, .automatic: member(of: key) == name
    default: false
    }
  }
}
