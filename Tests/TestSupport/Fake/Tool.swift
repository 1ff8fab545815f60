import Foundation

/// Runs other programs.
package enum Tool {
  /// How a program ended, and what it wrote.
  package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let error: String
  }

  /// Runs a program to its end; its variables are added to those of the tests.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files hold any amount of text; a pipe that nobody reads stops the program.
    let files = ["output", "error"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: try text(of: files[0]), error: try text(of: files[1]))
  }

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
