import JSONSource
import CapplanCommand
import CapturePlanning
import CaptureSession
import Testing

struct OptionParsingTests {
  @Test("A value may follow an equals sign or stand alone", arguments: [["--target=0.9"], ["--target", "0.9"]])
  func valueForms(_ arguments: [String]) throws {
    var reader = ArgumentReader<CheckCommand>(arguments[...], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.error == nil)
    #expect(reader.command.aims.targets.hardware == 0.9)
  }

  @Test(
    "A short option takes its value joined or alone",
    arguments: [["-fjson"], ["-f", "json"], ["-qfjson"], ["-qf", "json"]])
  func shortForms(_ arguments: [String]) throws {
    var reader = ArgumentReader<CheckCommand>(arguments[...], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.error == nil)
    #expect(reader.command.format == .json)
    #expect(reader.globals.isQuiet == arguments[0].hasPrefix("-q"))
  }

  @Test func aShortOptionKeepsTheEqualsSignInItsValue() {
    let formats = CheckFormat.allCases.map(\.rawValue)
    #expect(throws: UsageError.badValue(option: "-f", .unknownWord("=json", allowed: formats))) {
      try parse(CheckCommand.self, "-f=json")
    }
  }

  @Test func anExplicitEmptyValueIsRefusedByName() {
    #expect(throws: UsageError.badValue(option: "--stdin-filename", .empty)) {
      try parse(CheckCommand.self, "--stdin-filename=")
    }
  }

  @Test func aNegativeNumberIsAValueThatIsOutOfRange() throws {
    #expect(
      throws: UsageError.badValue(option: "--target", .outOfRange("-1", allowed: "a number above 0 and at most 100"))
    ) {
      try parse(CheckCommand.self, "--target", "-1")
    }
  }

  @Test func aValueAfterAnEqualsSignMayBeginWithADash() throws {
    #expect(try parse(CheckCommand.self, "--stdin-filename=--format").standardInputName == "--format")
  }

  @Test("An option is never taken for the value of the one before it", arguments: ["--format", "--", "-q", "--help=1"])
  func optionsAreNoValues(_ next: String) {
    #expect(throws: UsageError.missingValue(option: "--output", placeholder: "[FORMAT=]FILE", skipped: next)) {
      try parse(CheckCommand.self, "--output", next)
    }
  }

  @Test func aDashAloneIsAValue() throws {
    #expect(try parse(CheckCommand.self, "--output", "-").outputs.map(\.destination) == [.standardOutput])
  }

  @Test func aMissingValueAtTheEndNamesTheOption() {
    #expect(throws: UsageError.missingValue(option: "--target", placeholder: "N", skipped: nil)) {
      try parse(CheckCommand.self, "--target")
    }
  }

  @Test func twoDashesEndTheOptions() throws {
    let command = try parse(CheckCommand.self, "--fix", "--", "--weird.json", "-q", "--")
    #expect(command.operands == ["--weird.json", "-q", "--"])
  }

  @Test func twoDashesBeforeTheCommandEndTheOptionsToo() async {
    let run = await FakeWorld(["-x": #"{ "capplan": 1 }"#]).run("--", "check", "-x")
    #expect(run.status == .success)
  }

  @Test func optionsAndOperandsComeInAnyOrder() throws {
    let command = try parse(CheckCommand.self, "a.json", "--format", "json", "b.json", "--statistics", "-")
    #expect(command.operands == ["a.json", "b.json", "-"])
    #expect(command.format == .json)
    #expect(command.showsStatistics)
  }

  @Test func globalOptionsStandBeforeOrAfterTheCommand() async {
    let world = FakeWorld()
    let before = await world.run("--color=always", "help", "check")
    let after = await world.run("help", "check", "--color", "always")
    #expect(before.output.contains("\u{1B}[1m"))
    #expect(before.output == after.output)
  }

  @Test func theLastOfSeveralSingleValuesCounts() throws {
    let command = try parse(
      CheckCommand.self, "--format", "json", "--fail-on=note", "-f", "concise", "--fail-on", "warning")
    #expect(command.format == .concise)
    #expect(command.failOn == .warning)
    #expect(try parse(CheckCommand.self, "--target", "1", "--target", "2").aims.targets.hardware == 2)
  }

  @Test func theLastWordOnColorCounts() {
    var reader = ArgumentReader<CheckCommand>(
      ["--color=always", "--no-color"], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.globals.color == .never)
    reader = ArgumentReader<CheckCommand>(
      ["--no-color", "--color", "always"], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.globals.color == .always)
  }

  @Test func listsGrowByRepetitionAndByCommas() throws {
    let command = try parse(
      CheckCommand.self, "--profile", "a,b", "--profile=all", "--select=x,all", "--ignore", "y", "--ignore", "z")
    #expect(command.profiles.choices == ["a", "b", "all"])
    #expect(command.rules.selected == ["x", "all"])
    #expect(command.rules.ignored == ["y", "z"])
  }

  @Test("A list has no empty members", arguments: ["a,,b", ",", "a,", ""])
  func emptyMembers(_ list: String) {
    #expect(throws: UsageError.badValue(option: "--profile", .empty)) {
      try parse(CheckCommand.self, "--profile=\(list)")
    }
  }

  @Test func aFlagTakesNoValue() {
    #expect(throws: UsageError.unexpectedValue(option: "--quiet", value: "1")) {
      try parse(CheckCommand.self, "--quiet=1")
    }
    #expect(throws: UsageError.unexpectedValue(option: "--fix", value: "")) { try parse(CheckCommand.self, "--fix=") }
  }

  @Test("Long options are not abbreviated", arguments: ["--form", "--prof", "--FORMAT", "--pressure"])
  func noAbbreviations(_ option: String) {
    #expect(throws: UsageError.self) { try parse(CheckCommand.self, option, "json") }
  }

  @Test func readingGoesOnBehindAFaultAndKeepsTheFirst() {
    var reader = ArgumentReader<CheckCommand>(
      ["--bogus", "--format=zip", "--help"], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.globals.wantsHelp)
    #expect(reader.error?.message.contains("--bogus") == true)
  }

  @Test(
    "Strange arguments never crash",
    arguments: ["-\u{301}", "--=\u{301}", "--=", "-=", "---", "--\u{301}=1", "-é", "=", "\u{10FFE9}"])
  func strangeArguments(_ argument: String) {
    var reader = ArgumentReader<CheckCommand>([argument, argument], commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    #expect(reader.remaining.isEmpty)
  }
}
