import CapplanCommand
import Testing

/// Reports agree with each other, and advise only steps that help.
struct ConsistentAnswerTests {
  private static func graph(_ settings: String, camera: String = "builtInWideAngleCamera") -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "\(camera)", "position": "back"\(settings) } ],
      "outputs": [ { "id": "v", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
    """
  }

  private static let zoom = graph(
    #", "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, "videoZoomFactor": 0.5"#)

  @Test func everyReportOfAnErrorSaysCannotRun() async {
    let world = FakeWorld(["graph.json": Self.zoom])
    let text = await world.run("check")
    #expect(text.output.contains("error[zoom-range]") && text.output.contains("iphone-xs: cannot run"))
    let json = await world.run("check", "-f", "json")
    #expect(json.output.contains(#""verdict": "cannotRun""#) && json.status == .findings, "\(json.output)")
    let matrix = await world.run("matrix", "--profile", "iphone-xs", "-f", "json")
    #expect(matrix.output.contains(#""cannotRun""#) && matrix.status == .findings, "\(matrix.output)")
  }

  @Test func oneCameraRunsTogetherWithNone() async {
    let run = await FakeWorld(["graph.json": Self.graph("")]).run("check", "--profile", "iphone-15-pro")
    #expect(!run.output.contains("run together"), "\(run.output)")
  }

  @Test func aSyntaxErrorComesBeforeTheDefaultProfile() async {
    let run = await FakeWorld(["graph.json": "{'capplan': 1}"]).run("check")
    #expect(run.output.contains("error[") && !run.output.contains("profile-defaulted"), "\(run.output)")
  }

  @Test func emitSaysWhichPhonesHaveNoError() async {
    let ultra = Self.graph("", camera: "builtInUltraWideCamera")
    let run = await FakeWorld(["graph.json": ultra]).run("emit", "--profile", "iphone-xs,iphone-15-pro")
    #expect(run.error.contains("without an error: --profile iphone-15-pro\n"), "\(run.error)")
  }

  @Test func notesAreFollowedOnlyIfSelected() async {
    let world = FakeWorld(["graph.json": Self.graph("")])
    let run = await world.run("check", "--fix", "--unsafe-fixes")
    #expect(run.error.contains("[multicam-for-one-camera]: it is a note"), "\(run.error)")
    #expect(!run.written.contains { $0.text.contains("single") })
    let selected = await world.run("check", "--fix", "--unsafe-fixes", "--select", "multicam-for-one-camera")
    #expect(selected.written.contains { $0.text.contains("single") }, "\(selected.error)")
  }
}
