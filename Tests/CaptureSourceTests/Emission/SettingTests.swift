import CaptureModel
import CaptureSource
import JSONSource
import Testing

/// Each key of a graph that names a symbol is emitted by its field line alone, or has code of its own.
struct SettingTests {
  /// The objects whose keys are settings.
  static let objects = CaptureGraph.schema.filter { object in
    let places = ["session", "inputs[]", "connections[]", "photoSettings[]"]
    return places.contains(object.path) || object.path.hasPrefix("outputs[") && object.path.hasSuffix("]")
  }

  /// Keys of members that are settled when their object is made or found, or that structure says: code of its own.
  static let structural: Set<String> = [
    "controls", "deviceType", "position", "activeFormat", "activeDepthDataFormat", "disabledPorts",
    "followsExternalSync", "codec", "pixelFormat", "rawPixelFormat", "fileType", "livePhotoMovieFileURL",
    "bracketedSettings", "preparedPhotoSettings", "deferredStartDelegate", "smartFraming",
    "photoSettingsForSceneMonitoring",
    "virtualDeviceConstituentPhotoDeliveryEnabledDevices", "exposureTargetBias", "exposureDuration", "iso",
  ]

  /// Keys of what the app does with the session, which emitted code leaves to it.
  static let ofTheApp: Set<String> = [
    "sampleBufferCallbackQueue", "delegateCallbackQueue", "metadataObjectsCallbackQueue", "outputFileURL", "captures",
    "delegateMethods",
  ]

  @Test func everyKeyThatNamesASymbolIsASettingOrHasCodeOfItsOwn() throws {
    var count = 0
    for object in Self.objects {
      for field in object.fields where field.symbol != nil {
        let text = "{ \"\(field.name)\": \(Self.sample(field.type)) }"
        let document = try #require(JSONParser.parse(SourceText(text), limit: 1 << 20).document)
        let settings = SettingReader(document: document).settings(of: document.root, object.fields)
        if settings.isEmpty {
          #expect(Self.structural.union(Self.ofTheApp).contains(field.name), "\(object.path).\(field.name)")
        } else {
          count += settings.count
        }
      }
    }
    #expect(count > 80)
  }

  @Test func valuesAreThoseOfSwift() throws {
    let text = """
      { "videoZoomFactor": 1.5, "activeColorSpace": 1, "maxFrameRateOverride": 29.97, "lockedVideoFrameDuration": 0.02,
        "torchLevel": "maxAvailable", "activeFrameRate": { "min": 15, "max": 24 },
        "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true }
      """
    let document = try #require(JSONParser.parse(SourceText(text), limit: 1 << 20).document)
    let fields = try #require(CaptureGraph.schema.first { $0.path == "inputs[]" }).fields
    let settings = SettingReader(document: document).settings(of: document.root, fields)
    #expect(
      settings.map { "\($0.member) = \($0.value)" } == [
        "automaticallyAdjustsVideoHDREnabled = false",
        "videoMinFrameDurationOverride = CMTime(value: 100, timescale: 2997)",
        "activeVideoMinFrameDuration = CMTime(value: 1, timescale: 24)",
        "activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 15)", "videoZoomFactor = 1.5",
        "isVideoHDREnabled = true", "activeColorSpace = .P3_D65",
        "setTorchModeOn(level:) = AVCaptureDevice.maxAvailableTorchLevel",
        "activeLockedVideoFrameDuration = CMTime(value: 1, timescale: 50)",
      ])
  }

  @Test func aNameInPlaceOfANumberAsksForNoRange() throws {
    let fields = try #require(CaptureGraph.schema.first { $0.path == "inputs[]" }).fields
    for (value, needsSupport) in [("1.5", true), ("\"current\"", false)] {
      let text = "{ \"exposureTargetBias\": \(value) }"
      let document = try #require(JSONParser.parse(SourceText(text), limit: 1 << 20).document)
      let setting = try #require(SettingReader(document: document).settings(of: document.root, fields).first)
      #expect(setting.needsSupport == needsSupport, "\(value)")
    }
  }

  /// A value that a key may have.
  private static func sample(_ type: SchemaType) -> String {
    switch type {
    case .boolean: "true"
    case .number(let bounds, _): "\(Int(bounds.upperBound))"
    case .names(let make): "\"\(make().names[0])\""
    case .array(let element, _, _): "[\(sample(element))]"
    case .either(let types): sample(types[0])
    case .object(let fields): "{ \(fields().map { "\"\($0.name)\": \(sample($0.type))" }.joined(separator: ", ")) }"
    case .string, .definition, .reference, .pointer, .map, .table, .variants, .null: "\"text\""
    }
  }
}
