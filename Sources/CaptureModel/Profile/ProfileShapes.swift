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
