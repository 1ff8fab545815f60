import CapplanCommand
import Testing

/// Info.plist files, as a graph names them.
struct InfoPlistTests {
  @Test(arguments: [
    ("<plist><dict><key>a</key><string>x &amp; <![CDATA[<y>]]>&#x21;</string></dict></plist>", ["a": "x & <y>!"]),
    ("<?xml version=\"1.0\"?>\n<!-- c --><plist version=\"1.0\"><dict/></plist>\n", [:]),
    ("<plist><dict><key>a</key><string/></dict></plist>", ["a": ""]),
  ])
  func textsAreRead(_ text: String, _ expected: [String: String]) throws {
    let value = try PropertyListReader.read(Array(text.utf8))
    #expect(value == .dictionary(expected.mapValues { .string($0) }))
  }

  @Test(arguments: [
    "", "{ a = b; }", "bplist00", "<plist>", "<plist/>", "<plist><dict>", "<plist><dict><key>a",
    "<plist><dict/></plist>x",
    "<plist><dict/><dict/></plist>", "<plist><dict><string>x</string></dict></plist>",
    "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><key>a</key><string>x</strin></dict></plist>",
    "<plist><dict><key>a</key><string>&b;</string></dict></plist>",
    "<!DOCTYPE plist [<!ENTITY b \"c\">]><plist><dict/></plist>", "<plist><script/></plist>",
    "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
    "<plist>" + String(repeating: "<array>", count: 100_000),
  ])
  func brokenFilesAreRefused(_ text: String) {
    #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(text.utf8)) }
  }

  // A lone byte, a surrogate, a slash in two bytes, a value beyond Unicode, a character that ends too soon.
  @Test(arguments: [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func whatIsNotUTF8IsRefused(_ bytes: [UInt8]) {
    let text = Array("<plist><dict><key>a</key><string>".utf8) + bytes + Array("</string></dict></plist>".utf8)
    let error = #expect(throws: PropertyListError.self) { try PropertyListReader.read(text) }
    #expect(error?.message == "is not in UTF-8")
  }

  @Test func theReplacementCharacterIsUTF8() throws {
    let text = "<plist><dict><key>a</key><string>\u{FFFD}</string></dict></plist>"
    #expect(try PropertyListReader.read(Array(text.utf8)) == .dictionary(["a": .string("\u{FFFD}")]))
  }

  static let graph = #"""
    { "capplan": 1, "profiles": ["iphone-xs"], "app": { "infoPlist": "Info.plist", "observesSystemPressure": true },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#

  static let plist = """
    <plist><dict><key>NSCameraUsageDescription</key><string>Films the street for your map.</string></dict></plist>
    """

  @Test func aFileBesideTheGraphIsRead() async {
    let world = FakeWorld(["app/graph.json": Self.graph, "app/Info.plist": Self.plist])
    let run = await world.run("check", "-f", "concise", "app/graph.json")
    #expect(run.status == .success)
    #expect(!run.output.contains("plist-"), "\(run.output)")
  }

  @Test func aReductionReadsItToo() async {
    let world = FakeWorld(["app/graph.json": Self.graph, "app/Info.plist": Self.plist])
    #expect(await world.run("reduce", "app/graph.json").status == .success)
  }

  @Test func aFileThatIsNotThereIsAFinding() async {
    let run = await FakeWorld(["graph.json": Self.graph]).run("check", "-f", "concise")
    #expect(run.status == .findings)
    #expect(run.output.contains("[info-plist-unreadable]"))
    #expect(!run.output.contains("[plist-camera]"))
  }

  @Test func aFileWithoutTheKeyIsAFinding() async {
    let world = FakeWorld(["graph.json": Self.graph, "Info.plist": "<plist><dict/></plist>"])
    #expect(await world.run("check", "-f", "concise").output.contains("[plist-camera]"))
  }
}
