import CaptureModel
import CapturePlanning
import CaptureReports
import JSONSource

/// The open documents of a language server, with the settings that they are checked with.
///
/// A class, as there is one, and what it holds changes with each message.
final class ServerWorkspace {
  /// What the client can do.
  private(set) var client = ClientAbilities(ClientValue(nil, nil))

  /// The profiles and rules that the client's own settings name.
  private var clientSettings = ClientSettings()
  private var documents: [String: OpenDocument] = [:]

  /// The checker; it keeps settings and profiles between checks.
  private(set) var checker: GraphChecker?
  private var needsRefresh = false

  /// Why the settings of a folder can't be used, by the folder's path.
  private var refusals: [String: UsageError] = [:]
  private let console: Console
  private let request: GraphRequest
  private let files: FileOptions

  init(_ console: Console, _ request: GraphRequest, _ files: FileOptions) {
    self.console = console
    self.request = request
    self.files = files
  }

  /// Takes over what `initialize` says.
  func start(_ params: ClientValue) {
    client = ClientAbilities(params)
    clientSettings = ClientSettings(params["initializationOptions"])
  }

  /// Handles a notification and returns messages to send. Ignores unknown ones.
  func notice(_ method: String, _ params: ClientValue) -> [WireValue] {
    let item = params["textDocument"]
    switch method {
    case "textDocument/didOpen":
      guard let uri = item["uri"].text, let text = item["text"].text else { return [] }
      documents[uri] = OpenDocument(
        uri: uri, languageID: item["languageId"].text ?? "", version: Self.version(item),
        text: EditorText(text, client.encoding))
    case "textDocument/didChange":
      if let uri = item["uri"].text { change(uri, Self.version(item), params["contentChanges"].elements) }
    case "textDocument/didClose":
      guard let uri = item["uri"].text, documents.removeValue(forKey: uri) != nil else { return [] }
      // The server checks open files only, so it takes its findings back.
      return client.pullsDiagnostics ? [] : [publication(uri, [], version: nil)]
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetChecks()
    case "workspace/didChangeConfiguration":
      clientSettings = ClientSettings(params["settings"])
      forgetChecks()
    default: break
    }
    return []
  }

  private static func version(_ item: ClientValue) -> WireValue {
    item["version"].isThere ? .verbatim(item["version"].json ?? "null") : .null
  }

  private func change(_ uri: String, _ version: WireValue, _ changes: [ClientValue]) {
    guard var document = documents.removeValue(forKey: uri) else { return }
    for change in changes {
      guard let text = change["text"].text else { continue }
      if !change["range"].isThere {
        document.text = EditorText(text, client.encoding)
      } else if let range = document.text.range(change["range"]) {
        document.text.replace(range, with: text)
      }
    }
    document.version = version
    document.analysis = nil
    document.isDirty = true
    documents[uri] = document
  }

  /// Reads settings and profiles again, and checks everything anew.
  private func forgetChecks() {
    checker = nil
    refusals = [:]
    for uri in documents.keys {
      documents[uri]?.analysis = nil
      documents[uri]?.isDirty = true
    }
    needsRefresh = true
  }

  /// What to tell the client to request again; empty if nothing changed.
  func takeRefreshes() -> [String] {
    guard needsRefresh else { return [] }
    needsRefresh = false
    return client.refreshes
  }

  /// The findings of the documents that changed, as notifications; none for a client that asks for them.
  func publications() -> [WireValue] {
    guard !client.pullsDiagnostics else { return [] }
    return documents.keys.sorted().compactMap { uri in
      guard documents[uri]?.isDirty == true, let (document, analysis) = analyzed(uri) else { return nil }
      documents[uri]?.isDirty = false
      let diagnostics = Diagnostics(document, analysis, client).all
      return publication(uri, diagnostics, version: document.version)
    }
  }

  private func publication(_ uri: String, _ diagnostics: [WireValue], version: WireValue?) -> WireValue {
    var params: [(String, WireValue)] = [("uri", .text(uri)), ("diagnostics", .list(diagnostics))]
    if case .verbatim? = version { params.append(("version", version ?? .null)) }
    return ["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(params)]
  }

  /// A document with what was found in it; `nil` if it is not open.
  func analyzed(_ uri: String) -> (document: OpenDocument, analysis: DocumentAnalysis)? {
    guard let document = documents[uri] else { return nil }
    if let analysis = document.analysis { return (document, analysis) }
    let analysis = analyze(document)
    documents[uri]?.analysis = analysis
    return (document, analysis)
  }

  private func analyze(_ document: OpenDocument) -> DocumentAnalysis {
    let source = document.source
    let tree = JSONParser.parse(source, limit: GraphLimits.bytes).document
    guard let kind = DocumentKind(name: document.path, languageID: document.languageID, tree) else {
      return DocumentAnalysis(kind: nil, tree: tree, places: nil, report: nil, faults: [], obstacle: nil)
    }
    let places = tree.map { SchemaPlaces($0, kind.fields) }
    var (report, obstacle) = (FileReport?.none, clientSettings.fault)
    if kind == .graph {
      do throws(UsageError) { report = try check(source, at: document.path) } catch {
        obstacle = ServerWorkspace.message(error)
      }
    }
    return DocumentAnalysis(
      kind: kind, tree: tree, places: places, report: report, faults: kind == .graph ? [] : kind.faults(of: source),
      obstacle: obstacle)
  }

  private static func message(_ error: UsageError) -> String {
    if case .alreadyReported = error {
      return "the settings for this graph can't be used; `capplan config` and the server's log say why"
    }
    return error.message
  }

  /// Checks a text with the settings of its path.
  func check(_ source: SourceText, at path: String) throws(UsageError) -> FileReport {
    var own = try settledChecker(of: source.name, at: path)
    checker = nil
    defer { checker = own }
    return try own.file(source)
  }

  /// The checker, with the settings of a path. Settings that can't be used are told of once, not at each keystroke.
  private func settledChecker(of name: String, at path: String) throws(UsageError) -> GraphChecker {
    let folder = String(path[...].prefix(upThrough: UInt8(ascii: "/")))
    if let refusal = refusals[folder] { throw refusal }
    do throws(UsageError) {
      var own = try openChecker(for: path)
      checker = own
      try own.findSettings(of: name, at: path)
      return own
    } catch {
      refusals[folder] = error
      throw error
    }
  }

  private func openChecker(for path: String) throws(UsageError) -> GraphChecker {
    if let checker { return checker }
    return try GraphChecker(clientSettings.added(to: request), SettingsFinder(console, files), of: path, console)
  }

  /// The profiles of a graph by their names in it, as far as its settings know them.
  func profiles(named names: [String], of document: OpenDocument) -> [DeviceProfile] {
    checker?.profiles(named: names, of: document.source.name) ?? []
  }
}

/// The settings that a client sends; options of the command line win over them.
struct ClientSettings {
  private let value: ClientValue

  init(_ value: ClientValue = ClientValue(nil, nil)) {
    let own = value["capplan"]
    self.value = own.isThere ? own : value
  }

  private static let lists = ["profiles", "select", "ignore"]

  /// The first setting of the wrong type, in a sentence; it counts as left out.
  var fault: String? {
    Self.lists.first { value[$0].isThere && texts($0) == nil }.map {
      "the editor's setting '\($0)' isn't used: it has to be a list of strings"
    }
  }

  /// A list of strings; `nil` if it is something else.
  private func texts(_ key: String) -> [String]? {
    let list = value[key]
    return list.kind == .array && list.texts.count == list.elements.count ? list.texts : nil
  }

  /// A request with the profiles and rules that the client names.
  func added(to request: GraphRequest) -> GraphRequest {
    var request = request
    if request.profiles.choices.isEmpty { request.profiles.choices = texts("profiles") ?? [] }
    var rules = request.rules ?? RuleOptions()
    if rules.selected.isEmpty { rules.selected = texts("select") ?? [] }
    if rules.ignored.isEmpty { rules.ignored = texts("ignore") ?? [] }
    request.rules = rules
    return request
  }
}
