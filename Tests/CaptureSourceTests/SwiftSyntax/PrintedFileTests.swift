import CaptureModel
import CaptureSource
import Foundation
import TestSupport
import Testing

/// The files that capplan prints lie in its sources as Swift: compiled, with regions that are up to date, and packed.
///
/// `make sources` makes the regions and the packed files anew.
@Suite(.serialized) struct PrintedFileTests {
  /// A file that capplan prints.
  struct Printed: CustomTestStringConvertible, Sendable {
    /// Its name among the packed files.
    let name: String

    /// The folder of the code that prints it.
    let folder: String

    /// The type that it declares, which is its file's name.
    let type: String

    /// What else is filled in where they are printed.
    let values: [String]

    /// The code of its regions for the oldest system and the newest SDK.
    let region: @Sendable (_ name: String, _ depth: Int) -> String

    /// What is printed for the oldest system and the newest SDK.
    let text: String

    var testDescription: String { name }

    var file: URL { PrintedFileTests.module.appending(path: "\(folder)/Printed/\(type).swift") }
  }

  private static let module = PackageFolder.url(of: "Sources/CaptureSource")

  private static let recorder = RecorderSource(
    typeName: "CaptureGraphRecorder", minimum: RecorderSource.oldest, sdk: OSVersion(27, 1))
  private static let probe = ProbeSource(
    typeName: "CaptureProbe", minimumOS: ProbeSource.oldest, sdk: OSVersion(27, 1), tool: "capplan 0.0.0")

  static let all = [
    Printed(
      name: "recorder", folder: "Recorder", type: "CaptureGraphRecorder", values: ["CaptureGraphRecorder"],
      region: { recorder.region($0, depth: $1) }, text: recorder.text()),
    Printed(
      name: "probe", folder: "Probe", type: "CaptureProbe", values: ["CaptureProbe", "capplan 0.0.0"],
      region: { probe.region($0, depth: $1) }, text: probe.text),
  ]

  @Test(arguments: all) func regionsFollowFromKeysAndNames(_ printed: Printed) throws {
    let file = MarkedFile(try String(contentsOf: printed.file, encoding: .utf8))
    try Self.expect(file.file(printed.region), in: printed.file)
  }

  @Test func thePackedFilesAreThePrintedOnes() throws {
    let members = try Self.all.map { printed in
      let parts = MarkedFile(try String(contentsOf: printed.file, encoding: .utf8)).packed(printed.values)
      return "  /// `\(printed.type).swift`.\n  static let \(printed.name) = PrintedFile([\n\(parts)  ])\n"
    }
    let head = """
      // Written by `make sources` from the files in folders that are named Printed. Change those, and make it again.
      // swift-format-ignore-file

      extension PrintedFile {

      """
    try Self.expect(
      head + members.joined(separator: "\n") + "}\n", in: Self.module.appending(path: "Packed/PackedFiles.swift"))
  }

  @Test(arguments: all) func whatIsPrintedIsTheFileWithoutItsMarks(_ printed: Printed) throws {
    let lines = try String(contentsOf: printed.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let marks = ["// capplan: begin ", "// capplan: end", "// swift-format-ignore"]
    let own = lines.filter { line in !marks.contains { line.drop { $0 == " " }.hasPrefix($0) } }
    #expect(lines.count - own.count > 20)
    #expect(own.joined(separator: "\n") == printed.text)
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: Breadth.of(FakeAVFoundation.LanguageMode.allCases, orOneIn: 2))
  func filesCompileAsTheyLie(_ mode: FakeAVFoundation.LanguageMode) throws {
    var files: [String: String] = [:]
    for printed in Self.all {
      files[printed.file.lastPathComponent] = try String(contentsOf: printed.file, encoding: .utf8)
    }
    #expect(try FakeAVFoundation.built().typeCheck(files, mode: mode) == "")
  }

  /// Compares a text with a file, or writes the file where that was asked for.
  private static func expect(_ text: String, in file: URL) throws {
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(file.lastPathComponent): run `make sources`")
  }
}
