public import JSONSource

/// A port in a graph: its medium and, if necessary, its device and position.
public struct PortRequest: Hashable, Sendable {
  /// The place of the object, or of the media type alone.
  public let range: SourceRange

  /// What the port delivers.
  public internal(set) var mediaType: Located<MediaType>?

  /// The type of the device that the port belongs to; default the input's own.
  public internal(set) var sourceDeviceType: Located<DeviceType>?

  /// The position of that device, or the side that a microphone beam faces; default as the input.
  public internal(set) var sourceDevicePosition: Located<DevicePosition>?

  init(range: SourceRange) { self.range = range }

  /// The medium; a request without one isn't judged.
  public var medium: MediaType { mediaType?.value ?? .video }

  /// The port of a constituent, as if it were written at a place.
  public init(_ medium: MediaType, from constituent: DeviceType, at range: SourceRange) {
    self.range = range
    mediaType = Located(medium, at: range)
    sourceDeviceType = Located(constituent, at: range)
  }
}

extension PortRequest {
  private static let object = ObjectShape<PortRequest>(
    {
      Field(
        "mediaType", .name("media type"), .property(of: "AVCaptureInput.Port", set: .fixed),
        about: "What the port delivers",
        isRequired: true
      ) { $1(&$0.mediaType) }
      Field(
        "sourceDeviceType", .name("device type"), .property(of: "AVCaptureInput.Port", since: .iOS(13), set: .fixed),
        default: .varying("the input's own"), about: "The type of the device that the port belongs to"
      ) { $1(&$0.sourceDeviceType) }
      Field(
        "sourceDevicePosition", .name("position"), .property(of: "AVCaptureInput.Port", since: .iOS(13), set: .fixed),
        default: .varying("as the input"),
        about: "The position of that device, or the side that a microphone beam faces"
      ) { $1(&$0.sourceDevicePosition) }
    },
    make: { PortRequest(range: $0) })

  private static let medium = Shape<MediaType>.name("media type")

  /// A medium, or an object with more details.
  static let shape = Shape<PortRequest>(
    .either([medium.schema, object.shape.schema]),
    write: { port, names in
      let isMedium = port.sourceDeviceType == nil && port.sourceDevicePosition == nil
      return isMedium ? .text(port.medium.rawValue) : object.tree(of: port, names)
    }
  ) { reader, value in
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
      reader.reportWrongType(
        value, expected: "a media type or an object",
        allowed: "one of \(MediaType.allCases.map(\.rawValue).joined(separator: ", ")); or an object with mediaType, "
          + "sourceDeviceType and sourceDevicePosition")
      return nil
    }
  }

  static let listShape = Shape<[PortRequest]>.values(of: shape)
}
