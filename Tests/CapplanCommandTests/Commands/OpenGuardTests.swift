import CapplanCommand
import Testing

/// What `check` says of parts of a graph that a device may lack.
struct OpenGuardTests {
  /// The words of a check of a graph with some controls, the last of which acts on another queue; on one line.
  private static func check(
    _ count: Int, on id: String, minimumOS: String = "15.0", shows: [String] = []
  ) async -> String {
    let slider = #"{ "id": "blend", "type": "slider", "value": 0, "actionQueue": "main", "optional": true }"#
    let zoom = #"{ "type": "systemZoomSlider", "device": "cam", "optional": true }"#
    let controls = (Array(repeating: zoom, count: count - 1) + [slider]).joined(separator: ", ")
    let graph = """
      { "capplan": 1, "deployment": { "minimumOS": "\(minimumOS)" },
        "session": { "type": "single", "controls": [ \(controls) ] },
        "inputs": [ { "id": "cam", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 } } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "cam", "port": "video", "output": "v" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run(["check", "--profile", id] + shows)
    return run.output.split { " \n".contains($0) }.joined(separator: " ")
  }

  /// A fault of a control stays one wherever the control is, though it may not be there.
  @Test(arguments: [
    (1, "iphone-16-pro", "warning[control-action-queue]: the control's action runs"),
    (2, "iphone-16-pro", "note[control-action-queue]: if blend is there: the control's action runs"),
    (1, "ipad-a16", "note[control-action-queue]: if blend is there: the control's action runs"),
    (2, "ipad-a16", "note[control-action-queue]: if blend is there: the control's action runs"),
  ])
  func aFaultOfSomethingThatMayBeLeftOutIsTold(_ count: Int, _ id: String, _ words: String) async {
    let output = await Self.check(count, on: id)
    #expect(output.contains(words), "\(output)")
  }

  @Test func aFaultOfWhatIsLeftOutIsNone() async {
    let output = await Self.check(2, on: "iphone-13-mini")
    #expect(output.contains("without: \"blend\": the device has no Camera Control"), "\(output)")
    #expect(!output.contains("control-action-queue"), "\(output)")
  }

  /// What is not known of an iPhone 16 is how many controls it takes; of an iPad, whether it takes any.
  @Test func theFactThatIsNotKnownIsNamed() async {
    let phone = await Self.check(2, on: "iphone-16-pro", shows: ["--show", "guards"])
    #expect(phone.contains("perhaps without: \"blend\" (whether a session takes 2 controls is not known"), "\(phone)")
    let tablet = await Self.check(2, on: "ipad-a16", shows: ["--show", "guards"])
    #expect(tablet.contains("\"blend\" (whether the device has Camera Control is not known"), "\(tablet)")
  }

  /// A control is as new as what is set on it: an app that asks for the one asks for the other.
  @Test func whatIsSetOnAControlNeedsNoQuestionOfItsOwn() async {
    let output = await Self.check(1, on: "iphone-16-pro")
    #expect(!output.contains("symbol-newer-than-minimum"), "\(output)")
  }

  /// That it can't run as it is, is certain; a plan may choose another format.
  @Test func aCertainErrorIsToldBeforeWhatAPlanMayDo() async {
    let graph = """
      { "capplan": 1, "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [
          { "id": "p", "type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 } },
          { "id": "q", "type": "photo", "maxPhotoDimensions": { "width": 1920, "height": 1440 } } ],
        "connections": [ { "input": "back", "port": "video", "output": "p" },
                         { "input": "front", "port": "video", "output": "q" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run(["check", "--profile", "iphone-xs"])
    #expect(run.output.contains("error[photo-max-dimensions]"), "\(run.output)")
    #expect(run.output.contains("iphone-xs: cannot run as it is; whether with a plan is unverified\n"), "\(run.output)")
  }
}
