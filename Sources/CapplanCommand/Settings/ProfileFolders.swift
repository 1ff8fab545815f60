import CaptureModel
import JSONSource

/// Finds the profiles in the folders that settings name.
struct ProfileFolders {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// The paths of every `*.json` in the folders, in their order, then in that of their bytes; tells of a folder that can't
  /// be read before it throws.
  func files(of file: SettingsFile) throws(UsageError) -> [String] {
    var files: [String] = []
    for folder in file.settings.profileFolders?.value ?? [] {
      let path = file.resolve(folder.value)
      do throws(FileError) {
        let names = try console.world.files.entries(path).filter(Self.isProfile).map(\.name)
        let sorted = names.map { (name: $0, bytes: RawText.encode($0)) }
          .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        files += sorted.map { path.utf8.last == UInt8(ascii: "/") ? path + $0.name : "\(path)/\($0.name)" }
      } catch {
        let message = "the folder \(Suggestion.quote(folder.value)) can't be read: \(error.reason)"
        let line = file.lines.conciseLine(
          at: folder.range.lowerBound, kind: "error", message: message, rule: DocumentFault.unknownValue.id.rawValue)
        console.note(Escaping.terminal(line) + "\n")
        throw .told(.usage)
      }
    }
    return files
  }

  private static func isProfile(_ entry: FileSystem.Entry) -> Bool {
    entry.kind == .file && entry.name.utf8.first != UInt8(ascii: ".")
      && entry.name.utf8.reversed().starts(with: ".json".utf8.reversed())
  }
}
