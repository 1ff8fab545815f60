import CaptureModel
import JSONSource

/// Settings, with the file that they were read from.
struct SettingsFile: Sendable {
  /// The path relative to the working directory.
  let path: String

  /// The settings in the file.
  let settings: Settings

  /// Whether the user named the file; a repository's own settings apply only in that repository.
  let isChosen: Bool

  /// Where the lines of the file's text begin.
  let lines: LineTable

  /// The file's folder as a prefix of paths: empty, or with a slash at its end.
  private var prefix: Substring { path[...].prefix(upThrough: UInt8(ascii: "/")) }

  /// A path of the settings, made relative to the working directory.
  func resolve(_ path: String) -> String { path.utf8.first == UInt8(ascii: "/") ? path : prefix + path }

  /// The path of an input. It is always a file, even if its name is that of standard input.
  func input(_ path: String) -> String {
    let path = resolve(path)
    return path == "-" ? "./-" : path
  }

  /// The faults that make a text unusable as settings, one line each, safe for a terminal.
  static func lines(of faults: [Finding], in table: LineTable) -> [String] {
    faults.sorted(by: Finding.isBefore).map { fault in
      let remarks = [fault.suggestion.map(Suggestion.question), fault.help].compactMap { $0 }.map { " (\($0))" }
      return Escaping.terminal(table.conciseLine(for: fault) + remarks.joined())
    }
  }

  /// Reads settings; throws the faults of their text.
  init(_ source: SourceText, at path: String, isChosen: Bool) throws(SettingsFault) {
    lines = LineTable(source)
    let parsed = JSONParser.parse(source)
    let faults = parsed.findings.filter { $0.severity == .error }
    guard let document = parsed.document, faults.isEmpty else { throw SettingsFault(findings: faults) }
    var reader = DocumentReader(document)
    let settings = Settings.shape.read(&reader, document.root)
    if let version = settings?.version, version.value != 1 {
      throw SettingsFault(findings: [
        .unsupportedVersion(version, of: "settings", help: "use the capplan that they were written for")
      ])
    }
    guard let settings, reader.findings.isEmpty else { throw SettingsFault(findings: reader.findings) }
    self.settings = settings
    self.path = path
    self.isChosen = isChosen
  }

  /// The faults of the paths in the settings: paths that lead out of the repository below `top`, or into its version
  /// control.
  func faults(_ boundary: Boundary, below top: String) -> [Finding] {
    let folders = (settings.profileFolders?.value ?? []) + (settings.baseline.map { [$0] } ?? [])
    let reports = settings.reports?.value.files.map(\.path) ?? []
    let inputs = (settings.paths?.value ?? []).map { path in
      // The files that a pattern matches are checked when they are found.
      path.map { Pattern($0).map { $0.base.isEmpty ? "." : $0.base } ?? $0 }
    }
    return (folders + reports + inputs).compactMap { path in
      boundary.fault(of: resolve(path.value), below: top).map { .outOfBounds($0, path) }
    }
  }
}

extension Finding {
  /// The finding for a path that settings must not name.
  fileprivate static func outOfBounds(_ fault: Boundary.Fault, _ path: Located<String>) -> Finding {
    let why =
      switch fault {
      case .leadsOut: "leads out of the repository"
      case .isInVersionControl: "lies in what version control keeps for itself"
      case .isNoFile: "is neither a file nor a folder"
      }
    var finding = Finding.unknownValue("\(Suggestion.quote(path.value)) \(why)", at: path.range, label: "not allowed")
    finding.help = "--settings FILE takes settings whose paths may lead anywhere"
    return finding
  }
}

/// The faults of a text that should be settings.
struct SettingsFault: Error {
  /// Each fault, with its place.
  let findings: [Finding]
}

extension Substring {
  /// The text up to and including the last `byte`; empty if there is none.
  func prefix(upThrough byte: UInt8) -> Substring {
    utf8.lastIndex(of: byte).map { self[...$0] } ?? self[..<startIndex]
  }
}
