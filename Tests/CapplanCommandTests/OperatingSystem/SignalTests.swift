import Foundation
import TestSupport
import Testing

/// A process that is told to end while it writes: the files are the old ones or the new ones, and nothing lies beside.
struct SignalTests {
  @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM]) func duringAWriteLeavesNothing(_ signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A comma is missing, which is fixed safely; the rest takes a while to be written.
    let file = folder.appendingPathComponent("graph.json")
    let old = #"{ "capplan": 1 "x-a": ""# + String(repeating: "a", count: 4_000_000) + #"" }"#
    let new = old.replacingOccurrences(of: "1 ", with: "1, ")
    var hits = 0
    let enough = Breadth.count(3, or: 1)
    for _ in 0..<200 where hits < enough {
      try old.write(to: file, atomically: false, encoding: .utf8)
      let process = Process()
      process.executableURL = BuiltProgram.capplan
      process.arguments = ["check", "--fix", "--quiet", file.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try OpenSignals.during { try process.run() }
      // The signal comes as soon as the second file is there.
      while process.isRunning, try Self.names(in: folder) == ["graph.json"] { usleep(100) }
      let isWriting = process.isRunning
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(try Self.names(in: folder) == ["graph.json"])
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == old || text == new || text.count == new.count, "\(text.count) characters")
      guard isWriting, process.terminationReason == .uncaughtSignal else { continue }
      #expect(process.terminationStatus == signal)
      hits += 1
    }
    #expect(hits == enough, "the signal never came during a write")
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
