package import JSONSource

/// A reference to another profile's camera, to reuse its list of formats.
public struct CameraReference: Sendable {
  /// The id of the other profile.
  public internal(set) var profile: String

  /// Its camera.
  public internal(set) var camera: DeviceKey
}

extension CameraReference {
  private struct Request: Sendable {
    /// The id of the other profile.
    var profile: String?

    /// The kind of camera.
    var deviceType: DeviceType?

    /// Its side of the device.
    var position: DevicePosition?
  }

  private static let object = ObjectShape<Request>(
    {
      Field("profile", .text("a profile's id"), about: "The id of the other profile", isRequired: true) {
        $0.profile = $1.value
      }
      Field("deviceType", .name("device type"), about: KeySentence.deviceType, isRequired: true) {
        $0.deviceType = $1.value
      }
      Field("position", .name("position"), about: KeySentence.position, isRequired: true) { $0.position = $1.value }
    },
    make: { _ in Request() })

  static let shape = Shape<CameraReference>(object.shape.schema) { reader, value in
    guard let request = object.read(&reader, value), let profile = request.profile, let type = request.deviceType,
      let position = request.position
    else { return nil }
    return CameraReference(profile: profile, camera: DeviceKey(type, position))
  }
}

extension CameraReference: KeyValue {
  package static var blank: CameraReference { CameraReference(profile: "", camera: .blank) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&profile)
    coder.code(&camera)
  }

  package func write(_ key: String, to writer: inout JSONWriter) { writer.object(key) { write(to: &$0) } }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    writer.member("profile", profile)
    writer.member("deviceType", camera.deviceType.rawValue)
    writer.member("position", camera.position.rawValue)
  }
}
