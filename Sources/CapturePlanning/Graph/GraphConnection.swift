/// An `AVCaptureConnection` from an input's port to an output or a preview layer. What the graph leaves out is `nil`.
public struct GraphConnection: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The input that it comes from.
  public var input: Located<Identifier>?

  /// The ports as `port` or `ports` names them; `nil` where both are left out.
  public var ports: Located<PortRequests>?

  /// The output or preview layer that it goes to.
  public var output: Located<Identifier>?

  /// `AVCaptureConnection.isEnabled`; default `true`.
  public var enabled: Located<Bool>?

  /// The settings that few connections have, in memory of their own: one, or `nil`.
  private var settings: [ConnectionSettings]?

  init(range: SourceRange) { self.range = range }
}

/// A port as a graph names it: by its medium, and where it matters by the device and the position it comes from.
public struct PortRequest: Hashable, Sendable {
  /// What an object says of a port.
  private struct LookUp: Hashable, Sendable {
    var mediaType: Located<MediaType>?
    var sourceDeviceType: Located<DeviceType>?
    var sourceDevicePosition: Located<DevicePosition>?
  }

  /// Where the object, or the media type alone, stands in the document.
  public let range: SourceRange

  // A medium alone, as nearly every connection has it, takes no memory of its own; an object's keys do.
  private let medium: MediaType?
  private var lookUp: [LookUp]?

  /// A medium alone.
  init(_ medium: MediaType, at range: SourceRange) {
    self.range = range
    self.medium = medium
  }

  /// An object, whose keys are to be set.
  init(range: SourceRange) {
    self.range = range
    medium = nil
    lookUp = [LookUp()]
  }

  /// `AVCaptureInput.Port.mediaType`.
  public internal(set) var mediaType: Located<MediaType>? {
    get { medium.map { Located($0, at: range) } ?? lookUp?.first?.mediaType }
    set { lookUp?[0].mediaType = newValue }
  }

  /// `AVCaptureInput.Port.sourceDeviceType`, since iOS 13; `nil` means the device's own port.
  public internal(set) var sourceDeviceType: Located<DeviceType>? {
    get { lookUp?.first?.sourceDeviceType }
    set { lookUp?[0].sourceDeviceType = newValue }
  }

  /// `AVCaptureInput.Port.sourceDevicePosition`, since iOS 13; `nil` means the input's, on a microphone its own port.
  public internal(set) var sourceDevicePosition: Located<DevicePosition>? {
    get { lookUp?.first?.sourceDevicePosition }
    set { lookUp?[0].sourceDevicePosition = newValue }
  }
}

extension GraphConnection {
  /// `AVCaptureConnection.preferredVideoStabilizationMode`, since iOS 8; default `off`.
  public var preferredVideoStabilizationMode: Located<StabilizationMode>? {
    get { settings?.first?.preferredVideoStabilizationMode }
    set { change { $0.preferredVideoStabilizationMode = newValue } }
  }

  /// `AVCaptureConnection.videoRotationAngle`, in degrees clockwise, since iOS 17.
  public var videoRotationAngle: Located<Double>? {
    get { settings?.first?.videoRotationAngle }
    set { change { $0.videoRotationAngle = newValue } }
  }

  /// `AVCaptureConnection.isVideoMirrored`.
  public var videoMirrored: Located<Bool>? {
    get { settings?.first?.videoMirrored }
    set { change { $0.videoMirrored = newValue } }
  }

  /// `AVCaptureConnection.automaticallyAdjustsVideoMirroring`, since iOS 6; default `true`.
  public var automaticallyAdjustsVideoMirroring: Located<Bool>? {
    get { settings?.first?.automaticallyAdjustsVideoMirroring }
    set { change { $0.automaticallyAdjustsVideoMirroring = newValue } }
  }

  /// `AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled`, since iOS 11; default `false`.
  public var cameraIntrinsicMatrixDeliveryEnabled: Located<Bool>? {
    get { settings?.first?.cameraIntrinsicMatrixDeliveryEnabled }
    set { change { $0.cameraIntrinsicMatrixDeliveryEnabled = newValue } }
  }

  /// What `port` or `ports` said before the other said it again; `nil` where the ports are named once.
  var portsNamedBefore: Located<PortRequests>? { settings?.first?.portsNamedBefore }

  /// Takes the ports from `port` or `ports`: of several the last counts, and the one before is remembered.
  fileprivate mutating func name(_ requests: Located<PortRequests>) {
    if let earlier = ports { change { $0.portsNamedBefore = earlier } }
    ports = requests
  }

  private mutating func change(_ body: (inout ConnectionSettings) -> Void) {
    var changed = settings?.first ?? ConnectionSettings()
    body(&changed)
    settings = [changed]
  }
}

/// The settings that few connections have.
private struct ConnectionSettings: Sendable {
  var portsNamedBefore: Located<PortRequests>?
  var preferredVideoStabilizationMode: Located<StabilizationMode>?
  var videoRotationAngle: Located<Double>?
  var videoMirrored: Located<Bool>?
  var automaticallyAdjustsVideoMirroring: Located<Bool>?
  var cameraIntrinsicMatrixDeliveryEnabled: Located<Bool>?
}

/// The ports of one connection: nearly always one, which then needs no memory of its own.
public struct PortRequests: RandomAccessCollection, Hashable, Sendable {
  private let head: PortRequest?
  private let tail: [PortRequest]?

  /// A list of ports.
  public init(_ requests: [PortRequest]) {
    head = requests.first
    tail = requests.count > 1 ? Array(requests.dropFirst()) : nil
  }

  init(one request: PortRequest) {
    head = request
    tail = nil
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of ports.
  public var endIndex: Int { head == nil ? 0 : (tail?.count ?? 0) + 1 }

  /// The port at a place.
  public subscript(index: Int) -> PortRequest {
    if index == 0, let head { return head }
    guard let tail else { preconditionFailure("an index lies below the count") }
    return tail[index - 1]
  }
}

extension GraphConnection: ShapedObject {
  package static let shape = makeShape()

  /// The shape anew.
  static func makeShape() -> ObjectShape<GraphConnection> {
    ObjectShape(fields, make: { GraphConnection(range: $0) })
  }

  private static var fields: FieldList<GraphConnection> {
    FieldList {
      Field("input", .identifier, isRequired: true) { $0.input = $1 }
      Field("port", PortRequest.shape.map { PortRequests(one: $0) }) { $0.name($1) }
      Field("ports", portList) { $0.name($1) }
      Field("output", .identifier, isRequired: true) { $0.output = $1 }
      Field("enabled", .boolean) { $0.enabled = $1 }
      Field("preferredVideoStabilizationMode", .name("stabilization mode")) {
        $0.preferredVideoStabilizationMode = $1
      }
      Field("videoRotationAngle", .number(-360...360, "degrees")) { $0.videoRotationAngle = $1 }
      Field("videoMirrored", .boolean) { $0.videoMirrored = $1 }
      Field("automaticallyAdjustsVideoMirroring", .boolean) { $0.automaticallyAdjustsVideoMirroring = $1 }
      Field("cameraIntrinsicMatrixDeliveryEnabled", .boolean) { $0.cameraIntrinsicMatrixDeliveryEnabled = $1 }
    }
  }

  /// At least one port.
  private static let portList = Shape<PortRequests>(PortRequest.listShape.schema) { reader, value in
    guard let requests = PortRequest.listShape.read(&reader, value) else { return nil }
    if reader.document.count(of: value) == 0 {
      reader.report(
        .valueOutOfRange("an empty list", allowed: "at least one port", at: reader.document.range(of: value)))
    }
    return PortRequests(requests)
  }

  /// The list of connections.
  static let list = Shape<[GraphConnection]>(.array(shape.shape.schema)) { reader, value in
    guard reader.document.kind(of: value) == .array else {
      reader.reportWrongType(value, expected: "an array")
      return nil
    }
    return ConnectionListReader.read(&reader, value)
  }

  /// Gives its names other numbers, where those that are new to a document were counted apart.
  mutating func rename(_ names: RenamedIdentifiers) {
    input = input.map { Located(names[$0.value], at: $0.range) }
    output = output.map { Located(names[$0.value], at: $0.range) }
  }
}

extension PortRequest {
  private static let object = ObjectShape<PortRequest>(
    {
      Field("mediaType", .name("media type"), isRequired: true) { $0.mediaType = $1 }
      Field("sourceDeviceType", .name("device type")) { $0.sourceDeviceType = $1 }
      Field("sourceDevicePosition", .name("position")) { $0.sourceDevicePosition = $1 }
    },
    make: { PortRequest(range: $0) })

  private static let medium = Shape<MediaType>.name("media type")

  /// A medium, or an object that says more.
  static let shape = Shape<PortRequest>(.either([medium.schema, object.shape.schema])) { reader, value in
    switch reader.document.kind(of: value) {
    case .object: return object.read(&reader, value)
    case .string:
      let range = reader.document.range(of: value)
      return medium.read(&reader, value).map { PortRequest($0, at: range) }
    default:
      reader.reportWrongType(value, expected: "a media type or an object")
      return nil
    }
  }

  static let listShape = Shape<[PortRequest]>.values(of: shape)
}
