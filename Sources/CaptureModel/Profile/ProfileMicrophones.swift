import JSONSource

/// The microphones of a device; unknown facts are `nil`.
public struct ProfileMicrophones: Sendable {
  /// How many microphones the device has.
  public var count: Int?

  /// The positions that sound can be recorded from (`sourceDevicePosition` of an audio port).
  public var beams: [DevicePosition]?

  /// The id of its source, one of the profile's `sources`.
  public var source: String?
}

extension ProfileMicrophones: KeyedObject, ShapedObject {
  package static var blank: ProfileMicrophones { ProfileMicrophones() }

  package static let shape = ObjectShape(keysOf: ProfileMicrophones.self)

  package static func visit(_ keys: inout some KeyVisitor<ProfileMicrophones>) {
    keys.key("count", .nullable(.integer(0...64)), about: "How many microphones the device has") { $1(&$0.count) }
    keys.key(
      "beams", .nullable(DevicePosition.listShape),
      about: "The positions that sound can be recorded from (`sourceDevicePosition` of an audio port)"
    ) { $1(&$0.beams) }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }
}
