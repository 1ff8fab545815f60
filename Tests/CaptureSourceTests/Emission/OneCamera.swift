import TestSupport
import Testing

/// A graph of one camera in a session of its own, to which tests add what they are about.
enum OneCamera {
  /// The graph; members are written with a comma before them.
  static func graph(
    minimumOS: String = "18.0", camera: String = "", outputs: String = "", connections: String = "",
    connection: String = "", more: String = ""
  ) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-16-pro"], "deployment": { "minimumOS": "\(minimumOS)" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } }, "session": { "type": "single" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60 }\(camera) } ],
      "outputs": [ { "id": "frames", "type": "videoData" }\(outputs) ],
      "connections": [ { "input": "back", "port": "video", "output": "frames"\(connection) }\(connections) ]\(more) }
    """
  }

  /// What is emitted of a graph.
  static func source(_ graph: String) throws -> String { try Emitting.source(graph, on: "iphone-16-pro") }

  /// Statements that configure the session.
  static let configure = """
    try await built.configure()
    print("configured")
    """

  /// What a program prints that has built a session, `built`, whose events are in `log.events`.
  static func run(_ source: String, _ statements: String, on world: String) throws -> [Substring] {
    try SessionPrograms([source], statements).run(source, on: world)
  }
}

/// One program for several sources of a session, as each program of its own takes half a second to build.
struct SessionPrograms {
  private let sources: [String]
  private let program: FakeAVFoundation.Program

  /// A program that builds the session of one of these sources, `built`, whose events are in `log.events`, and then runs
  /// some statements.
  init(_ sources: [String], _ statements: String) throws {
    self.sources = sources
    var files: [String: String] = [:]
    var cases = ""
    for (index, source) in sources.enumerated() {
      // They are all emitted under one name.
      files["Built\(index).swift"] = source.replacing("class Built:", with: "class Built\(index):")
      cases += """
        case "\(index)":
          let built = Built\(index) { log.events.append("\\($0)") }
          \(statements)

        """
    }
    files["main.swift"] = """
      import AVFoundation

      final class Log: @unchecked Sendable { var events: [String] = [] }

      let log = Log()
      switch CommandLine.arguments[1] {
      \(cases)
      default: print("no such source")
      }
      """
    program = try FakeAVFoundation.built().program(files)
  }

  /// What the program prints for one of its sources.
  func run(_ source: String, on world: String) throws -> [Substring] {
    let index = try #require(sources.firstIndex(of: source), "no program has this source:\n\(source)")
    let run = try program.run(on: world, arguments: ["\(index)"])
    #expect(run.error == "")
    return run.output.split(separator: "\n")
  }
}
