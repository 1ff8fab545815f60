import CapplanCommand
import CaptureModel
import CaptureSession
import Testing

/// The least size of a picture in a plan: where it is set, and where it is named.
struct MinimumSizeTests {
  private static func graph(_ plan: String = "") -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } },
                  { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "a" },
                       { "input": "tele", "port": "video", "output": "b" } ]\#(plan) }
    """#
  }

  private let world = FakeWorld([
    "graph.json": graph(), "own.json": graph(#", "plan": { "minimumSize": { "width": 1920, "height": 1080 } }"#),
    "settings/.capplan.json": #"{ "minimumSize": { "width": 1440, "height": 1080 } }"#, "settings/graph.json": graph(),
  ])

  @Test func itIsReadByTheCommandsThatPlan() throws {
    #expect(try parse(CheckCommand.self, "--minimum-size", "1280x720").aims.minimumSize?.value == Dimensions(1280, 720))
    #expect(try parse(CostCommand.self, "--minimum-size=1x1").aims.minimumSize?.value == Dimensions(1, 1))
    #expect(
      try parse(ReduceCommand.self, "--minimum-size", "100000x100000").aims.minimumSize?.value
        == Dimensions(100_000, 100_000))
    for text in ["0x480", "640", "640x", "-640x480", "640x480x2", "640x480@30", "100001x480", "VGA", ""] {
      #expect(throws: UsageError.self) { try parse(ReduceCommand.self, "--minimum-size=\(text)") }
    }
  }

  @Test func noPlanGoesBelowItAndItIsNamedWhereItDecided() async {
    let free = await world.run("reduce", "--strategy", "optimal", "--target", "0.14")
    #expect(free.status == .success && !free.error.contains("--minimum-size"), "\(free.error)")
    let run = await world.run(
      "reduce", "--trace", "text", "--strategy", "optimal", "--target", "0.14", "--minimum-size", "1920x1080")
    #expect(run.status == .success && run.error.contains("wide 1920x"), "\(run.error)")
    let said = run.error.replacing("\n  ", with: " ")
    #expect(said.contains("tele 1280x720"), "no more than was asked: \(run.error)")
    let own = await world.run("reduce", "--trace", "text", "--strategy", "optimal", "--target", "0.14", "own.json")
    #expect(own.output.contains("\"minimumSize\"") && own.error == run.error, "\(own.error)")
    let other = await world.run("reduce", "--strategy", "optimal", "--target", "0.14", "settings/graph.json")
    #expect(!other.error.contains("640x480"), "\(other.error)")
  }

  @Test func theLadderPassesOverWhatIsSmallerAndSaysSo() async {
    let run = await world.run("reduce", "--target", "0.05", "--minimum-size", "1280x720")
    #expect(!run.error.contains("640x480"), "\(run.error)")
    let said = run.error.replacing("\n  ", with: " ")
    #expect(said.contains("the minimum size is 1280x720 (--minimum-size)"), "\(run.error)")
    let published = await world.run(
      "reduce", "--trace", "text", "--target", "0.05", "--minimum-size", "1280x720", "--as-published")
    #expect(published.error.contains("640x480"), "Apple's sample knows no least size: \(published.error)")
  }

  @Test func whatIsAdvisedRepeatsIt() async {
    let check = await world.run("check", "-f", "json", "--target", "0.2", "--minimum-size", "1280x720")
    #expect(check.output.contains("--target 0.2 --minimum-size 1280x720 graph.json`"), "\(check.output)")
    let ladder = await world.run("reduce", "--target", "0.12", "--minimum-size", "1280x720")
    #expect(ladder.error.contains("--minimum-size 1280x720`"), "\(ladder.error)")
  }

  @Test func aConflictNamesIt() async {
    let run = await world.run(
      "reduce", "--strategy", "optimal", "--target", "0.13", "--minimum-size", "1920x1440", "--trace", "json")
    #expect(run.status == .findings)
    let demand = "\"kind\":\"minimumSize\",\"text\":\"no picture below 1920x1440\""
    #expect(run.error.contains(demand), "\(run.error)")
  }
}
