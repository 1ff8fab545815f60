import CapplanCommand
import RuleKit
import Testing

/// A cost is judged alike by every command: by the ends of its interval, else by its value.
struct CostVerdictTests {
  /// The text of the profile.
  private static let chip = CostExamples.profile.profileText ?? ""

  /// Two cameras whose hardwareCost is 1.020 (0.971 to 1.074); `keeps` says that nothing about them may change.
  private static func world(keeps: Bool = false, ignores: Bool = false) -> FakeWorld {
    var graph = RuleExample.passing(
      "multi | back 1400x1050 unbinned | a: video | front 1400x1050 unbinned | b: video"
    ).text
      .replacing("\"capplan\": 1,", with: "\"capplan\": 1, \"profiles\": [\"example-chip\"],")
    var more = ""
    if keeps {
      let floor = #"{ "width": 1400, "height": 1050, "frameRate": 30, "binned": false }"#
      more += ##", "plan": { "keep": { "back": \##(floor), "front": \##(floor) } }"##
    }
    if ignores { more += #", "ignore": [{ "rule": "hardware-cost-near-limit", "reason": "it ran on our phones" }]"# }
    let end = graph.lastIndex(of: "}") ?? graph.endIndex
    graph.replaceSubrange(end..., with: more + " }\n")
    return FakeWorld([
      "graph.json": graph,
      "small.json": graph.replacing("1400", with: "640").replacing("1050", with: "480")
        .replacing("false", with: "true"),
      "chip.json": chip,
    ])
  }

  private static func run(_ line: String, keeps: Bool = false, ignores: Bool = false) async -> FakeWorld.Run {
    let words = line.split(separator: " ").map(String.init) + ["--profile-file", "chip.json"]
    return await world(keeps: keeps, ignores: ignores).run(words)
  }

  @Test func aValueOverTheLimitNeverRuns() async {
    let check = await Self.run("check")
    #expect(check.output.contains("warning[hardware-cost-near-limit]: hardwareCost is 1.020 (0.971 to 1.074): it is"))
    #expect(check.output.contains("example-chip: likely adjusted") && check.status == .success)
    let kept = await Self.run("check", keeps: true)
    #expect(kept.output.contains("example-chip: likely cannot run"))
    let json = await Self.run("check -f json", keeps: true)
    #expect(json.output.contains("\"verdict\": \"cannotRun\""))
  }

  @Test func whatIsFreeOfABudgetIsAnIntervalToo() async {
    let near = await Self.run("cost graph.json")
    #expect(near.output.contains("from 7.4% over the budget to 2.9% of it free"), "\(near.output)")
    let small = await Self.run("cost small.json")
    let line = small.output.split(separator: "\n").first { $0.hasPrefix("hardwareCost") } ?? ""
    #expect(line.hasSuffix("% of the budget is free") && line.contains(" to "), "\(line)")
  }

  @Test func everyCommandSaysTheSameOfIt() async {
    let matrix = await Self.run("matrix --profile example-chip graph.json", keeps: true)
    #expect(
      matrix.output.contains("likely cannot run on example-chip: ")
        && matrix.output.contains("(hardware-cost-near-limit)")
        && matrix.status == .success)
    let strict = await Self.run("matrix --fail-on-cell --profile example-chip graph.json", keeps: true)
    #expect(strict.status == .findings)
    let reduce = await Self.run("reduce graph.json")
    #expect(reduce.status == .success && reduce.error.contains("hardwareCost 1.02 → "))
    let stuck = await Self.run("reduce graph.json", keeps: true)
    #expect(stuck.status == .findings && stuck.output.isEmpty)
    let diff = await Self.run("diff small.json graph.json", keeps: true)
    #expect(diff.output.contains("runs → likely cannot run") && diff.output.contains("now over 1.0"))
  }

  @Test func whoIgnoresTheWarningSaysThatItRuns() async {
    let check = await Self.run("check", keeps: true, ignores: true)
    #expect(check.output.contains("graph.json on example-chip: runs"))
  }

  @Test func aTargetThatTheIntervalHoldsIsToldOf() async {
    let near = await Self.run("check --target 1.0 small.json")
    #expect(!near.output.contains("near-limit") && near.output.contains(": runs"))
    let held = await Self.run("check --target 0.31 small.json")
    #expect(
      held.output.contains("warning[hardware-cost-near-limit]: hardwareCost is 0.300 (0.286 to 0.316): it may be"))
    #expect(held.output.contains("example-chip: likely runs") && held.status == .success)
    let over = await Self.run("check --target 0.29 small.json")
    #expect(over.output.contains("error[target-missed]") && !over.output.contains("near-limit"))
  }

  /// Without the weight of delivered pixels there is no value: hardwareCost is between 0.286 and 0.413.
  @Test func withoutAValueTheEndsDecide() async {
    var world = Self.world()
    let profile = Self.chip.replacing("deliveredWeight", with: "depthStream")
    world.nodes["chip.json"] = .file(Array(profile.utf8))
    func run(_ line: String) async -> FakeWorld.Run {
      await world.run((line + " --profile-file chip.json small.json").split(separator: " ").map(String.init))
    }
    let met = await run("reduce --target 0.42")
    #expect(met.status == .success, "\(met.error)")
    let runs = await run("check --target 0.42")
    #expect(runs.output.contains("on example-chip: runs"), "\(runs.output)")
    let missed = await run("check --target 0.2")
    let over = "error[target-missed]: hardwareCost is between 0.286 and 0.413: above its target of 0.2"
    #expect(missed.output.contains(over), "\(missed.output)")
    let undecided = await run("check --target 0.3")
    #expect(undecided.output.contains("example-chip: unverified"), "\(undecided.output)")
    let refused = await run("reduce --target 0.3")
    let said = refused.error.replacing("\n ", with: "")
    #expect(refused.status == .findings && said.contains("the weight of delivered pixels"), "\(refused.error)")
  }

  /// The same graph with its target in the document, for the commands that take none.
  @Test(
    "What the ends do not decide is unverified in a matrix, and no target missed in a difference",
    arguments: [(0.42, "runs"), (0.3, "unverified"), (0.2, "cannot run")])
  func targetsInTheGraph(_ target: Double, _ verdict: String) async {
    var world = Self.world()
    world.nodes["chip.json"] = .file(
      Array(Self.chip.replacing("deliveredWeight", with: "depthStream").utf8))
    guard case .file(let small) = world.nodes["small.json"] else {
      Issue.record("there is no small.json")
      return
    }
    let floor = #"{ "width": 640, "height": 480, "frameRate": 60, "binned": true }"#
    let plan =
      ##", "plan": { "targets": { "hardwareCost": \##(target) }, "keep": { "back": \##(floor), "front": \##(floor) } } }"##
    let text = String(decoding: small, as: UTF8.self)
    let end = text.lastIndex(of: "}") ?? text.endIndex
    world.nodes["kept.json"] = .file(Array((text[..<end] + plan).utf8))
    let matrix = await world.run("matrix", "--profile-file", "chip.json", "--profile", "example-chip", "kept.json")
    #expect(matrix.output.contains(verdict), "\(matrix.output)")
    let diff = await world.run("diff", "--profile-file", "chip.json", "small.json", "kept.json")
    #expect(diff.output.contains("now over \(target)") == (verdict == "cannot run"), "\(diff.output)")
    #expect(diff.output.contains("may now be over \(target)") == (verdict == "unverified"), "\(diff.output)")
  }
}
