import CaptureReports
import JSONSource

/// The beginning of a file, by which a report of capplan is recognized.
///
/// Settings may come from anybody's repository, so a report that they ask for takes the place of an earlier report and
/// of no other file: not of a source, and not of one that isn't committed, such as `.env`.
struct EarlierReport {
  private let bytes: [UInt8]

  /// How much of a file is read: its end may be megabytes away.
  private static let most = 1 << 16

  /// Whether a report may be written to a path: nothing is there, or an earlier report in the same format.
  static func mayBeReplaced(_ path: String, by format: CheckFormat, _ files: FileSystem) -> Bool {
    do throws(FileError) {
      guard try files.kind(path) == .file else { return true }
      return try EarlierReport(bytes: files.read(path, most)).isReport(format)
    } catch {
      return error == .notFound
    }
  }

  /// A report in a form by which it is recognized: without findings some formats are empty, or look like any tool's.
  static func recognizable(_ text: String, as format: CheckFormat) -> String {
    switch format {
    case .text, .concise, .github: text.isEmpty ? nothing : text
    case .gitlab: text == "[]\n" ? emptyList : text
    case .checkstyle: withComment(text)
    case .json, .jsonl, .sarif, .junit, .rdjson: text
    }
  }

  /// XML with the comment after its first line, the declaration.
  private static func withComment(_ text: String) -> String {
    let declaration = text.prefix { $0 != "\n" }
    return "\(declaration)\n\(comment)" + text[declaration.endIndex...]
  }

  /// A report in lines that has none.
  private static let nothing = "capplan: no findings\n"

  /// An empty array as no tool is known to write it.
  private static let emptyList = "[\n]\n"

  private static let comment = "<!-- capplan -->"

  private func isReport(_ format: CheckFormat) -> Bool {
    if format.isLog, bytes == Array(Self.nothing.utf8) { return true }
    switch format {
    case .json: return begins(with: "{\n  \"version\": 1,\n  \"tool\": {\n    \"name\": \"capplan\",")
    case .jsonl: return begins(with: #"{"version":1,"tool":{"name":"capplan","#)
    case .sarif: return begins(with: "{\n  \"$schema\": ") && has("\"driver\": {\n          \"name\": \"capplan\",")
    case .rdjson: return begins(with: "{\n  \"source\": {\n    \"name\": \"capplan\"\n")
    case .junit: return begins(with: "<?xml") && has("<testsuites name=\"capplan\"")
    case .checkstyle: return isCheckstyle
    case .gitlab: return isCodeQuality
    case .github where begins(with: "capplan: "): return has(" in ")
    case .github: return ["error", "warning", "notice"].contains { begins(with: "::\($0) ") } && has("title=")
    case .concise: return isConcise
    case .text: return isText
    }
  }

  private var isCheckstyle: Bool {
    begins(with: "<?xml") && has("<checkstyle version=") && (has(" source=\"capplan.") || has(Self.comment))
  }

  /// An empty array, or findings of rules.
  private var isCodeQuality: Bool {
    if bytes == Array(Self.emptyList.utf8) { return true }
    let key = "\"check_name\": \""
    guard begins(with: "[\n  {\n    \"description\": "), let start = place(of: key) else { return false }
    let name = bytes[(start + key.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
    return isRule(String(decoding: name, as: UTF8.self))
  }

  /// `graph.json:4:20: error: … [json-syntax]`.
  private var isConcise: Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.last == UInt8(ascii: "]"), let bracket = line.lastIndex(of: UInt8(ascii: "[")) else { return false }
    let start = EarlierReport(bytes: Array(line))
    // A compiler's messages look alike, but name no rule of ours.
    return start.has(": prediction: ")
      || isRule(String(decoding: line[line.index(after: bracket)...].dropLast(), as: UTF8.self))
        && ["error", "warning", "note"].contains { start.has(": \($0): ") }
  }

  /// A finding with its place, or a verdict.
  private var isText: Bool {
    if ["error", "warning", "note"].contains(where: { begins(with: "\($0)[") }) { return has("\n -->") }
    // A line that names many devices is wrapped before the verdict.
    let words = String(decoding: bytes.prefix(1 << 12), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let text = EarlierReport(bytes: Array(words.joined(separator: " ").utf8))
    let verdicts = ["runs", "adjusted", "cannot run", "unverified", "likely ", "invalid"]
    return text.has(": not judged, because ") || text.has(" on ") && verdicts.contains { text.has(": \($0)") }
  }

  private func isRule(_ name: String) -> Bool {
    name == UnreadableFile.rule || ReportTool.capplan.rule(RuleID(rawValue: name)) != nil
  }

  private func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  private func has(_ text: String) -> Bool { place(of: text) != nil }

  private func place(of text: String) -> Int? { bytes.indices.first { bytes[$0...].starts(with: text.utf8) } }
}
