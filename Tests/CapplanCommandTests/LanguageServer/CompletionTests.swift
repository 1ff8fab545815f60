import CapplanCommand
import CaptureModel
import CapturePlanning
import JSONSource
import RuleKit
import Testing
import TestSupport

/// Completion knows where it is, however little of the text is there.
struct CompletionTests {
  /// The labels that complete a half-typed text at its end, or at a mark.
  private static func labels(_ text: String, at mark: String? = nil, _ list: String = "label") async -> [String] {
    var editor = FakeEditor()
    editor.open(text)
    let asked = editor.ask("completion", at: mark ?? text, in: text, after: mark?.utf8.count ?? text.utf8.count)
    return await editor.run().texts(asked, "/result/items", list)
  }

  @Test func keysAreOfferedInAHalfTypedText() async {
    #expect(await Self.labels(#"{ "inputs": [ { "id": "back", "dev"#).first == "deviceType")
    #expect(await Self.labels("{").first == "capplan")
    #expect(await Self.labels(#"{ "capplan": 1, "#).contains("inputs"))
    #expect(await Self.labels(#"{ "capplan": 1, "capp"#) == [])
    #expect(await Self.labels(#"{ "capplan": 1 "inp"#).first == "inputs")
    let filtered = await Self.labels(#"{ "capplan": 1, "outputs": [ { "type": "photo", "maxPhoto"#)
    #expect(filtered.contains("maxPhotoDimensions") && !filtered.contains("pixelFormat"))
  }

  @Test func theTypeBehindThePlaceDecidesToo() async {
    let text = #"{ "capplan": 1, "outputs": [ { "pixel , "type": "videoData" } ] }"#
    #expect(await Self.labels(text, at: #""pixel"#).isEmpty == false)
  }

  @Test func valuesAreOffered() async {
    #expect(await Self.labels(#"{ "capplan": "#) == ["1"])
    #expect(await Self.labels(#"{ "session": { "type": "m"#).contains("multiCam"))
    #expect(await Self.labels(#"{ "capplan": 1, "profiles": [ "iphone-x"#).contains("iphone-xs"))
    #expect(await Self.labels(#"{ "inputs": [ { "id": "back" } ], "connections": [ { "input": ""#) == ["back"])
    #expect(await Self.labels(#"{ "capplan": 1, "ignore": [ { "rule": "one-in"#) == ["one-input-per-camera"])
    #expect(await Self.labels(#"{ "session": { "multitaskingCameraAccessEnabled": t"#) == ["true"])
  }

  @Test func camerasAndFormatsOfTheProfileAreOffered() async {
    let head = #"{ "capplan": 1, "profiles": ["iphone-xs"], "inputs": [ { "id": "back", "deviceType": "#
    let devices = await Self.labels(head)
    #expect(devices.prefix(4).contains("builtInDualCamera"))
    let camera = head + #""builtInWideAngleCamera", "position": "back", "activeFormat": "#
    #expect(await Self.labels(camera).contains { $0.hasPrefix("1920x1440") })
    #expect(await Self.labels(camera + #"{ "width": 1920, "height": "#).contains("1440"))
    let whole = camera + #"} ], "outputs": [ { "id": "v", "type": "videoData" } ], "connections": [ ] }"#
    let details = await Self.labels(whole, at: #""activeFormat": "#, "detail")
    #expect(details.contains { $0.hasPrefix("hardwareCost ") && $0.hasSuffix(" on iphone-xs, fits") }, "\(details)")
  }

  @Test func anOfferReplacesTheWordAndKeepsTheColon() async {
    func edit(_ text: String, _ mark: String) async -> String? {
      var editor = FakeEditor()
      editor.open(text)
      let asked = editor.ask("completion", at: mark, in: text, after: mark.utf8.count)
      let run = await editor.run()
      guard let new = run.text(asked, "/result/items/0/textEdit/newText"),
        let start = run.text(asked, "/result/items/0/textEdit/range/start/character"),
        let end = run.text(asked, "/result/items/0/textEdit/range/end/character")
      else { return nil }
      let more = run.text(asked, "/result/items/0/additionalTextEdits/0/newText")
      return "\(start)-\(end) \(new)" + (more.map { " and \($0)" } ?? "")
    }
    #expect(await edit(#"{ "capp" }"#, #""capp"#) == "3-7 capplan and : ")
    #expect(await edit(#"{ "capp": 1 }"#, #""capp"#) == "3-7 capplan")
    #expect(await edit(#"{ "capp"#, #""capp"#) == #"3-7 capplan": "#)
    #expect(await edit(#"{ "name": "x" "capp""#, #""capp"#) == #"15-19 capplan and , "#)
    #expect(await edit("{ capp }", "capp") == #"2-6 "capplan": "#)
    #expect(await edit(#"{ "name": "x" capp"#, "capp") == #"14-18 , "capplan": "#)
    #expect(await edit(#"{ "capplan":  "name": "x" }"#, #""capplan": "#) == "13-13 1,")
    #expect(await edit(#"{ "capplan": , "name": "x" }"#, #""capplan": "#) == "13-13 1")
  }

  @Test func whatTheDeviceRefusesComesLast() async throws {
    let text = """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } },
        "inputs": [ { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": ,
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 } },
                    { "id": "other", "deviceType": , "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 } } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "tele", "port": "video", "output": "a" },
                         { "input": "other", "port": "video", "output": "b" } ] }
      """
    func offers(_ text: String, _ mark: String) async -> [(label: String, detail: String?)] {
      var editor = FakeEditor()
      editor.open(text)
      let asked = editor.ask("completion", at: mark, in: text, after: mark.utf8.count)
      let run = await editor.run()
      return run.texts(asked, "/result/items", "label").indices.map { index in
        (run.text(asked, "/result/items/\(index)/label") ?? "", run.text(asked, "/result/items/\(index)/detail"))
      }
    }
    let one = text.replacing(#""deviceType": ,"#, with: #""deviceType": "builtInWideAngleCamera","#)
    let positions = await offers(one, #""position": "#)
    #expect(positions.contains { $0.label == "back" && $0.detail == nil }, "\(positions)")
    let last = try #require(positions.last)
    #expect(last == ("front", "refused on iphone-xs: device-type-availability"), "\(positions)")
    let two = text.replacing(#""position": ,"#, with: #""position": "back","#)
    let types = await offers(two, #""other", "deviceType": "#)
    #expect(types.first?.label == "builtInWideAngleCamera", "\(types)")
    // The same camera a second time.
    #expect(types.first { $0.label == "builtInTelephotoCamera" }?.detail?.hasPrefix("refused on") == true, "\(types)")
    #expect(types.first { $0.label == "builtInLiDARDepthCamera" }?.detail?.hasPrefix("refused on") == true, "\(types)")
  }

  @Test func settingsAndProfilesAreCompletedToo() async {
    var editor = FakeEditor()
    let text = #"{ "sev"#
    editor.open(text, at: "file:///p/.capplan.json")
    let asked = editor.request(
      "textDocument/completion",
      #"{ "textDocument": { "uri": "file:///p/.capplan.json" }, "position": { "line": 0, "character": 6 } }"#)
    #expect(await editor.run().texts(asked, "/result/items", "label") == ["severity"])
  }

  /// A place of a finished text, where a key or a value of a closed set is typed so far.
  private struct Place {
    let end: Int
    let word: String
  }

  /// The places in the keys and in the closed values of a text, after each typed letter.
  private static func places(_ text: String) -> [Place] {
    guard let document = JSONParser.parse(SourceText(text)).document else { return [] }
    let fields = CaptureGraph.shape.fields.schema
    let keys = Set(CaptureGraph.schema.flatMap(\.fields).map(\.name) + fields.map(\.name))
    var places: [Place] = []
    func add(_ value: JSONValue, _ word: String) {
      let range = document.range(of: value)
      places += (range.lowerBound..<range.upperBound - 1).map { Place(end: $0, word: word) }
    }
    func walk(_ value: JSONValue, _ isFree: Bool) {
      for member in document.members(of: value) {
        let key = document.string(of: member.key) ?? ""
        if keys.contains(key) { add(member.key, key) }
        let isText = ["id", "name", "reason", "usageDescriptions", "at", "expires"].contains(key)
        if !isText { walk(member.value, false) }
      }
      for element in document.elements(of: value) { walk(element, false) }
      switch document.kind(of: value) {
      case .string: add(value, document.string(of: value) ?? "")
      case .true: add(value, "true")
      case .false: add(value, "false")
      default: break
      }
    }
    walk(document.root, false)
    return places
  }

  @Test func everyExampleCanBeTypedLetterByLetter() async {
    // An example takes seconds, as it is judged at each letter: a broad run takes one in forty.
    let examples = Rule.all.flatMap(\.examples).map(\.text).enumerated().filter { $0.offset.isMultiple(of: 40) }
    let tried = Breadth.of(examples.map(\.element), orOneIn: 14)
    #expect(tried.count >= 3)
    var editor = FakeEditor()
    var asked: [(id: Int, word: String, text: String)] = []
    editor.open("")
    for text in tried {
      let bytes = Array(text.utf8)
      for place in Self.places(text) {
        let typed = String(decoding: bytes[..<place.end], as: UTF8.self)
        editor.change(to: typed)
        asked.append((editor.ask("completion", at: typed, in: typed, after: typed.utf8.count), place.word, typed))
      }
    }
    let run = await editor.run()
    #expect(run.status == .success)
    var answers: [Int: [String]] = [:]
    for message in run.messages {
      guard let id = message.member("id", of: message.root).flatMap({ message.number(of: $0.value) }),
        let items = message.value(at: "/result/items")
      else { continue }
      answers[Int(id)] = message.elements(of: items).prefix(10).compactMap { item in
        message.member("label", of: item).flatMap { message.string(of: $0.value) }
      }
    }
    let missed = asked.filter { answers[$0.id]?.contains($0.word) != true }
    #expect(asked.count > 300)
    #expect(missed.count * 10 <= asked.count, "\(missed.count) of \(asked.count)")
  }
}
