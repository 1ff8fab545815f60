import CaptureModel
import JSONSource

/// Finds the profiles in the folders that settings name.
struct ProfileFolders {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// The paths of every `*.json` in the folders that settings name: folders in order, files in byte order.
  ///
  /// A folder that can't be read is reported, then it throws. A link that leads out of the repository is left out and
  /// reported.
  func files(of file: SettingsFile) throws(UsageError) -> [String] {
    let boundary = Boundary(console.world.files)
    var files: [String] = []
    for folder in file.settings.profileFolders?.value ?? [] {
      do throws(FileError) {
        for path in try profiles(in: file.resolve(folder.value)) {
          if file.isChosen || !boundary.isLedOut(path) {
            files.append(path)
          } else {
            console.complain("'\(path)' is left out: it is a link that leads out of the repository")
          }
        }
      } catch {
        let message = "the folder \(Suggestion.quote(folder.value)) can't be read: \(error.reason)"
        let line = file.lines.conciseLine(
          at: folder.range.lowerBound, kind: "error", message: message, rule: DocumentFault.unknownValue.id.rawValue)
        console.note(Escaping.terminal(line) + "\n")
        throw .alreadyReported(.usage)
      }
    }
    return files
  }

  /// The paths of every `*.json` in the folders of the command line, in the same order.
  func files(in folders: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for folder in folders {
      do throws(FileError) {
        files += try profiles(in: folder)
      } catch {
        console.complain("the folder '\(folder)' can't be read: \(error.reason)")
        throw .alreadyReported(.unusable)
      }
    }
    return files
  }

  private func profiles(in folder: String) throws(FileError) -> [String] {
    let names = try console.world.files.entries(folder).filter(Self.isProfile).map(\.name)
    return names.map { (name: $0, bytes: RawText.encode($0)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      .map { FileRoute.join(folder, $0.name) }
  }

  private static func isProfile(_ entry: FileSystem.Entry) -> Bool {
    entry.kind == .file && entry.name.utf8.first != UInt8(ascii: ".")
      && entry.name.utf8.reversed().starts(with: ".json".utf8.reversed())
  }
}
