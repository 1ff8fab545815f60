import CaptureModel
import JSONSource

/// The requests about one document.
private enum DocumentRequest: String {
  case diagnostic = "textDocument/diagnostic"
  case hover = "textDocument/hover"
  case completion = "textDocument/completion"
  case documentSymbol = "textDocument/documentSymbol"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case documentHighlight = "textDocument/documentHighlight"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case codeAction = "textDocument/codeAction"
  case foldingRange = "textDocument/foldingRange"
  case selectionRange = "textDocument/selectionRange"
  case codeLens = "textDocument/codeLens"
  case inlayHint = "textDocument/inlayHint"
  case semanticTokens = "textDocument/semanticTokens/full"

  /// Whether it is about a position.
  var hasPosition: Bool {
    switch self {
    case .hover, .completion, .definition, .references, .documentHighlight, .prepareRename, .rename: true
    case .diagnostic, .documentSymbol, .codeAction, .foldingRange, .selectionRange, .codeLens, .inlayHint,
      .semanticTokens:
      false
    }
  }

  /// The answer for JSON of no known kind.
  var empty: WireValue {
    switch self {
    case .hover, .prepareRename, .rename, .selectionRange: .null
    case .semanticTokens: ["data": []]
    default: []
    }
  }
}

extension ServerWorkspace {
  /// The answer to a request about a document.
  func answer(_ method: String, _ params: ClientValue) throws(ProtocolError) -> WireValue {
    guard let ask = DocumentRequest(rawValue: method) else {
      throw ProtocolError(.methodNotFound, "capplan has no method \(Suggestion.quote(method))")
    }
    guard let uri = params["textDocument"]["uri"].text else {
      throw ProtocolError(.invalidParams, "the request names no document")
    }
    guard let (document, analysis) = analyzed(uri) else {
      throw ProtocolError(.invalidParams, "\(Suggestion.quote(uri)) is not open")
    }
    if ask == .diagnostic {
      return ["kind": "full", "items": .list(Diagnostics(document, analysis, client).all)]
    }
    guard analysis.kind != nil else { return ask.empty }
    var offset = 0
    if ask.hasPosition {
      guard let place = document.text.offset(params["position"]) else {
        throw ProtocolError(.invalidParams, "the request has no position")
      }
      offset = place
    }
    switch ask {
    case .diagnostic: return .null
    case .hover: return HoverText(document, analysis, checker, client).answer(at: offset)
    case .completion: return completion(document, analysis, at: offset)
    case .documentSymbol: return DocumentSymbols(document, analysis, client).answer
    case .definition: return NameLinks(document, analysis).definitions(at: offset)
    case .references:
      let withDefinition = params["context"]["includeDeclaration"].isTrue
      return NameLinks(document, analysis).references(at: offset, withDefinition: withDefinition)
    case .documentHighlight: return NameLinks(document, analysis).highlights(at: offset)
    case .prepareRename: return try NameLinks(document, analysis).renameable(at: offset)
    case .rename:
      return try NameLinks(document, analysis).rename(at: offset, to: params["newName"].text ?? "", client)
    case .codeAction: return CodeActions(document, analysis, checker, client).answer(params)
    case .foldingRange: return DocumentRanges(document, analysis).folds
    case .selectionRange:
      var offsets: [Int] = []
      for position in params["positions"].elements {
        guard let offset = document.text.offset(position) else {
          throw ProtocolError(.invalidParams, "a position has no line or character")
        }
        offsets.append(offset)
      }
      return DocumentRanges(document, analysis).selections(at: offsets)
    case .codeLens: return CostHints(document, analysis).lenses
    case .inlayHint: return CostHints(document, analysis).hints(in: document.text.range(params["range"]))
    case .semanticTokens: return SemanticTokens(document, analysis).answer
    }
  }
}
