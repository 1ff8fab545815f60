import JSONSource

/// Keys that people often write instead of the right one, and that are too different from it for "did you mean".
enum CommonSlip {
  /// The keys that each word (in lower case) may mean; the first one that an object has is used.
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
    "videosettings": ["pixelFormat", "codec"], "outputsettings": ["codec", "pixelFormat"], "codectype": ["codec"],
    "videocodec": ["codec"], "url": ["outputFileURL"], "inputport": ["port"], "inputports": ["ports"],
    "colorspace": ["activeColorSpace"], "stabilizationmode": ["preferredVideoStabilizationMode"],
    "zoomfactor": ["videoZoomFactor"], "objecttypes": ["metadataObjectTypes"],
  ]

  /// Where to write the settings of an API member, for objects that have none of them.
  private static let places = [
    "format":
      "a camera's format is 'activeFormat' of its input, its depth format 'activeDepthDataFormat'; a videoData output has "
      + "'pixelFormat', a photo request 'codec'",
    "videosettings": "a videoData output has 'pixelFormat', 'width' and 'height' in place of videoSettings",
    "outputsettings": "a movieFile output has 'codec' in place of output settings",
  ]

  /// Where to write the value of a name, if its object has no such key.
  static func place(meantBy name: String) -> String? { word(name).flatMap { places[$0] } }

  private static let rates = ["maxFrameRateOverride", "maxFrameRate", "frameRate", "frameRates", "max"]

  /// The key of an object that a name means: the one for the API member with this name, or else a common slip.
  static func key(meantBy name: String, among fields: [SchemaField]) -> String? {
    if let field = fields.first(where: { $0.isAlsoCalled(name) }) { return field.name }
    if let field = fields.first(where: { $0.symbol?.kind.isNamed(name, asKey: $0.name) ?? false }) { return field.name }
    return word(name).flatMap { meanings[$0] }?.first { meant in fields.contains { $0.name == meant } }
  }

  /// A name as the tables may have it; `nil` if it isn't ASCII, as all their words are.
  ///
  /// Dictionaries compare a name with the words that chance puts beside it, which takes seconds for millions of marks.
  private static func word(_ name: String) -> String? { name.isASCII ? name.lowercased() : nil }
}

extension KeySymbol.Kind {
  /// Whether it is the member with this name, and the key takes the member's value unchanged.
  fileprivate func isNamed(_ name: String, asKey key: String) -> Bool {
    switch self {
    case .property, .flag, .automatic: member(of: key) == name
    case .entry(let entry, _, _): "\(entry)" == name
    default: false
    }
  }
}
