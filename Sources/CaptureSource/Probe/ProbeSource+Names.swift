import CaptureModel
import CaptureSession

/// What follows from the lines of the profile and from the vocabulary: names, and symbols that not every system has.
extension ProbeSource {
  /// The newest system whose headers the symbols were taken from.
  private static let newest = OSVersion(27)

  var names: String {
    """
    // MARK: - Names, and symbols that not every system has

    nonisolated extension \(type) {
    \(deviceTypes)

    \(stabilizationModes)

    \(table("presets", of: "AVCaptureSession.Preset", presets.map { ($0.rawValue, "." + $0.rawValue, nil) }))

    \(table("outputTypes", of: "AnyClass", outputTypes))

    \(table("matteTypes", of: "AVSemanticSegmentationMatte.MatteType", matteTypes))

      /// The four-character codes that capplan knows.
      private static var pixelFormats: Set<String> {
        [
    \(Self.rows(PixelFormat.known.map { "\"\($0.code)\"" }))
        ]
      }

      /// By raw value.
      private static var colorSpaces: [Int: String] {
        \(Self.dictionary(ColorSpace.self))
      }

      /// By raw value.
      private static var autoFocusSystems: [Int: String] {
        \(Self.dictionary(AutoFocusSystem.self))
      }

    \(plainFacts(of: "device", "AVCaptureDevice", at: "cameras[]"))

    \(plainFacts(of: "format", "AVCaptureDevice.Format", at: "cameras[].formats[]"))

    \(newerFacts)
    }
    """
  }

  // MARK: Names

  private var deviceTypes: String {
    let cameras = DeviceType.allCases.filter { type in
      type.rawValue.hasPrefix("builtIn") && !type.isMicrophone && type.current == type
    }
    let known = cameras.filter { $0.introduced <= Self.newest }
    let later = cameras.map(\.introduced).filter { $0 > Self.newest }.min() ?? OSVersion(Self.newest.major + 1)
    return """
      \(table("deviceTypes", of: "AVCaptureDevice.DeviceType", known.map { ($0.rawValue, "." + $0.rawValue, $0.introduced) }))

        /// Whether the system has no device types but those. Each new one may have more.
        private var knowsAllDeviceTypes: Bool {
          !process.isOperatingSystemAtLeast(
            OperatingSystemVersion(majorVersion: \(later.major), minorVersion: \(later.minor), patchVersion: 0))
        }
      """
  }

  private var stabilizationModes: String {
    let modes = StabilizationMode.allCases.map { ($0.rawValue, "." + $0.rawValue, Optional($0.introduced)) }
    return table("stabilizationModes", of: "AVCaptureVideoStabilizationMode", modes)
  }

  private var presets: [Preset] { Preset.allCases.filter { $0.isOnIOS && $0 != .inputPriority } }

  private var outputTypes: [(String, String, OSVersion?)] {
    // A preview layer is no output, and the still image output is deprecated.
    OutputType.aliases.filter { $0.1 != .previewLayer && $0.1 != .stillImage }.map {
      ($0.1.rawValue, $0.0 + ".self", nil)
    }
  }

  private var matteTypes: [(String, String, OSVersion?)] {
    // Glasses came later than the others.
    MatteType.allCases.map { ($0.rawValue, "." + $0.rawValue, $0 == .glasses ? OSVersion(14, 1) : nil) }
  }

  /// A property with names and what they stand for.
  private func table(_ name: String, of type: String, _ rows: [(String, String, OSVersion?)]) -> String {
    let list = "[(name: String, value: \(type))]"
    let (old, new) = (rows.filter { !isNewer($0.2) }, rows.filter { isNewer($0.2) })
    let lines = old.map { "      (\"\($0.0)\", \($0.1)),\n" }.joined()
    let rest = new.map { row in guarded("all.append((\"\(row.0)\", \(row.1)))", since: row.2) }
    let statements =
      rest.isEmpty
      ? "    [\n\(lines)    ]"
      : "    var all: \(list) = [\n\(lines)    ]\n\(rest.joined(separator: "\n"))\n    return all"
    return "  private static var \(name): \(list) {\n\(statements)\n  }"
  }

  /// The elements of a list, some on each line.
  private static func rows(_ elements: [String], of count: Int = 12) -> String {
    stride(from: 0, to: elements.count, by: count).map { start in
      "      " + elements[start..<min(start + count, elements.count)].joined(separator: ", ")
    }.joined(separator: ",\n") + ","
  }

  private static func dictionary<Name: Vocabulary>(_ type: Name.Type) -> String {
    "[" + Name.numbers.map { "\($0.0): \"\($0.1.rawValue)\"" }.joined(separator: ", ") + "]"
  }

  // MARK: Availability

  private func isNewer(_ version: OSVersion?) -> Bool { version.map { $0 > minimum } ?? false }

  /// A statement, where the system has what it needs.
  private func guarded(_ statement: String, since version: OSVersion?) -> String {
    guard let version, isNewer(version) else { return "    \(statement)" }
    return "    if #available(iOS \(version), *) { \(statement) }"
  }
}

// Facts.
extension ProbeSource {
  /// A function that writes down the keys whose value is that of a property, as the profile's lines say.
  private func plainFacts(of name: String, _ owner: String, at path: String) -> String {
    let fields = DeviceProfile.schema.first { $0.path == path }?.fields ?? []
    let facts = fields.compactMap { field -> String? in
      guard let symbol = field.symbol, symbol.kind.owner == owner, field.type.isPlain,
        let member = symbol.kind.member(of: field.name)
      else { return nil }
      return guarded("facts[\"\(field.name)\"] = JSON(\(name).\(member))", since: symbol.since)
    }
    return """
        private func facts(of \(name): \(owner)) -> JSON {
          var facts: JSON = [:]
      \(facts.joined(separator: "\n"))
          return facts
        }
      """
  }

  /// What is written down in a way of its own, and is newer than the oldest systems.
  private var newerFacts: String {
    let photos = [
      "if #available(iOS 16.0, *) { return format.supportedMaxPhotoDimensions }",
      "return [format.highResolutionStillImageDimensions]",
    ]
    let (zoom, controls) = (since("depthZoomRanges"), since("maxControlsCount"))
    return """
        private func photoDimensions(of format: AVCaptureDevice.Format) -> [CMVideoDimensions] {
      \(isNewer(since("photoDimensions")) ? "    \(photos[0])\n    \(photos[1])" : "    format.supportedMaxPhotoDimensions")
        }

        private func depthZoomRanges(of format: AVCaptureDevice.Format) -> JSON? {
      \(orNil(zoom))    let ranges = format.supportedVideoZoomRangesForDepthDataDelivery
          return .list(ranges.map { [JSON($0.lowerBound), JSON($0.upperBound)] })
        }

        private func maxControlsCount() -> JSON? {
      \(orNil(controls))    let session = AVCaptureSession()
          return JSON(session.supportsControls ? session.maxControlsCount : 0)
        }
      """
  }

  private func orNil(_ version: OSVersion?) -> String {
    guard let version, isNewer(version) else { return "" }
    return "    guard #available(iOS \(version), *) else { return nil }\n"
  }

  /// The first system that has the symbol of a profile's key.
  private func since(_ key: String) -> OSVersion? {
    DeviceProfile.schema.flatMap(\.fields).first { $0.name == key && $0.symbol != nil }?.symbol?.since
  }
}

extension SchemaType {
  /// Whether a property's value can stand for it as it is: a truth value, a number or a text.
  fileprivate var isPlain: Bool {
    switch self {
    case .boolean, .number, .string, .null: true
    // A fact may be given with its source, too.
    case .either(let types): types.first?.isPlain ?? false
    default: false
    }
  }
}
