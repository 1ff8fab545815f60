import JSONSource

extension Vocabulary {
  /// A list of names.
  static var listShape: Shape<[Self]> { .values(of: .name("\(Self.self)")) }
}

extension DeviceSetTable: ShapedObject {
  private static let setList = Shape<[[DeviceKey]]>.values(of: .values(of: DeviceKey.shape))

  package static let shape = ObjectShape<DeviceSetTable>(
    {
      Field(
        "complete", .boolean, about: "Whether this is the whole table for the device types that it was asked with",
        isRequired: true
      ) { $0.complete = $1.value }
      Field(
        "deviceTypes", DeviceType.listShape,
        about: "The device types that the table was asked with; empty where that is not known"
      ) { $0.deviceTypes = $1.value.map(\.current) }
      Field("sets", setList, about: "Each set without order", isRequired: true) { $0.sets = $1.value }
      Field("source", .sourceID, about: "The id of the profile's source") { $0.source = $1.value }
    },
    make: { _ in DeviceSetTable() })
}

extension DeviceKey {
  private struct Request: Sendable {
    var deviceType: DeviceType?
    var position: DevicePosition?
  }

  private static let object = ObjectShape<Request>(
    {
      Field("deviceType", .name("device type"), about: "The kind of camera, or the microphone", isRequired: true) {
        $0.deviceType = $1.value
      }
      Field("position", .name("position"), about: "Where the device is", isRequired: true) { $0.position = $1.value }
    },
    make: { _ in Request() })

  static let shape = Shape<DeviceKey>(object.shape.schema) { reader, value in
    guard let request = object.read(&reader, value), let type = request.deviceType, let position = request.position
    else { return nil }
    return DeviceKey(type, position)
  }
}

extension ProfileMicrophones: ShapedObject {
  package static let shape = ObjectShape<ProfileMicrophones>(
    {
      Field("count", .nullable(.integer(0...64)), about: "How many names there are") { $0.count = $1.value }
      Field(
        "beams", .nullable(DevicePosition.listShape),
        about: "The positions that sound can be recorded from (`sourceDevicePosition` of an audio port)"
      ) { $0.beams = $1.value }
      Field("source", .sourceID, about: "The id of the profile's source") { $0.source = $1.value }
    },
    make: { _ in ProfileMicrophones() })
}

extension ProfileSource: ShapedObject {
  package static let shape = ObjectShape<ProfileSource>(
    {
      Field("id", .text(), about: "The name", isRequired: true) { $0.id = $1.value }
      Field("kind", .name("kind of source"), about: "What is named", isRequired: true) { $0.kind = $1.value }
      Field("reference", .text(), about: "The talk, page, listing or formula", isRequired: true) {
        $0.reference = $1.value
      }
      Field("note", .nullable(.text()), about: "For people: which readings they rest on, and how sure they are") {
        $0.note = $1.value
      }
    },
    make: { _ in ProfileSource() })
}

extension DeviceFormat: ShapedObject {
  /// A format whose frame rates are in order.
  static let listed = shape.ordered { ($0.minFrameRate, $0.maxFrameRate) }

  private static let readoutShape = Shape<Readout>(
    .either([.number(1...1e12, isInteger: false), Coefficient.shape.schema, .null])
  ) { reader, value in
    switch reader.document.kind(of: value) {
    case .null: return .unknown
    case .number:
      let pixels = reader.number(value, in: 1...1e12, isInteger: false, unit: "pixels")
      return pixels.map { .bounded(Coefficient(low: $0, value: $0, high: $0)) }
    default: return Coefficient.shape.read(&reader, value).map { .bounded($0) }
    }
  }

  private static let interval = ObjectShape<FrameRateInterval>(
    {
      Field("minFrameRate", .frameRate, about: "The slowest") { $0.min = $1.value }
      Field("maxFrameRate", .frameRate, about: "The fastest", isRequired: true) { $0.max = $1.value }
    },
    make: { _ in FrameRateInterval() })

  private static let zoomRange = Shape<[Double]>.values(of: .number(0...1000)).map { ends in
    (ends.first ?? 1)...max(ends.first ?? 1, ends.last ?? 1)
  }

  package static let shape = ObjectShape<DeviceFormat>(
    {
      Field(
        "width", .integer(1...100_000, "pixels"), about: "Columns of the format's video, in pixels", isRequired: true
      ) { $0.width = $1.value }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of the format's video, in pixels", isRequired: true)
      { $0.height = $1.value }
      Field("minFrameRate", .nullable(.frameRate), about: "The lowest frame rate of the format") {
        $0.minFrameRate = $1.value
      }
      Field("maxFrameRate", .nullable(.frameRate), about: "The highest frame rate of the format") {
        $0.maxFrameRate = $1.value
      }
      Field(
        "binned", .nullable(.boolean), .property("isVideoBinned", of: "AVCaptureDevice.Format", since: .iOS(7)),
        about: "Whether several pixels of the sensor make one"
      ) {
        $0.binned = $1.value
      }
      Field(
        "multiCam", .nullable(.boolean), .property("isMultiCamSupported", of: "AVCaptureDevice.Format", since: .iOS(13))
      ) { $0.multiCam = $1.value }
      Field(
        "pixelFormats", .nullable(.values(of: .pixelFormat)),
        about: "The media subtypes that the camera lists the format with"
      ) { $0.pixelFormats = $1.value }
      Field(
        "photoDimensions", .nullable(.values(of: Dimensions.shape)),
        .property("supportedMaxPhotoDimensions", of: "AVCaptureDevice.Format", since: .iOS(16)),
        about:
          "The sizes of its photos; before iOS 16 `highResolutionStillImageDimensions`"
      ) { $0.photoDimensions = $1.value }
      Field("readout", readoutShape, about: "Sensor pixels read for a frame") { $0.readout = $1.value }
      Field(
        "fieldOfView", .nullable(.number(0...360, "degrees")),
        .property("videoFieldOfView", of: "AVCaptureDevice.Format", since: .iOS(7)),
        about: "How wide it sees, in degrees"
      ) { $0.fieldOfView = $1.value }
      Field(
        "maxZoomFactor", .nullable(.number(1...10_000)),
        .property("videoMaxZoomFactor", of: "AVCaptureDevice.Format", since: .iOS(7))
      ) {
        $0.maxZoomFactor = $1.value
      }
      Field(
        "stabilizationModes", .nullable(StabilizationMode.listShape),
        about: "The modes that `isVideoStabilizationModeSupported(_:)` accepts"
      ) { $0.stabilizationModes = $1.value }
      Field(
        "colorSpaces", .nullable(ColorSpace.listShape),
        .property("supportedColorSpaces", of: "AVCaptureDevice.Format", since: .iOS(10))
      ) {
        $0.colorSpaces = $1.value
      }
      Field(
        "videoHDR", .nullable(.boolean), .property("isVideoHDRSupported", of: "AVCaptureDevice.Format", since: .iOS(8))
      ) { $0.videoHDR = $1.value }
      Field(
        "unsupportedOutputs", .nullable(OutputType.listShape),
        .property("unsupportedCaptureOutputClasses", of: "AVCaptureDevice.Format", since: .iOS(8))
      ) {
        $0.unsupportedOutputs = $1.value
      }
      Field(
        "highestPhotoQuality", .nullable(.boolean),
        .property("isHighestPhotoQualitySupported", of: "AVCaptureDevice.Format", since: .iOS(15))
      ) {
        $0.highestPhotoQuality = $1.value
      }
      Field(
        "frameRateRanges", .nullable(.values(of: interval.ordered { ($0.min, $0.max) })),
        about: "`videoSupportedFrameRateRanges`"
      ) {
        $0.frameRateRanges = $1.value
      }
      Field(
        "depthFormats", .nullable(.values(of: .object(DepthFormat.self))),
        about: "`supportedDepthDataFormats`, as they stream; empty where there are none"
      ) { $0.depthFormats = $1.value }
      Field(
        "photoDepthFormats", .nullable(.values(of: .object(DepthFormat.self))),
        about: "The formats of the depth maps that come with photos; empty where there are none"
      ) { $0.photoDepthFormats = $1.value }
      Field(
        "depthZoomRanges", .nullable(.values(of: zoomRange)),
        .property("supportedVideoZoomRangesForDepthDataDelivery", of: "AVCaptureDevice.Format", since: .iOS(17, 2)),
        about: "The lowest and the highest factor of each range"
      ) { $0.depthZoomRanges = $1.value }
      Field("source", .sourceID, about: "The id of the profile's source") { $0.source = $1.value }
    },
    make: { _ in DeviceFormat() })
}

extension DepthFormat: ShapedObject {
  package static let shape = ObjectShape<DepthFormat>(
    {
      Field(
        "width", .integer(1...100_000, "pixels"), about: "Columns of the format's video, in pixels", isRequired: true
      ) { $0.width = $1.value }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of the format's video, in pixels", isRequired: true)
      { $0.height = $1.value }
      Field("maxFrameRate", .nullable(.frameRate), about: "The highest frame rate of the format") {
        $0.maxFrameRate = $1.value
      }
      Field(
        "pixelFormats", .nullable(.values(of: .pixelFormat)),
        about: "The media subtypes that the camera lists the format with"
      ) { $0.pixelFormats = $1.value }
    },
    make: { _ in DepthFormat() })
}
