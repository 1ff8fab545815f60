import CapplanCommand
import Testing

/// Exit status 1 is never silent.
struct ExitReasonTests {
  /// Two cameras on iPhone XS, each with an output of its own; `plan` is the graph's.
  private static func graph(input: String = "", plan: String = "", second: String = "b") -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "inputs": [
        { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back"\(input), "maxFrameRateOverride": 30,
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } },
        { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "a" },
                       { "input": "tele", "port": "video", "output": "\(second)" } ]\(plan) }

    """
  }

  private static func run(_ line: String, _ graph: String) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph, "fine.json": Self.graph()])
      .run(line.split(separator: " ").map(String.init))
  }

  /// Whether its camera has what it asks for, nobody knows.
  private static let doubtful = graph(
    input: #", "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true"#)

  @Test func aDoubtThatFailsIsToldInEveryForm() async {
    for form in ["", "-q", "-f concise", "-q -f concise", "-f json"] {
      let run = await Self.run("check --fail-on unverified \(form) graph.json", Self.doubtful)
      #expect(run.status == .findings && run.output.contains("unverified"), "\(form): \(run.output)")
      #expect(run.output.contains("supports video HDR in 1920x1440"), "\(form): \(run.output)")
    }
    let concise = await Self.run("check -f concise --fail-on unverified", Self.doubtful)
    #expect(
      concise.output.contains("warning: unverified: whether \"wide\" supports video HDR in 1920x1440"))
  }

  @Test func aDoubtThatDoesNotFailIsNoLine() async {
    let concise = await Self.run("check -f concise", Self.doubtful)
    #expect(concise.status == .success && !concise.output.contains("unverified"))
    let quiet = await Self.run("check -q", Self.doubtful)
    #expect(quiet.status == .success && quiet.output.isEmpty)
    let fine = await Self.run("check -q -f concise --fail-on unverified fine.json", Self.doubtful)
    #expect(fine.status == .success && fine.output.isEmpty)
  }

  @Test func aNewDoubtOfAComparisonIsToldInEveryForm() async {
    for form in ["", "-q", "-f markdown", "-f json"] {
      let run = await Self.run("diff --fail-on unverified \(form) fine.json graph.json", Self.doubtful)
      #expect(run.status == .findings, "\(form): \(run.output)")
      #expect(run.error.contains("graph.json on iphone-xs is unverified now: "), "\(form): \(run.error)")
    }
    let same = await Self.run("diff --fail-on unverified graph.json graph.json", Self.doubtful)
    #expect(same.status == .success && same.error.isEmpty)
  }

  @Test func errorsBesideTheDifferenceOfTheirFixesAreTold() async {
    for form in ["", "-q"] {
      let run = await Self.run("check --diff \(form)", Self.graph(second: "a"))
      #expect(run.status == .findings)
      #expect(run.error.contains("graph.json:9:") && run.error.contains("[one-video-input-per-output]"))
    }
    let fine = await Self.run("check --diff fine.json", "")
    #expect(fine.status == .success && fine.error.isEmpty)
  }

  @Test func aQuietMatrixTellsWhatCannotRun() async {
    let run = await Self.run("matrix -q --profile iphone-xs,iphone-17-pro", Self.graph(second: "a"))
    #expect(run.status == .findings && run.output.contains("cannot run on "), "\(run.output)")
    #expect(run.output.contains("one-video-input-per-output"))
    let doubt = await Self.run("matrix -q --profile iphone-xs", Self.doubtful)
    #expect(doubt.status == .success && !doubt.output.contains("unverified on"))
  }

  @Test func aBillOverItsTargetSaysSo() async {
    for form in ["", "-q", "-f json"] {
      let run = await Self.run("cost --target 0.1 \(form)", Self.graph())
      #expect(run.status == .findings)
      #expect(
        run.error.contains("graph.json:1:1: error: hardwareCost is ") || run.error.contains("error: hardwareCost is "))
      #expect(run.error.contains("above its target of 0.1 [target-missed]"))
    }
    let fine = await Self.run("cost --target 0.9", Self.graph())
    #expect(fine.status == .success && fine.error.isEmpty)
  }

  @Test(arguments: [
    #""keep": { "wide": { "width": 3840 } }"#, #""keep": { "wide": { "height": 2160 } }"#,
    #""keep": { "wide": { "frameRate": 60 } }"#, #""minimumFrameRate": 120"#,
  ])
  func whatReduceRefusesCheckRefusesAtTheSamePlace(_ plan: String) async {
    let graph = Self.graph(plan: ", \"plan\": { \(plan) }")
    let place = "graph.json:9:"
    let check = await Self.run("check -f concise", graph)
    #expect(check.status == .findings && check.output.contains(place), "\(check.output)")
    #expect(check.output.contains("[plan-above-format]"), "\(check.output)")
    let line = check.output.split(separator: "\n").first { $0.contains("[plan-above-format]") } ?? "none"
    for strategy in ["ladder", "optimal"] {
      for target in ["1", "0.3"] {
        let reduce = await Self.run("reduce --strategy \(strategy) --target \(target)", graph)
        #expect(reduce.status == .findings && reduce.output.isEmpty)
        #expect(reduce.error.contains(line), "\(reduce.error)")
      }
    }
  }

  @Test(arguments: [
    #""keep": { "wide": { "width": 1920, "height": 1440, "frameRate": 30 } }"#, #""minimumFrameRate": 60"#,
  ])
  func whatIsThereMayBeKept(_ plan: String) async {
    let graph = Self.graph(plan: ", \"plan\": { \(plan) }")
    let check = await Self.run("check -f concise", graph)
    #expect(check.status == .success && !check.output.contains("plan-above-format"), "\(check.output)")
    let reduce = await Self.run("reduce", graph)
    #expect(reduce.status == .success)
  }

  @Test func theLeastRateOfTheCommandLineWinsOverTheGraphs() async {
    let own = Self.graph(plan: #", "plan": { "minimumFrameRate": 120 }"#)
    for line in ["check --minimum-rate 30", "reduce --minimum-rate 30"] {
      let run = await Self.run(line, own)
      #expect(run.status == .success, "\(line): \(run.output) \(run.error)")
    }
    for line in ["check -f concise --minimum-rate 120", "reduce --minimum-rate 120"] {
      let run = await Self.run(line, Self.graph())
      #expect(run.status == .findings)
      #expect((run.output + run.error).contains("[plan-above-format]"), "\(line): \(run.output) \(run.error)")
    }
  }
}
