import JSONSource

extension GraphPairs {
  /// Loads files and the graphs of directories and patterns, each paired with its version in a git revision; without
  /// operands, the graph of the working directory. A graph that is named twice is compared once.
  mutating func load(_ operands: [String], since revision: String) throws(UsageError) -> [Pair] {
    guard operands.count > 1 else { return try load(operands.first ?? InputLoader.defaultName, since: revision) }
    var seen: Set<String> = []
    var pairs: [Pair] = []
    for operand in operands {
      for pair in try load(operand, since: revision) {
        let path = (pair.new ?? pair.old)?.path ?? ""
        if seen.insert((try? world.files.canonicalPath(path)) ?? path).inserted { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// Loads a file or the graphs of a directory or a pattern, each paired with its version in a git revision.
  ///
  /// A graph that was moved is compared with the file at its old path. The graphs of submodules have their own history,
  /// and are left out.
  private mutating func load(_ operand: String, since revision: String) throws(UsageError) -> [Pair] {
    var after = loader.load([operand])
    let folder = folder(of: operand)
    if let folder {
      after = withoutSubmodules(after, below: folder)
    } else {
      let input = try single(after, operand)
      guard input.isRead else { return [(nil, graph(input))] }
    }
    let path = folder ?? after.first?.path ?? operand
    let (real, root) = place(of: path, isDirectory: folder != nil)
    do throws(GitRevision.Failure) {
      let past = try GitRevision(revision, in: root.isEmpty ? "." : root, world)
      let loader = loader(of: past)
      let before =
        folder == nil
        ? [loader.file(real)]
        : pattern(operand).map { loader.load(matching: $0.based(in: real)) } ?? loader.load(directory: real)
      let old = graphs(of: past, before, at: real, shownAs: path, isDirectory: folder != nil, revision)
      let new = folder.map { graphs(after, below: $0) } ?? after.map { ("", graph($0)) }
      return match(moved(old, new, in: past, at: real, revision), new)
    } catch {
      if case .unknown(let isShallow) = error {
        try refusePathInRevision(revision)
        throw .unknownRevision(revision, isShallow: isShallow)
      }
      let input = LoadedInput(name: "\(revision):\(path)", path: nil, result: .failure(.git(error.reason)))
      return [(graph(input), nil)]
    }
  }

  /// Where a file or a directory lies in its repository, and the folder to start git in.
  ///
  /// git is never started behind a link that leads out: that may be a repository of somebody else, and what is compared
  /// is the path in this one.
  private func place(of path: String, isDirectory: Bool) -> (real: String, root: String) {
    let boundary = Boundary(world.files)
    guard boundary.isLedOut(path, isFolder: isDirectory) else {
      let real = (try? world.files.canonicalPath(path)) ?? path
      return (real, isDirectory ? real : Self.directory(of: real))
    }
    let place = boundary.placeInRepository(path)
    return (place.path, place.folder)
  }

  /// The directory that an operand stands for, or in which the search for a pattern starts; `nil` for a file.
  private func folder(of operand: String) -> String? {
    if isDirectory(operand) { return operand }
    return pattern(operand).map { $0.base.isEmpty ? "." : $0.base }
  }

  /// The pattern that an operand is; `nil` if it is a file or a directory, which may have a star in its name.
  private func pattern(_ operand: String) -> Pattern? {
    (try? world.files.kind(operand)) == nil ? Pattern(operand) : nil
  }

  /// The graphs of a revision below a directory, or the file there. A graph that the revision doesn't have is new, and
  /// no error.
  private func graphs(
    of past: GitRevision, _ inputs: [LoadedInput], at real: String, shownAs path: String, isDirectory: Bool,
    _ revision: String
  ) -> [Relative] {
    let inputs = inputs.filter { input in
      // The directory may have been empty then, or not there at all; neither is a fault.
      guard case .failure(let error) = input.result else { return true }
      return error != .noGraphs && error != .noMatch && error != .unreadable(.notFound)
        && error != .unreadable(.isDirectory)
    }
    return inputs.map { input in
      let relative = isDirectory ? Self.relative(input.path ?? "", below: real) : ""
      let shown = relative.isEmpty ? path : Self.join(path, relative)
      let named = input.named("\(revision):\(shown)")
      return (relative, ComparedGraph(named, path: input.path, infoPlists(of: past), in: past))
    }
  }

  /// Links are not followed in a revision, so a path can leave the repository only by its `..` steps.
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

  /// Drops the inputs in a submodule below the directory: the directory's repository doesn't have their history.
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

  /// The old graphs, with moved ones at their new paths; those that left the directory are dropped.
  private mutating func moved(
    _ old: [Relative], _ new: [Relative], in past: GitRevision, at real: String, _ revision: String
  ) -> [Relative] {
    let (oldPaths, newPaths) = (Set(old.map(\.path)), Set(new.map(\.path)))
    // git is asked only if a graph has no counterpart at its path: it may have been moved.
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
    // A file that git doesn't track yet was moved if it equals the old one byte for byte.
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

  /// A graph that used to be elsewhere in the repository; `nil` if it can't be read.
  private func elsewhere(_ path: String, _ renames: GitRenames, _ revision: String) -> ComparedGraph? {
    guard let past = try? GitRevision(revision, in: renames.top, world),
      case let input = loader(of: past).file(path), input.isRead
    else { return nil }
    let named = input.named("\(revision):\(renames.shown(path))")
    return ComparedGraph(named, path: path, infoPlists(of: past), in: past)
  }

  private static func areEqual(_ old: ComparedGraph, _ new: ComparedGraph) -> Bool {
    guard case .success(let before) = old.input.result, case .success(let after) = new.input.result else {
      return false
    }
    return before.bytes == after.bytes
  }
}

extension LoadedInput {
  /// The same input under another name, and without a path to write to.
  fileprivate func named(_ name: String) -> LoadedInput {
    let name = Escaping.terminal(name)
    return LoadedInput(name: name, path: nil, result: result.map { SourceText(name: name, bytes: $0.bytes) })
  }
}
