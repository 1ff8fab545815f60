import CaptureModel

/// A Swift type with values that a recorder writes by their names in graphs.
///
/// A key can't say these: several keys share a type, and which of its values compile is up to the SDK.
struct RecordedNames {
  /// The type.
  let type: String

  /// A key of a graph that holds such a name.
  let key: String

  /// The values that don't compile for iOS, or that no released SDK has.
  var missing: Set<String> = []

  /// The first iOS that has the type; `nil` if the recorder's oldest system has it.
  var since: OSVersion?

  /// The first iOS that deprecates the type.
  var deprecated: OSVersion?

  /// All types.
  static let all: [RecordedNames] = [
    RecordedNames(
      type: "AVCaptureDevice.DeviceType", key: "deviceType",
      missing: [
        "builtInDuoCamera", "builtInMicrophone", "deskViewCamera", "externalUnknown",
      ]),
    RecordedNames(type: "AVCaptureDevice.Position", key: "position"),
    RecordedNames(
      type: "AVMediaType", key: "mediaType",
      missing: ["muxed", "text", "closedCaption", "subtitle", "timecode", "auxiliaryPicture"]),
    RecordedNames(type: "AVCaptureSession.Preset", key: "preset", missing: ["qvga320x240", "qHD960x540"]),
    RecordedNames(type: "AVCaptureColorSpace", key: "activeColorSpace"),
    RecordedNames(type: "AVCaptureDevice.ExposureMode", key: "exposureMode"),
    RecordedNames(type: "AVCaptureDevice.FocusMode", key: "focusMode"),
    RecordedNames(type: "AVCaptureDevice.AutoFocusRangeRestriction", key: "autoFocusRangeRestriction"),
    RecordedNames(
      type: "AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior",
      key: "primaryConstituentDeviceSwitchingBehavior", since: OSVersion(15)),
    RecordedNames(type: "AVLayerVideoGravity", key: "videoGravity"),
    RecordedNames(type: "AVCaptureDevice.AspectRatio", key: "dynamicAspectRatio", since: OSVersion(26)),
    RecordedNames(type: "AVCaptureDeviceExposureSignal", key: "enabledExposureSignals", since: OSVersion(27)),
    RecordedNames(type: "AVCaptureDevice.WhiteBalanceMode", key: "whiteBalanceMode"),
    RecordedNames(type: "AVCaptureDevice.TorchMode", key: "torchMode"),
    RecordedNames(type: "AVCaptureDevice.FlashMode", key: "flashMode"),
    RecordedNames(type: "AVCaptureMultichannelAudioMode", key: "multichannelAudioMode", since: OSVersion(18)),
    RecordedNames(type: "AVCaptureVideoStabilizationMode", key: "preferredVideoStabilizationMode"),
    RecordedNames(type: "AVCaptureVideoOrientation", key: "videoOrientation", deprecated: OSVersion(17)),
    RecordedNames(type: "AVCapturePhotoOutput.QualityPrioritization", key: "photoQualityPrioritization"),
    RecordedNames(type: "AVSemanticSegmentationMatte.MatteType", key: "enabledSemanticSegmentationMatteTypes"),
    RecordedNames(type: "AVMetadataObject.ObjectType", key: "metadataObjectTypes"),
    RecordedNames(type: "AVVideoCodecType", key: "codec"),
    RecordedNames(type: "AVFileType", key: "fileType"),
    RecordedNames(type: "AudioChannelLayoutTag", key: "spatialAudioChannelLayoutTag"),
  ]

  /// The names of values that an SDK with the type lacks.
  func lacking(_ names: SchemaNames, sdk: OSVersion) -> [LeftOutForSDK] {
    if let since, since > sdk { return [] }
    return symbols(names).compactMap { LeftOutForSDK($0.name, since: $0.symbol.since, lackedBy: sdk) }
  }

  private func symbols(_ names: SchemaNames) -> [(name: String, symbol: NameSymbols.Symbol)] {
    names.names.filter { !missing.contains($0) }.compactMap { name in names.symbols?[name].map { (name, $0) } }
  }

  /// A function that names the values of the type, for apps with a given minimum system that are compiled with an SDK.
  ///
  /// A value newer than the SDK, or than this capplan, is written as the system names it, so that it stands out.
  func code(_ names: SchemaNames, minimum: OSVersion, sdk: OSVersion) -> [SwiftCode] {
    if let deprecated, deprecated <= minimum { return [] }
    if let since, since > sdk { return [] }
    let symbols = symbols(names).filter { ($0.symbol.since ?? sdk) <= sdk }
    let old = symbols.filter { ($0.symbol.since ?? minimum) <= minimum }
    var body = SwiftBody(minimum: minimum)
    let isWhole = old.count == symbols.count
    body.add(
      [.line("\(isWhole ? "let" : "var") names: [\(type): String] = [")]
        + old.map { .line("    \($0.symbol.expression): \"\($0.name)\",") } + [.line("]")], since: nil)
    for (name, symbol) in symbols where (symbol.since ?? minimum) > minimum {
      body.add([.line("names[\(symbol.expression)] = \"\(name)\"")], since: symbol.since)
    }
    let value = type == "AudioChannelLayoutTag" ? "\"\\(value)\"" : "\"\\(value.rawValue)\""
    body.add([.line("return names[value] ?? \(value)")], since: nil)
    let attribute = since.flatMap { $0 > minimum ? SwiftCode.line($0.attribute) : nil }
    return (attribute.map { [$0] } ?? []) + [
      .block("private static func name(of value: \(type)) -> String {", body.codes)
    ]
  }
}
