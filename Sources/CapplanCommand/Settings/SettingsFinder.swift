import CaptureModel
import JSONSource

/// Finds the settings that graphs go by, and reads each file once.
struct SettingsFinder {
  /// The name that settings have.
  static let name = ".capplan.json"

  /// The files that were read.
  private(set) var files: [SettingsFile] = []

  /// The index of the file of each folder that was looked at, by the bytes of its real path; `nil` for none.
  private var found: [[UInt8]: Int?] = [:]

  /// The same by the folder's path as it was written, so that the real one is asked for once.
  private var asWritten: [[UInt8]: Int?] = [:]
  private let console: Console
  private let paths: RelativePath

  init(_ console: Console) {
    self.console = console
    paths = RelativePath(fromFolderOf: "", console.world.files)
  }

  /// The index of the settings in the folder of a file, or the nearest above it; of no file, or where the folder is not
  /// there, in the working directory. Tells what is wrong with settings before it throws.
  mutating func index(for path: String?) throws(UsageError) -> Int? {
    let slash = path?.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = path.flatMap { path in slash.map { String(path[...$0]) } } ?? "."
    let key = RawText.encode(folder)
    if let known = asWritten[key] { return known }
    let real = (try? console.world.files.canonicalPath(folder)) ?? (try? console.world.files.canonicalPath("."))
    let index = try index(above: real ?? ".")
    asWritten[key] = .some(index)
    return index
  }

  private mutating func index(above folder: String) throws(UsageError) -> Int? {
    var folders: [[UInt8]] = []
    var folder: String? = folder
    var result: Int?
    while let here = folder {
      let key = RawText.encode(here)
      if let known = found[key] {
        result = known
        break
      }
      folders.append(key)
      if let index = try read(in: here) {
        result = index
        break
      }
      folder = Self.parent(of: here)
    }
    for folder in folders { found[folder] = .some(result) }
    return result
  }

  /// The folder that holds a folder; `nil` for the outermost.
  private static func parent(of folder: String) -> String? {
    guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return folder.isEmpty ? nil : "" }
    if folder == "/" { return nil }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  /// Reads the settings of one folder, if it has any.
  private mutating func read(in folder: String) throws(UsageError) -> Int? {
    let isPrefix = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/")
    let real = folder + (isPrefix ? "" : "/") + Self.name
    guard isThere(real) else { return nil }
    let path = paths.steps(to: real)
    // A pipe would be waited for.
    let input =
      (try? console.world.files.kind(real)) == .other
      ? LoadedInput(name: path, path: path, result: .failure(.unreadable(.isNoFile)))
      : InputLoader(console.world, limit: JSONParser.sizeLimit).file(path)
    guard case .success(let source) = input.result else {
      _ = console.complain(ofUnreadable: [input])
      throw .told(.usage)
    }
    do throws(SettingsFault) {
      files.append(try SettingsFile(source, at: path))
      return files.count - 1
    } catch {
      for line in SettingsFile.lines(of: error.findings, in: LineTable(source)) { console.note(line + "\n") }
      throw .told(.usage)
    }
  }

  /// Whether there is anything of this name; in a folder that can't be looked into there is not.
  private func isThere(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try console.world.files.kind(path)
      return true
    } catch {
      // Something that leads to itself is there, and reading it says so.
      return error == .linkLoop
    }
  }
}
