import JSONSource

/// One side of a comparison: a graph, and where its Info.plist is looked up.
struct ComparedGraph: Sendable {
  let input: LoadedInput

  /// The path of the graph; the path of its Info.plist is relative to it.
  let path: String
  let infoPlists: InfoPlistLoader

  /// The revision that the graph is from; `nil` for a file of today.
  let revision: GitRevision?

  init(
    _ input: LoadedInput, path: String? = nil, _ infoPlists: InfoPlistLoader, in revision: GitRevision? = nil
  ) {
    self.revision = revision
    self.input = input
    self.path = path ?? input.path ?? input.name
    self.infoPlists = infoPlists
  }
}

/// Pairs the graphs of two files, of two directories, or of files, directories and patterns and their earlier versions.
struct GraphPairs {
  /// A graph before and after; a side is `nil` if the graph is new, was removed or can't be read.
  typealias Pair = (old: ComparedGraph?, new: ComparedGraph?)

  let world: World
  let standardInputName: String
  let followsLinks: Bool

  /// The graphs that were left out, with the reason, one sentence each.
  var remarks: [String] = []

  init(world: World, standardInputName: String, followsLinks: Bool) {
    self.world = world
    self.standardInputName = standardInputName
    self.followsLinks = followsLinks
  }

  var loader: InputLoader {
    InputLoader(world, standardInputName: standardInputName, followsLinks: followsLinks)
  }

  /// Loads two files, or the graphs of two directories paired by relative path.
  func load(old: String, new: String) throws(UsageError) -> [Pair] {
    try refusePathInRevision(old)
    try refusePathInRevision(new)
    let (before, after) = (loader.load([old]), loader.load([new]))
    let areDirectories = [isDirectory(old), isDirectory(new)]
    if areDirectories == [true, false], isThere(after) { throw .unlike(directory: old, file: new) }
    if areDirectories == [false, true], isThere(before) { throw .unlike(directory: new, file: old) }
    if areDirectories == [true, true] {
      return match(graphs(before, below: old), graphs(after, below: new))
    }
    // A missing file can't be compared with anything, so nothing else is reported.
    if areDirectories != [false, false] {
      let missing = areDirectories[0] ? after : before
      return missing.map { input -> Pair in areDirectories[0] ? (nil, graph(input)) : (graph(input), nil) }
    }
    return [(graph(try single(before, old)), graph(try single(after, new)))]
  }

  /// Throws if the text is `REVISION:PATH`, as git writes a path in a revision, and names no file.
  func refusePathInRevision(_ text: String) throws(UsageError) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex,
      (try? world.files.kind(text)) == nil
    else { return }
    let path = String(text[text.utf8.index(after: colon)...])
    if !path.isEmpty { throw .pathInRevision(text, revision: String(text[..<colon]), path: path) }
  }

  /// A graph, with its path relative to the directory given on the command line.
  typealias Relative = (path: String, graph: ComparedGraph)

  func graph(_ input: LoadedInput) -> ComparedGraph {
    ComparedGraph(input, InfoPlistLoader(world.files, within: Boundary(world.files)))
  }

  func graphs(_ inputs: [LoadedInput], below directory: String) -> [Relative] {
    inputs.map { (Self.relative($0.path ?? "", below: directory), graph($0)) }
  }

  /// Pairs graphs by relative path, in byte order of the paths. Graphs whose names differ only in how letters are
  /// composed are a pair, unless one is there in the other's bytes too.
  func match(_ old: [Relative], _ new: [Relative]) -> [Pair] {
    var pairs: [[UInt8]: Pair] = [:]
    for entry in old { pairs[RawText.encode(entry.path), default: (nil, nil)].old = entry.graph }
    for entry in new { pairs[RawText.encode(entry.path), default: (nil, nil)].new = entry.graph }
    let gone = old.filter { !$0.path.isASCII && pairs[RawText.encode($0.path)]?.new == nil }
    // Texts are equal if their letters are, however they are composed.
    var waiting = Dictionary(gone.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in new where !entry.path.isASCII && pairs[RawText.encode(entry.path)]?.old == nil {
      guard let before = waiting.removeValue(forKey: entry.path) else { continue }
      pairs[RawText.encode(before.path)] = nil
      pairs[RawText.encode(entry.path)]?.old = before.graph
    }
    return pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  func single(_ inputs: [LoadedInput], _ operand: String) throws(UsageError) -> LoadedInput {
    guard inputs.count == 1 else { throw .severalGraphs(operand: operand, count: inputs.count) }
    return inputs[0]
  }

  private func isThere(_ inputs: [LoadedInput]) -> Bool { inputs.contains(where: \.isRead) }

  func isDirectory(_ operand: String) -> Bool {
    operand != "-" && (try? world.files.kind(operand)) == .directory
  }

  static func relative(_ path: String, below directory: String) -> String {
    guard directory != ".", path.utf8.starts(with: directory.utf8) else { return path == directory ? "" : path }
    let rest = path.unicodeScalars.dropFirst(directory.unicodeScalars.count)
    return String(String.UnicodeScalarView(rest.drop { $0 == "/" }))
  }

  static func join(_ directory: String, _ path: String) -> String {
    if directory == "." { return path }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + path : "\(directory)/\(path)"
  }

  /// The directory that a file is in; empty for the working directory.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
