import CapplanCommand
import CaptureModel
import TestSupport

/// A world in memory. Paths are relative to its working directory, or absolute and outside it.
struct FakeWorld {
  enum Node {
    case file([UInt8])
    /// A target relative to the link's directory.
    case link(to: String)
    case pipe([UInt8])
    case failing(FileError)
  }

  /// What a run left behind.
  struct Run {
    let status: ExitStatus
    var output = ""
    var error = ""
    var written: [Written] = []
  }

  struct Written: Equatable {
    let path: String
    let text: String
    let mode: FileSystem.WriteMode
  }

  private enum Event: Sendable {
    case streamed([UInt8], StandardStreams.Stream)
    case wrote(String, [UInt8], FileSystem.WriteMode)
  }

  var nodes: [String: Node] = [:]
  var environment: [String: String] = [:]
  var standardInput: Result<[UInt8], FileError> = .success([])
  var outputFailure: FileError?
  var errorFailure: FileError?
  var writeFailure: FileError?
  var terminals: Set<StandardStreams.Stream> = []
  var terminalWidth: Int?
  /// The commits of a repository in the working directory; `nil` where git is not installed.
  var git: FakeGit?
  var processors = 1
  /// Whether all of standard input is there from the start.
  var readsAhead = false
  /// Whether a folder takes capitals for small letters.
  var foldsCase = false
  /// How much time goes by between two looks at the clock.
  var tick = Duration.zero

  init(_ files: [String: String] = [:]) {
    nodes = files.mapValues { .file(Array($0.utf8)) }
  }

  /// Runs one command line to its end.
  func run(_ arguments: String...) async -> Run { await run(arguments) }

  /// Runs one command line to its end.
  func run(_ arguments: [String]) async -> Run {
    let (events, recorder) = AsyncStream.makeStream(of: Event.self)
    let status = Capplan.run(world(arguments: arguments) { recorder.yield($0) })
    recorder.finish()
    var run = Run(status: status)
    for await event in events {
      switch event {
      case .streamed(let bytes, .output): run.output += String(decoding: bytes, as: UTF8.self)
      case .streamed(let bytes, .error): run.error += String(decoding: bytes, as: UTF8.self)
      case .wrote(let path, let bytes, let mode):
        run.written.append(Written(path: path, text: String(decoding: bytes, as: UTF8.self), mode: mode))
      }
    }
    return run
  }

  /// The world for parts of the tool that write nothing.
  var world: World { world(arguments: []) { _ in } }

  private func world(arguments: [String], record: @escaping @Sendable (Event) -> Void) -> World {
    let (tree, environment, standardInput) = (FakeTree(nodes: nodes), environment, standardInput)
    let (outputFailure, errorFailure, writeFailure) = (outputFailure, errorFailure, writeFailure)
    let (terminals, terminalWidth, git, processors) = (terminals, terminalWidth, git, processors)
    let (readsAhead, foldsCase) = (readsAhead, foldsCase)
    let clock = FakeClock(tick: tick)
    let taken = ReadBytes()
    var world = World(
      arguments: arguments,
      environment: { environment[$0] },
      files: FileSystem(
        read: tree.read, kind: tree.kind, entries: tree.entries, canonicalPath: tree.canonicalPath,
        identity: tree.identity, linkTarget: tree.linkTarget,
        areOneName: { foldsCase && $0.lowercased() == $1.lowercased() },
        write: { path, bytes, mode throws(FileError) in
          if let writeFailure { throw writeFailure }
          if mode == .creating, (try? tree.kind(path)) != nil { throw .alreadyExists }
          record(.wrote(path, bytes, mode))
        }),
      streams: StandardStreams(
        read: { limit throws(FileError) in
          taken.next(limit, of: try standardInput.get())
        },
        hasInput: { readsAhead && taken.number < (try? standardInput.get().count) ?? 0 },
        write: { bytes, stream throws(FileError) in
          if stream == .output, let outputFailure { throw outputFailure }
          if stream == .error, let errorFailure { throw errorFailure }
          record(.streamed(bytes, stream))
        },
        isTerminal: { terminals.contains($0) },
        terminalWidth: { _ in terminalWidth }),
      today: { CalendarDate(year: 2025, month: 6, day: 9) },
      now: { clock.now() },
      git: { arguments, limit throws(FileError) in
        guard let git else { throw .notFound }
        return git.run(arguments, limit: limit)
      },
      processors: { processors })
    // Unpacked once for all tests.
    world.bundledProfile = { try? Bundled.profile($0) }
    return world
  }
}

/// The files of a fake world; directories are there because files are in them.
private struct FakeTree: Sendable {
  let nodes: [String: FakeWorld.Node]

  func canonicalPath(_ path: String) throws(FileError) -> String {
    var done: [Substring] = []
    var rest = path.split(separator: "/")[...]
    var links = 0
    while let part = rest.popFirst() {
      if part == "." { continue }
      if part == ".." {
        _ = done.popLast()
        continue
      }
      done.append(part)
      guard case .link(let target)? = nodes[done.joined(separator: "/")] else { continue }
      links += 1
      if links > 8 { throw .linkLoop }
      done.removeLast()
      rest = (target.split(separator: "/") + rest)[...]
    }
    return done.joined(separator: "/")
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    switch nodes[try canonicalPath(path)] {
    case .file(let bytes), .pipe(let bytes): return Array(bytes.prefix(limit))
    case .failing(let error): throw error
    case .link, nil: throw try kind(path) == .directory ? .isDirectory : .notFound
    }
  }

  func kind(_ path: String) throws(FileError) -> FileSystem.Kind {
    let path = try canonicalPath(path)
    switch nodes[path] {
    case .file, .failing: return .file
    case .pipe: return .other
    case .link, nil: break
    }
    if path.isEmpty || nodes.keys.contains(where: { $0.hasPrefix(path + "/") }) { return .directory }
    throw .notFound
  }

  func identity(_ path: String) throws(FileError) -> FileIdentity {
    _ = try kind(path)
    return FileIdentity(device: 0, number: UInt64(truncatingIfNeeded: try canonicalPath(path).hashValue))
  }

  func linkTarget(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let folder = (try? canonicalPath(parts.dropLast().joined(separator: "/"))) ?? ""
    guard let name = parts.last, case .link(let target)? = nodes[folder.isEmpty ? String(name) : "\(folder)/\(name)"]
    else { return nil }
    return target
  }

  func entries(_ directory: String) throws(FileError) -> [FileSystem.Entry] {
    let directory = try canonicalPath(directory)
    if case .failing(let error)? = nodes[directory + "/"] { throw error }
    guard try kind(directory) == .directory else { throw .isNoDirectory }
    let prefix = directory.isEmpty ? "" : directory + "/"
    let names = Set(
      nodes.keys.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
    return names.map { name in
      let isLink = if case .link? = nodes[prefix + name] { true } else { false }
      let kind: FileSystem.Entry.Kind =
        switch try? kind(prefix + name) {
        case .file: .file
        case .directory: isLink ? .linkToDirectory : .directory
        case .other, nil: .other
        }
      return FileSystem.Entry(String(name), kind)
    }
  }
}

extension FakeWorld.Node: Sendable {}

/// How much of standard input a run has read.
private final class ReadBytes: Sendable {
  private let count = Locked(0)

  var number: Int { count.withLock { $0 } }

  func next(_ limit: Int, of bytes: [UInt8]) -> [UInt8] {
    count.withLock { count in
      let piece = Array(bytes.dropFirst(count).prefix(limit))
      count += piece.count
      return piece
    }
  }
}

/// A clock that goes on by the same step with each look.
private final class FakeClock: Sendable {
  private let looks = Locked(0)
  private let tick: Duration

  init(tick: Duration) { self.tick = tick }

  func now() -> Duration {
    looks.withLock { looks in
      looks += 1
      return tick * looks
    }
  }
}
