package import CaptureModel
import DeviceProfiles
import JSONSource

/// The bundled profiles, read from their JSON as anybody's would be.
package enum Bundled {
  /// There is no bundled profile of an id, or it has faults.
  package struct Unreadable: Error { package let id: String }

  /// All of them, in order of their ids.
  package static let all: [DeviceProfile] = DeviceProfiles.ids.compactMap { try? profile($0) }

  /// One of them.
  package static func profile(_ id: String) throws -> DeviceProfile {
    guard let text = DeviceProfiles.text(of: id),
      let profile = ProfileDecoder.decode(SourceText(name: id, "\(text)")).profile
    else { throw Unreadable(id: id) }
    return profile
  }
}
