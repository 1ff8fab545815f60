import CaptureReports
import JSONSource

/// Graphs for the tests of formats.
enum FormatGraphs {
  /// A graph with an error, a warning and a fix, and words that have a meaning in some format.
  static let awkward = """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "a%0A::error::,]]><&\\"'##[error]\u{202E}": 1,
      "sesion": { "type": "single" },
      "inputs": [ { "id": "é😀back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
      "outputs": [ { "id": "video", "type": "videoData" } ] }

    """

  /// The name of a file that no format can hold as it is.
  static let awkwardName = "graphs/a,b: 50% <\"é\">&'.json"

  /// A report of the awkward graph, of a file that could not be read, and of one that is clean.
  static func awkwardReport() throws -> Report {
    Report(
      tool: Checking.tool,
      files: [
        try Checking.check(SourceText(name: awkwardName, bytes: Array(awkward.utf8))),
        FileReport(unreadable: "./lost\u{1B}.json", reason: "can't be read: no such file"),
        try Checking.check(SourceText(name: "clean.json", bytes: Array(clean.utf8))),
      ])
  }

  /// A graph with many unknown keys.
  static func faulty(_ count: Int) -> String {
    let keys = (0..<count).map { "\"unheard\($0)of\": 1" }.joined(separator: ",\n")
    return "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"],\n\(keys) }\n"
  }

  /// A graph in which nothing is found.
  static let clean = """
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" } }
    """
}

/// A JSON text, to be asked for what stands at its pointers.
struct JSONReading {
  let document: JSONDocument

  struct NoDocument: Error {}

  init(_ text: String) throws {
    let result = JSONParser.parse(SourceText(text))
    guard let document = result.document, result.findings.isEmpty else { throw NoDocument() }
    self.document = document
  }

  func string(_ pointer: String) -> String? {
    document.value(at: pointer).flatMap { document.string(of: $0) }
  }

  func number(_ pointer: String) -> Int? {
    document.value(at: pointer).flatMap { document.number(of: $0) }.map { Int($0) }
  }

  func count(_ pointer: String) -> Int {
    document.value(at: pointer).map { document.count(of: $0) } ?? 0
  }

  func keys(_ pointer: String) -> [String] {
    guard let value = document.value(at: pointer) else { return [] }
    return document.members(of: value).compactMap { document.string(of: $0.key) }
  }

  func kind(_ pointer: String) -> JSONKind? { document.value(at: pointer).map { document.kind(of: $0) } }
}
