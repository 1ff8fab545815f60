import CapplanCommand
import Foundation
import Testing

/// What the real world does to real files, each test in a directory of its own.
final class RealFileTests {
  private let files = World.real.files
  private let directory: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    directory = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private func path(_ name: String) -> String { "\(directory)/\(name)" }

  private func text(_ name: String) throws -> String {
    String(decoding: try files.read(path(name), 1 << 20), as: UTF8.self)
  }

  private func mode(_ name: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory).sorted() }
  }

  private func put(_ name: String, _ text: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  @Test func aNewFileIsWrittenAndNothingElseIsLeft() throws {
    try files.write(path("new.json"), Array("{}\n".utf8), .replacing)
    #expect(try text("new.json") == "{}\n")
    #expect(try names == ["new.json"])
  }

  @Test("The mode of a file that is replaced stays", arguments: [0o600, 0o644, 0o755, 0o666])
  func modes(_ mode: Int) throws {
    try put("a.json", "old", mode: mode)
    try files.write(path("a.json"), Array("new".utf8), .replacing)
    #expect(try text("a.json") == "new")
    #expect(try self.mode("a.json") == mode)
  }

  @Test func aFileIsReplacedAtOnceSoThatAnOpenReaderKeepsTheOldOne() throws {
    try put("a.json", "old")
    let reader = try #require(FileHandle(forReadingAtPath: path("a.json")))
    try files.write(path("a.json"), Array("new".utf8), .replacing)
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test("A link stays and its target is written", arguments: [true, false])
  func links(_ targetIsThere: Bool) throws {
    try FileManager.default.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    if targetIsThere { try put("sub/target.json", "old", mode: 0o640) }
    try FileManager.default.createSymbolicLink(atPath: path("link.json"), withDestinationPath: "sub/target.json")
    try files.write(path("link.json"), Array("new".utf8), .replacing)
    #expect(try text("sub/target.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.json")) == "sub/target.json")
    if targetIsThere { #expect(try mode("sub/target.json") == 0o640) }
  }

  @Test func creatingRefusesAFileThatIsThere() throws {
    try files.write(path("a.json"), Array("one".utf8), .creating)
    #expect(throws: FileError.alreadyExists) { try files.write(path("a.json"), Array("two".utf8), .creating) }
    #expect(try text("a.json") == "one")
  }

  @Test func aWriteThatFailsLeavesNothingBehind() throws {
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try files.write(path("folder"), [1], .replacing) }
    #expect(throws: FileError.notFound) { try files.write(path("missing/a.json"), [1], .replacing) }
    #expect(throws: FileError.isNoDirectory) {
      try put("plain", "")
      try files.write(path("plain/a.json"), [1], .replacing)
    }
    #expect(try names == ["folder", "plain"])
  }

  @Test func devicesAreWrittenToAndNotReplaced() throws {
    try files.write("/dev/null", [1, 2, 3], .replacing)
    #expect(try files.kind("/dev/null") == .other)
    // A Mac has no device that is always full.
    #if os(Linux)
      #expect(throws: FileError.noSpace) { try files.write("/dev/full", [1], .replacing) }
    #endif
  }

  /// Some file systems take capitals for small letters, or letters in two parts for those in one.
  @Test func namesAreOneWhereTheFolderSaysSo() throws {
    for (name, other) in [("A", "a"), ("\u{F6}", "o\u{308}"), ("a", "b")] {
      let isOne = files.areOneName(path(name), path(other))
      #expect(try names.isEmpty)
      try put(name, "")
      #expect(FileManager.default.fileExists(atPath: path(other)) == isOne)
      // A name that is taken is left alone.
      #expect(!files.areOneName(path(name), path(other)))
      try FileManager.default.removeItem(atPath: path(name))
    }
    #expect(files.areOneName(path("same"), path("./same")))
  }

  @Test func readingStopsAtTheLimit() throws {
    try put("a.json", String(repeating: "x", count: 200_000))
    #expect(try files.read(path("a.json"), 1000).count == 1000)
    #expect(try files.read(path("a.json"), 1 << 20).count == 200_000)
    #expect(try files.read("/dev/null", 10) == [])
  }

  @Test func directoriesAndMissingFilesCannotBeRead() throws {
    #expect(throws: FileError.isDirectory) { try files.read(directory, 10) }
    #expect(throws: FileError.notFound) { try files.read(path("none"), 10) }
    #expect(throws: FileError.notFound) { try files.read("a\u{0}b", 10) }
    #expect(throws: FileError.nameTooLong) { try files.read(path(String(repeating: "x", count: 300)), 10) }
  }

  @Test func entriesSayWhatTheyAre() throws {
    try put("file", "")
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("toFile"), withDestinationPath: "file")
    try FileManager.default.createSymbolicLink(atPath: path("toFolder"), withDestinationPath: "folder")
    try FileManager.default.createSymbolicLink(atPath: path("toNothing"), withDestinationPath: "none")
    let entries = try files.entries(directory).sorted { $0.name < $1.name }
    let expected: [FileSystem.Entry] = [
      .init("file", .file), .init("folder", .directory), .init("toFile", .file), .init("toFolder", .linkToDirectory),
      .init("toNothing", .other),
    ]
    #expect(entries == expected)
  }

  @Test func canonicalPathsAreTheSameForEveryWayToWriteThem() throws {
    try put("a.json", "")
    try FileManager.default.createSymbolicLink(atPath: path("b.json"), withDestinationPath: "a.json")
    #expect(try files.canonicalPath(path("./a.json")) == files.canonicalPath(path("b.json")))
  }

  // APFS takes no names but those in UTF-8.
  #if os(Linux)
    @Test func filesWhoseNamesAreNotUTF8AreFoundAndRead() throws {
      let name = RawText.decode([0x63, 0xE9])
      try files.write(path(name), Array("x".utf8), .replacing)
      #expect(try files.entries(directory) == [.init(name, .file)])
      #expect(try files.read(path(name), 10) == Array("x".utf8))
    }
  #endif
}
