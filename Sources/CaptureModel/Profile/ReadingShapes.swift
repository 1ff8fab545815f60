import JSONSource

extension CostReading: ShapedObject {
  private static let costs = Shape<[ReadCost]>(.either([ReadCost.shape.schema, .array(ReadCost.shape.schema)])) {
    reader, value in
    if reader.document.kind(of: value) == .array {
      return Shape<[ReadCost]>.values(of: ReadCost.shape).read(&reader, value)
    }
    return ReadCost.shape.read(&reader, value).map { [$0] }
  }

  package static let shape = ObjectShape<CostReading>(
    {
      Field("id", .text(), about: "The name", isRequired: true) { $0.id = $1.value }
      Field("graph", .nullable(.object(RecordedSession.self)), about: "The graph") { $0.graph = $1.value }
      Field(
        "recorded", RecordedPart.listShape,
        about: "Which of the things that costs depend on were recorded, of every camera and output"
      ) { $0.recorded = $1.value }
      Field("hardwareCost", .nullable(costs), about: "What hardwareCost was read, once or each time") {
        $0.hardwareCost = $1.value ?? []
      }
      Field("systemPressureCost", .nullable(ReadCost.shape), about: "What systemPressureCost was read") {
        $0.systemPressureCost = $1.value
      }
      Field(
        "outcomes", ReadingOutcome.listShape,
        about: "How sessions of this kind ended, each once; empty where that was not told"
      ) { $0.outcomes = $1.value }
      Field("readWhen", .nullable(.name("moment")), about: "When the costs were read") { $0.readWhen = $1.value }
      Field("operatingSystem", .nullable(.text()), about: "The system of the device") { $0.operatingSystem = $1.value }
      Field("configuration", .nullable(.text()), about: "The session that was read, in words") {
        $0.configuration = $1.value
      }
      Field("source", .sourceID, about: "The id of the profile's source") { $0.source = $1.value }
    },
    make: { _ in CostReading() })
}

extension ReadCost {
  /// A number from 0 to 100; its decimals count as they are written.
  package static let shape = Shape<ReadCost>(.number(0...100, isInteger: false)) { reader, value in
    guard let cost = reader.number(value, in: 0...100, isInteger: false, unit: nil) else { return nil }
    return ReadCost(value: cost, decimals: decimals(of: reader.document.source[reader.document.range(of: value)]))
  }

  /// How many decimals a number is written with; a float has no more than 9 that count.
  private static func decimals(of text: String) -> Int {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let digits = parts.first?.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    let exponent = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    return min(max(digits.subtractingReportingOverflow(exponent).partialValue, 0), 9)
  }
}

extension RecordedSession: ShapedObject {
  private static let session = ObjectShape<RecordedSession>(
    { Field("type", .name("session type"), about: "What it holds") { $0.type = $1.value } },
    make: { _ in RecordedSession() })

  package static let shape = ObjectShape<RecordedSession>(
    {
      Field("session", session.shape, about: "What it holds") { $0.type = $1.value.type }
      Field("inputs", .values(of: .object(RecordedInput.self)), about: "Cameras and microphones", isRequired: true) {
        $0.inputs = $1.value
      }
      Field("outputs", .values(of: .object(RecordedOutput.self)), about: "Outputs and preview layers") {
        $0.outputs = $1.value
      }
      Field(
        "connections", .values(of: .object(RecordedConnection.self)),
        about: "Connections, in the order in which the app adds them"
      ) { $0.connections = $1.value }
    },
    make: { _ in RecordedSession() })
}

extension RecordedInput: ShapedObject {
  private static let format = ObjectShape<RecordedInput>(
    {
      Field("width", .integer(1...100_000, "pixels"), about: "Columns of the format's video, in pixels") {
        $0.width = $1.value
      }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of the format's video, in pixels") {
        $0.height = $1.value
      }
      Field("maxFrameRate", .frameRate, about: "The highest frame rate of the format") { $0.maxFrameRate = $1.value }
      Field("binned", .boolean, about: "Whether several pixels of the sensor make one") { $0.binned = $1.value }
      Field("pixelFormat", .pixelFormat, about: "The media subtype") { $0.pixelFormat = $1.value }
    },
    make: { _ in RecordedInput() })

  package static let shape = ObjectShape<RecordedInput>(
    {
      Field("id", .text("the input's id"), about: "The name", isRequired: true) { $0.id = $1.value }
      Field("deviceType", Shape<DeviceType>.name("device type"), about: "The kind of camera, or the microphone") {
        $0.deviceType = $1.value.current
      }
      Field("position", .name("position"), about: "Where the device is") { $0.position = $1.value }
      Field("activeFormat", format.shape, about: "What was recorded of the format") { $0.takeFormat(of: $1.value) }
      Field("maxFrameRateOverride", .frameRate, about: "A limit of the rate: no frame comes faster") {
        $0.maxFrameRateOverride = $1.value
      }
      Field("videoHDREnabled", .boolean, about: "Whether HDR video is on") { $0.videoHDREnabled = $1.value }
    },
    make: { _ in RecordedInput() })

  private mutating func takeFormat(of other: RecordedInput) {
    (width, height, maxFrameRate) = (other.width, other.height, other.maxFrameRate)
    (binned, pixelFormat) = (other.binned, other.pixelFormat)
  }
}

extension RecordedOutput: ShapedObject {
  package static let shape = ObjectShape<RecordedOutput>(
    {
      Field("id", .text("the output's id"), about: "The name", isRequired: true) { $0.id = $1.value }
      Field("type", .name("output type"), about: "What it holds") { $0.type = $1.value }
      Field("width", .integer(1...100_000, "pixels"), about: "Columns of the format's video, in pixels") {
        $0.width = $1.value
      }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of the format's video, in pixels") {
        $0.height = $1.value
      }
    },
    make: { _ in RecordedOutput() })
}

extension RecordedConnection: ShapedObject {
  private static let port = ObjectShape<RecordedConnection>(
    {
      Field("mediaType", .name("media type"), about: "What it delivers", isRequired: true) { $0.mediaType = $1.value }
      Field("sourceDeviceType", Shape<DeviceType>.name("device type"), about: "The device that it comes from") {
        $0.sourceDeviceType = $1.value.current
      }
      Field("sourceDevicePosition", .name("position"), about: "The position that it comes from") {
        $0.sourceDevicePosition = $1.value
      }
    },
    make: { _ in RecordedConnection() })

  private static let medium = Shape<MediaType>.name("media type")

  /// A medium, or an object that says more.
  private static let portShape = Shape<RecordedConnection>(.either([medium.schema, port.shape.schema])) {
    reader, value in
    if reader.document.kind(of: value) == .object { return port.read(&reader, value) }
    return medium.read(&reader, value).map { RecordedConnection(mediaType: $0) }
  }

  package static let shape = ObjectShape<RecordedConnection>(
    {
      Field("input", .text("an input's id"), about: "The input that it comes from", isRequired: true) {
        $0.input = $1.value
      }
      Field("port", portShape, about: "The port that the connection takes") { $0.takePort(of: $1.value) }
      Field("output", .text("an output's id"), about: "The photo output that the request goes to", isRequired: true) {
        $0.output = $1.value
      }
      Field(
        "preferredVideoStabilizationMode", .name("stabilization mode"),
        about: "What each stabilization mode adds to systemPressureCost; a mode that is not here is not known"
      ) { $0.stabilization = $1.value }
    },
    make: { _ in RecordedConnection() })

  private mutating func takePort(of other: RecordedConnection) {
    (mediaType, sourceDeviceType) = (other.mediaType, other.sourceDeviceType)
    sourceDevicePosition = other.sourceDevicePosition
  }
}
