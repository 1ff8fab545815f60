import CaptureModel
import CapturePlanning
import JSONSource

/// Turns the operands of a command into texts: graphs, or other documents with a size limit of their own.
///
/// An input that can't be read is a value too, so that the others are still processed.
package struct InputLoader: Sendable {
  /// An input to read, or the reason why it can't be read.
  private enum Reference {
    case standardInput
    case file(String)
    case failure(String, InputError)

    /// The path of a file.
    var path: String? {
      if case .file(let path) = self { path } else { nil }
    }

    /// Whether it stands for excluded inputs.
    var isExcluded: Bool {
      if case .failure(_, .allExcluded) = self { true } else { false }
    }

    /// Whether it is a file with an absolute path.
    var isAbsolute: Bool { path?.utf8.first == UInt8(ascii: "/") }
  }

  /// The file that is read if no operand is given.
  static let defaultName = "graph.json"

  private let world: World
  private let standardInputName: String
  private let limit: Int
  private let exclusion: Exclusion
  private let followsLinks: Bool
  private let boundary: Boundary
  private let kind: SearchedFile

  package init(
    _ world: World, standardInputName: String = CommandNaming.standardInput, limit: Int = GraphLimits.bytes,
    excluding exclusion: Exclusion = Exclusion(), followsLinks: Bool = false
  ) {
    self.init(
      world, of: .graph, standardInputName: standardInputName, limit: limit, excluding: exclusion,
      followsLinks: followsLinks)
  }

  /// The same for another kind of file in directories.
  init(
    _ world: World, of kind: SearchedFile, standardInputName: String = CommandNaming.standardInput, limit: Int,
    excluding exclusion: Exclusion, followsLinks: Bool
  ) {
    self.kind = kind
    self.world = world
    self.standardInputName = standardInputName
    self.limit = limit
    self.exclusion = exclusion
    self.followsLinks = followsLinks
    boundary = Boundary(world.files)
  }

  /// Reads the inputs in the order of the operands; those of a directory or a pattern are in byte order. A file that is
  /// named several times is read once.
  package func load(_ operands: [String]) -> [LoadedInput] {
    read(operands.isEmpty ? [defaultReference] : operands.flatMap(references))
  }

  /// Reads the graphs below a directory, whatever characters are in its name.
  func load(directory: String) -> [LoadedInput] {
    read(found(in: directory, empty: kind.absence) { $0.walk(directory) })
  }

  /// Reads the files that match a pattern, even if there is a file with the pattern as its name.
  func load(matching pattern: Pattern) -> [LoadedInput] {
    read(found(in: pattern.base, empty: .noMatch) { $0.match(pattern) })
  }

  private func read(_ references: [Reference]) -> [LoadedInput] {
    var references = references
    // An operand with only excluded files is no fault if other inputs are left.
    if references.contains(where: { !$0.isExcluded }) { references.removeAll(where: \.isExcluded) }
    let files = unique(references)
    let here = files.contains { $0.isAbsolute } ? try? world.files.canonicalPath(".") : nil
    let areLedOut = files.count > 1 ? foldersLedOut(files) : []
    return world.mapConcurrently(files.count, bytes: files.count * Self.usualBytes) {
      read(files[$0], from: here, folderIsLedOut: areLedOut.isEmpty ? nil : areLedOut[$0])
    }
  }

  /// For each file, whether a link on the way to its folder leads out.
  private func foldersLedOut(_ files: [Reference]) -> [Bool] {
    var known: [String: Bool] = [:]
    return files.map { file in
      let path = file.path ?? ""
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
      if let isLedOut = known[folder] { return isLedOut }
      let isLedOut = boundary.isLedOut(folder, isFolder: true)
      known[folder] = isLedOut
      return isLedOut
    }
  }

  /// Whether a link on the way to a file leads out. If the file itself isn't a link, only links to its folder count.
  private func isLedOut(_ path: String, folderIsLedOut: Bool?) -> Bool {
    if let folderIsLedOut, world.files.linkTarget(path) == nil { return folderIsLedOut }
    return boundary.isLedOut(path)
  }

  /// The assumed size of a file that has not been opened yet.
  private static var usualBytes: Int { 2 << 10 }

  /// Reads one file, by its path alone.
  func file(_ path: String) -> LoadedInput { read(.file(path), from: nil, folderIsLedOut: nil) }

  private var defaultReference: Reference {
    do throws(FileError) {
      // Nobody named it, so a pipe or a terminal behind it is not waited for.
      guard try world.files.kind(Self.defaultName) != .other else { throw .isNoFile }
      return .file(Self.defaultName)
    } catch .notFound {
      return .failure(Self.defaultName, .noDefault)
    } catch {
      return .failure(Self.defaultName, .unreadable(error))
    }
  }

  private func references(_ operand: String) -> [Reference] {
    if operand == "-" { return [.standardInput] }
    do throws(FileError) {
      if exclusion.isForced, exclusion.excludes(operand) { return [] }
      guard try world.files.kind(operand) == .directory else { return [.file(operand)] }
      return found(in: operand, empty: kind.absence) { $0.walk(operand) }
    } catch {
      // A file may have a star in its name; only a path without a file is a pattern.
      guard error == .notFound, let pattern = Pattern(operand) else {
        return [.failure(operand, .unreadable(error))]
      }
      return found(in: operand, empty: .noMatch) { $0.match(pattern) }
    }
  }

  private func found(in operand: String, empty: InputError, search: (inout FileFinder) -> Void) -> [Reference] {
    var finder = FileFinder(world.files, for: kind, excluding: exclusion, within: followsLinks ? nil : boundary)
    search(&finder)
    for path in finder.leftOut {
      Console(world: world).complain(
        "'\(path)' is left out: a link leads out of the repository, which --follow-links allows")
    }
    let failures = finder.failures.map { failure in
      // If the pattern's first directory doesn't exist, "nothing matches" is the clearer message.
      failure.error == .notFound && empty == .noMatch
        ? Reference.failure(operand, .noMatch)
        : .failure(failure.directory.isEmpty ? "." : failure.directory, .unreadable(failure.error))
    }
    if finder.files.isEmpty && failures.isEmpty {
      return [.failure(operand, finder.leftOut.isEmpty ? empty : .allOutside)]
    }
    let files = finder.files.filter { !exclusion.excludes($0) }.map { (path: $0, bytes: RawText.encode($0)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    if files.isEmpty && failures.isEmpty { return [.failure(operand, .allExcluded)] }
    return files.map { .file($0.path) } + failures
  }

  private func unique(_ references: [Reference]) -> [Reference] {
    guard references.count > 1 else { return references }
    let paths = world.mapConcurrently(references.count, bytes: references.count * Self.usualBytes) { index in
      // Compared as bytes, since two names that are equal as `String` may be two files.
      references[index].path.map { RawText.encode((try? world.files.canonicalPath($0)) ?? $0) }
    }
    var seen: Set<[UInt8]> = []
    return references.indices.filter { index in paths[index].map { seen.insert($0).inserted } ?? true }
      .map { references[$0] }
  }

  /// Reads an input; a file below the folder `here` is named by its path from there, wherever that folder is on the
  /// machine.
  private func read(_ reference: Reference, from here: String?, folderIsLedOut: Bool?) -> LoadedInput {
    // One byte more than allowed, so that the parser sees that there is too much.
    let limit = limit + 1
    switch reference {
    case .failure(let name, let error):
      return LoadedInput(name: Escaping.displayed(name), path: name, result: .failure(error))
    case .standardInput:
      return input(standardInputName, path: nil) { () throws(FileError) in try world.streams.read(limit) }
    case .file(let path):
      let prefix = here.map { $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" }
      let name = prefix.flatMap { path.hasPrefix($0) ? String(path.dropFirst($0.count)) : nil } ?? path
      let isLedOut = isLedOut(path, folderIsLedOut: folderIsLedOut)
      return input(name, path: path, mayBeQuoted: !isLedOut) { () throws(FileError) in
        try world.files.read(path, limit)
      }
    }
  }

  private func input(
    _ name: String, path: String?, mayBeQuoted: Bool = true, read: () throws(FileError) -> [UInt8]
  ) -> LoadedInput {
    let isUTF8 = !name.unicodeScalars.contains { RawText.byte(behind: $0) != nil }
    let address = isUTF8 ? nil : RawText.encode(name)
    let shown = Escaping.displayed(name)
    do throws(FileError) {
      let text = SourceText(name: shown, bytes: try read(), path: name, address: address, mayBeQuoted: mayBeQuoted)
      return LoadedInput(name: shown, path: path, address: address, result: .success(text))
    } catch {
      return LoadedInput(name: shown, path: path, address: address, result: .failure(.unreadable(error)))
    }
  }
}
