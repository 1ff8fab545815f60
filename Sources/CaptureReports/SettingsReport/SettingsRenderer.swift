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

  /// The settings as a document.
  public func renderJSON(_ settings: [SettingInForce], tool: ReportTool) -> String {
    SettingsJSON.shape.text(of: .init(tool: tool, settings: settings))
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
}
