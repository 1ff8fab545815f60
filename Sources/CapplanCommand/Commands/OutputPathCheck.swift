/// Makes sure that no output overwrites an input or another output.
struct OutputPathCheck {
  private let files: FileSystem
  private var taken: Set<[UInt8]> = []

  /// A check that knows of files that were read beside the inputs, such as profiles.
  init(_ console: Console, beside others: [String] = []) {
    files = console.world.files
    // One that is named twice is read twice, which does no harm.
    for path in others where !path.hasPrefix("/dev/") { taken.insert(key(path)) }
  }

  /// Remembers the path of an input that was read.
  mutating func take(_ input: LoadedInput) throws(UsageError) {
    if let path = input.path { try take(path) }
  }

  /// Remembers the path of one file; it is a mistake on the command line if it was given before.
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
  }

  /// Whether the name is that of settings, or of an Info.plist that a graph may point to.
  private static func isRead(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map { Array($0.utf8) } ?? []
    return name == Array(SettingsFinder.name.utf8) || name.reversed().starts(with: ".plist".utf8.reversed())
  }

  /// The path without links, even of a file that does not exist yet.
  private func key(_ path: String) -> [UInt8] {
    if let real = try? files.canonicalPath(path) { return RawText.encode(real) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let real = (try? files.canonicalPath(folder.isEmpty ? "/" : folder)) ?? folder
    return RawText.encode(real + "/" + (parts.last ?? ""))
  }
}
