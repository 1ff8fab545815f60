import CapplanCommand
import JSONSource
import Testing

/// Conventions 1 to 9: what the exit status says.
struct ExitConventionTests {
  @Test("1. A check that finds nothing exits 0")
  func nothing() async {
    #expect(await Convention.world.run("check", "ok.json").status.rawValue == 0)
  }

  @Test("2. Findings at or above the threshold exit 1, and so does a target that can't be met")
  func findings() async {
    let warned = "\u{FEFF}" + Convention.ok
    let world = FakeWorld(["bad.json": Convention.bad, "warned.json": warned])
    #expect(await world.run("check", "bad.json").status.rawValue == 1)
    #expect(await world.run("check", "warned.json").status.rawValue == 0)
    #expect(await world.run("check", "--fail-on", "warning", "warned.json").status.rawValue == 1)
    let pip = await FakeWorld().run("init", "pip").output
    #expect(await FakeWorld(["graph.json": pip]).run("reduce", "--target", "0.001").status.rawValue == 1)
  }

  @Test(
    "3. A wrong command line exits 2, with nothing on standard output",
    arguments: [
      ["check", "--nonsense"], ["nonsense"], ["check", "--target"], ["check", "--target", "much"],
      ["explain", "nonsense"],
      ["check", "--profile", "nonsense", "ok.json"], ["check", "-f", "yaml"],
    ])
  func usage(_ arguments: [String]) async {
    let run = await Convention.world.run(arguments)
    #expect(run.status.rawValue == 2 && run.output.isEmpty && !run.error.isEmpty)
  }

  @Test("4. What can't be read or is no JSON exits 3, the rest is still checked, and 3 wins over 1")
  func unreadable() async {
    let world = FakeWorld(["bad.json": Convention.bad, "broken.json": "{"])
    for input in ["lost.json", "broken.json"] {
      let run = await world.run("check", "-f", "concise", input, "bad.json")
      #expect(run.status.rawValue == 3 && run.output.contains("bad.json:1:44: error:"))
    }
  }

  @Test("5. A report that can't be written does not exit 0")
  func full() async {
    var world = Convention.world
    world.outputFailure = .noSpace
    let run = await world.run("check", "ok.json")
    #expect(run.status.rawValue == 3 && run.error.contains("no space left on device"))
  }

  @Test("6. A defect has a status of its own, and says how to report it")
  func defect() async {
    let words = "{ \"capplan\": 1, \"name\": "
    for text in [
      "", "[", "[[[[", "nul", "\u{0}", words, words + "\"\\uD800\"", "{\"a\":1e999}", "\u{FEFF}", "//", "{}{}",
    ] {
      let run = await FakeWorld(["graph.json": text]).run("check", "graph.json")
      #expect(run.status.rawValue == 1 || run.status.rawValue == 3, "\(text)")
    }
    #expect(ExitStatus.defect.rawValue == 70)
    #expect(Console(world: FakeWorld().world).complain(ofDefect: "a test") == .defect)
  }

  @Test("7. --exit-zero hides 1 and nothing worse")
  func exitZero() async {
    let world = Convention.world
    #expect(await world.run("check", "--exit-zero", "bad.json").status.rawValue == 0)
    #expect(await world.run("check", "--exit-zero", "lost.json").status.rawValue == 3)
    #expect(await world.run("check", "--exit-zero", "--nonsense").status.rawValue == 2)
  }

  @Test(
    "8. A signal ends the process as signals do, and no part of a file is left",
    arguments: [("INT", 130), ("TERM", 143)])
  func signals(_ name: String, _ status: Int32) throws {
    // A pipe that nobody fills keeps it reading. A shell without job control starts what is in the background deaf to
    // SIGINT.
    let run = try RealRun(
      "mkfifo p; (set -m; exec 3<>p; $C check -o json=out.json p & pid=$!; sleep 0.3; kill -\(name) $pid; wait $pid; echo $?); ls"
    )
    #expect(run.output.hasPrefix("\(status)\n") && !run.output.contains("out.json") && !run.output.contains("tmp"))
  }

  @Test("9. A reader that goes away is no fault")
  func brokenPipe() throws {
    let all = try RealRun("$C schema graph | wc -c")
    #expect(Int(all.output.filter(\.isNumber)) ?? 0 > 1 << 16)
    let run = try RealRun("$C schema graph | head -1 >/dev/null; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "141\n"].contains(run.output) && run.error.isEmpty)
  }
}
