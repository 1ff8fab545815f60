public import JSONSource

/// An `AVCaptureConnection` from an input's port to an output or a preview layer. What the graph leaves out is `nil`.
public struct GraphConnection: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The input that it comes from.
  public var input: Located<Identifier>?

  /// The ports as `port` or `ports` names them; `nil` where both are left out. Of several the last counts.
  public var ports: Located<[PortRequest]>? {
    didSet { portsNamedBefore = oldValue ?? portsNamedBefore }
  }

  /// What `port` or `ports` said before the other said it again; `nil` where the ports are named once.
  public private(set) var portsNamedBefore: Located<[PortRequest]>?

  /// The output or preview layer that it goes to.
  public var output: Located<Identifier>?

  /// `AVCaptureConnection.isEnabled`; default `true`.
  public var enabled: Located<Bool>?

  /// `AVCaptureConnection.preferredVideoStabilizationMode`, since iOS 8; default `off`.
  public var preferredVideoStabilizationMode: Located<StabilizationMode>?

  /// `AVCaptureConnection.videoRotationAngle`, in degrees clockwise, since iOS 17.
  public var videoRotationAngle: Located<Double>?

  /// `AVCaptureConnection.isVideoMirrored`.
  public var videoMirrored: Located<Bool>?

  /// `AVCaptureConnection.automaticallyAdjustsVideoMirroring`, since iOS 6; default `true`.
  public var automaticallyAdjustsVideoMirroring: Located<Bool>?

  /// `AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled`, since iOS 11; default `false`.
  public var cameraIntrinsicMatrixDeliveryEnabled: Located<Bool>?

  init(range: SourceRange) { self.range = range }
}

/// A port as a graph names it: by its medium, and where it matters by the device and the position it comes from.
public struct PortRequest: Hashable, Sendable {
  /// Where the object, or the media type alone, stands in the document.
  public let range: SourceRange

  /// `AVCaptureInput.Port.mediaType`.
  public internal(set) var mediaType: Located<MediaType>?

  /// `AVCaptureInput.Port.sourceDeviceType`, since iOS 13; `nil` means the device's own port.
  public internal(set) var sourceDeviceType: Located<DeviceType>?

  /// `AVCaptureInput.Port.sourceDevicePosition`, since iOS 13; `nil` means the input's, on a microphone its own port.
  public internal(set) var sourceDevicePosition: Located<DevicePosition>?

  init(range: SourceRange) { self.range = range }
}

extension GraphConnection: ShapedObject {
  package static let shape = ObjectShape<GraphConnection>(
    {
      Field("input", .identifier, isRequired: true) { $0.input = $1 }
      Field("port", PortRequest.shape.map { [$0] }) { $0.ports = $1 }
      Field("ports", portList) { $0.ports = $1 }
      Field("output", .identifier, isRequired: true) { $0.output = $1 }
      Field("enabled", .boolean) { $0.enabled = $1 }
      Field("preferredVideoStabilizationMode", .name("stabilization mode")) {
        $0.preferredVideoStabilizationMode = $1
      }
      Field("videoRotationAngle", .number(-360...360, "degrees")) { $0.videoRotationAngle = $1 }
      Field("videoMirrored", .boolean) { $0.videoMirrored = $1 }
      Field("automaticallyAdjustsVideoMirroring", .boolean) { $0.automaticallyAdjustsVideoMirroring = $1 }
      Field("cameraIntrinsicMatrixDeliveryEnabled", .boolean) { $0.cameraIntrinsicMatrixDeliveryEnabled = $1 }
    },
    make: { GraphConnection(range: $0) })

  /// At least one port.
  private static let portList = Shape<[PortRequest]>(PortRequest.listShape.schema) { reader, value in
    guard let requests = PortRequest.listShape.read(&reader, value) else { return nil }
    if reader.document.count(of: value) == 0 {
      reader.report(
        .valueOutOfRange("an empty list", allowed: "at least one port", at: reader.document.range(of: value)))
    }
    return requests
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
      return medium.read(&reader, value).map { medium in
        var request = PortRequest(range: range)
        request.mediaType = Located(medium, at: range)
        return request
      }
    default:
      reader.reportWrongType(value, expected: "a media type or an object")
      return nil
    }
  }

  static let listShape = Shape<[PortRequest]>.values(of: shape)
}
