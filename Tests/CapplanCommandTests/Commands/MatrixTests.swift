import Foundation
import JSONSource
import CapplanCommand
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// Every graph against every device, from the command line to the exit status.
struct MatrixTests {
  private static func graph(
    _ format: String, types: [(String, String)] = [("WideAngle", "back"), ("Telephoto", "back")]
  )
    -> String
  {
    let inputs = types.enumerated().map {
      #"{ "id": "c\#($0)", "deviceType": "builtIn\#($1.0)Camera", "position": "\#($1.1)", "activeFormat": \#(format) }"#
    }
    let outputs = types.indices.map { #"{ "id": "o\#($0)", "type": "videoData" }"# }
    let connections = types.indices.map { #"{ "input": "c\#($0)", "port": "video", "output": "o\#($0)" }"# }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "inputs": [\(inputs.joined(separator: ", "))],
        "outputs": [\(outputs.joined(separator: ", "))], "connections": [\(connections.joined(separator: ", "))] }

      """
  }

  private static let small = #"{ "width": 640, "height": 480, "maxFrameRate": 60, "binned": true }"#
  private static let dear = #"{ "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#

  private var world: FakeWorld {
    FakeWorld([
      "small.graph.json": Self.graph(Self.small),
      "dear.graph.json": Self.graph(Self.dear),
      "three.graph.json": Self.graph(
        Self.small, types: [("WideAngle", "back"), ("Telephoto", "back"), ("WideAngle", "front")]),
    ])
  }

  @Test func everyVerdictIsThereWithItsReason() async {
    let run = await world.run(
      "matrix", "--profile", "iphone-xs,iphone-17-pro", "--target", "0.9", "small.graph.json", "dear.graph.json",
      "three.graph.json")
    #expect(run.status == .findings)
    #expect(run.output.contains("small.graph.json  runs        unverified\n"), "\(run.output)")
    #expect(run.output.contains("dear.graph.json   adjusted    unverified\n"))
    #expect(run.output.contains("three.graph.json  cannot run  unverified\n"))
    #expect(run.output.contains("adjusted on iphone-xs: after reduce --strategy optimal: c1 1920x1440 at 60,"))
    #expect(run.output.contains("(two-physical-cameras-xs)"))
    #expect(run.output.contains("1 runs, 1 adjusted, 1 cannot run, 3 unverified · 3 graphs on 2 profiles\n"))
  }

  @Test func whatRunsOrIsUnverifiedExitsWithZero() async {
    let run = await world.run("matrix", "--profile=iphone-xs,iphone-17-pro", "small.graph.json")
    #expect(run.status == .success)
  }

  @Test func withoutAProfileEveryMultiCamDeviceIsAColumn() async {
    let run = await world.run("matrix", "-f", "csv", "small.graph.json")
    let all = await world.run("profiles", "--format", "json")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.count - 1 == all.output.split(separator: "\n").filter { $0.contains("\"multiCamSupported\": true") }.count)
    #expect(lines.contains { $0.hasPrefix("small.graph.json,iphone-16,") })
    #expect(!lines.contains { $0.hasPrefix("small.graph.json,iphone-7-plus,") })
    let plus = await world.run("matrix", "-f", "csv", "--profile", "all", "small.graph.json")
    #expect(plus.output.contains("\nsmall.graph.json,iphone-7-plus,cannotRun,documented,multicam-unsupported-hardware"))
  }

  @Test func aGraphOfASingleSessionIsJudgedOnEveryDevice() async {
    let single = #"{ "capplan": 1, "session": { "type": "single" } }"#
    let run = await FakeWorld(["single.graph.json": single, "small.graph.json": Self.graph(Self.small)])
      .run("matrix", "-f", "csv", "single.graph.json", "small.graph.json")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("single.graph.json,") } == DeviceProfiles.ids.count)
    #expect(lines.count { $0.hasPrefix("small.graph.json,") } < DeviceProfiles.ids.count)
  }

  @Test func columnsThatAgreeAreOneUnlessAllAreAskedFor() async {
    let run = await world.run("matrix", "small.graph.json", "dear.graph.json")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.dropFirst(2).prefix { !$0.isEmpty }
    #expect(head.count < 12 && lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(head.contains { $0.hasSuffix(" iPhone XS, XS Max") }, "\(head)")
    let heads = head.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(heads.contains("17e, the 12 iPads (30)") && !heads.contains("iphone-xs"), "\(heads)")
    let all = await world.run("matrix", "--all-columns", "small.graph.json", "dear.graph.json")
    #expect(all.output.contains(" iphone-xs-max, ") && all.output.contains("  48  49  50\n"))
    let few = await world.run("matrix", "--profile", "iphone-xs,iphone-xs-max", "small.graph.json")
    #expect(few.output.contains("\ngraph             iphone-xs  iphone-xs-max\n"), "\(few.output)")
    for format in ["markdown", "html"] {
      let wide = await world.run("matrix", "-f", format, "small.graph.json")
      let each = await world.run("matrix", "--all-columns", "-f", format, "small.graph.json")
      #expect(wide.output.contains("iPhone XS, XS Max") && !each.output.contains("iPhone XS, XS Max"))
      #expect(each.output.count > wide.output.count)
    }
  }

  @Test(
    "What can't run fails where the device was named, or where it is asked for",
    arguments: [
      (["--profile", "iphone-xs", "three.graph.json"], true), (["--profile", "iPhone11,2", "three.graph.json"], true),
      (["--profile", "iphone-xr", "small.graph.json"], true), (["--profile", "iphone-xr*", "small.graph.json"], false),
      (["--profile", "iphone-xr*", "--fail-on-cell", "small.graph.json"], true), (["small.graph.json"], false),
      (["--fail-on-cell", "small.graph.json"], true), (["--profile", "all", "small.graph.json"], false),
      // The graph names iPhone XS itself.
      (["three.graph.json"], true), (["--profile", "all", "three.graph.json"], true),
    ])
  func failures(_ arguments: [String], _ fails: Bool) async {
    let run = await world.run(["matrix"] + arguments)
    #expect(run.output.contains("cannot run"), "\(run.output)")
    #expect(run.status == (fails ? .findings : .success))
  }

  @Test func reasonsNameManyDevicesByTheFirstAndTheLast() async {
    let one = await world.run("matrix", "small.graph.json")
    #expect(one.output.contains("\n  cannot run: camera is not available (device-type-availability)"), "\(one.output)")
    let run = await world.run("matrix", "small.graph.json", "dear.graph.json")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("cannot run on iPhone XR, 11, SE (2nd generation), 12, 12 mini, "))
    #expect(
      words.contains(
        "17e, the 12 iPads (30): camera is not available (device-type-availability)"),
      "\(words)")
  }

  @Test func aCommaAQuoteAndALineBreakInANameStayOneField() async {
    let name = "a,\"b\n.graph.json"
    let run = await FakeWorld([name: Self.graph(Self.small)]).run("matrix", "-f", "csv", "--profile=iphone-xs", name)
    #expect(run.output.contains("\"a,\"\"b\\n.graph.json\",iphone-xs,runs,documented,,0."), "\(run.output)")
  }

  @Test func thePageNeedsNoScriptAndEscapesWhatItIsGiven() async {
    let name = "<script>&.graph.json"
    let run = await FakeWorld([name: Self.graph(Self.dear)])
      .run("matrix", "-f", "html", "--profile=iphone-xs", "--target=0.9", name)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n") && run.output.hasSuffix("</html>\n"))
    #expect(!run.output.contains("<script") && run.output.contains("&lt;script&gt;&amp;.graph.json"))
    #expect(run.output.contains("</summary>after reduce --strategy optimal: c1 1920x1440"))
  }

  @Test(arguments: [["three.graph.json", "small.graph.json"], ["three.graph.json"]])
  func everyRefusalOnThePageHasItsReason(graphs: [String]) async {
    for profiles in ["--profile=all", "--profile=iphone-xs"] {
      let run = await world.run(["matrix", "-f", "html", profiles] + graphs)
      let cells = run.output.components(separatedBy: "<td class=\"cannotRun").dropFirst()
      #expect(!cells.isEmpty)
      for cell in cells {
        let words = cell.components(separatedBy: "</td>")[0]
        #expect(words.contains("<details><summary>✗&nbsp;") && words.hasSuffix(")</details>"), "\(words)")
      }
    }
  }

  @Test func markdownIsATableAndEscapesPipes() async {
    let run = await FakeWorld(["a|b.graph.json": Self.graph(Self.small)])
      .run("matrix", "-f", "markdown", "--profile=iphone-xs", "a|b.graph.json")
    #expect(run.output.hasPrefix("| graph | `iphone-xs` |\n| --- | --- |\n| `a"), "\(run.output)")
    #expect(
      run.output.split(separator: "\n").count == 4 && run.output.hasSuffix("\n\nhow sure: 1 documented\n"),
      "nothing that runs needs a reason")
  }

  @Test func jsonHasTheVerdictsWithReasonsAndNoFindings() async {
    let run = await world.run("matrix", "-f", "json", "--profile=iphone-xs", "three.graph.json")
    #expect(run.output.contains("\"verdict\": \"cannotRun\"") && run.output.contains("\"findings\": []"))
    #expect(run.output.contains("\"reason\": \"two-physical-cameras-xs\""))
    #expect(JSONParser.parse(SourceText(run.output)).findings.isEmpty)
  }

  @Test func anUnreadableGraphIsNamedAndTheOthersAreStillJudged() async {
    var world = world
    world.nodes["broken.graph.json"] = .file(Array("{".utf8))
    let run = await world.run("matrix", "--profile=iphone-xs", "broken.graph.json", "small.graph.json", "gone.json")
    #expect(run.status == .unusable)
    #expect(run.output.contains("small.graph.json") && run.output.contains("json-syntax"))
    #expect(run.error.contains("gone.json"))
  }

  @Test func theNumberOfThreadsChangesNoByte() async {
    var graphs: [String: String] = [:]
    for number in 0..<Breadth.count(60, or: 6) {
      graphs["g\(number).graph.json"] = Self.graph(number % 2 == 0 ? Self.small : Self.dear)
    }
    var world = FakeWorld(graphs)
    let command = ["matrix", "-f", "json", "--target=0.7", "--profile=iphone-x*,iphone-13*", "."]
    let serial = await world.run(command)
    world.processors = 4
    let parallel = await world.run(command)
    #expect(serial.output == parallel.output && serial.output.contains("adjusted"))
  }

  @Test func oneConfigurationRunsOnEveryDeviceThatIsNamed() async {
    let binned = #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#
    let graph = Self.graph(binned, types: [("WideAngle", "back"), ("WideAngle", "front")])
    var world = FakeWorld(["graph.json": graph])
    let devices = ["--profile=iphone-xs,conservative", "--target=0.3"]
    let run = await world.run(["matrix", "--one-for-all", "--configuration", "all.json"] + devices)
    #expect(run.output.contains("graph.json, one configuration for all\n  c0 "), "\(run.output)")
    let written = run.written.first { $0.path == "all.json" }
    #expect(written != nil)
    world.nodes["all.json"] = .file(Array((written?.text ?? "").utf8))
    let check = await world.run(["check"] + devices + ["all.json"])
    #expect(check.status == .success, "\(check.output)")
    let turned = await world.run(
      "matrix", "--one-for-all", "--configuration", "all.json", "--profile=conservative,iphone-xs", "--target=0.3")
    #expect(turned.written.first { $0.path == "all.json" }?.text == written?.text)
    // Each device alone may have something better, never something worse.
    let alone = await world.run("reduce", "--strategy=optimal", "--profile=conservative", "--target=0.3", "graph.json")
    #expect(alone.status == .success)
  }

  /// An iPhone 15 Pro is known to have the requested formats, but not their highest rate; an iPhone 13's back camera is.
  /// What one of them doesn't know is written for none.
  @Test func oneConfigurationLeavesOutWhatOneDeviceDoesNotKnow() async {
    func input(_ place: String) -> String {
      #"""
      { "id": "\#(place)", "deviceType": "builtInWideAngleCamera", "position": "\#(place)",
        "activeFormat": { "width": 1920, "height": 1440, "binned": false }, "maxFrameRateOverride": 30 }
      """#
    }
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13", "iphone-15-pro", "iphone-17"], "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of the shelf." } },
        "inputs": [ \(input("back")), \(input("front")) ],
        "outputs": [ { "id": "a", "type": "photo", "maxPhotoDimensions": "largest" },
                     { "id": "b", "type": "photo", "maxPhotoDimensions": "largest" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ] }
      """
    var world = FakeWorld(["graph.json": graph])
    let words = ["matrix", "--one-for-all", "--target=0.6", "--minimum-rate=15"]
    let run = await world.run(words + ["--configuration=all.json"])
    let told = run.output.split { " \n".contains($0) }.joined(separator: " ")
    let plan = "capped at 20 fps, keeps 100% front 1920x1440, unbinned, capped at 15 fps, keeps 100%"
    #expect(told.contains(plan), "\(told)")
    let written = run.written.first { $0.path == "all.json" }?.text ?? ""
    #expect(!written.isEmpty && !written.contains("\"maxFrameRate\""), "\(written)")
    world.nodes["all.json"] = .file(Array(written.utf8))
    let check = await world.run("check", "--target=0.6", "all.json")
    #expect(check.status == .success && !check.output.contains("unverified"), "\(check.output)")
  }

  /// Which format a graph means may differ from device to device: one that runs everywhere as it is needs no plan.
  @Test(arguments: ["conservative,iphone-11", "conservative,iphone-13", "iphone-11,conservative"])
  func aGraphThatRunsOnEveryDeviceStaysAsItIs(profiles: String) async {
    func input(_ place: String) -> String {
      #"""
      { "id": "\#(place)", "deviceType": "builtInWideAngleCamera", "position": "\#(place)",
        "activeFormat": { "width": 1920, "height": 1440 }, "maxFrameRateOverride": 30 }
      """#
    }
    let graph = """
      { "capplan": 1, "inputs": [ \(input("back")), \(input("front")) ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ] }
      """
    let run = await FakeWorld(["graph.json": graph])
      .run("matrix", "--one-for-all", "--target=1", "--profile", profiles, "graph.json")
    #expect(run.output.contains("one configuration for all\n  back 1920x1440"), "\(run.output)")
  }

  @Test func costsThatRestOnOtherBudgetsAreNotCompared() async {
    let binned = #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#
    let graph = Self.graph(binned, types: [("WideAngle", "back"), ("WideAngle", "front")])
    let world = FakeWorld(["graph.json": graph])
    let remark = "these costs do not rank the devices"
    for form in ["text", "markdown", "html"] {
      let apart = await world.run("matrix", "--one-for-all", "-f", form, "--profile=iphone-xs,conservative")
      #expect(apart.output.contains(remark), "\(apart.output)")
      let alike = await world.run("matrix", "--one-for-all", "-f", form, "--profile=iphone-xs,iphone-xs-max")
      #expect(!alike.output.contains(remark) && alike.output.contains("hardwareCost"), "\(alike.output)")
    }
    let cost = await world.run("cost", "--profile=iphone-xs,iphone-xs-max,iphone-14-pro")
    let words = cost.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(
      words.contains(
        "2 devices have that of iphone-xs (derived) and iphone-14-pro has its own (estimated)"), "\(words)")
    #expect(await !world.run("cost", "--profile=iphone-xs,iphone-xs-max").output.contains(remark))
    let over = await world.run("matrix", "--target=0.01", "--profile=iphone-xs,conservative")
    #expect(over.output.contains(remark), "\(over.output)")
    #expect(await !world.run("matrix", "--profile=iphone-xs,conservative").output.contains(remark))
    for command in [["matrix", "-f", "json"], ["cost", "-f", "json"], ["matrix", "--one-for-all", "-f", "json"]] {
      let apart = await world.run(command + ["--profile=iphone-xs,conservative"])
      #expect(apart.output.contains("\"budgetRemark\": \"\(remark)"), "\(command): \(apart.output)")
      let alike = await world.run(command + ["--profile=iphone-xs,iphone-xs-max"])
      #expect(alike.output.contains("\"budgetRemark\": null"), "\(command)")
    }
    let sheet = await world.run("matrix", "-f", "csv", "--profile=iphone-xs,iphone-xs-max,conservative")
    let origins = sheet.output.split(separator: "\n").map { $0.split(separator: ",").last ?? "" }
    #expect(origins[0] == "pixelBudget" && origins[1] == origins[2] && origins[1] != origins[3], "\(sheet.output)")
  }

  @Test func whereNoConfigurationFitsAllTheDevicesInConflictAreNamed() async {
    let world = FakeWorld(["graph.json": Self.graph(Self.dear)])
    let run = await world.run(
      "matrix", "--one-for-all", "--configuration=all.json", "--profile=iphone-xs", "--target=0.01")
    #expect(run.output.contains("none: iphone-xs alone fits none"), "\(run.output)")
    #expect(run.status == .findings && run.written.isEmpty)
    let other = await world.run("matrix", "--one-for-all", "--profile=iphone-xs,iphone-7-plus")
    #expect(other.output.contains("on iphone-7-plus: "), "\(other.output)")
    #expect(other.output.contains("multicam-unsupported-hardware"))
  }

  @Test func aConfigurationIsAskedForWithTheSearchForIt() async {
    let run = await world.run("matrix", "--configuration=all.json", "small.graph.json")
    #expect(run.status == .usage && run.error.contains("--configuration needs --one-for-all"))
    let several = await world.run("matrix", "--one-for-all", "--configuration=all.json", ".")
    #expect(several.status == .usage && several.output.isEmpty)
  }
}

/// What changing one camera alone would do, and the exact plan, from the command line.
struct PlanningCommandTests {
  private let world = FakeWorld([
    "graph.json": """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "inputs": [
        { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } },
        { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }, "maxFrameRateOverride": 30 } ],
      "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "o0" },
                       { "input": "tele", "port": "video", "output": "o1" } ] }

    """
  ])

  @Test func theOutlookSaysWhatAStepCostsAndWhetherItFits() async {
    let run = await world.run("cost", "--what-if", "--target=0.65")
    #expect(run.output.contains("wide, now 1920x1440 at 30, unbinned\n"), "\(run.output)")
    #expect(run.output.contains("cheaper  1920x1440 at 60, binned, capped at 30 fps"))
    #expect(run.output.contains("tele, now 1280x720 at 60, binned, capped at 30 fps\n"))
    #expect(run.output.contains("fits") && run.output.contains("no better format or rate is known"))
    let json = await world.run("cost", "--what-if", "-f", "json")
    #expect(json.output.contains("\"whatIf\": [") && json.output.contains("\"better\": null"))
    let plain = await world.run("cost", "-f", "json")
    #expect(!plain.output.contains("whatIf"))
  }

  @Test func theOutlookAgreesWithTheBillOfTheStep() async throws {
    let run = await world.run("cost", "--what-if", "-f", "json")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    func value(_ pointer: String) -> Double? { document.value(at: pointer).flatMap { document.number(of: $0) } }
    let promised = try #require(value("/results/0/whatIf/0/cheaper/hardwareCost/value"))
    var changed = world
    let text =
      #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, "maxFrameRateOverride": 30 },"#
    guard case .file(let bytes)? = world.nodes["graph.json"] else {
      Issue.record("there is no graph")
      return
    }
    let graph = String(decoding: bytes, as: UTF8.self)
    let old = #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } },"#
    let parts = graph.split(separator: old, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    changed.nodes["graph.json"] = .file(
      Array((parts.first.map(String.init) ?? "").utf8) + Array(text.utf8)
        + Array((parts.last.map(String.init) ?? "").utf8))
    let bill = await changed.run("cost", "-f", "json")
    let billed = try #require(JSONParser.parse(SourceText(bill.output)).document)
    let cost = billed.value(at: "/results/0/hardwareCost/value").flatMap { billed.number(of: $0) }
    #expect(abs(promised - (cost ?? 0)) < 1e-12)
  }

  @Test func theExactPlanComesWithItsProof() async {
    let run = await world.run("reduce", "--strategy=optimal", "--target=0.5")
    #expect(run.status == .success)
    #expect(run.error.hasPrefix("best plan: hardwareCost 0.59 → "), "\(run.error)")
    #expect(run.error.contains("\nwhy no better: wide unbinned would cost 0."), "\(run.error)")
    let steps = await world.run("reduce", "--strategy=optimal", "--target=0.5", "--trace=text")
    let step = "1. best plan: wide 1920x1440 at 30, unbinned → 1920x1440 at 60, binned, capped\n   at 30 fps\n"
    #expect(steps.error.contains(step), "\(steps.error)")
    let json = await world.run("reduce", "--strategy=optimal", "--target=0.5", "--trace=json")
    #expect(
      json.error.contains(
        "\"proven\":true,\"verified\":true,\"certificate\":[{\"inputs\":[\"wide\"],\"level\":\"binning\""))
  }

  @Test func whatCanNotFitIsExplainedInPlainWordsAndAsJSON() async {
    let options = ["--strategy=optimal", "--target=0.2", "--keep=wide=1920x1440@30"]
    let run = await world.run(["reduce"] + options)
    #expect(run.status == .findings && run.output.isEmpty)
    let said = run.error.replacing("\n  ", with: " ")
    #expect(said.contains("together these do not fit, and without any one of them the others do: "), "\(run.error)")
    #expect(said.contains("wide no less than 1920 pixels wide and 1440 high"))
    #expect(said.contains("the cheapest configuration costs hardwareCost 0."))
    #expect(said.contains("the smallest loss is to give up 'wide no less than 1920 pixels wide and 1440 high'"))
    let json = await world.run(["reduce", "--trace=json"] + options)
    #expect(json.error.contains("\"conflict\":[") && json.error.contains("\"relief\":{\"demand\":"))
  }

  @Test func theLadderEndsWithWhatTheExactPlanWouldKeep() async {
    let run = await world.run("reduce", "--target=0.2")
    #expect(
      run.error.contains(
        "the exact plan would keep wide 45% (binned), tele 80%:\n"
          + "  `capplan reduce --strategy optimal --target 0.2`\n"), "\(run.error)")
    let same = await world.run("reduce", "--target=0.99")
    #expect(!same.error.contains("optimal"))
  }

  @Test func optionsOfOneStrategyAreRefusedWithTheOther() async {
    let published = await world.run("reduce", "--strategy=optimal", "--as-published")
    #expect(published.status == .usage)
    let disabling = await world.run("reduce", "--allow-disabling")
    #expect(disabling.status == .usage && disabling.error.contains("--allow-disabling"))
  }
}
