import CaptureModel
import CapturePlans
import CaptureReports
import JSONSource

/// A document that is open in the editor.
struct OpenDocument: Sendable {
  /// Its URI.
  let uri: String

  /// Its path; the URI if it isn't a file.
  let path: String

  /// The language id that the editor gives it.
  let languageID: String

  /// The editor's version number of the text.
  var version: WireValue

  /// The text.
  var text: EditorText

  /// What a check of the text found; `nil` until someone needs it.
  var analysis: DocumentAnalysis?

  /// Whether the client still lacks the newest findings.
  var isDirty = true

  init(uri: String, languageID: String, version: WireValue, text: EditorText) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    self.text = text
    path = Self.path(of: uri) ?? uri
  }

  /// The text, and the name of its file.
  var source: SourceText { SourceText(name: Escaping.displayed(path), bytes: text.bytes, path: path) }

  /// The path in a `file` URI; `nil` for other URIs.
  private static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.hasPrefix(scheme) else { return nil }
    let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
    // A host may stand before the path.
    guard let start = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var index = start
    while index < rest.count {
      let digits = index + 2 < rest.count ? String(decoding: rest[index + 1...index + 2], as: UTF8.self) : ""
      if rest[index] == UInt8(ascii: "%"), let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return RawText.decode(bytes)
  }
}

/// What a check of a document's text found.
///
/// A class, because each answer to the editor looks into it, and copies of its tree and report would be large.
final class DocumentAnalysis: Sendable {
  /// Its kind; `nil` for JSON of no known kind.
  let kind: DocumentKind?

  /// The tree, as far as the text could be read.
  let tree: JSONDocument?

  /// The values of the tree with their keys.
  let places: SchemaPlaces?

  /// The report of a graph; `nil` if its settings can't be used, and for other documents.
  let report: FileReport?

  /// The faults of other documents.
  let faults: [Finding]

  /// What is wrong with the settings, so that a graph was not checked, or with a part of them only.
  let obstacle: String?

  init(
    kind: DocumentKind?, tree: JSONDocument?, places: SchemaPlaces?, report: FileReport?, faults: [Finding],
    obstacle: String?
  ) {
    self.kind = kind
    self.tree = tree
    self.places = places
    self.report = report
    self.faults = faults
    self.obstacle = obstacle
  }

  /// The results of a graph on each profile.
  var results: [CheckResult] { report?.results ?? [] }

  /// The findings that are shown, with their profiles.
  var findings: [(finding: Finding, profiles: [String])] {
    report?.shown.map { ($0.finding, $0.profiles) } ?? faults.prefix(Finding.mostShown).map { ($0, []) }
  }

  /// How many findings are not shown.
  var hiddenCount: Int {
    report.map { $0.findings.count - $0.shown.count } ?? max(0, faults.count - Finding.mostShown)
  }

  /// The graph, if there is one.
  var graph: CaptureGraph? {
    if case .checked(let reading, _)? = report?.content { reading.graph } else { nil }
  }
}
