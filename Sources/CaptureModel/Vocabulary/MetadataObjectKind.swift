import JSONSource

/// The types of `AVMetadataObject.ObjectType` by their Swift names, with the iOS version that introduced each.
public enum MetadataObjectKind {
  /// The Swift name of a type, from the name of its Objective-C constant or the value of that constant, such as
  /// `AVMetadataObjectTypeQRCode` or `org.iso.QRCode`. Both end with the name, apart from hyphens, capitals and a final `Code`.
  public static func name(ofConstant text: String) -> String? {
    let prefix = "AVMetadataObjectType"
    let last = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text.split(separator: ".").last
    guard let last, last.count < text.count else { return nil }
    let word = last.filter { $0 != "-" }.lowercased()
    let short = word.hasSuffix("code") ? String(word.dropLast(4)) : word
    return [word, short].lazy.compactMap { word in all.keys.first { $0.lowercased() == word } }.first
  }

  /// Each name, with the first iOS that has it.
  public static let all: [String: OSVersion] = {
    let names: [(OSVersion, [String])] = [
      (OSVersion(6), ["face"]),
      (
        OSVersion(7),
        ["aztec", "code128", "code39", "code39Mod43", "code93", "ean13", "ean8", "pdf417", "qr", "upce"]
      ),
      (OSVersion(8), ["dataMatrix", "interleaved2of5", "itf14"]),
      (OSVersion(13), ["catBody", "dogBody", "humanBody", "salientObject"]),
      (
        OSVersion(15, 4),
        ["codabar", "gs1DataBar", "gs1DataBarExpanded", "gs1DataBarLimited", "microPDF417", "microQR"]
      ),
      (OSVersion(17), ["humanFullBody"]),
      (OSVersion(26), ["catHead", "dogHead"]),
      (OSVersion(27), ["cinematicVideoMetadata", "focusTrackedObject"]),
    ]
    var table: [String: OSVersion] = [:]
    for (version, group) in names { for name in group { table[name] = version } }
    return table
  }()
}

extension MetadataObjectKind {
  /// The names, for editors and for emitted code.
  static var schemaNames: SchemaNames {
    let names = all.keys.sorted()
    return SchemaNames(
      names,
      symbols: NameSymbols(
        names.map { NameSymbols.Symbol(expression: "." + $0, since: all[$0]) },
        spellings: names.indices.map { (names[$0], $0) }))
  }
}
