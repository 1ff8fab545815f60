import CapplanCommand
import CaptureModel
import JSONSource

/// A command that ran in a folder with one file, in memory.
struct FuzzedRun {
  /// How it ended.
  let status: ExitStatus

  /// What it wrote to standard output.
  let output: [UInt8]

  init(_ arguments: [String], reading bytes: [UInt8]) {
    let written = Locked<[UInt8]>([])
    status = Capplan.run(World(fuzzing: arguments, bytes: bytes, written))
    output = written.withLock { $0 }
  }

  /// What is wrong with how it ended.
  var fault: String? { status == .defect ? "a defect of its own" : nil }

  /// What is wrong with a report in JSON.
  var jsonFault: String? {
    if let fault { return fault }
    let read = JSONParser.parse(SourceText(name: "report.json", bytes: output))
    return read.findings.first.map { "the report is no JSON: \($0.message)" }
  }
}

extension World {
  /// A folder with the file `fuzzed.json`, to which nothing can be written; what goes to standard output is added to
  /// `written`.
  fileprivate init(fuzzing arguments: [String], bytes: [UInt8], _ written: Locked<[UInt8]>) {
    @Sendable func isFile(_ path: String) -> Bool { path == "fuzzed.json" || path == "/folder/fuzzed.json" }
    @Sendable func isFolder(_ path: String) -> Bool { ["", ".", "/", "/folder"].contains(path) }
    self.init(
      arguments: arguments,
      environment: { _ in nil },
      files: FileSystem(
        read: { path, limit throws(FileError) in
          guard isFile(path) else { throw .notFound }
          return Array(bytes.prefix(limit))
        },
        kind: { path throws(FileError) in
          if isFile(path) { return .file }
          guard isFolder(path) else { throw .notFound }
          return .directory
        },
        entries: { _ throws(FileError) in [.init("fuzzed.json", .file)] },
        canonicalPath: { path throws(FileError) in
          if isFile(path) { return "/folder/fuzzed.json" }
          guard isFolder(path) else { throw .notFound }
          return path == "/" ? "/" : "/folder"
        },
        identity: { path throws(FileError) in
          if isFile(path) { return FileIdentity(device: 1, number: 1) }
          guard isFolder(path) else { throw .notFound }
          return FileIdentity(device: 1, number: path == "/" ? 2 : 3)
        },
        linkTarget: { _ in nil },
        write: { _, _, _ throws(FileError) in throw .readOnlyVolume }),
      streams: StandardStreams(
        read: { _ throws(FileError) in [] },
        write: { bytes, stream throws(FileError) in
          if stream == .output { written.withLock { $0 += bytes } }
        },
        isTerminal: { _ in false },
        terminalWidth: { _ in nil }),
      today: { CalendarDate(year: 2025, month: 6, day: 9) },
      now: { .zero },
      git: { _, _ throws(FileError) in throw .notFound },
      processors: { 1 })
  }
}
