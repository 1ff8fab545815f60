import CaptureModel

/// The regions made from a profile's keys and the symbols that only some systems have.
extension ProbeRegion {
  static let facts: [ProbeRegion] = [
    plainFacts("devices", of: "device", "AVCaptureDevice", at: "cameras[]"),
    plainFacts("formats", of: "format", "AVCaptureDevice.Format", at: "cameras[].formats[]"),
    ProbeRegion(name: "photo dimensions") { minimum in
      guard let version = since("photoDimensions"), version > minimum else {
        return ["format.supportedMaxPhotoDimensions"]
      }
      return [
        guarded("return format.supportedMaxPhotoDimensions", since: version, minimum),
        "return [format.highResolutionStillImageDimensions]",
      ]
    },
    system(of: "depthZoomRanges"), system(of: "maxControlsCount"),
  ]

  /// Statements that write keys with the value of a property, as the profile's fields describe them.
  private static func plainFacts(_ objects: String, of name: String, _ owner: String, at path: String) -> ProbeRegion {
    ProbeRegion(name: "facts of " + objects) { minimum in
      let fields = DeviceProfile.schema.first { $0.path == path }?.fields ?? []
      return fields.compactMap { field -> String? in
        guard let symbol = field.symbol, symbol.kind.owner == owner, field.type.isPlain,
          let member = symbol.kind.member(of: field.name)
        else { return nil }
        return guarded("facts[\"\(field.name)\"] = JSON(\(name).\(member))", since: symbol.since, minimum)
      }
    }
  }

  /// The early exit of a function on systems without a key's symbol.
  private static func system(of key: String) -> ProbeRegion {
    ProbeRegion(name: "system of " + key) { minimum in
      guard let version = since(key), version > minimum else { return [] }
      return ["guard \(version.isAvailable) else { return nil }"]
    }
  }

  /// The first system that has the symbol of a profile's key.
  private static func since(_ key: String) -> OSVersion? {
    DeviceProfile.schema.flatMap(\.fields).first { $0.name == key && $0.symbol != nil }?.symbol?.since
  }
}

extension SchemaType {
  /// Whether a property's value can be written as it is: a Boolean, a number or a text.
  fileprivate var isPlain: Bool {
    switch self {
    case .boolean, .number, .string, .null: true
    // A fact may also be given with its source.
    case .either(let types): types.first?.isPlain ?? false
    default: false
    }
  }
}
