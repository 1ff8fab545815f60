import CaptureModel

/// A Swift type with values that a recorder writes by their names in graphs.
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

  /// A function that names the values of the type, for apps with a given minimum system.
  ///
  /// A value newer than this capplan is written as the system names it, so that it stands out.
  func code(_ names: SchemaNames, minimum: OSVersion) -> [SwiftCode] {
    if let deprecated, deprecated <= minimum { return [] }
    let symbols = names.names.filter { !missing.contains($0) }.compactMap { name in
      names.symbols?[name].map { (name: name, symbol: $0) }
    }
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
