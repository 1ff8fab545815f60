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
  package static let all: [DeviceProfile] = DeviceProfiles.ids.compactMap { known[$0] }

  /// One of them, as a run is handed it.
  package static func profile(_ id: String) throws -> DeviceProfile {
    guard let profile = known[id] else { throw Unreadable(id: id) }
    return profile
  }

  /// The folder of their files.
  package static let folder = PackageFolder.url(of: "DeviceProfiles")

  /// The text of one of them.
  package static func text(_ id: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(id).json"), encoding: .utf8)
  }

  /// One of them, as its file has it.
  package static func written(_ id: String) throws -> DeviceProfile {
    guard let profile = try reading(id).profile else { throw Unreadable(id: id) }
    return profile
  }

  /// What comes of the file of one of them.
  package static func reading(_ id: String) throws -> ProfileDecoder.Result {
    guard let reading = readings[id] else { throw Unreadable(id: id) }
    return reading
  }

  /// The files of all of them, each read once for all tests.
  private static let readings: [String: ProfileDecoder.Result] = {
    let read = DeviceProfiles.ids.compactMap { id in (try? text(id)).map { (id, decode(SourceText(name: id, $0))) } }
    return Dictionary(uniqueKeysWithValues: read)
  }()

  private static let known = readings.compactMapValues { $0.profile?.withAddedFacts() }

  /// What comes of the text of a profile, which may take lists over from a bundled one.
  package static func decode(_ source: SourceText) -> ProfileDecoder.Result {
    ProfileDecoder.decode(source) { id in
      DeviceProfiles.packed(id).map { DeviceProfile(packed: $0, texts: DeviceProfiles.texts) }
    }
  }
}
