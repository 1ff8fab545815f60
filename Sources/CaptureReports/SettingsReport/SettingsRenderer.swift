import JSONSource

/// Writes the settings in force.
public struct SettingsRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// A line for each setting: its key, its value, and where that comes from.
  public func render(_ settings: [SettingInForce]) -> String {
    let rows = settings.map { [$0.key, TerminalText.escaped($0.value.words), TerminalText.escaped($0.origin.words)] }
    let widths = [0, 1].map { column in rows.map { DisplayWidth.of($0[column]) as Int }.max() ?? 0 }
    return rows.map { row in
      let cells = [0, 1].map { row[$0] + String(repeating: " ", count: widths[$0] - DisplayWidth.of(row[$0]) + 2) }
      return cells.joined() + row[2] + "\n"
    }.joined()
  }

  /// The settings as a document: `{version, tool, settings[]}`.
  public func renderJSON(_ settings: [SettingInForce], tool: ReportTool) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.object("tool") { writer in
        writer.member("name", tool.name)
        writer.member("version", tool.version)
      }
      writer.array("settings") { writer in
        for setting in settings {
          writer.object { writer in
            writer.member("key", setting.key)
            setting.value.write("value", to: &writer)
            writer.object("origin") { writer in setting.origin.write(to: &writer) }
          }
        }
      }
    }
    writer.endLine()
    return writer.text
  }
}

extension SettingInForce.Value {
  /// The text that is shown.
  fileprivate var words: String {
    switch self {
    case .none: "not set"
    case .word(let word): word
    case .words(let words): words.isEmpty ? "none" : words.joined(separator: ", ")
    case .number(let number): JSONNumber.text(of: number)
    case .pairs(let pairs):
      pairs.isEmpty ? "none" : pairs.map { "\($0.key): \($0.word)" }.joined(separator: ", ")
    }
  }

  fileprivate func write(_ key: String, to writer: inout JSONWriter) {
    switch self {
    case .none: writer.member(key, String?.none)
    case .word(let word): writer.member(key, word)
    case .number(let number): writer.member(key, number)
    case .words(let words): writer.array(key) { writer in for word in words { writer.element(word) } }
    case .pairs(let pairs):
      writer.object(key) { writer in for pair in pairs { writer.member(pair.key, pair.word) } }
    }
  }
}

extension SettingInForce.Origin {
  /// The text that is shown.
  fileprivate var words: String {
    switch self {
    case .option(let name): name
    case .settings(let path, let line, let column), .graph(let path, let line, let column): "\(path):\(line):\(column)"
    case .none: "default"
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .option(let name):
      writer.member("kind", "option")
      writer.member("option", name)
    case .settings(let path, let line, let column):
      Self.write("settings", path, line, column, to: &writer)
    case .graph(let path, let line, let column):
      Self.write("graph", path, line, column, to: &writer)
    case .none: writer.member("kind", "default")
    }
  }

  private static func write(
    _ kind: String, _ path: String, _ line: Int, _ column: Int, to writer: inout JSONWriter
  ) {
    writer.member("kind", kind)
    writer.member("path", path)
    writer.member("line", line)
    writer.member("column", column)
  }
}
