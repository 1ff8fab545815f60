package import CaptureModel
import DeviceFacts
import DeviceProfiles
package import Foundation
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

  /// The folder of their files.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../DeviceProfiles").standardizedFileURL

  /// The text of one of them.
  package static func text(_ id: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(id).json"), encoding: .utf8)
  }

  /// One of them, as its file has it.
  package static func written(_ id: String) throws -> DeviceProfile {
    guard let profile = decode(SourceText(name: id, try text(id))).profile else { throw Unreadable(id: id) }
    return profile
  }

  /// What comes of the text of a profile, which may take lists over from a bundled one.
  package static func decode(_ source: SourceText) -> ProfileDecoder.Result {
    ProfileDecoder.decode(source) { id in
      DeviceProfiles.packed(id).map { DeviceProfile(packed: $0, texts: DeviceProfiles.texts) }
    }
  }
}
