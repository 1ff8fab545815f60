/// The files of one git revision, below the directory that git runs in.
///
/// Only plumbing commands are used, and git never parses a name as part of an expression: first the revision is
/// resolved to a hash, then each file is.
struct GitRevision: Sendable {
  /// Why a revision can't be read.
  enum Failure: Error {
    /// git doesn't know the revision; a shallow clone may lack it.
    case unknown(isShallow: Bool)

    /// git can't be run, or there is no repository; with the reason.
    case failed(String)

    /// What is wrong, worded to follow a colon.
    var reason: String {
      switch self {
      case .unknown: "there is no such revision"
      case .failed(let reason): reason
      }
    }
  }

  private let world: World

  /// The directory whose files are those of the revision.
  let root: String
  private let commit: String

  /// Finds a revision in the repository that contains a directory.
  init(_ name: String, in root: String, _ world: World) throws(Failure) {
    self.world = world
    self.root = root
    var hash = name
    // The second pass resolves a tag to its commit. `name^{commit}` would mean something else if the name is `:/words`.
    for expression in [name, nil] {
      let run = try Self.run(["rev-parse", "--verify", "--quiet", expression ?? "\(hash)^{commit}"], in: root, world)
      // git says nothing of a revision that it doesn't know; whatever else is called `git` says why it can't run.
      if run.status == 1, Self.complaints(run).isEmpty { throw .unknown(isShallow: try Self.isShallow(root, world)) }
      guard run.status == 0 else { throw .failed(Self.reason(run)) }
      hash = String(decoding: run.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      guard !hash.isEmpty, hash.utf8.allSatisfy(Self.isHexadecimal) else { throw .unknown(isShallow: false) }
    }
    commit = hash
  }

  /// The files as they were in the revision; a path outside the directory is read as it is now.
  var files: FileSystem {
    var files = world.files
    let today = world.files
    files.read = { path, limit throws(FileError) in
      guard let name = relative(path) else { return try today.read(path, limit) }
      return try read(name, limit)
    }
    files.kind = { path throws(FileError) in
      guard let name = relative(path) else { return try today.kind(path) }
      if name.isEmpty { return try list("./").isEmpty ? notFound() : .directory }
      switch try entry(name).kind {
      case .file: return .file
      case .directory, .linkToDirectory: return .directory
      case .other: return .other
      }
    }
    files.entries = { path throws(FileError) in
      guard let name = relative(path) else { return try today.entries(path) }
      return try list(name.isEmpty ? "./" : "./\(name)/").map { FileSystem.Entry($0.name, $0.kind) }
    }
    files.linkTarget = { _ in nil }
    files.canonicalPath = { path throws(FileError) in path }
    return files
  }

  /// The same revision with the top of the work tree as its directory; `nil` if git doesn't say which that is.
  var fromTheTop: GitRevision? {
    let asked = try? Self.run(["rev-parse", "--show-toplevel"], in: root, world)
    guard let run = asked, run.status == 0 else { return nil }
    let top = RawText.decode(run.output.dropLast())
    return top.isEmpty ? nil : GitRevision(world: world, root: top, commit: commit)
  }

  private init(world: World, root: String, commit: String) {
    self.world = world
    self.root = root
    self.commit = commit
  }

  /// The files that were renamed since; `nil` if git can't tell.
  var renames: GitRenames? { GitRenames(since: commit, in: root, world) }

  /// An entry of a tree.
  private struct TreeEntry {
    let name: String
    let kind: FileSystem.Entry.Kind
    let hash: String
  }

  private func notFound() throws(FileError) -> FileSystem.Kind { throw .notFound }

  private func read(_ name: String, _ limit: Int) throws(FileError) -> [UInt8] {
    let entry = try entry(name)
    switch entry.kind {
    case .directory, .linkToDirectory: throw .isDirectory
    case .other: throw .other("it is a link or a submodule in that revision")
    case .file: return try git(["cat-file", "blob", entry.hash], limit)
    }
  }

  private func entry(_ name: String) throws(FileError) -> TreeEntry {
    guard let entry = try list("./\(name)").first else { throw .notFound }
    return entry
  }

  /// The output of `git ls-tree -z`: `100644 blob HASH<tab>PATH<zero>`.
  private func list(_ path: String) throws(FileError) -> [TreeEntry] {
    let output = try git(["ls-tree", "-z", commit, path], .max)
    return output.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let facts = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard facts.count == 3 else { return nil }
      let path = record[record.index(after: tab)...]
      let name = path.split(separator: UInt8(ascii: "/")).last ?? path
      let kind: FileSystem.Entry.Kind =
        facts[1] == "tree" ? .directory : facts[0].hasPrefix("100") ? .file : .other
      return TreeEntry(name: RawText.decode(Array(name)), kind: kind, hash: facts[2])
    }
  }

  private func git(_ arguments: [String], _ limit: Int) throws(FileError) -> [UInt8] {
    let run: GitRun
    do throws(Failure) {
      run = try Self.run(arguments, in: root, world, limit: limit)
    } catch {
      throw .other(error.reason)
    }
    // If git was stopped because the file is longer than the limit, its output is long enough.
    guard run.status == 0 || run.output.count == limit else {
      guard isPartial else { throw .other(Self.reason(run)) }
      let command = arguments[0] == "ls-tree" ? "git ls-tree -r \(commit)" : "git cat-file -e \(arguments[2])"
      throw .other("this partial clone lacks it, and nothing is fetched unasked; `\(command)` brings it")
    }
    return run.output
  }

  private static func isShallow(_ root: String, _ world: World) throws(Failure) -> Bool {
    try run(["rev-parse", "--is-shallow-repository"], in: root, world).output.starts(with: "true".utf8)
  }

  /// Whether the repository is a partial clone, which lacks some objects of the repository that it was cloned from.
  private var isPartial: Bool {
    (try? Self.run(["config", "--get-regexp", #"^remote\..*\.promisor$"#], in: root, world))?.status == 0
  }

  private static func run(_ arguments: [String], in root: String, _ world: World, limit: Int = 1 << 16) throws(Failure)
    -> GitRun
  {
    do throws(FileError) {
      return try world.git(["--literal-pathspecs", "-C", root] + arguments, limit)
    } catch .notFound {
      throw .failed("git is not installed")
    } catch {
      throw .failed("git can't be run: \(error.reason)")
    }
  }

  /// The lines of git's error messages that are more than warnings.
  private static func complaints(_ run: GitRun) -> [String] {
    run.error.split(separator: UInt8(ascii: "\n")).map { RawText.decode(Array($0)) }
      .filter { line in !["warning: ", "hint: "].contains { line.hasPrefix($0) } }
  }

  /// git's error message, without anything about its configuration: a repository can include any file in that.
  private static func reason(_ run: GitRun) -> String {
    let line = complaints(run).first { line in
      said.contains { line.hasPrefix($0) } && !line.split(separator: " ").contains("config")
    }
    return line.map { "git says '\($0)'" }
      ?? "git failed with exit status \(run.status); `git status` there may say why, which is not repeated here"
  }

  /// How messages begin that quote nothing of a repository: git's own, and those of the developer tools of a Mac, whose
  /// `git` only starts the one that is installed with them.
  private static let said = ["fatal: ", "xcrun: ", "xcode-select: ", "You have not agreed to the Xcode license"]

  /// The path below the directory; `nil` if it is elsewhere.
  private func relative(_ path: String) -> String? {
    if path == root { return "" }
    if root == "." { return path.utf8.first == UInt8(ascii: "/") ? nil : path }
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    return path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
