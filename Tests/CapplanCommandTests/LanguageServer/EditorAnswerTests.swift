import JSONSource
import Testing

/// Hovers, links, renames, fixes, outlines and hints of a graph.
struct EditorAnswerTests {
  private static let graph = """
    {
      "capplan": 1,
      "profiles": ["iphone-xs"],
      "session": { "type": "multiCam" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60 } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60 } }
      ],
      "outputs": [ { "id": "video", "type": "videoData" }, { "id": "other", "type": "videoData" } ],
      "connections": [
        { "input": "back", "port": "video", "output": "video" },
        { "input": "front", "port": "video", "output": "other" }
      ],
      "operations": [ { "op": "addInput", "target": "back" }, { "op": "addConnection", "target": "/connections/0" } ],
      "plan": { "keep": { "back": { "width": 640 } }, "prefer": ["back"] },
      "ignore": [ { "rule": "one-input-per-camera", "reason": "tried" } ]
    }
    """

  private static func editor(_ capabilities: String = "{}", _ text: String = graph) -> FakeEditor {
    var editor = FakeEditor(capabilities: capabilities)
    editor.open(text)
    return editor
  }

  private static let rich = """
    { "textDocument": { "hover": { "contentFormat": ["markdown"] },
        "documentSymbol": { "hierarchicalDocumentSymbolSupport": true },
        "codeAction": { "codeActionLiteralSupport": {}, "isPreferredSupport": true } },
      "workspace": { "workspaceEdit": { "documentChanges": true } } }
    """

  @Test func aHoverTellsOfKeysNamesFormatsCostsAndRules() async {
    var editor = Self.editor(Self.rich)
    let key = editor.ask("hover", at: "deviceType", in: Self.graph)
    let name = editor.ask("hover", at: "builtInWide", in: Self.graph)
    let input = editor.ask("hover", at: "back", in: Self.graph)
    let format = editor.ask("hover", at: "1920", in: Self.graph)
    let rule = editor.ask("hover", at: "one-input", in: Self.graph)
    let nothing = editor.ask("hover", at: "]", in: Self.graph, after: 1)
    let run = await editor.run()
    func text(_ id: Int) -> String { run.text(id, "/result/contents/value") ?? "" }
    #expect(text(key).contains("AVCaptureDevice.deviceType"))
    #expect(text(name).contains(".builtInWideAngleCamera"))
    #expect(text(input).contains("hardwareCost on iphone-xs: "))
    #expect(text(format).contains("on iphone-xs: **1920x1440 at 60"))
    #expect(text(format).contains("documented: "))
    #expect(text(rule).contains("# one-input-per-camera"))
    #expect(run.text(rule, "/result/contents/kind") == "markdown")
    #expect(run.text(nothing, "/result") == "null")
  }

  @Test func anIdIsFoundWhereverItIsUsed() async {
    var editor = Self.editor()
    let definition = editor.ask("definition", at: #""input": "back"#, in: Self.graph, after: 11)
    let pointer = editor.ask("definition", at: "/connections/0", in: Self.graph)
    let uses = editor.ask("references", at: "back", in: Self.graph, #", "context": { "includeDeclaration": true }"#)
    let others = editor.ask("references", at: "back", in: Self.graph, #", "context": { "includeDeclaration": false }"#)
    let marks = editor.ask("documentHighlight", at: "front", in: Self.graph)
    let none = editor.ask("definition", at: "multiCam", in: Self.graph)
    let run = await editor.run()
    #expect(run.count(definition, "/result") == 1)
    #expect(run.text(definition, "/result/0/range/start/line") == "5")
    #expect(run.text(pointer, "/result/0/range/start/line") == "12")
    // The id, a connection, a step of the app, and the plan twice.
    #expect(run.count(uses, "/result") == 5)
    #expect(run.count(others, "/result") == 4)
    #expect(run.count(marks, "/result") == 2)
    #expect(run.count(none, "/result") == 0)
  }

  @Test func anIdIsRenamedEverywhere() async {
    var editor = Self.editor()
    let asked = editor.ask("prepareRename", at: "back", in: Self.graph)
    let rename = editor.ask("rename", at: "back", in: Self.graph, #", "newName": "re\"ar""#)
    let taken = editor.ask("rename", at: "back", in: Self.graph, #", "newName": "front""#)
    let empty = editor.ask("rename", at: "back", in: Self.graph, #", "newName": """#)
    let rule = editor.ask("rename", at: "one-input", in: Self.graph, #", "newName": "x""#)
    let key = editor.ask("prepareRename", at: "capplan", in: Self.graph)
    let run = await editor.run()
    #expect(run.text(asked, "/result/placeholder") == "back")
    let edits = "/result/changes/file:~1~1~1project~1graph.json"
    #expect(run.texts(rename, edits, "newText") == Array(repeating: #"re\"ar"#, count: 5))
    #expect(run.fault(taken) == "-32803")
    #expect(run.fault(empty) == "-32602")
    #expect(run.fault(rule) == "-32803")
    #expect(run.fault(key) == "-32803")
  }

  @Test func anEditNamesItsVersionIfTheClientHoldsToIt() async {
    var editor = Self.editor(Self.rich)
    let rename = editor.ask("rename", at: "video\", \"type", in: Self.graph, #", "newName": "film""#)
    let run = await editor.run()
    #expect(run.text(rename, "/result/documentChanges/0/textDocument/version") == "1")
    #expect(run.texts(rename, "/result/documentChanges/0/edits", "newText") == ["film", "film"])
  }

  private static let whole =
    #""range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } }"#

  private static func actions(_ editor: inout FakeEditor, only: String = "") -> Int {
    let context = "\"context\": { \"diagnostics\": []\(only) }"
    return editor.request(
      "textDocument/codeAction",
      "{ \"textDocument\": { \"uri\": \"\(FakeEditor.uri)\" }, \(whole), \(context) }")
  }

  @Test func findingsHaveFixesAndCanBeIgnored() async {
    let format = ",\n      \"activeFormat\": { \"width\": 1280, \"height\": 720, \"maxFrameRate\": 60 }"
    let text = Self.graph.replacing(format, with: "")
    #expect(text != Self.graph)
    var editor = Self.editor(Self.rich, text)
    let all = Self.actions(&editor)
    let none = Self.actions(&editor, only: #", "only": ["source"]"#)
    let run = await editor.run()
    let titles = run.texts(all, "/result", "title")
    #expect(titles.contains { $0.hasPrefix("ignore ") && $0.hasSuffix("(write the reason)") }, "\(titles)")
    #expect(run.count(none, "/result") == 0)
    #expect(Set(run.texts(all, "/result", "kind")).isSubset(of: ["quickfix", "refactor.rewrite"]))
  }

  @Test func aSafeFixIsPreferred() async {
    let text = Self.graph.replacing("\"capplan\": 1,", with: "\"capplan\": 1")
    var editor = Self.editor(Self.rich, text)
    let all = Self.actions(&editor)
    let run = await editor.run()
    #expect(run.text(all, "/result/0/isPreferred") == "true")
    #expect(run.text(all, "/result/0/diagnostics/0/code") == "json-syntax")
    #expect(run.texts(all, "/result/0/edit/documentChanges/0/edits", "newText") == [","])
  }

  @Test func aGraphIsReducedToFit() async {
    let text = Self.graph.replacing(
      #""plan": {"#, with: #""plan": { "targets": { "hardwareCost": 0.25 },"#)
    var editor = Self.editor(Self.rich, text)
    let all = Self.actions(&editor, only: #", "only": ["refactor"]"#)
    let run = await editor.run()
    #expect(run.texts(all, "/result", "title").contains { $0.hasPrefix("reduce to fit on iphone-xs") })
    #expect((run.count(all, "/result/0/edit/documentChanges/0/edits") ?? 0) > 0)
  }

  @Test func theOutlineHasTheElementsByTheirIds() async {
    for (capabilities, children) in [(Self.rich, "/result/3/children"), ("{}", "/result")] {
      var editor = Self.editor(capabilities)
      let asked = editor.request(
        "textDocument/documentSymbol", #"{ "textDocument": { "uri": "\#(FakeEditor.uri)" } }"#)
      let run = await editor.run()
      #expect(run.texts(asked, "/result", "name").starts(with: ["capplan"]))
      #expect(run.texts(asked, children, "name").contains("front"))
    }
  }

  @Test func rangesFoldAndGrow() async {
    var editor = Self.editor()
    let document = #""textDocument": { "uri": "\#(FakeEditor.uri)" }"#
    let folds = editor.request("textDocument/foldingRange", "{ \(document) }")
    let place = FakeEditor.position(of: "back", in: Self.graph)
    let selections = editor.request("textDocument/selectionRange", "{ \(document), \"positions\": [\(place)] }")
    let run = await editor.run()
    #expect(run.text(folds, "/result/0/startLine") == "0")
    // The content of the string, the string, the member, the input, the list, its member, the document.
    var pointer = "/result/0"
    var count = 0
    while run.text(selections, pointer + "/range") != nil { (pointer, count) = (pointer + "/parent", count + 1) }
    #expect(count == 7)
  }

  @Test func verdictsAndCostsStandBesideTheText() async {
    var editor = Self.editor()
    let document = #""textDocument": { "uri": "\#(FakeEditor.uri)" }"#
    let lenses = editor.request("textDocument/codeLens", "{ \(document) }")
    let hints = editor.request("textDocument/inlayHint", "{ \(document), \(Self.whole) }")
    let tokens = editor.request("textDocument/semanticTokens/full", "{ \(document) }")
    let run = await editor.run()
    #expect(run.text(lenses, "/result/0/command/title")?.hasPrefix("iphone-xs: ") == true)
    let labels = run.texts(hints, "/result", "label")
    #expect(labels.count == 2)
    #expect(labels.allSatisfy { $0.hasPrefix("hardwareCost ") && $0.hasSuffix(" %") })
    #expect((run.count(tokens, "/result/data") ?? 0) % 5 == 0)
    #expect((run.count(tokens, "/result/data") ?? 0) >= 5 * 15)
  }

  @Test func aCostThatIsNotKnownIsNoPartOfAnother() async {
    let text = """
      { "capplan": 1, "profiles": ["iphone-18-pro"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080 } } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
      """
    var editor = FakeEditor()
    editor.open(text)
    let asked = editor.ask("hover", at: #""back", "dev"#, in: text, after: 2)
    let hover = await editor.run().text(asked, "/result/contents/value") ?? ""
    #expect(hover.contains("hardwareCost on iphone-18-pro: not known") && !hover.contains("of not known"), "\(hover)")
  }
}
