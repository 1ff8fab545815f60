import JSONSource

extension GraphPairs {
  /// A file or the graphs of a directory, each with what it was in a git revision.
  ///
  /// A graph that was moved is compared with what stood at its old place. The graphs of submodules have a history of
  /// their own, and are left out.
  mutating func load(_ operand: String, since revision: String) throws(UsageError) -> [Pair] {
    var after = loader.load([operand])
    let isDirectory = isDirectory(operand)
    if !isDirectory {
      let input = try single(after, operand)
      guard input.isRead else { return [(nil, graph(input))] }
    } else {
      after = withoutSubmodules(after, below: operand)
    }
    let path = isDirectory ? operand : after.first?.path ?? operand
    let real = (try? world.files.canonicalPath(path)) ?? path
    let root = isDirectory ? real : Self.directory(of: real)
    do throws(GitRevision.Failure) {
      let past = try GitRevision(revision, in: root.isEmpty ? "." : root, world)
      let old = graphs(of: past, at: real, shownAs: path, isDirectory: isDirectory, revision)
      let new = isDirectory ? graphs(after, below: operand) : after.map { ("", graph($0)) }
      return match(moved(old, new, in: past, at: real, revision), new)
    } catch {
      if case .unknown = error { throw .unknownRevision(revision) }
      let input = LoadedInput(name: "\(revision):\(path)", path: nil, result: .failure(.git(error.reason)))
      return [(graph(input), nil)]
    }
  }

  /// The graphs of a revision. A graph that it does not have is new, which is not an error.
  private func graphs(
    of past: GitRevision, at real: String, shownAs path: String, isDirectory: Bool, _ revision: String
  ) -> [Relative] {
    let inputs = loader(of: past).load([real]).filter { input in
      // A directory without graphs may be read, and a list of them that is empty is no fault of it.
      if case .failure(let error) = input.result { error != .noGraphs && error != .unreadable(.notFound) } else { true }
    }
    return inputs.map { input in
      let relative = isDirectory ? Self.relative(input.path ?? "", below: real) : ""
      let shown = relative.isEmpty ? path : Self.join(path, relative)
      return (relative, ComparedGraph(input.named("\(revision):\(shown)"), path: input.path, infoPlists(of: past)))
    }
  }

  /// In a revision no link is followed, so that steps alone can lead out of the repository.
  private func infoPlists(of past: GitRevision) -> InfoPlistLoader {
    var files = world.files
    files.linkTarget = { _ in nil }
    return InfoPlistLoader(past.files, within: Boundary(files))
  }

  private func loader(of past: GitRevision) -> InputLoader {
    var world = world
    world.files = past.files
    return InputLoader(world)
  }

  /// The inputs that are in no repository below the directory: their past is not in the directory's own one.
  private mutating func withoutSubmodules(_ inputs: [LoadedInput], below directory: String) -> [LoadedInput] {
    var known: [String: Bool] = [:]
    var kept: [LoadedInput] = []
    for input in inputs {
      guard let path = input.path else {
        kept.append(input)
        continue
      }
      var folder = directory
      var repository: String?
      for part in Self.relative(path, below: directory).split(separator: "/").dropLast() where repository == nil {
        folder = Self.join(folder, String(part))
        let isRepository = known[folder] ?? ((try? world.files.kind(folder + "/.git")) != nil)
        if isRepository, known[folder] == nil {
          remarks.append("'\(folder)' is a submodule, a repository of its own: its graphs are left out")
        }
        known[folder] = isRepository
        if isRepository { repository = folder }
      }
      if repository == nil { kept.append(input) }
    }
    let isWithoutGraphs = kept.isEmpty && !inputs.isEmpty
    return isWithoutGraphs ? [LoadedInput(name: directory, path: directory, result: .failure(.noGraphs))] : kept
  }

  /// The old graphs, each that was moved at the path that it has now; those that left the directory are left out.
  private mutating func moved(
    _ old: [Relative], _ new: [Relative], in past: GitRevision, at real: String, _ revision: String
  ) -> [Relative] {
    let (oldPaths, newPaths) = (Set(old.map(\.path)), Set(new.map(\.path)))
    // What has its old place needs no question; a graph without a counterpart may have been moved.
    let (gone, added) = (old.filter { !newPaths.contains($0.path) }, new.filter { !oldPaths.contains($0.path) })
    guard !gone.isEmpty || !added.isEmpty, let renames = past.renames else { return old }
    func absolute(_ path: String) -> String { path.isEmpty ? real : Self.join(real, path) }
    var waiting = Dictionary(gone.map { (absolute($0.path), $0.graph) }, uniquingKeysWith: { first, _ in first })
    var found: [Relative] = []
    var unmatched: [Relative] = []
    for entry in added {
      guard let before = renames.oldPaths[absolute(entry.path)] else {
        unmatched.append(entry)
        continue
      }
      if let graph = waiting.removeValue(forKey: before) ?? elsewhere(before, renames, revision) {
        found.append((entry.path, graph))
      }
    }
    // What git does not track yet was moved if it is what was there, byte for byte.
    for entry in unmatched {
      let same = gone.first { old in waiting[absolute(old.path)] != nil && Self.areEqual(old.graph, entry.graph) }
      guard let same, let graph = waiting.removeValue(forKey: absolute(same.path)) else { continue }
      found.append((entry.path, graph))
    }
    for (now, before) in renames.oldPaths.sorted(by: { $0.key < $1.key }) {
      guard let graph = waiting.removeValue(forKey: before) else { continue }
      remarks.append("'\(graph.input.name)' was moved to '\(renames.shown(now))', which is not compared")
    }
    return old.filter { newPaths.contains($0.path) || waiting[absolute($0.path)] != nil } + found
  }

  /// A graph that was elsewhere in the repository; `nil` where it can't be read.
  private func elsewhere(_ path: String, _ renames: GitRenames, _ revision: String) -> ComparedGraph? {
    guard let past = try? GitRevision(revision, in: renames.top, world),
      let input = loader(of: past).load([path]).first, input.isRead
    else { return nil }
    return ComparedGraph(input.named("\(revision):\(renames.shown(path))"), path: path, infoPlists(of: past))
  }

  private static func areEqual(_ old: ComparedGraph, _ new: ComparedGraph) -> Bool {
    guard case .success(let before) = old.input.result, case .success(let after) = new.input.result else {
      return false
    }
    return before.bytes == after.bytes
  }
}

extension LoadedInput {
  /// The same under another name, and with no path to write to.
  fileprivate func named(_ name: String) -> LoadedInput {
    let name = Escaping.terminal(name)
    return LoadedInput(name: name, path: nil, result: result.map { SourceText(name: name, bytes: $0.bytes) })
  }
}
