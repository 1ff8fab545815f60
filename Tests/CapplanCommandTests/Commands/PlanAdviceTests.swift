import CapplanCommand
import JSONSource
import Testing

/// What is said of plans agrees with what plans do.
struct PlanAdviceTests {
  private static func graph(_ back: String, output: String, more: String = "") -> String {
    """
    { "capplan": 1, "session": { "type": "multiCam" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Shows you and your view at once." },
               "observesSystemPressure": true },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\(back) },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1080, "binned": true } } ],
      "outputs": [ { "id": "a", "type": "\(output)" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "front", "port": "video", "output": "b" } ]\(more) }
    """
  }

  private func words(_ text: String) -> String { text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }

  /// The fix of a camera without a format names the one that a plan starts from; for photos a viewfinder's.
  @Test(arguments: ["iphone-xs", "iphone-13", "iphone-13-mini"], ["photo", "videoData"])
  func theFixOfAMissingFormatIsWhereAPlanStarts(_ phone: String, _ output: String) async throws {
    let world = FakeWorld(["graph.json": Self.graph("", output: output)])
    let check = await world.run("check", "--profile", phone)
    // A format that makes the session too expensive as it is makes no fix.
    guard let fix = check.output.split(separator: "\n").first(where: { $0.contains("set it to ") }) else {
      #expect(phone != "iphone-xs", "\(check.output)")
      return
    }
    let format = try #require(String(fix).components(after: "set it to "))
    let plan = await world.run("reduce", "--profile", phone, "--target", "0.2")
    #expect(
      words(plan.error).contains("its share refers to \(format), where the plan starts"), "\(format) \(plan.error)")
    #expect(format.hasPrefix("1920x1440") || output != "photo", "\(format)")
  }

  /// `check` offers another format, so it is none that no format removes.
  @Test(arguments: ["ladder", "optimal"]) func anErrorThatAFormatRemovesIsNotToldAsOneThatNoneDoes(_ strategy: String)
    async
  {
    let large = #", "activeFormat": { "width": 4032, "height": 3024 }"#
    let world = FakeWorld(["graph.json": Self.graph(large, output: "photo")])
    let run = await world.run("reduce", "--strategy", strategy, "--profile", "iphone-xs")
    #expect(run.status == .findings && !run.error.contains("no choice"), "\(run.error)")
    #expect(words(run.error).contains("no plan starts from: a format that the camera does not run"), "\(run.error)")
    let fixed = await world.run(
      "check", "--profile", "iphone-xs", "--fix", "--unsafe-fixes", "--select", "no-12mp-multicam")
    #expect(fixed.status == .success, "\(fixed.output)")
  }

  /// A plan is tried as often as the work on the graph allows, whatever else stands in the document.
  @Test(arguments: ["0.9", "0.6", "0.3", "0.2", "0.1"]) func whatNoRuleReadsEndsNoLadder(_ target: String) async {
    let format = #", "activeFormat": { "width": 1920, "height": 1440, "binned": true }"#
    let numbers = (0..<80_000).map(String.init).joined(separator: ",")
    let small = Self.graph(format, output: "videoData")
    let large = Self.graph(format, output: "videoData", more: ", \"x-numbers\": [\(numbers)]")
    let runs = [
      await FakeWorld(["graph.json": small]).run("reduce", "--target", target, "--profile", "iphone-xs"),
      await FakeWorld(["graph.json": large]).run("reduce", "--target", target, "--profile", "iphone-xs"),
    ]
    #expect(runs[0].error == runs[1].error && runs[0].status == runs[1].status, "\(runs[1].error)")
  }

  /// One phone that runs no plan takes none from the others; half of them do.
  @Test func onePlanIsGivenForThePhonesThatCanRunOne() async {
    let format = #", "activeFormat": { "width": 1920, "height": 1440, "binned": true }"#
    let world = FakeWorld(["graph.json": Self.graph(format, output: "videoData")])
    func run(_ phones: String) async -> FakeWorld.Run {
      await world.run("matrix", "--one-for-all", "--target", "0.3", "--profile", phones)
    }
    let most = await run("iphone-xs,iphone-13,iphone-8,iphone-13-mini")
    #expect(most.status == .findings, "\(most.output)")
    #expect(words(most.output).contains("one configuration for 3 of 4 back "), "\(most.output)")
    #expect(words(most.output).contains("not for iphone-8: "), "\(most.output)")
    let json = await world.run(
      "matrix", "--one-for-all", "--target", "0.3", "--profile", "iphone-xs,iphone-13,iphone-8", "-f", "json")
    #expect(json.output.contains("\"leftOut\": [\n") || json.output.contains("\"leftOut\": ["), "\(json.output)")
    let all = await run("iphone-xs,iphone-13,iphone-13-mini")
    #expect(!all.output.contains("not for "), "\(all.output)")
    let half = await run("iphone-xs,iphone-8")
    #expect(words(half.output).contains("one configuration for all none: "), "\(half.output)")
  }

  @Test func profilesAreChosenBySetsAndLeftOut() async {
    func phones(_ choice: String) async -> [String] {
      let run = await FakeWorld(["graph.json": Self.graph("", output: "photo")]).run(
        "check", "--profile", choice, "-f", "json")
      return run.output.split(separator: "\n").compactMap { line in
        String(line).components(after: "\"profile\": \"")?.split(separator: "\"").first.map(String.init)
      }
    }
    let sets = await phones("iphone-1[5-6]-pro")
    #expect(Set(sets) == ["iphone-15-pro", "iphone-16-pro"])
    let all = await phones("all")
    let some = await phones("all,!iphone-18*")
    #expect(some.count < all.count && all.contains { $0.hasPrefix("iphone-18") })
    #expect(!some.contains { $0.hasPrefix("iphone-18") } && Set(some).isSubset(of: all))
    #expect(await phones("!iphone-18*") == some)
    #expect(Set(await phones("iphone-1[!1-7]*")).isSubset(of: all.filter { $0.hasPrefix("iphone-18") }))
    let unknown = await FakeWorld(["graph.json": Self.graph("", output: "photo")]).run(
      "check", "--profile", "all,!iphne-18")
    #expect(unknown.status == .usage && unknown.error.contains("iphne-18"), "\(unknown.error)")
    // A check of no device would pass without a word.
    for none in ["all,!*", "iphone-xs,!iphone-xs"] {
      for command in ["check", "matrix"] {
        let empty = await FakeWorld(["graph.json": Self.graph("", output: "videoData")]).run(command, "--profile", none)
        #expect(empty.status == .usage && empty.output.isEmpty)
        #expect(empty.error.contains("option '--profile': no device is left of '\(none)'"), "\(empty.error)")
      }
    }
  }
}

extension String {
  /// What follows a text, up to the end of the line; `nil` without the text.
  fileprivate func components(after text: String) -> String? {
    guard let range = self.firstRange(of: text) else { return nil }
    return String(self[range.upperBound...])
  }
}
