import CaptureModel
import JSONSource

/// The settings in force, in JSON.
enum SettingsJSON {
  /// The tool, and the settings.
  struct Contents {
    let tool: ReportTool
    let settings: [SettingInForce]
  }

  /// The keys.
  static let shape = ReportShape<Contents> {
    SummaryJSON.head.of { $0.tool }
    ReportKey("settings", .list(of: .object(setting)), about: "The settings") { $0.settings }
  }

  private static let setting = ReportShape<SettingInForce> {
    ReportKey("key", .text, about: "The key of the setting") { $0.key }
    ReportKey("value", value, about: "Its value; null if it is not set") { $0.value }
    ReportKey("origin", origin, about: "Where the value comes from") { $0.origin.choice }
  }

  /// A value: nothing, a word, a number, a list or a table of words.
  private static let value = ReportType<SettingInForce.Value>(
    .either([
      word.schema, ReportType<Double>.number.schema, words.schema, pairs.schema,
      ReportType<String?>.orNull(word).schema,
    ])
  ) { value, key, writer in
    switch value {
    case .none: ReportType<String?>.orNull(word).write(nil, key, &writer)
    case .word(let text): word.write(text, key, &writer)
    case .number(let number): ReportType<Double>.number.write(number, key, &writer)
    case .words(let list): words.write(list, key, &writer)
    case .pairs(let list): pairs.write(list.map { ($0.key, $0.word) }, key, &writer)
    }
  }

  private static let word = ReportType<String>.text
  private static let words = ReportType<[String]>.list(of: word)
  private static let pairs = ReportType<[(key: String, value: String)]>.table(of: word)

  private static var origin: ReportType<ReportChoice> {
    .choice(by: "kind", [option.schema, settings.schema, graph.schema, standard.schema])
  }

  /// A place in a file.
  fileprivate struct Place {
    let kind: String
    let path: String
    let line: Int
    let column: Int
  }

  fileprivate static let option = ReportVariant<String>("option") {
    ReportKey("kind", .text, about: ReportSentence.origin) { _ in "option" }
    ReportKey("option", .text, about: "The option of the command line") { $0 }
  }

  fileprivate static let settings = ReportVariant<Place>("settings") { place }
  fileprivate static let graph = ReportVariant<Place>("graph") { place }

  private static let place = ReportShape<Place> {
    ReportKey("kind", .text, about: ReportSentence.origin) { $0.kind }
    ReportKey("path", .text, about: "The path of the file") { $0.path }
    ReportKey("line", .whole, about: "The line of the value, from 1") { $0.line }
    ReportKey("column", .whole, about: "The column of the value in Unicode scalars, from 1") { $0.column }
  }

  fileprivate static let standard = ReportVariant<Void>("default") {
    ReportKey("kind", .text, about: ReportSentence.origin) { _ in "default" }
  }
}

extension SettingInForce.Origin {
  fileprivate var choice: ReportChoice {
    switch self {
    case .option(let name): SettingsJSON.option(name)
    case .settings(let path, let line, let column):
      SettingsJSON.settings(.init(kind: "settings", path: path, line: line, column: column))
    case .graph(let path, let line, let column):
      SettingsJSON.graph(.init(kind: "graph", path: path, line: line, column: column))
    case .none: SettingsJSON.standard(())
    }
  }
}
