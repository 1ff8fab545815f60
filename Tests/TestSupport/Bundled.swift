package import CaptureModel
import DeviceProfiles
package import JSONSource

/// The bundled profiles, read from their JSON as anybody's would be; what they take over from others is unpacked.
///
/// A run is handed them with the facts of their families.
package enum Bundled {
  /// There is no bundled profile of an id, or it has faults.
  package struct Unreadable: Error { package let id: String }

  /// All of them, in order of their ids, as a run is handed them.
  package static let all: [DeviceProfile] = DeviceProfiles.ids.compactMap { try? profile($0) }

  /// One of them, as a run is handed it.
  package static func profile(_ id: String) throws -> DeviceProfile { try written(id).withFamilyFacts() }

  /// One of them, as its file has it.
  package static func written(_ id: String) throws -> DeviceProfile {
    guard let text = DeviceProfiles.text(of: id),
      let profile = decode(SourceText(name: id, "\(text)")).profile
    else { throw Unreadable(id: id) }
    return profile
  }

  /// What comes of the text of a profile, which may take lists over from a bundled one.
  package static func decode(_ source: SourceText) -> ProfileDecoder.Result {
    ProfileDecoder.decode(source) { id in
      DeviceProfiles.packed(id).map { DeviceProfile(packed: $0, texts: DeviceProfiles.texts) }
    }
  }
}
