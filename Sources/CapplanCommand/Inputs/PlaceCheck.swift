/// Sees to it that no output goes where an input or another output is.
struct PlaceCheck {
  private let files: FileSystem
  private var taken: Set<[UInt8]> = []

  init(_ console: Console) { files = console.world.files }

  /// Takes the place of an input that was read.
  mutating func take(_ input: LoadedInput) throws(UsageError) {
    if let path = input.path { try take(path) }
  }

  /// Takes a place for one file; another one that is already there is a mistake on the command line.
  mutating func take(_ path: String) throws(UsageError) {
    // What a device is given is not lost to another file.
    if path.hasPrefix("/dev/") { return }
    guard taken.insert(key(path)).inserted else { throw .sameDestination(path) }
  }

  /// Takes the place of an output, unless it is standard output.
  mutating func take(_ destination: Destination?) throws(UsageError) {
    if case .file(let path)? = destination { try take(path) }
  }

  /// The real place of a path, also of one where nothing is yet.
  private func key(_ path: String) -> [UInt8] {
    if let real = try? files.canonicalPath(path) { return RawText.encode(real) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let real = (try? files.canonicalPath(folder.isEmpty ? "/" : folder)) ?? folder
    return RawText.encode(real + "/" + (parts.last ?? ""))
  }
}
