import CaptureModel
import CapturePlans
import CaptureReports
import JSONSource

/// Makes sure that no output overwrites an input or another output.
struct OutputPathCheck {
  private let files: FileSystem
  private var taken: Set<Key> = []
  private var outputs: Set<Key> = []

  /// The outputs that don't exist yet, each with its folder and name.
  private var new: [(path: String, folder: [UInt8], name: String)] = []

  /// An existing file, by its identity; or the folder and the name of a file that doesn't exist yet.
  private enum Key: Hashable {
    case file(FileIdentity)
    case name(folder: [UInt8], [UInt8])
  }

  /// A check that also knows other files that were read, such as profiles.
  init(_ console: Console, beside others: [String] = []) {
    files = console.world.files
    // A file that is named twice is read twice, which does no harm.
    for path in others where !path.hasPrefix("/dev/") { taken.insert(key(path)) }
  }

  /// Remembers the path of an input that was read; two inputs may be names of one file.
  mutating func take(_ input: LoadedInput) throws(UsageError) {
    guard let path = input.path, !path.hasPrefix("/dev/") else { return }
    let key = key(path)
    guard !outputs.contains(key) else { throw .sameDestination("'\(path)'") }
    taken.insert(key)
  }

  /// Remembers the path of a file; throws if the command line named that file before.
  mutating func take(_ path: String) throws(UsageError) {
    // Two outputs to a device do not overwrite each other.
    if path.hasPrefix("/dev/") { return }
    guard taken.insert(key(path)).inserted else { throw .sameDestination("'\(path)'") }
  }

  /// Remembers the path of an output, unless it is standard output.
  mutating func take(_ destination: Destination?) throws(UsageError) {
    guard case .file(let path)? = destination else { return }
    guard !Self.isRead(path) else { throw .nameOfAnInput(path) }
    try take(path)
    let key = key(path)
    outputs.insert(key)
    guard case .name(let folder, let bytes) = key, !path.hasPrefix("/dev/") else { return }
    let name = RawText.decode(bytes)
    // Whether two names are one, only their folder can tell: some take capitals for small letters.
    for other in new where other.folder == folder && other.name.isAlike(name) {
      if files.areOneName(path, other.path) { throw .sameDestination("'\(path)'") }
    }
    new.append((path, folder, name))
  }

  /// Makes sure that no output is the Info.plist of a graph, which is known only once the graph is read.
  func check(_ files: [FileReport]) throws(UsageError) {
    for case .checked(let reading, _) in files.map(\.content) {
      guard let plist = reading.graph?.app?.infoPlist?.value else { continue }
      let path = InfoPlistLoader.resolve(plist, beside: reading.source.name)
      if outputs.contains(key(path)) { throw .sameDestination("'\(path)'") }
    }
  }

  /// Whether a file of this name is read: settings, or an Info.plist that a graph may point to.
  private static func isRead(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { Array($0.utf8) } ?? []
    return name == Array(SettingsFinder.name.utf8) || name.reversed().starts(with: ".plist".utf8.reversed())
  }

  /// The path without links, even of a file that does not exist yet.
  private func key(_ path: String) -> Key {
    if let identity = try? files.identity(path) { return .file(identity) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let real = (try? files.canonicalPath(folder.isEmpty ? "/" : folder)) ?? folder
    return .name(folder: RawText.encode(real), RawText.encode(String(parts.last ?? "")))
  }
}

extension String {
  /// Whether two names differ at most in capitals, or in the way that their letters are composed.
  fileprivate func isAlike(_ other: String) -> Bool {
    lowercased() == other.lowercased() || uppercased() == other.uppercased()
  }
}
