import CapplanCommand
import Testing

/// `--sdk`: the SDK that compiles what `emit`, `reduce --emit swift`, `record` and `probe` write.
struct SDKTests {
  /// A graph with a key of iOS 27; `words` go into the output, `head` into the graph.
  private static func graph(_ words: String = "", head: String = "") -> String {
    """
    { "capplan": 1, "name": "Movie", "profiles": ["iphone-17-pro"], \(head)
      "session": { "type": "single", "preset": "high" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
      "outputs": [ { "id": "movie", "type": "movieFile",
        "usesProVideoStorage": true\(words) } ] }
    """
  }

  private static let guarded = #", "whereSupported": ["usesProVideoStorage"]"#

  private static func run(_ graph: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph]).run(arguments)
  }

  @Test func aGuardedKeyIsLeftOutWithALineInTheHead() async {
    let run = await Self.run(Self.graph(Self.guarded), "emit")
    #expect(run.status == .success)
    #expect(run.error.contains(#"graph.json:5:28: note: usesProVideoStorage of "movie" needs the SDK of iOS 27.0"#))
    let head = run.output.prefix { $0 != "@" }.replacing("\n// ", with: " ")
    #expect(head.contains("It compiles with the SDK of iOS 26.0 and with newer ones."))
    #expect(head.contains(#"left out (`capplan emit --sdk 27.0` has it): usesProVideoStorage of "movie"."#))
    #expect(!run.output.contains("movie.usesProVideoStorage"))
    let newer = await Self.run(Self.graph(Self.guarded), "emit", "--sdk", "27")
    #expect(newer.status == .success && newer.error == "")
    #expect(newer.output.contains("movie.usesProVideoStorage = true") && !newer.output.contains("SDK"))
  }

  @Test func aKeyThatTheAppSetsWithoutAskingIsRefused() async {
    let run = await Self.run(Self.graph(), "emit", "--sdk=26")
    #expect(run.status == .findings && run.output == "")
    #expect(
      run.error == #"""
        graph.json:5:28: error: usesProVideoStorage of "movie" came with iOS 27.0, and does not compile with the SDK of iOS \#
        26.0: emit with --sdk 27.0, or make it 'whereSupported' to leave it out

        """#)
    #expect(await Self.run(Self.graph(), "emit", "--sdk=27").status == .success)
  }

  @Test func theGraphsSDKCountsAndTheOptionWins() async {
    for (head, isThere) in [
      (#""deployment": { "linkedSDK": "27.0" },"#, true), (#""deployment": { "linkedSDK": "26.2" },"#, false),
      (#""deployment": { "linkedSDK": "18.0" },"#, false), (#""deployment": { "minimumOS": "27.0" },"#, true),
    ] {
      let run = await Self.run(Self.graph(Self.guarded, head: head), "emit")
      #expect(run.output.contains("movie.usesProVideoStorage") == isThere, "\(head)")
    }
    let linked = Self.graph(Self.guarded, head: #""deployment": { "linkedSDK": "27.0" },"#)
    #expect(!(await Self.run(linked, "emit", "--sdk=26").output.contains("movie.usesProVideoStorage")))
    let older = Self.graph(Self.guarded, head: #""deployment": { "minimumOS": "27.0" },"#)
    let run = await Self.run(older, "emit", "--sdk=26")
    #expect(run.status == .findings && run.output == "")
    #expect(
      run.error.contains("an app for iOS 27.0 and later is not built with the SDK of iOS 26.0: emit with --sdk 27.0"))
  }

  @Test func settingsNameAnSDKForGraphsThatDont() async {
    let settings = #"{ "emit": { "sdk": "27" } }"#
    let world = FakeWorld([
      "graph.json": Self.graph(Self.guarded), ".capplan.json": settings,
      "linked.graph.json": Self.graph(Self.guarded, head: #""deployment": { "linkedSDK": "26.0" },"#),
    ])
    #expect(await world.run("emit", "graph.json").output.contains("movie.usesProVideoStorage"))
    #expect(!(await world.run("emit", "--sdk=26", "graph.json").output.contains("movie.usesProVideoStorage")))
    #expect(!(await world.run("emit", "linked.graph.json").output.contains("movie.usesProVideoStorage")))
    let old = FakeWorld(["graph.json": Self.graph(Self.guarded), ".capplan.json": #"{ "emit": { "sdk": "25" } }"#])
    #expect(await old.run("emit").error.contains("allowed are those of 26.0, "))
    // What the graph says of itself may not part.
    let parted = #""deployment": { "minimumOS": "27.0", "linkedSDK": "26.0" },"#
    let refused = await Self.run(Self.graph(Self.guarded, head: parted), "emit")
    #expect(refused.status == .findings && refused.output == "")
    #expect(refused.error.contains("is not built with the SDK of iOS 26.0"))
    #expect(await world.run("config").output.contains("27.0"))
  }

  /// Nobody knows what a newer SDK has. One between two known ones has what the older one has.
  @Test func anSDKThatIsNotKnownIsRefused() async {
    let allowed = "26.0, 26.4, 27.0, 27.1, and versions between them"
    for version in ["28", "27.2", "99.0", "25", "25.9"] {
      for command in [["emit"], ["reduce", "--emit=swift"], ["record"], ["probe"]] {
        let run = await FakeWorld(["graph.json": Self.graph(Self.guarded)]).run(command + ["--sdk=\(version)"])
        #expect(run.status == .usage && run.output == "")
        #expect(run.error.contains("'\(version)' is out of range; allowed is \(allowed)"), "\(run.error)")
      }
      let settings = #"{ "emit": { "sdk": "\#(version)" } }"#
      let run = await FakeWorld(["graph.json": Self.graph(Self.guarded), ".capplan.json": settings]).run("emit")
      #expect(run.status == .usage && run.error.contains("allowed are those of \(allowed)"), "\(run.error)")
    }
    for (version, isThere) in [("26.1", false), ("26.9", false), ("27", true), ("27.0.1", true), ("27.1", true)] {
      let run = await Self.run(Self.graph(Self.guarded), "emit", "--sdk=\(version)")
      #expect(run.status == .success && run.output.contains("movie.usesProVideoStorage") == isThere, "\(version)")
    }
  }

  @Test func reduceTakesItWithSwift() async {
    #expect(await Self.run(Self.graph(), "reduce", "--sdk=27").status == .usage)
    let run = await Self.run(Self.graph(Self.guarded), "reduce", "--emit=swift", "--sdk=27")
    #expect(run.status == .success && run.output.contains("movie.usesProVideoStorage"))
    let older = await Self.run(Self.graph(Self.guarded), "reduce", "--emit=swift")
    #expect(older.status == .success && older.output.contains("It compiles with the SDK of iOS 26.0"))
    #expect(older.output.hasPrefix("// Made by `capplan reduce --emit swift` for iPhone 17 Pro:"))
    #expect(older.output.replacing("\n// ", with: " ").contains("`capplan reduce --emit swift --sdk 27.0` has it"))
  }

  @Test(arguments: ["record", "probe"]) func filesForAnyAppCompileWithTheOlderSDK(_ command: String) async {
    let run = await FakeWorld().run(command)
    let head = run.output.prefix { $0 != "@" }.replacing("\n// ", with: " ")
    #expect(run.status == .success)
    #expect(head.contains("SDK of iOS 26.0 and with newer ones. What needs a newer SDK is left out"))
    #expect(
      head.contains("`capplan \(command) --sdk 27.1` has it") && head.contains("lensAperture") || command == "probe")
    #expect(head.contains("builtInInnerUltraWideCamera"))
    #expect(!run.output.contains("#available(iOS 27"))
    #expect(await FakeWorld().run(command, "--sdk", "26").output == run.output)
    let newer = await FakeWorld().run(command, "--sdk", "27.1").output
    #expect(
      newer.contains("#available(iOS 27.0, *)") && newer.contains("with the SDK of iOS 27.1 and with newer ones.\n"))
    // An app for newer systems only has their SDK.
    #expect(await FakeWorld().run(command, "--minimum-os=27.1").output.contains("with the SDK of iOS 27.1"))
    let both = await FakeWorld().run(command, "--sdk=26", "--minimum-os=27.0")
    #expect(both.status == .usage && both.output == "")
    #expect(both.error.contains("--sdk 26.0 and --minimum-os 27.0 can't be used together"))
    #expect(await FakeWorld().run(command, "--sdk=25").status == .usage)
    // Audio zoom came with 26.4, in the middle of an SDK's year.
    let middle = await FakeWorld().run(command, "--sdk=26.4").output
    #expect(middle.contains("isAudioZoomSupported") == (command == "record"))
    #expect(!run.output.contains("isAudioZoomSupported"))
  }
}
