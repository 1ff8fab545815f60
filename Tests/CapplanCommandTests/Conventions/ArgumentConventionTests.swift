import CapplanCommand
import Testing

/// Conventions 10 to 26: how arguments are read.
struct ArgumentConventionTests {
  private static func equal(_ one: [String], _ other: [String], _ world: FakeWorld = Convention.world) async -> Bool {
    let (left, right) = (await world.run(one), await world.run(other))
    return left.status == right.status && left.output == right.output && left.error == right.error
  }

  @Test("10. A value follows an equals sign or stands alone")
  func values() async {
    #expect(await Self.equal(["check", "bad.json", "--format=json"], ["check", "bad.json", "--format", "json"]))
    #expect(await Self.equal(["check", "ok.json", "--target=0.9"], ["check", "ok.json", "--target", "0.9"]))
  }

  @Test("11. An empty value is a value, and its option is named where it may not be empty")
  func empty() async {
    for option in ["--format", "--target", "--output", "--profile", "--stdin-filename", "--baseline"] {
      let run = await Convention.world.run("check", "\(option)=")
      #expect(run.status == .usage && run.error.contains("'\(option)': the value is empty"))
    }
  }

  @Test("12. A value may begin with a dash: -1 is out of range, and not missing")
  func dashes() async {
    for arguments in [["--target", "-1"], ["--target=-1"]] {
      let run = await Convention.world.run(["check"] + arguments)
      #expect(run.status == .usage && run.error.contains("'-1' is out of range"))
    }
    #expect(await Convention.world.run("check", "bad.json", "-o", "-", "--stdin-filename=-x").status == .findings)
  }

  @Test("13. Short options stand together; after a letter, an equals sign belongs to the value")
  func clusters() async {
    #expect(await Self.equal(["check", "bad.json", "-qfjson"], ["check", "bad.json", "-q", "-f", "json"]))
    let run = await Convention.world.run("check", "-f=json")
    #expect(run.status == .usage && run.error.contains("'=json'"))
  }

  @Test("14. Two dashes end the options")
  func end() async {
    let world = FakeWorld(["--weird.json": Convention.bad])
    #expect(await world.run("check", "--", "--weird.json").status == .findings)
    #expect(await world.run("--", "check", "--weird.json").status == .findings)
  }

  @Test("15. A dash is standard input, once, under a name that can be chosen", arguments: CheckFormat.allCases)
  func standardInput(_ format: CheckFormat) async {
    var world = FakeWorld()
    world.standardInput = .success(Array(Convention.bad.utf8))
    let run = await world.run("check", "-f", format.rawValue, "--stdin-filename", "given.json", "-")
    #expect(run.status == .findings && run.output.contains("given.json"))
    #expect(await world.run("check", "-", "-").status == .usage)
  }

  @Test("16. Options and operands come in any order, global options before the command too")
  func order() async {
    #expect(
      await Self.equal(["check", "bad.json", "-f", "json", "ok.json"], ["check", "-f", "json", "bad.json", "ok.json"]))
    #expect(await Self.equal(["--no-color", "check", "bad.json"], ["check", "bad.json", "--no-color"]))
  }

  @Test("17. An unknown option is named, with what may be meant and where the help is")
  func unknownOption() async {
    let run = await Convention.world.run("check", "--fromat", "json", "bad.json")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error == "capplan: unknown option '--fromat'; did you mean '--format'?\nsee 'capplan check --help'\n")
  }

  @Test(
    "18. So are an unknown command, word, rule and device",
    arguments: [
      (["chek"], "did you mean 'check'?"), (["check", "-f", "jsn"], "did you mean 'json'?"),
      (["explain", "one-input-per-camra"], "did you mean 'one-input-per-camera'?"),
      (["check", "--select", "unknown-kee"], "did you mean 'unknown-key'?"),
      (["check", "--profile", "iphone-xz"], "did you mean 'iphone-"),
    ])
  func unknownNames(_ arguments: [String], _ guess: String) async {
    let run = await Convention.world.run(arguments)
    #expect(run.status == .usage && run.error.contains(guess))
  }

  @Test("19. Commands and long options are not abbreviated", arguments: [["che"], ["check", "--form", "json"]])
  func abbreviations(_ arguments: [String]) async {
    let run = await Convention.world.run(arguments)
    #expect(run.status == .usage && run.error.contains("did you mean '"))
  }

  @Test("20. Of a single value the last one counts; lists grow by commas and by repetition")
  func repetition() async {
    #expect(await Self.equal(["check", "bad.json", "-f", "sarif", "-f", "json"], ["check", "bad.json", "-f", "json"]))
    let lists = [["--ignore", "unknown-key,unused-ignore"], ["--ignore", "unknown-key", "--ignore", "unused-ignore"]]
    #expect(await Self.equal(["check", "ok.json"] + lists[0], ["check", "ok.json"] + lists[1]))
    let help = await Convention.world.run("--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("If an option with a single value is repeated, the last one counts"))
  }

  @Test("21. A flag takes no value, and a value that is missing is asked for by the option's name")
  func flags() async {
    let flag = await Convention.world.run("check", "--quiet=1")
    #expect(flag.status == .usage && flag.error.contains("'--quiet' takes no value"))
    let missing = await Convention.world.run("check", "ok.json", "--target")
    #expect(missing.status == .usage && missing.error.contains("'--target' needs a value"))
  }

  @Test("22. What is not on or off by the command line alone has a word for each")
  func twins() async throws {
    let color = try #require(GlobalOptions.spellings.first { $0.name == "color" })
    #expect(color.words == ["auto", "always", "never"])
    #expect(await Self.equal(["--color=never", "--help"], ["--no-color", "--help"]))
  }

  @Test("23. Numbers are decimal whatever the locale, and the range is told")
  func numbers() async {
    for text in ["0.9", ".9", "9e-1"] {
      var world = Convention.world
      world.environment = ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"]
      #expect(await world.run("check", "ok.json", "--target", text).status == .success)
    }
    for text in ["NaN", "inf", "0x1", "1,5", " 1"] {
      let run = await Convention.world.run("check", "ok.json", "--target", text)
      #expect(run.status == .usage && run.error.contains("a number above 0 and at most 100"))
    }
  }

  @Test("24. Arguments and names that are not UTF-8 are written out, and work")
  func bytes() async {
    let name = RawText.decode([0x61, 0xFF, 0x2E, 0x6A])
    let world = FakeWorld([name: Convention.bad])
    let run = await world.run("check", "-f", "concise", name)
    #expect(run.status == .findings && run.output.hasPrefix("a\\xFF.j:1:44:"))
    #expect(await world.run("check", "--\(name)").error.contains("a\\xFF.j"))
  }

  @Test("25. An empty operand is refused, and a file that is named twice is checked once")
  func operands() async {
    let empty = await Convention.world.run("check", "")
    #expect(empty.status == .usage && empty.error.contains("an argument is empty"))
    #expect(await Self.equal(["check", "bad.json", "./bad.json"], ["check", "bad.json"]))
  }

  @Test("26. An @ is a letter like others, and no variables of capplan's own are read")
  func variables() async {
    let world = FakeWorld(["@graph.json": Convention.bad])
    #expect(await world.run("check", "@graph.json").status == .findings)
    #expect(await Convention.world.run("check", "@ok.json").status == .unusable)
    let help = await Convention.world.run("--help").output
    #expect(help.contains("Environment: NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR, TERM, COLUMNS.\n"))
    var other = Convention.world
    other.environment = ["CAPPLAN_FORMAT": "json", "CAPPLAN_PROFILE": "nonsense"]
    let (plain, set) = (await Convention.world.run("check", "bad.json"), await other.run("check", "bad.json"))
    #expect(plain.output == set.output)
  }
}
