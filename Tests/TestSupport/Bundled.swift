package import CaptureModel
import DeviceProfiles
package import JSONSource

/// The bundled profiles, read from their JSON as anybody's would be; what they take over from others is unpacked.
package enum Bundled {
  /// There is no bundled profile of an id, or it has faults.
  package struct Unreadable: Error { package let id: String }

  /// All of them, in order of their ids.
  package static let all: [DeviceProfile] = DeviceProfiles.ids.compactMap { try? profile($0) }

  /// One of them.
  package static func profile(_ id: String) throws -> DeviceProfile {
    guard let text = DeviceProfiles.text(of: id),
      let profile = decode(SourceText(name: id, "\(text)")).profile
    else { throw Unreadable(id: id) }
    return profile
  }

  /// What comes of the text of a profile, which may take lists over from a bundled one.
  package static func decode(_ source: SourceText) -> ProfileDecoder.Result {
    ProfileDecoder.decode(source) { id in
      DeviceProfiles.packed(id).map { packed in packed.withUTF8Buffer { DeviceProfile(packed: $0) } }
    }
  }
}
