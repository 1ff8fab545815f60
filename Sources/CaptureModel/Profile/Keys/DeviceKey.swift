package import JSONSource

/// A camera's type and position, which identify it on a device.
public struct DeviceKey: Hashable, Sendable, CustomStringConvertible {
  /// The kind of camera (`AVCaptureDevice.deviceType`), under its current name.
  public let deviceType: DeviceType

  /// Its side of the device.
  public let position: DevicePosition

  /// A type, under its current name, and a position.
  public init(_ deviceType: DeviceType, _ position: DevicePosition) {
    self.deviceType = deviceType.current
    self.position = position
  }

  /// `back telephoto`.
  public var description: String {
    position == .unspecified ? deviceType.shortName : "\(position.rawValue) \(deviceType.shortName)"
  }
}

extension DeviceKey {
  private struct Request: Sendable {
    var deviceType: DeviceType?
    var position: DevicePosition?
  }

  private static let object = ObjectShape<Request>(
    {
      Field("deviceType", .name("device type"), about: KeySentence.deviceType, isRequired: true) {
        $0.deviceType = $1.value
      }
      Field("position", .name("position"), about: KeySentence.position, isRequired: true) { $0.position = $1.value }
    },
    make: { _ in Request() })

  static let shape = Shape<DeviceKey>(object.shape.schema) { reader, value in
    guard let request = object.read(&reader, value), let type = request.deviceType, let position = request.position
    else { return nil }
    return DeviceKey(type, position)
  }
}

extension DeviceKey: KeyValue {
  package static var blank: DeviceKey { DeviceKey(.blank, .blank) }

  package mutating func code(with coder: inout some PackingCoder) {
    var (type, position) = (deviceType, position)
    coder.code(&type)
    coder.code(&position)
    self = DeviceKey(type, position)
  }

  package func write(_ key: String, to writer: inout JSONWriter) { writer.object(key) { write(to: &$0) } }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    writer.member("deviceType", deviceType.rawValue)
    writer.member("position", position.rawValue)
  }
}
