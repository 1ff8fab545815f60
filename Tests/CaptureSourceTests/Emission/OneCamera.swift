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
    let program = """
      import AVFoundation

      final class Log: @unchecked Sendable { var events: [String] = [] }

      let log = Log()
      let built = Built { log.events.append("\\($0)") }
      \(statements)
      """
    let run = try FakeAVFoundation.built().program(["Built.swift": source, "main.swift": program]).run(on: world)
    #expect(run.error == "")
    return run.output.split(separator: "\n")
  }
}
