import CaptureModel
import JSONSource

/// Settings with the file that they were read from.
struct SettingsFile: Sendable {
  /// The path from the working directory.
  let path: String

  /// What it asks for.
  let settings: Settings

  /// Where the lines of its text begin.
  let lines: LineTable

  /// The folder of the file as a prefix of paths: empty, or with a slash at its end.
  private var prefix: Substring { path[...].prefix(upThrough: UInt8(ascii: "/")) }

  /// A path of the settings, from the working directory.
  func resolve(_ path: String) -> String { path.utf8.first == UInt8(ascii: "/") ? path : prefix + path }

  /// The faults that keep a text from being settings: a line for each, safe for a terminal.
  static func lines(of faults: [Finding], in table: LineTable) -> [String] {
    faults.sorted(by: Finding.isBefore).map { fault in
      let remarks = [fault.suggestion, fault.help].compactMap { $0 }.map { " (\($0))" }
      return Escaping.terminal(table.conciseLine(for: fault) + remarks.joined())
    }
  }

  /// Reads settings; throws what is wrong with their text.
  init(_ source: SourceText, at path: String) throws(SettingsFault) {
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
  }
}

/// What is wrong with a text that should hold settings.
struct SettingsFault: Error {
  /// Each fault, with its place.
  let findings: [Finding]
}

extension Substring {
  /// The text up to the last such byte, with it; empty where there is none.
  fileprivate func prefix(upThrough byte: UInt8) -> Substring {
    utf8.lastIndex(of: byte).map { self[...$0] } ?? self[..<startIndex]
  }
}
