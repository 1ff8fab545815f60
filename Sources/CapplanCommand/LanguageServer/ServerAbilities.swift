/// What the server can do, as it answers `initialize`.
enum ServerAbilities {
  /// The answer to `initialize`.
  static func answer(_ client: ClientAbilities) -> WireValue {
    var all: [(String, WireValue)] = [
      ("positionEncoding", .text(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      ("hoverProvider", true),
      ("completionProvider", ["triggerCharacters": ["\"", ":", ","], "workDoneProgress": true]),
      ("documentSymbolProvider", true),
      ("definitionProvider", true),
      ("referencesProvider", true),
      ("documentHighlightProvider", true),
      ("renameProvider", ["prepareProvider": true]),
      ("foldingRangeProvider", true),
      ("selectionRangeProvider", true),
      ("codeLensProvider", ["workDoneProgress": true]),
      ("inlayHintProvider", true),
      (
        "semanticTokensProvider",
        [
          "legend": ["tokenTypes": .texts(SemanticTokens.types), "tokenModifiers": .texts(SemanticTokens.modifiers)],
          "full": true,
        ]
      ),
    ]
    if client.takesCodeActions {
      all.append(
        ("codeActionProvider", ["codeActionKinds": ["quickfix", "refactor.rewrite"], "workDoneProgress": true]))
    }
    if client.takesCommands {
      all.append(("codeActionProvider", true))
      all.append(("executeCommandProvider", ["commands": [.text(CodeActions.command)]]))
    }
    if client.pullsDiagnostics {
      // The settings, the Info.plist and profiles beside a graph decide about its findings.
      all.append(
        (
          "diagnosticProvider",
          ["interFileDependencies": true, "workspaceDiagnostics": false, "workDoneProgress": true]
        ))
    }
    return [
      "capabilities": .object(all), "serverInfo": ["name": "capplan", "version": .text(CapplanVersion.current)],
    ]
  }
}
