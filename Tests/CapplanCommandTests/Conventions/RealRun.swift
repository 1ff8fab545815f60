import Foundation
import TestSupport

/// A line of a shell in which `$C` is the executable that is built beside the tests, run in a new empty folder.
struct RealRun {
  let status: Int32
  let output: String
  let error: String

  /// Runs a line; the folder has `ok.json`, in which nothing is found, and `bad.json`, which has an error.
  init(_ line: String, environment: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Convention.ok.write(to: folder.appendingPathComponent("ok.json"), atomically: false, encoding: .utf8)
    try Convention.bad.write(to: folder.appendingPathComponent("bad.json"), atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["C": BuiltProgram.capplan.path, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let files = ["output", "error"].map { folder.appendingPathComponent(".\($0)") }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try OpenSignals.during { try process.run() }
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}
