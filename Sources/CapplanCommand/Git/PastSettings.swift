import JSONSource

extension GitRevision {
  /// The settings of a graph in the revision.
  enum PastSettings {
    /// There were none.
    case none

    /// This file. Profiles in its folders are those of today: what is known of a phone doesn't belong to a revision.
    case file(SettingsFile)

    /// They can't be used, or nobody knows which folder is the top.
    case unknown
  }

  /// The settings in the folder of a file, or in the nearest folder above it in the repository.
  ///
  /// The path is absolute and has no links. The settings are named by their path from the working directory.
  func settings(for path: String, from paths: RelativePath) -> PastSettings {
    guard let whole = fromTheTop, path.utf8.first == UInt8(ascii: "/") else { return .unknown }
    var upcoming = FileRoute.parent(of: path)
    while let folder = upcoming, Boundary.holds(whole.root, folder) {
      let file = FileRoute.join(folder, SettingsFinder.name)
      do throws(FileError) {
        let bytes = try whole.files.read(file, JSONParser.sizeLimit + 1)
        let name = paths.steps(to: file)
        let settings = try? SettingsFile(SourceText(name: name, bytes: bytes), at: name, isChosen: false)
        return settings.map(PastSettings.file) ?? .unknown
      } catch {
        guard error == .notFound else { return .unknown }
      }
      upcoming = FileRoute.parent(of: folder)
    }
    return .none
  }
}
