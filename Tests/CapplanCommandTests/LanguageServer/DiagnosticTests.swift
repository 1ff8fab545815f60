import CapplanCommand
import CaptureModel
import JSONSource
import TestSupport
import Testing

/// The findings in an editor are those of a check, of the text as it is typed.
struct DiagnosticTests {
  private static let graph = """
    {
      "capplan": 1, "name": "🎥é", "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ]
    }

    """

  /// The findings of a check as `rule line:character`, counted from 0.
  private static func check(_ text: String, _ files: [String: String] = [:]) async -> [String] {
    var all = files
    all["graph.json"] = text
    let run = await FakeWorld(all).run("check", "-f", "concise", "--exit-zero")
    return run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      return "\(rule) \((Int(parts[1]) ?? 0) - 1):\((Int(parts[2]) ?? 0) - 1)"
    }
  }

  @Test func theyAreThoseOfACheck() async {
    for text in [
      Self.graph, Self.graph.dropping(#""position": "back","#), Self.graph.dropping(#""height": 1440,"#),
      Self.graph.dropping("}"), "{", "", "[]", #"{ "capplan": 2 }"#, Self.graph.dropping(#""id": "video","#),
    ] {
      var editor = FakeEditor(capabilities: #"{ "general": { "positionEncodings": ["utf-32"] } }"#)
      editor.open(text)
      #expect(await editor.run().diagnostics() == Self.check(text), "\(text)")
    }
  }

  @Test func editsReachTheTextInEveryEncoding() async {
    // The name has a character of four bytes and one of two.
    for (encoding, start, end) in [("utf-8", 25, 31), ("utf-16", 25, 28), ("utf-32", 25, 27)] {
      var editor = FakeEditor(capabilities: #"{ "general": { "positionEncodings": ["\#(encoding)"] } }"#)
      editor.open(Self.graph)
      editor.change(line: 1, start..<end, to: "x\",\"nam\":\"y")
      let run = await editor.run()
      let changed = Self.graph.replacing("🎥é", with: "x\",\"nam\":\"y")
      #expect(run.diagnostics() == (await Self.check(changed)), "\(encoding)")
      #expect(run.diagnostics()?.contains { $0.hasPrefix("unknown-key 1:") } == true)
    }
  }

  @Test func placesOnALongLineAreCountedInTheUnitsOfTheClient() async {
    let name = String(repeating: "🎥é", count: 1000)
    for (encoding, column) in [("utf-8", 6000), ("utf-16", 3000), ("utf-32", 2000)] {
      var editor = FakeEditor(capabilities: #"{ "general": { "positionEncodings": ["\#(encoding)"] } }"#)
      editor.open("{ \"name\": \"\(name)\", \"capplan\": 2 }")
      editor.change(line: 0, column + 12..<column + 12, to: "  ")
      #expect(await editor.run().diagnostics() == ["unsupported-version 0:\(column + 27)"], "\(encoding)")
    }
  }

  @Test func placesOutsideOfTheTextAreMovedIntoIt() async {
    var editor = FakeEditor()
    editor.open("{ }")
    editor.change(line: 7, 900..<901, to: " ")
    editor.change(line: 0, 1..<900, to: #" "capplan": 2 }"#)
    #expect(await editor.run().diagnostics() == ["unsupported-version 0:13"])
  }

  @Test func aTextThatSurrogatesBreakIsReadAll() async {
    var editor = FakeEditor()
    editor.notify(
      "textDocument/didOpen",
      #"{ "textDocument": { "uri": "\#(FakeEditor.uri)", "version": 1, "text": "{ \"capplan\": 2, \"\ud800\": 1 }" } }"#
    )
    #expect(await editor.run().diagnostics() == ["unsupported-version 0:13"])
  }

  @Test func settingsAreFoundAndFollowed() async {
    var editor = FakeEditor()
    editor.open(Self.graph, at: "file:///graph.json")
    let quiet = #"{ "severity": { "connection-no-stabilization": "off" }, "ignore": ["all"] }"#
    let run = await editor.run([".capplan.json": quiet, "graph.json": Self.graph])
    #expect(run.diagnostics(of: "file:///graph.json")?.isEmpty == false, "the root is above the working directory")
    var below = FakeEditor()
    below.open(Self.graph, at: "untitled:graph.json", language: "capplan")
    let here = await below.run([".capplan.json": #"{ "targets": { "hardwareCost": 0.001 } }"#])
    #expect(here.diagnostics(of: "untitled:graph.json")?.contains { $0.hasPrefix("target-missed") } == true)
    var broken = FakeEditor()
    broken.open(Self.graph, at: "untitled:graph.json", language: "capplan")
    let told = await broken.run([".capplan.json": #"{ "tragets": 1 }"#])
    #expect(told.status == .success)
    #expect(told.diagnostics(of: "untitled:graph.json") == ["- 0:0"])
    #expect(told.error.contains("tragets"))
  }

  @Test func faultySettingsAreToldOfOnceAndNotAtEachCheck() async {
    func told(changes: Int) async -> Int {
      var editor = FakeEditor()
      editor.open(Self.graph)
      for version in 0..<changes {
        editor.change(to: Self.graph + String(repeating: " ", count: version), version: version + 2)
      }
      let run = await editor.run([".capplan.json": #"{ "tragets": 1 }"#])
      #expect(run.diagnostics() == ["- 0:0"])
      return run.error.split(separator: "\n").count { $0.contains("tragets") }
    }
    let once = await told(changes: 0)
    #expect(once > 0)
    #expect(await told(changes: 5) == once)
  }

  @Test func theEditorMayNameProfilesAndRules() async {
    var editor = FakeEditor()
    editor.open(Self.graph.dropping(#""profiles": ["iphone-xs"],"#))
    editor.notify("workspace/didChangeConfiguration", #"{ "settings": { "capplan": { "profiles": ["iphone-xr"] } } }"#)
    let run = await editor.run()
    #expect(run.diagnostics()?.contains { $0.hasPrefix("profile-defaulted") } == false)
    var wrong = FakeEditor()
    wrong.open(Self.graph)
    wrong.notify("workspace/didChangeConfiguration", #"{ "settings": { "profiles": ["nokia"] } }"#)
    #expect(await wrong.run().diagnostics() == ["- 0:0"])
    for settings in [#""profiles": 5"#, #""ignore": ["a", 1]"#, #""select": "device-type-availability""#] {
      var mistyped = FakeEditor()
      mistyped.open(Self.graph)
      mistyped.notify("workspace/didChangeConfiguration", #"{ "settings": { "capplan": { \#(settings) } } }"#)
      let found = await mistyped.run().diagnostics() ?? []
      #expect(found.first == "- 0:0" && found.count > 1, "\(found)")
    }
  }

  @Test func otherDocumentsHaveTheirOwnFindings() async {
    for (uri, text, expected) in [
      ("file:///p/.capplan.json", #"{ "tragets": 1 }"#, ["unknown-key 0:2"]),
      ("file:///p/a.json", #"{ "capplanProfile": 1 }"#, ["missing-key 0:0"]),
      ("file:///p/b.json", #"{ "capplanReadings": 2 }"#, ["unsupported-version 0:21"]),
      ("file:///p/c.json", #"{ "capplanBaseline": 2, "findings": [], "notes": 1 }"#, ["unknown-key 0:40"]),
      ("file:///p/d.json", #"{ "capplanBaseline": 9, "findings": [] }"#, ["unsupported-version 0:21"]),
      ("file:///p/package.json", #"{ "name": "x", "bin": 3, }"#, []),
    ] as [(String, String, [String])] {
      var editor = FakeEditor()
      editor.open(text, at: uri)
      let found = await editor.run().diagnostics(of: uri)
      #expect(found.map { Array($0.prefix(1)) } == expected, "\(uri): \(found ?? [])")
    }
  }

  @Test func aTextThatIsTooLargeIsNotRead() async {
    let large = #"{ "capplan": 1, "x-large": ""# + String(repeating: "x", count: GraphLimits.bytes) + "\" }"
    let cases = [("file:///p/graph.json", ["json-too-large 0:\(GraphLimits.bytes)"]), ("file:///p/other.json", [])]
    for (uri, expected) in Breadth.of(cases, orOneIn: 2) {
      var editor = FakeEditor()
      editor.open(large, at: uri)
      let found = await editor.run().diagnostics(of: uri)
      #expect(found == expected, "\(found ?? [])")
    }
  }

  @Test func aClientThatAsksIsNotSentAny() async {
    var editor = FakeEditor(capabilities: #"{ "textDocument": { "diagnostic": {} } }"#)
    editor.open(#"{ "capplan": 2 }"#)
    let asked = editor.request("textDocument/diagnostic", #"{ "textDocument": { "uri": "\#(FakeEditor.uri)" } }"#)
    let run = await editor.run()
    #expect(run.diagnostics() == nil)
    #expect(run.text(1, "/result/capabilities/diagnosticProvider/interFileDependencies") == "true")
    #expect(run.text(asked, "/result/kind") == "full")
    #expect(run.texts(asked, "/result/items", "code") == ["unsupported-version"])
  }

  @Test func aClosedDocumentHasNone() async {
    var editor = FakeEditor()
    editor.open(#"{ "capplan": 2 }"#)
    editor.notify("textDocument/didClose", #"{ "textDocument": { "uri": "\#(FakeEditor.uri)" } }"#)
    #expect(await editor.run().diagnostics() == [])
  }

  @Test func filesAreWatchedIfTheClientCan() async {
    let can = #"{ "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } }"#
    let run = await FakeEditor(capabilities: can).run()
    let methods = run.messages.compactMap { message in
      message.value(at: "/method").flatMap { message.string(of: $0) }
    }
    #expect(methods == ["client/registerCapability"])
  }
}

extension String {
  fileprivate func dropping(_ part: String) -> String { replacing(part, with: "") }
}
