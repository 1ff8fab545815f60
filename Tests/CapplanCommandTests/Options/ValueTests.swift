import JSONSource
import CapplanCommand
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import Testing

struct ValueTests {
  @Test(
    "Decimal numbers are accepted",
    arguments: zip(["0.9", ".9", "9e-1", "+0.9", "90E-2", "1", "100", "1."], [0.9, 0.9, 0.9, 0.9, 0.9, 1, 100, 1]))
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try parse(CheckCommand.self, "--target", text).aims.targets.hardware == value)
    #expect(try parse(CostCommand.self, "--pressure-target=\(text)").aims.targets.pressure == value)
  }

  @Test(
    "What is no decimal number is refused with the range",
    arguments: [
      "NaN", "nan", "inf", "infinity", "0x1", "1,5", " 1", "1 ", "1e", "e1", ".", "--", "+", "١", "1.2.3", "1e1.5",
      "0x1p3",
    ])
  func notNumbers(_ text: String) {
    #expect(
      throws: UsageError.badValue(option: "--target", .notANumber(text, allowed: "a number above 0 and at most 100"))
    ) {
      try parse(CheckCommand.self, "--target=\(text)")
    }
  }

  @Test("A number out of range is refused with the range", arguments: ["0", "-0", "-0.5", "100.1", "1e999", "1e-999"])
  func outOfRange(_ text: String) {
    #expect(
      throws: UsageError.badValue(option: "--target", .outOfRange(text, allowed: "a number above 0 and at most 100"))
    ) {
      try parse(CheckCommand.self, "--target=\(text)")
    }
  }

  @Test func keepTakesAnInputWithOrWithoutAFloor() throws {
    let command = try parse(
      ReduceCommand.self, "--keep", "back", "--keep=front=1280x720", "--keep", "tele=1920x1080@29.97")
    #expect(command.aims.keep.map(\.value.input) == ["back", "front", "tele"])
    let floors = command.aims.keep.map(\.value.floor)
    #expect(floors.map(\.isUntouched) == [true, false, false])
    #expect(floors.map(\.width) == [nil, 1280, 1920])
    #expect(floors.map(\.height) == [nil, 720, 1080])
    #expect(floors.map(\.frameRate) == [nil, nil, FrameRate(29.97)])
  }

  @Test(
    "A floor of another form is refused",
    arguments: [
      "back=", "=1x1", "back=1920", "back=1920x", "back=x1080", "back=0x1", "back=-1x1", "back=1x1@", "back=1x1@0",
      "back=1x1x1", "back=1x1@1@1", "back=+1x1", "back=99999999999999999999x1",
    ])
  func badFloors(_ text: String) {
    #expect(throws: UsageError.self) { try parse(ReduceCommand.self, "--keep", text) }
  }

  @Test func traceIsAFormOrAFile() throws {
    #expect(try parse(ReduceCommand.self, "--trace", "json").trace == .json)
    #expect(try parse(ReduceCommand.self, "--trace", "text").trace == .text)
    #expect(try parse(ReduceCommand.self, "--trace", "json=./text").trace == .file("./text"))
    for text in ["-", "xml", "steps.json", "json=", "json=-", "text=a", "JSON"] {
      #expect(throws: UsageError.self, "\(text)") { try parse(ReduceCommand.self, "--trace", text) }
    }
  }

  @Test func preferredInputsKeepTheirOrder() throws {
    #expect(try parse(ReduceCommand.self, "--prefer", "b,a", "--prefer=c").aims.prefer?.value == ["b", "a", "c"])
  }

  @Test func aReportWithAFormatComesBesidesTheOneOnStandardOutput() throws {
    let reports = try parse(CheckCommand.self, "-o", "json=report.json").reports
    #expect(reports.map(\.format) == [.text, .json])
    #expect(reports.map(\.destination) == [.standardOutput, .file("report.json")])
  }

  @Test func aReportWithoutAFormatReplacesTheOneOnStandardOutput() throws {
    let reports = try parse(CheckCommand.self, "-o", "report.txt", "-f", "concise").reports
    #expect(reports.map(\.format) == [.concise])
    #expect(reports.map(\.destination) == [.file("report.txt")])
  }

  @Test func aFileNameMayHoldAnEqualsSign() throws {
    #expect(try parse(CheckCommand.self, "-o", "./a=b").outputs.map(\.destination) == [.file("./a=b")])
    #expect(try parse(CheckCommand.self, "-o", "text=a=b").outputs.map(\.destination) == [.file("a=b")])
    #expect(throws: UsageError.self) { try parse(CheckCommand.self, "-o", "jsno=a") }
    #expect(throws: UsageError.self) { try parse(CheckCommand.self, "-o", "json=") }
  }

  @Test func twoReportsDoNotGoToOnePlace() {
    #expect(throws: UsageError.sameDestination("'a'")) { try parse(CheckCommand.self, "-o", "a", "-o", "json=a") }
    #expect(throws: UsageError.sameDestination("standard output")) {
      try parse(CheckCommand.self, "-o", "-", "-o", "json=-")
    }
  }

  @Test func ignoredRulesWinOverSelectedOnes() throws {
    func selection(_ arguments: String...) throws -> RuleSelection {
      let rules = try parse(CheckCommand.self, arguments).rules
      return try RuleSelection(selecting: rules.selected, ignoring: rules.ignored)
    }
    let some = try selection("--select", "depth-aspect,zoom-range", "--ignore", "zoom-range")
    #expect(some.includes("depth-aspect") && !some.includes("zoom-range") && !some.includes("unknown-key"))
    #expect(try !selection("--ignore", "all").includes("depth-aspect"))
    #expect(try selection("--select", "all").includes("depth-aspect"))
    #expect(try selection().includes("depth-aspect"))
    #expect(throws: UnknownRule(name: "a")) { try selection("--select", "depth-aspect", "--ignore", "a,b") }
  }

  @Test func standardInputIsReadOnceAndNeverWritten() throws {
    #expect(throws: UsageError.standardInputTwice) { try parse(CheckCommand.self, "-", "a", "-") }
    #expect(throws: UsageError.standardInputTwice) { try parse(CostCommand.self, "-", "--profile-file", "-") }
    #expect(throws: UsageError.standardInputInPlace(option: "--fix")) { try parse(CheckCommand.self, "-", "--fix") }
    #expect(throws: UsageError.standardInputInPlace(option: "--in-place")) {
      try parse(ReduceCommand.self, "-", "--in-place")
    }
    _ = try parse(CheckCommand.self, "-", "--fix", "--diff")
  }

  @Test func optionsThatContradictEachOtherAreRefused() {
    #expect(throws: UsageError.conflict("--in-place", "--output")) {
      try parse(ReduceCommand.self, "--in-place", "-o", "x")
    }
    #expect(throws: UsageError.conflict("--in-place", "--emit patch")) {
      try parse(ReduceCommand.self, "--in-place", "--emit=patch")
    }
    #expect(throws: UsageError.conflict("--diff", "--emit")) { try parse(ReduceCommand.self, "--diff", "--emit=json") }
    #expect(throws: UsageError.conflict("--all", "'x'")) { try parse(ExplainCommand.self, "--all", "x") }
  }
}
