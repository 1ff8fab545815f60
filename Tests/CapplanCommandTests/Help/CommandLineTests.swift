import CapplanCommand
import Testing

struct CommandLineTests {
  @Test(
    "A wrong command line exits 2, prints nothing on standard output, and points to the help",
    arguments: [
      (["chek"], "unknown command 'chek'; did you mean 'check'?", "capplan --help"),
      (["chek", "--fix"], "unknown command 'chek'", "capplan --help"),
      (["--bogus"], "unknown option '--bogus'", "capplan --help"),
      (["--format", "json", "check"], "unknown option '--format'; it is an option of check", "capplan --help"),
      (["check", "--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?", "capplan check --help"),
      (["check", "--prof", "x"], "did you mean '--profile'?", "capplan check --help"),
      (["check", "--trace", "x"], "it is an option of reduce", "capplan check --help"),
      (["check", "--format", "jsn"], "did you mean 'json'? (allowed: text, concise, json, ", "capplan check --help"),
      (["check", "-qx"], "unknown option '-x'", "capplan check --help"),
      (["check", ""], "an argument is empty", "capplan check --help"),
      (["check", "-", "-"], "only once", "capplan check --help"),
      (["reduce", "a", "b"], "unexpected argument 'b'", "capplan reduce --help"),
      (["init", "lidr"], "did you mean 'lidar'?", "capplan init --help"),
      (["help", "reduc"], "did you mean 'reduce'?", "capplan --help"),
      (["check", "--\u{1B}[31m"], #"'--\u{1B}[31m'"#, "capplan check --help"),
      (["check", "--target", "1,5"], "allowed is a number above 0 and at most 100", "capplan check --help"),
    ])
  func wrongCommandLines(_ arguments: [String], _ message: String, _ help: String) async {
    let run = await FakeWorld(["graph.json": "{}"]).run(arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.error.contains(message))
    #expect(run.error.hasPrefix("capplan: ") && run.error.hasSuffix("see '\(help)'\n"))
    #expect(run.error.split(separator: "\n").count == 2)
  }

  @Test("The version is one line", arguments: [["--version"], ["-V"], ["check", "-V"], ["-qV"]])
  func version(_ arguments: [String]) async {
    let run = await FakeWorld().run(arguments)
    #expect(run.status == .success)
    #expect(run.output == "capplan 0.1.0\n")
    #expect(run.error == "")
  }

  @Test func moreIsSaidOfTheVersionIfAskedFor() async {
    let run = await FakeWorld().run("--version", "--verbose")
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(run.status == .success)
    #expect(lines == ["capplan 0.1.0", "commit", "system", "rules", "profiles"])
    #expect(run.output.contains("\ncommit: not known"), "no commit is made up, and git is not asked")
    #expect(await FakeWorld().run("check", "--verbose", "-V").output == run.output)
    for alone in [["--verbose"], ["check", "--verbose"]] {
      let refused = await FakeWorld(["graph.json": "{}"]).run(alone)
      #expect(refused.status == .usage && refused.error.contains("--verbose") && refused.error.contains("--version"))
    }
  }

  @Test("No command gets the short usage on standard error", arguments: [[], ["--quiet"], ["--"]])
  func noCommand(_ arguments: [String]) async {
    let run = await FakeWorld().run(arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("Usage: capplan COMMAND"))
  }

  @Test func resultsThatCannotBeWrittenAreReported() async {
    var world = FakeWorld()
    world.outputFailure = .noSpace
    let run = await world.run("--help")
    #expect(run.status == .unusable)
    #expect(run.error == "capplan: can't write standard output: no space left on device\n")
  }

  @Test func aPipeThatNobodyReadsEndsQuietly() async {
    var world = FakeWorld()
    world.outputFailure = .brokenPipe
    let run = await world.run("--help")
    #expect(run.status == .success)
    #expect(run.error == "")
  }

  @Test func aFileThatCannotBeWrittenIsReported() async {
    var world = FakeWorld()
    world.writeFailure = .permissionDenied
    let run = await world.run("init", "--force", "-o", "a\u{1B}.json")
    #expect(run.status == .unusable)
    #expect(run.error == "capplan: can't write 'a\\u{1B}.json': permission denied\n")
  }

  @Test func aDefectSaysItsVersionAndAsksForAReport() {
    #expect(Console(world: FakeWorld().world).complain(ofDefect: "the plan costs more than before") == .defect)
  }

  @Test func aMissingDefaultGraphIsSaidClearly() async {
    let run = await FakeWorld().run("check")
    #expect(run.status == .unusable)
    #expect(run.output == "")
    #expect(run.error.contains("'graph.json' not found in the working directory"))
  }

  @Test func severalGraphsAreTooManyForReduce() async {
    let run = await FakeWorld(["a/graph.json": "{}", "a/b.graph.json": "{}"]).run("reduce", "a")
    #expect(run.status == .usage)
    #expect(run.error.contains("'a' holds 2 graphs"))
  }

  @Test func theWorseOfTwoStatusesIsTheOneThatMattersMore() {
    #expect(ExitStatus.findings.worse(.unusable) == .unusable)
    #expect(ExitStatus.unusable.worse(.findings) == .unusable)
    #expect(ExitStatus.success.worse(.findings) == .findings)
    #expect(ExitStatus.unusable.worse(.defect) == .defect)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 70])
  }

  @Test func initPrintsAStarterGraph() async {
    let run = await FakeWorld().run("init")
    #expect(run.status == .success)
    #expect(run.output == StarterTemplate.pip.text())
    #expect(run.written.isEmpty)
  }

  @Test func initNeverOverwritesUnasked() async {
    let fresh = await FakeWorld().run("init", "-o", "graph.json")
    #expect(fresh.status == .success)
    #expect(fresh.written == [.init(path: "graph.json", text: StarterTemplate.pip.text(), mode: .creating)])

    let world = FakeWorld(["graph.json": "mine"])
    let refused = await world.run("init", "photo", "-o", "graph.json")
    #expect(refused.status == .unusable)
    #expect(refused.written.isEmpty)
    #expect(refused.error == "capplan: 'graph.json' exists already; --force overwrites it\n")

    let forced = await world.run("init", "--force", "photo", "-o", "graph.json")
    #expect(forced.written == [.init(path: "graph.json", text: StarterTemplate.photo.text(), mode: .replacing)])
  }

  @Test func initListsItsTemplates() async {
    let run = await FakeWorld().run("init", "--list")
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        == StarterTemplate.allCases.map { $0.rawValue[...] })
  }

  @Test("Starter graphs go to standard output too", arguments: StarterTemplate.allCases)
  func starterGraphs(_ template: StarterTemplate) async {
    let run = await FakeWorld().run("init", template.rawValue, "--output=-")
    #expect(run.output == template.text())
    #expect(run.written.isEmpty)
  }
}
