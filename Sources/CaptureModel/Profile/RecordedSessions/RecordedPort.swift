package import JSONSource

/// The port of a recorded connection; unrecorded parts are `nil`.
public struct RecordedPort: Sendable {
  /// The medium; `nil` for whatever the output takes.
  public var mediaType: MediaType?

  /// The constituent with the port; `nil` for the device's own.
  public var sourceDeviceType: DeviceType?

  /// The side that a microphone's beam faces; `nil` for the microphone's own port.
  public var sourceDevicePosition: DevicePosition?
}

extension RecordedPort: KeyedObject {
  package static var blank: RecordedPort { RecordedPort() }

  package static var isOnOneLine: Bool { true }

  /// A medium, or an object with more details.
  static let shape: Shape<RecordedPort> = {
    let medium = Shape<MediaType>.name("media type")
    let object = ObjectShape(keysOf: RecordedPort.self)
    return Shape<RecordedPort>(.either([medium.schema, object.shape.schema])) { reader, value in
      if reader.document.kind(of: value) == .object { return object.read(&reader, value) }
      return medium.read(&reader, value).map { RecordedPort(mediaType: $0) }
    }
  }()

  package static func visit(_ keys: inout some KeyVisitor<RecordedPort>) {
    keys.key("mediaType", .known(.name("media type")), about: "The medium", .required) { $1(&$0.mediaType) }
    keys.key(
      "sourceDeviceType", .known(.deviceType), about: "The constituent with the port; left out for the device's own"
    ) {
      $1(&$0.sourceDeviceType)
    }
    keys.key(
      "sourceDevicePosition", .known(.name("position")),
      about: "The side that a microphone's beam faces; left out for the microphone's own port"
    ) {
      $1(&$0.sourceDevicePosition)
    }
  }

  package var isLeftOut: Bool { mediaType == nil }

  package func write(_ key: String, to writer: inout JSONWriter) {
    if let mediaType, sourceDeviceType == nil, sourceDevicePosition == nil {
      mediaType.write(key, to: &writer)
    } else {
      writer.line(key) { write(to: &$0) }
    }
  }
}

extension MediaType: KeyScalar {}
