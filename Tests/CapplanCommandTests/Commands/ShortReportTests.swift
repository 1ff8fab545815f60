import CapplanCommand
import Testing

/// The text of a check is short, and says what matters first.
struct ShortReportTests {
  private static func graph(_ output: String, session: String = "") -> String {
    """
    { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "single"\(session) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "v", "type": "videoData"\(output) } ],
      "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
    """
  }

  private static let converted = graph(#", "pixelFormat": "BGRA""#)

  @Test func aPedanticRuleSpeaksWhenItIsAsked() async {
    let settings = [
      #"{ "pedantic": true }"#, #"{ "severity": { "bgra-conversion-cost": "warning" } }"#,
      #"{ "select": ["bgra-conversion-cost"] }"#,
    ]
    for form in ["text", "json", "concise"] {
      let plain = await FakeWorld(["graph.json": Self.converted]).run("check", "-f", form)
      #expect(!plain.output.contains("bgra-conversion-cost"), "\(plain.output)")
      for option in [["--pedantic"], ["--select", "bgra-conversion-cost"]] {
        let run = await FakeWorld(["graph.json": Self.converted]).run(["check", "-f", form] + option)
        #expect(run.output.contains("bgra-conversion-cost"), "\(option): \(run.output)")
      }
      for text in settings {
        let world = FakeWorld(["graph.json": Self.converted, ".capplan.json": text])
        let run = await world.run("check", "-f", form)
        #expect(run.output.contains("bgra-conversion-cost"), "\(text): \(run.output)")
      }
    }
  }

  @Test func whyARuleIsOffIsExplained() async {
    let run = await FakeWorld([:]).run("explain", "bgra-conversion-cost")
    #expect(run.output.contains("  Off by default: whoever asks for BGRA"), "\(run.output)")
    let json = await FakeWorld([:]).run("explain", "-f", "json", "bgra-conversion-cost")
    #expect(json.output.contains("\"pedantic\": \"whoever asks for BGRA"), "\(json.output)")
  }

  @Test func aNoteOnAllPhonesIsShort() async {
    let world = FakeWorld(["graph.json": Self.converted])
    let run = await world.run("check", "--pedantic", "--profile", "iphone-*")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25 && lines[0].hasPrefix("graph.json on "), "\(run.output)")
    #expect(lines.count { $0.hasPrefix("note[bgra-conversion-cost]: ") } == 1, "\(run.output)")
    #expect(!run.output.contains("fix (unsafe)"), "\(run.output)")
    let whole = await world.run("check", "--pedantic", "--show", "notes", "--profile", "iphone-*")
    #expect(whole.output.contains("= fix (unsafe): deliver 420f"), "\(whole.output)")
  }

  @Test func theVerdictComesBeforeErrorsAndTheseBeforeNotes() async throws {
    let text = Self.graph(#", "pixelFormat": "BGRA""#, session: #", "preset": "high""#)
      .replacing("builtInWideAngleCamera", with: "builtInTelephotoCamera")
    let run = await FakeWorld(["graph.json": text]).run("check", "--pedantic")
    let lines = run.output.split(separator: "\n")
    func first(_ start: String) throws -> Int {
      try #require(lines.firstIndex { $0.hasPrefix(start) }, "\(start): \(run.output)")
    }
    #expect(lines[0] == "graph.json on iphone-13: cannot run", "\(run.output)")
    let places = [try first("error["), try first("warning["), try first("note[")]
    #expect(places == places.sorted(), "\(run.output)")
  }

  @Test func anUnknownPartIsRefusedWithTheParts() async {
    let run = await FakeWorld(["graph.json": Self.converted]).run("check", "--show", "notes,everything")
    #expect(run.status == .usage && run.error.contains("predictions, notes, guards, sources, all"), "\(run.error)")
    let all = await FakeWorld(["graph.json": Self.converted]).run("check", "--show", "all", "--pedantic")
    #expect(all.output.contains("= fix (unsafe): deliver 420f"), "\(all.output)")
  }
}
