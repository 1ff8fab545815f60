import CaptureModel
import CaptureSession

/// The systems that a probe is for.
struct ProbeSystems: Sendable {
  /// The oldest one that the app runs on.
  let minimum: OSVersion

  /// The newest one whose symbols the app's SDK has.
  let sdk: OSVersion

  /// Whether the SDK has a symbol.
  func has(since version: OSVersion?) -> Bool { version.map { $0 <= sdk } ?? true }

  /// A statement, in an availability check if not every system has it; none if the SDK lacks it.
  func guarded(_ statement: String, since version: OSVersion?) -> [String] {
    guard has(since: version) else { return [] }
    guard let version, version > minimum else { return [statement] }
    return ["if \(version.isAvailable) { \(statement) }"]
  }

  /// Statements, in an availability check if not every system has them; none if the SDK lacks them.
  func guarded(_ lines: [String], since version: OSVersion?) -> [String] {
    guard has(since: version) else { return [] }
    guard let version, version > minimum else { return lines }
    return ["if \(version.isAvailable) {"] + lines.map { "    " + $0 } + ["}"]
  }
}

/// Lines of the probe that are generated from the vocabulary and from a profile's keys.
struct ProbeRegion: Sendable {
  /// The name of the region in the printed file.
  let name: String

  /// The lines of the region, for apps on given systems.
  let lines: @Sendable (_ systems: ProbeSystems) -> [String]

  /// The profile's keys and names that the region leaves out with an SDK.
  var lacking: @Sendable (_ sdk: OSVersion) -> [LeftOutForSDK] = { _ in [] }

  /// All regions, in file order.
  static let all: [ProbeRegion] =
    [
      table("device types", "deviceTypes", of: "AVCaptureDevice.DeviceType") {
        cameras.filter { $0.introduced <= newest }.map { Row($0.rawValue, since: $0.introduced) }
      },
      ProbeRegion(name: "first system with other device types") { systems in
        let known = min(systems.sdk, newest)
        let later = cameras.map(\.introduced).filter { $0 > known }.min() ?? OSVersion(newest.major + 1)
        return [
          "!process.isOperatingSystemAtLeast(",
          "    OperatingSystemVersion(majorVersion: \(later.major), minorVersion: \(later.minor), patchVersion: 0))",
        ]
      },
      table("stabilization modes", "stabilizationModes", of: "AVCaptureVideoStabilizationMode") {
        StabilizationMode.allCases.map { Row($0.rawValue, since: $0.introduced) }
      },
      table("presets", "presets", of: "AVCaptureSession.Preset") {
        Preset.allCases.filter { $0.isOnIOS && $0 != .inputPriority }.map { Row($0.rawValue) }
      },
      table("output types", "outputTypes", of: "AnyClass") {
        // A preview layer is not an output, and the still image output is deprecated.
        OutputType.aliases.filter { $0.1 != .previewLayer && $0.1 != .stillImage }.map {
          Row($0.1.rawValue, value: $0.0 + ".self")
        }
      },
      table("matte types", "matteTypes", of: "AVSemanticSegmentationMatte.MatteType") {
        // The glasses matte was added after the others.
        MatteType.allCases.map { Row($0.rawValue, since: $0 == .glasses ? OSVersion(14, 1) : nil) }
      },
      ProbeRegion(name: "pixel formats") { _ in
        let codes = PixelFormat.known.map { "\"\($0.code)\"" }
        return stride(from: 0, to: codes.count, by: 12).map { start in
          codes[start..<min(start + 12, codes.count)].joined(separator: ", ") + ","
        }
      },
      numbers("color spaces", of: ColorSpace.self), numbers("autofocus systems", of: AutoFocusSystem.self),
    ] + facts

  /// The profile's keys and names that the probe leaves out with an SDK, in file order.
  static func lacking(_ sdk: OSVersion) -> [LeftOutForSDK] { all.flatMap { $0.lacking(sdk) } }

  /// The newest system with headers that the symbols come from.
  private static let newest = CaptureGraph.systems.last ?? .oldest

  private static var cameras: [DeviceType] {
    DeviceType.allCases.filter { $0.rawValue.hasPrefix("builtIn") && !$0.isMicrophone && $0.current == $0 }
  }

  // MARK: Names

  /// A name and its value.
  private struct Row {
    let name: String
    let pair: String
    let since: OSVersion?

    init(_ name: String, value: String? = nil, since: OSVersion? = nil) {
      self.name = name
      pair = "(\"\(name)\", \(value ?? "." + name))"
      self.since = since
    }
  }

  /// A property with names and their values.
  private static func table(
    _ name: String, _ property: String, of type: String, _ rows: @escaping @Sendable () -> [Row]
  ) -> ProbeRegion {
    ProbeRegion(name: name) { systems in
      let list = "[(name: String, value: \(type))]"
      let all = rows().filter { systems.has(since: $0.since) }
      let newer = all.filter { $0.since.map { $0 > systems.minimum } ?? false }
      let older = all.filter { $0.since.map { $0 <= systems.minimum } ?? true }.map { "        \($0.pair)," }
      let opening = newer.isEmpty ? "    [" : "    var all: \(list) = ["
      let rest = newer.flatMap { systems.guarded("all.append(\($0.pair))", since: $0.since) }.map { "    " + $0 }
      return ["private static var \(property): \(list) {", opening] + older + ["    ]"] + rest
        + (newer.isEmpty ? [] : ["    return all"]) + ["}"]
    } lacking: { sdk in
      rows().compactMap { LeftOutForSDK($0.name, since: $0.since, lackedBy: sdk) }
    }
  }

  /// A dictionary of names by number.
  private static func numbers<Name: Vocabulary>(_ name: String, of type: Name.Type) -> ProbeRegion {
    ProbeRegion(name: name) { _ in
      ["[" + Name.numbers.map { "\($0.0): \"\($0.1.rawValue)\"" }.joined(separator: ", ") + "]"]
    }
  }

  // MARK: Facts

  /// The regions made from a profile's keys and the symbols that only some systems have.
  private static let facts: [ProbeRegion] = [
    plainFacts("devices", of: "device", "AVCaptureDevice", at: "cameras[]"),
    plainFacts("controls", of: "device", "AVCaptureDevice", at: "cameras[].controls"),
    offered(
      "exposure signals", "exposureSignals", ExposureSignal.self, "AVCaptureDeviceExposureSignal",
      in: "device.supportedExposureSignals"),
    plainFacts("formats", of: "format", "AVCaptureDevice.Format", at: "cameras[].formats[]"),
    plainFacts("controls of formats", of: "format", "AVCaptureDevice.Format", at: "cameras[].formats[].controls"),
    ProbeRegion(name: "rates of Center Stage") { systems in
      let lines = [
        "let rates = format.videoFrameRateRangeForCenterStage",
        "facts[\"maxFrameRateForCenterStage\"] = rates.map { JSON($0.maxFrameRate) }",
      ]
      return systems.guarded(lines, since: OSVersion(14, 5))
    },
    ProbeRegion(name: "sizes of rectangles") { systems in
      let lines = [
        "guard (try? device.lockForConfiguration()) != nil else { return }",
        "defer { device.unlockForConfiguration() }",
        "let format = device.activeFormat",
        "for index in formats.indices {",
        "    device.activeFormat = device.formats[index]",
        "    var controls = formats[index][\"controls\"] ?? [:]",
        "    if device.isFocusRectOfInterestSupported {",
        "        controls[\"minFocusRectWidth\"] = JSON(device.minFocusRectOfInterestSize.width)",
        "        controls[\"minFocusRectHeight\"] = JSON(device.minFocusRectOfInterestSize.height)",
        "    }",
        "    if device.isExposureRectOfInterestSupported {",
        "        controls[\"minExposureRectWidth\"] = JSON(device.minExposureRectOfInterestSize.width)",
        "        controls[\"minExposureRectHeight\"] = JSON(device.minExposureRectOfInterestSize.height)",
        "    }",
        "    formats[index][\"controls\"] = controls",
        "}",
        "device.activeFormat = format",
      ]
      return systems.guarded(lines, since: OSVersion(26))
    },
    plainFacts("features", of: "format", "AVCaptureDevice.Format", at: "cameras[].formats[].features"),
    ProbeRegion(name: "rates of cinematic video") { systems in
      let lines = [
        "let rates = format.videoFrameRateRangeForCinematicVideo",
        "facts[\"maxFrameRateForCinematicVideo\"] = rates.map { JSON($0.maxFrameRate) }",
      ]
      return systems.guarded(lines, since: OSVersion(26))
    },
    offered(
      "aspect ratios", "dynamicAspectRatios", AspectRatio.self, "AVCaptureDevice.AspectRatio",
      in: "format.supportedDynamicAspectRatios"),
    ProbeRegion(name: "photo dimensions") { systems in
      guard let version = since("photoDimensions"), version > systems.minimum else {
        return ["format.supportedMaxPhotoDimensions"]
      }
      return systems.guarded("return format.supportedMaxPhotoDimensions", since: version)
        + ["return [format.highResolutionStillImageDimensions]"]
    },
    system(of: "depthZoomRanges"), system(of: "maxControlsCount"),
  ]

  /// Statements that write keys with the value of a property, as the profile's fields describe them.
  private static func plainFacts(_ objects: String, of name: String, _ owner: String, at path: String) -> ProbeRegion {
    @Sendable func plain() -> [(key: String, member: String, symbol: KeySymbol)] {
      (DeviceProfile.schema.first { $0.path == path }?.fields ?? []).compactMap { field in
        guard let symbol = field.symbol, symbol.kind.owner == owner, field.type.isPlain,
          let member = symbol.kind.member(of: field.name)
        else { return nil }
        return (field.name, member, symbol)
      }
    }
    return ProbeRegion(name: "facts of " + objects) { systems in
      plain().flatMap { key, member, symbol -> [String] in
        let seconds = if case .seconds = symbol.kind { ".seconds" } else { "" }
        let statement = "facts[\"\(key)\"] = JSON(\(name).\(member)\(seconds))"
        let lines = systems.guarded(statement, since: symbol.since)
        // A line of the printed file has at most 120 columns, eight of them its margin.
        return lines.contains { $0.count > 112 } ? systems.guarded([statement], since: symbol.since) : lines
      }
    } lacking: { sdk in
      plain().compactMap { LeftOutForSDK($0.key, since: $0.symbol.since, lackedBy: sdk) }
    }
  }

  /// The statement that writes the names of a vocabulary that a list has.
  private static func offered<Name: Vocabulary>(
    _ name: String, _ key: String, _: Name.Type, _ type: String, in list: String
  ) -> ProbeRegion {
    ProbeRegion(name: name) { systems in
      let rows = Name.allCases.map { "    (\"\($0.rawValue)\", \($0.expression))," }
      let names = "all.filter { \(list).contains($0.value) }.map { JSON($0.name) }"
      let lines =
        ["let all: [(name: String, value: \(type))] = ["] + rows + ["]"]
        + ["let names = \(names)", "facts[\"\(key)\"] = .list(names)"]
      return systems.guarded(lines, since: since(key))
    } lacking: { sdk in
      [LeftOutForSDK(key, since: since(key), lackedBy: sdk)].compactMap(\.self)
    }
  }

  /// The early exit of a function on systems without a key's symbol.
  private static func system(of key: String) -> ProbeRegion {
    ProbeRegion(name: "system of " + key) { systems in
      guard let version = since(key), version > systems.minimum else { return [] }
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
