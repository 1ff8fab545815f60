import CapplanCommand
import Testing

/// Corners in which a run said nothing, or not the truth.
struct CornerTests {
  private static let world = FakeWorld(["a.graph.json": Convention.ok, "b/b.graph.json": Convention.bad])

  @Test func nothingToCheckIsTold() async {
    for line in [["."], ["a*.json"], [".", "b"]] {
      let run = await Self.world.run(["check", "--exclude", "*"] + line)
      #expect(run.status == .unusable && run.output.isEmpty, "\(line): \(run.output)")
      #expect(run.error.contains("has nothing to check: all of its graphs are excluded"), "\(line): \(run.error)")
    }
    let forced = await Self.world.run("check", "--exclude", "*", "--force-exclude", "a.graph.json", "b/b.graph.json")
    #expect(forced.status == .success && forced.error.contains("nothing to check"))
    #expect(await Self.world.run("check", "--exclude", "*", "--force-exclude", ".").status == .unusable)
    // Where one operand is left, what is excluded of another is no fault.
    #expect(await Self.world.run("check", "--exclude", "b", "b", "a.graph.json").status == .success)
    #expect(await Self.world.run("check", "--exclude", "b*.json", ".").status == .success)
  }

  @Test func faultsThatAreNotCountedAreMoreThanThoseThatAre() async {
    func graph(_ keys: Int) -> String {
      let list = (0..<keys).map { "\"k\($0)\": 1" }.joined(separator: ", ")
      return #"{ "capplan": 1, "profiles": ["iphone-xs"], \#(list) }"#
    }
    let many = await FakeWorld(["g.json": graph(12_000)]).run("check", "g.json")
    #expect(
      many.output.contains("more than 9000 more findings are not shown: 9000 errors"), "\(many.output.suffix(400))")
    #expect(many.output.contains("more than 10000 errors in 1 file"), "\(many.output.suffix(400))")
    let some = await FakeWorld(["g.json": graph(2_000)]).run("check", "g.json")
    #expect(some.output.contains("2000 errors in 1 file") && !some.output.contains("more than"))
    #expect(
      await FakeWorld(["g.json": graph(12_000)]).run("check", "-f", "concise", "g.json").output.contains("more than"))
  }

  @Test func anIdOfAProfileIsNoPath() async {
    for id in ["../x", "a/b", "/x", ".x", "-x", "a b", "a\nb", ""] {
      let run = await FakeWorld(["a.log": ""]).run("import", "--id=\(id)", "--name", "x", "a.log")
      #expect(run.status == .usage && run.error.contains("'--id'"), "\(id): \(run.error)")
    }
  }

  @Test func aReportOfReadingsIsNoFileThatIsRead() async {
    let profile = #"{ "capplanProfile": 1, "id": "own", "name": "Own" }"#
    let world = FakeWorld(["own.json": profile, "r.json": #"{ "capplanReadings": 1, "readings": [] }"#])
    for report in ["own.json", "r.json", "./own.json", "x/../own.json"] {
      let run = await world.run(
        "calibrate", "r.json", "--profile-file", "own.json", "--report", report, "-o", "out.json")
      #expect(run.status == .usage && run.written.isEmpty, "\(report): \(run.error)")
    }
  }

  @Test func aDanglingLinkOfSettingsIsTold() async {
    var world = FakeWorld(["graph.json": Convention.ok])
    world.nodes[".capplan.json"] = .link(to: "lost.json")
    for command in ["check", "cost", "config"] {
      let run = await world.run(command)
      #expect(run.status == .usage && run.output.isEmpty, "\(command)")
      #expect(run.error.contains("'.capplan.json' can't be read: no such file"), "\(run.error)")
    }
  }

  // APFS takes no names but those in UTF-8.
  #if os(Linux)
    @Test func sarifHasTheAddressOfANameThatIsNotUTF8() throws {
      let run = try RealRun(
        #"""
        mkdir $'d\xe9'; cp bad.json $'d\xe9/a b\xff.graph.json'; cp bad.json $'\\xe9.graph.json'; printf x > $'z\xe9.graph.json'
        chmod a-r $'z\xe9.graph.json'; $C check -f sarif .
        """#)
      #expect(run.output.contains(#""uri": "d%E9/a%20b%FF.graph.json""#), "\(run.output)")
      #expect(run.output.contains(#""uri": "%5Cxe9.graph.json""#) && run.output.contains(#""uri": "z%E9.graph.json""#))
      #expect(!run.output.contains("%5CxE9") && !run.output.contains("%5CxFF"))
      let fixed = try RealRun(
        #"""
        n=$'z\xe9.json'; twice='{ "input": "front", "port": "video", "output": "frontPreview" },'
        $C init pip | sed "s/$twice/$twice$twice/" > "$n"; $C check --fix -f sarif "$n"
        """#)
      #expect(fixed.error.contains("fixed 1 finding"), "\(fixed.error)")
      #expect(fixed.output.contains(#""uri": "z%E9.json""#), "\(fixed.output)")
    }
  #endif

  /// Names that a shell has to quote; only some file systems take one that is not UTF-8.
  private static var oddNames: [String] {
    #if os(Linux)
      [#"z\xe9 \'1\'.json"#, #"é\n.json"#]
    #else
      [#"é \'1\'.json"#, #"é\n.json"#]
    #endif
  }

  @Test(
    "A command that is advised works when it is copied, whatever the file's name",
    arguments: oddNames)
  func advised(_ name: String) throws {
    let run = try RealRun(
      #"""
      n=$'\#(name)'; $C init pip > "$n"
      line=$($C check --target 0.45 "$n" | grep -o '`capplan reduce [^`]*`' | tr -d '`'); echo "$line" >&2
      eval "$C ${line#capplan }" | $C check --target 0.45 -q - && echo works
      """#)
    #expect(run.output.contains("works"), "\(run.output) \(run.error)")
  }
}
