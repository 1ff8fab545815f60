import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// An error of a session and its verdict say the same.
@Suite struct RefusedGraphTests {
  /// A graph of one back camera with some settings.
  private static func back(_ settings: String) -> GraphDocument {
    Planning.read(
      SourceText(
        """
        { "capplan": 1, "session": { "type": "multiCam" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, \(settings) } ],
          "outputs": [ { "id": "v", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
        """), profiles: [])
  }

  @Test(
    "An error that no missing fact takes back refuses the graph",
    arguments: [
      (#""videoZoomFactor": 0.5"#, "zoom-range"),
      (#""maxFrameRateOverride": 15, "activeFrameRate": { "min": 30, "max": 30 }"#, "override-vs-active-duration"),
    ] as [(String, RuleID)])
  func sureErrors(_ settings: String, _ rule: RuleID) throws {
    let result = try Planning.check(Self.back(settings), on: Bundled.profile("iphone-xs"), options: CheckOptions())
    #expect(result.findings.contains { $0.rule == rule && $0.severity == .error })
    #expect(result.verdict == .cannotRun && result.basis == .documented, "\(result.verdict)")
  }

  @Test func theVerdictDoesNotDependOnTheRulesThatAreReported() throws {
    var options = CheckOptions()
    options.selection = RuleSelection(["unknown-key"])
    let result = try Planning.check(
      Self.back(#""videoZoomFactor": 0.5"#), on: Bundled.profile("iphone-xs"), options: options)
    #expect(result.verdict == .cannotRun && !result.findings.contains { $0.rule == "zoom-range" })
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 3))
  func noErrorStandsBesideAGraphThatMayRun(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(17)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(25, or: 6) {
      let graph = CarelessGraph(using: &generator)
      let result = Planning.check(graph.reading, on: profile, options: CheckOptions())
      let errors = result.findings.filter { $0.severity == .error }.map(\.rule)
      let isRefused = [.cannotRun, .adjusted, .invalid].contains(result.verdict)
      #expect(errors.isEmpty || isRefused, "\(result.verdict) beside \(errors)\n\(graph.text)")
    }
  }
}
