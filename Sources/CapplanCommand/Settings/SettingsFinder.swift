import CaptureModel
import JSONSource

/// Finds the settings of graphs, and reads each file once.
struct SettingsFinder {
  /// The name of settings files.
  static let name = ".capplan.json"

  /// The files that were read.
  private(set) var files: [SettingsFile] = []

  /// Whether each folder that was looked at has settings, by the bytes of its real path.
  private var haveSettings: [[UInt8]: Bool] = [:]

  /// The index of the settings that were read, by the bytes of their folder's real path.
  private var found: [[UInt8]: Int] = [:]

  /// The index of the settings that hold in a folder, by its path as written; `nil` for none.
  private var asWritten: [[UInt8]: Int?] = [:]
  private let console: Console
  private let boundary: Boundary
  let paths: RelativePath

  /// Whether the user named a file, which is used for every graph.
  var isOfOneFile: Bool { chosen != nil }

  /// The file that the user named, to use instead of those that would be found.
  private let chosen: String?

  /// Settings above the top that were already reported.
  private var announced: Set<[UInt8]> = []

  init(_ console: Console, _ files: FileOptions) {
    self.console = console
    chosen = files.settings
    boundary = Boundary(console.world.files)
    paths = RelativePath(fromFolderOf: "", console.world.files)
  }

  /// The index of the settings in a file's folder, or in the nearest folder above it.
  ///
  /// Without a file, or if the folder doesn't exist, the search starts in the working directory. If it throws, it has
  /// printed what is wrong with the settings.
  mutating func index(for path: String?) throws(UsageError) -> Int? {
    if let chosen {
      if files.isEmpty { try read(chosen, isChosen: true) }
      return 0
    }
    let slash = path?.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = path.flatMap { path in slash.map { String(path[...$0]) } } ?? "."
    let key = RawText.encode(folder)
    if let known = asWritten[key] { return known }
    let real = (try? console.world.files.canonicalPath(folder)) ?? (try? console.world.files.canonicalPath("."))
    let index = try index(above: real ?? ".")
    asWritten[key] = .some(index)
    return index
  }

  /// The index of the settings in a folder or the nearest above it; `nil` if there are none, or if they lie above the
  /// top.
  ///
  /// The top is looked for only where there are settings, since most folders have none.
  private mutating func index(above folder: String) throws(UsageError) -> Int? {
    var upcoming: String? = folder
    while let here = upcoming {
      if has(settingsIn: here) {
        let top = boundary.top(ofFolder: folder)
        if Boundary.holds(top, here) { return try index(in: here, below: top) }
        tellUnused(in: here)
        return nil
      }
      upcoming = FileRoute.parent(of: here)
    }
    return nil
  }

  /// Whether a folder has settings; each folder is looked at once.
  private mutating func has(settingsIn folder: String) -> Bool {
    let key = RawText.encode(folder)
    if let known = haveSettings[key] { return known }
    let isThere = isThere(FileRoute.join(folder, Self.name))
    haveSettings[key] = isThere
    return isThere
  }

  /// Reports, once, that the settings of a folder above the top are not used.
  private mutating func tellUnused(in folder: String) {
    let path = FileRoute.join(folder, Self.name)
    guard announced.insert(RawText.encode(path)).inserted, !console.globals.isQuiet else { return }
    let shown = paths.steps(to: path)
    console.complain("note: '\(shown)' is not used, because it lies above the repository; --settings can name it")
  }

  /// The index of a folder's settings, which are read if they are met for the first time.
  private mutating func index(in folder: String, below top: String) throws(UsageError) -> Int {
    let key = RawText.encode(folder)
    if let known = found[key] { return known }
    let real = FileRoute.join(folder, Self.name)
    let path = paths.steps(to: real)
    if [.leadsOut, .isInVersionControl].contains(boundary.fault(of: real, below: top)) {
      console.complain("'\(path)' is a link that leads out of the repository; --settings takes a file from anywhere")
      throw .alreadyReported(.usage)
    }
    try read(path, isChosen: false)
    let faults = files[files.count - 1].faults(boundary, below: top)
    try refuse(faults, in: files[files.count - 1].lines)
    found[key] = files.count - 1
    return files.count - 1
  }

  private mutating func read(_ path: String, isChosen: Bool) throws(UsageError) {
    // Reading a pipe might wait forever.
    let input =
      (try? console.world.files.kind(path)) == .other && !isChosen
      ? LoadedInput(name: path, path: path, result: .failure(.unreadable(.isNoFile)))
      : InputLoader(console.world, limit: JSONParser.sizeLimit).file(path)
    guard case .success(let source) = input.result else {
      _ = console.complain(ofUnreadable: [input])
      if case .failure(.unreadable(.permissionDenied)) = input.result {
        console.complain("note: in Xcode's sandbox a script may read a file only if the phase lists it as an input")
      }
      throw .alreadyReported(.usage)
    }
    do throws(SettingsFault) {
      files.append(try SettingsFile(source, at: path, isChosen: isChosen))
    } catch {
      try refuse(error.findings, in: LineTable(source))
    }
  }

  private func refuse(_ faults: [Finding], in lines: LineTable) throws(UsageError) {
    for line in SettingsFile.lines(of: faults, in: lines) { console.note(line + "\n") }
    if !faults.isEmpty { throw .alreadyReported(.usage) }
  }

  /// Whether something with this name exists; `false` in a folder that can't be searched.
  private func isThere(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try console.world.files.kind(path)
      return true
    } catch {
      // Even a broken link is there; the error comes when it is read.
      return error == .linkLoop || console.world.files.linkTarget(path) != nil
    }
  }
}
