import CapplanCommand
import JSONSource
import Testing

/// Pressure is judged only where someone set a target for it, whatever is known of the device.
struct UnjudgedPressureTests {
  private static func graph(_ phones: String = #"["iphone-17"]"#, plan: String = "") -> String {
    let format = #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#
    return """
      { "capplan": 1, "profiles": \(phones), "session": { "type": "multiCam" },
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "activeFormat": \(format) } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ]\(plan) }
      """
  }

  private func words(_ text: String) -> String { text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }

  @Test(arguments: ["ladder", "optimal"], ["iphone-17", "iphone-xs"])
  func reduceTellsWhatItIsAndHowToHaveItJudged(_ strategy: String, _ phone: String) async {
    let world = FakeWorld(["graph.json": Self.graph(#"["\#(phone)"]"#)])
    let free = await world.run("reduce", "--strategy", strategy)
    #expect(free.status == .success && free.output == Self.graph(#"["\#(phone)"]"#), "\(free.error)")
    let told = words(free.error)
    #expect(told.contains("systemPressureCost ") && told.contains("no time limit expected"), "\(told)")
    #expect(told.contains("nobody set a target for it: --pressure-target 1 judges it"), "\(told)")
    #expect(told.contains("without a reading of iPhone XS") == (phone == "iphone-xs"), "\(told)")
    let judged = await world.run("reduce", "--strategy", strategy, "--pressure-target", "0.1")
    #expect(!words(judged.error).contains("nobody set a target"), "\(judged.error)")
    #expect(judged.output != free.output, "\(judged.error)")
  }

  /// Neither of the three ways to set a target is told as none.
  @Test func aTargetOfTheGraphOrTheSettingsJudgesIt() async {
    let plan = #", "plan": { "targets": { "systemPressureCost": 3 } }"#
    let graph = await FakeWorld(["graph.json": Self.graph(plan: plan)]).run("reduce")
    #expect(words(graph.error).contains("systemPressureCost") && !graph.error.contains("nobody set"), "\(graph.error)")
    let settings = await FakeWorld([
      "graph.json": Self.graph(), ".capplan.json": #"{ "targets": { "systemPressureCost": 3 } }"#,
    ]).run("reduce")
    #expect(!settings.error.contains("nobody set"), "\(settings.error)")
  }

  @Test func emitTellsIt() async {
    let world = FakeWorld(["graph.json": Self.graph()])
    let free = await world.run("emit")
    #expect(free.status == .success, "\(free.error)")
    #expect(words(free.error).contains("nobody set a target for it: --pressure-target 1 judges it"), "\(free.error)")
    #expect(!free.output.contains("systemPressureCost >"), "\(free.output)")
    let judged = await world.run("emit", "--pressure-target", "2")
    #expect(!judged.error.contains("nobody set") && judged.output.contains("systemPressureCost > 2"), "\(judged.error)")
    let several = await FakeWorld(["graph.json": Self.graph(#"["iphone-17", "iphone-xs"]"#)]).run("emit")
    #expect(several.error.split(separator: "\n").count { $0.contains("nobody set") } == 1, "\(several.error)")
  }

  @Test func onePlanForAllJudgesItOnNone() async {
    let world = FakeWorld(["graph.json": Self.graph(#"["iphone-17", "iphone-xs"]"#)])
    let run = await world.run("matrix", "--one-for-all", "--target", "0.3")
    #expect(!words(run.output).contains("systemPressureCost is at most"), "\(run.output)")
  }

  @Test(arguments: [["reduce"], ["reduce", "--strategy", "optimal"], ["emit"]])
  func aTargetAboveOneIsNoLimitOfTheHardware(_ command: [String]) async {
    let world = FakeWorld(["graph.json": Self.graph()])
    let run = await world.run(command + ["--target", "1.5"])
    let sentence = "a target of 1.5 is no limit that the hardware has: above hardwareCost 1 a session does not run"
    #expect(run.status == .success && words(run.error).contains(sentence), "\(run.error)")
    let one = await world.run(command + ["--target", "1"])
    #expect(!one.error.contains("no limit that the hardware has"), "\(one.error)")
  }
}
