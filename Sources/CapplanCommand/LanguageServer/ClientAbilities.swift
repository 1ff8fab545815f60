/// What a client can do, as it said when it started the server.
struct ClientAbilities {
  /// How it counts characters.
  let encoding: PositionEncoding

  /// Whether it asks for diagnostics by itself.
  let pullsDiagnostics: Bool

  /// Whether a diagnostic may point to other places.
  let takesRelatedInformation: Bool

  /// The tags of diagnostics that it knows.
  let diagnosticTags: [Int]

  /// Whether an edit may say which version of a document it is for.
  let takesDocumentChanges: Bool

  /// Whether it takes code actions with edits.
  let takesCodeActions: Bool

  /// Whether it takes commands in place of code actions with edits, and makes the edits that it is asked to.
  let takesCommands: Bool

  /// Whether it knows `isPreferred`.
  let takesPreferredActions: Bool

  /// Whether symbols may have children.
  let takesNestedSymbols: Bool

  /// Whether hover texts and descriptions may be Markdown.
  let takesMarkdown: Bool

  /// Whether the server may ask it to watch files.
  let watchesFiles: Bool

  /// What it requests again when the server tells it to, by the names of the requests.
  let refreshes: [String]

  init(_ params: ClientValue) {
    let all = params["capabilities"]
    let (text, workspace) = (all["textDocument"], all["workspace"])
    encoding =
      all["general"]["positionEncodings"].texts.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    pullsDiagnostics = text["diagnostic"].isThere
    let published = text["publishDiagnostics"]
    takesRelatedInformation =
      published["relatedInformation"].isTrue || text["diagnostic"]["relatedInformation"].isTrue
    diagnosticTags =
      (published["tagSupport"]["valueSet"].elements + text["diagnostic"]["tagSupport"]["valueSet"].elements)
      .compactMap(\.index)
    takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].isTrue
    takesCodeActions = text["codeAction"]["codeActionLiteralSupport"].isThere
    takesCommands = !takesCodeActions && workspace["applyEdit"].isTrue
    takesPreferredActions = text["codeAction"]["isPreferredSupport"].isTrue
    takesNestedSymbols = text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
    takesMarkdown = text["hover"]["contentFormat"].texts.contains("markdown")
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
    refreshes = [
      ("diagnostics", "diagnostic"), ("codeLens", "codeLens"), ("inlayHint", "inlayHint"),
      ("semanticTokens", "semanticTokens"),
    ].filter { workspace[$0.0]["refreshSupport"].isTrue }.map(\.1)
  }
}
