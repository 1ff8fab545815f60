import CaptureModel
import CaptureSource
import Testing

/// What has to support the keys of a graph, and how an app asks.
struct RequirementTests {
  /// The condition of a key in Swift, for `owner` and `value`.
  private static func condition(_ key: String) throws -> [String] {
    let symbol = try #require(GraphSchemaTests.symbols.first { $0.key == key }?.symbol)
    return symbol.requirements.map { $0.condition(of: "owner", value: "value") }
  }

  @Test(arguments: [
    ("outputs[photo].livePhotoCaptureEnabled", "owner.isLivePhotoCaptureSupported"),
    ("inputs[].videoHDREnabled", "owner.activeFormat.isVideoHDRSupported"),
    ("inputs[].torchMode", "owner.isTorchModeSupported(value)"),
    ("inputs[].torchLevel", "owner.isTorchModeSupported(.on)"),
    ("inputs[].activeColorSpace", "owner.activeFormat.supportedColorSpaces.contains(value)"),
    ("outputs[metadata].metadataObjectTypes", "Set(owner.availableMetadataObjectTypes).isSuperset(of: value)"),
    (
      "inputs[].videoZoomFactor",
      "owner.minAvailableVideoZoomFactor <= value && value <= owner.maxAvailableVideoZoomFactor"
    ),
    ("inputs[].maxFrameRateOverride", "owner.activeFormat.supports(frameDuration: value)"),
    ("inputs[].depthFrameRateLimit", "owner.activeDepthDataFormat?.supports(frameDuration: value) ?? false"),
    (
      "outputs[photo].maxPhotoDimensions",
      "owner.activeFormat.supportedMaxPhotoDimensions.contains(where: { ($0.width, $0.height) == value })"
    ),
    ("outputs[photo].livePhotoCaptureSuspended", "owner.isLivePhotoCaptureEnabled"),
  ])
  func aQuestionIsWrittenAsSwift(_ key: String, _ text: String) throws {
    #expect(try Self.condition(key) == [text])
  }

  @Test func aPreferenceAsksForNothing() throws {
    #expect(try Self.condition("connections[].preferredVideoStabilizationMode") == [])
  }

  @Test func aLockedDurationIsAskedOfTheInputAndOfItsCamera() throws {
    #expect(
      try Self.condition("inputs[].lockedVideoFrameDuration") == [
        "owner.isLockedVideoFrameDurationSupported", "owner.minSupportedLockedVideoFrameDuration <= value",
      ])
  }

  @Test func aRequestIsNotLargerThanItsOutputAllows() throws {
    let symbol = try #require(
      GraphSchemaTests.symbols.first { $0.key == "photoSettings[].maxPhotoDimensions" }?.symbol)
    #expect(
      symbol.requirements.map { $0.condition(of: "photo", value: "(4032, 3024)") } == [
        "photo.maxPhotoDimensions.width >= 4032 && photo.maxPhotoDimensions.height >= 3024"
      ])
  }

  /// Whom the keys of a type may ask.
  private static func subjects(ofKeysOf type: String) -> Set<Requirement.Subject> {
    switch type {
    case "AVCaptureSession": [.session]
    case "AVCaptureDevice": [.device, .format, .depthFormat]
    case "AVCaptureDeviceInput": [.input, .device, .format]
    case "AVCaptureConnection": [.connection, .format]
    case "AVCapturePhotoSettings", "AVCapturePhotoBracketSettings": [.output, .request]
    default: type.hasSuffix("Output") ? [.output, .format] : []
    }
  }

  @Test func askedIsTheOwnerOfAKeyOrWhatItBelongsTo() throws {
    var count = 0
    for (key, _, symbol) in GraphSchemaTests.symbols where !symbol.requirements.isEmpty {
      let subjects = Self.subjects(ofKeysOf: try #require(symbol.kind.owner))
      for requirement in symbol.requirements { #expect(subjects.contains(requirement.subject), "\(key)") }
      count += 1
    }
    #expect(count > 60)
  }

  @Test func aKeyWhoseNameSaysAutomaticallyIsAutomatic() {
    var count = 0
    for (key, field, symbol) in GraphSchemaTests.symbols {
      // What the camera then does by itself no app can do by hand, and it needs support.
      let isBoost = field.name == "automaticallyEnablesLowLightBoostWhenAvailable"
      #expect(symbol.kind.isAutomatic == (field.name.hasPrefix("automatically") && !isBoost), "\(key)")
      if symbol.kind.isAutomatic { count += 1 }
    }
    #expect(count == 12)
  }
}
