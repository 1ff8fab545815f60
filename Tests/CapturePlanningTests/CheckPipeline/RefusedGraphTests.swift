import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// Errors of a session, and its verdict.
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

  @Test func noPlanZoomsByLessThanOne() throws {
    let graph = Self.back(#""videoZoomFactor": 0.5"#)
    let result = try Planning.check(graph, on: Bundled.profile("iphone-xs"), options: CheckOptions())
    #expect(result.findings.contains { $0.rule == "zoom-range" && $0.severity == .error })
    #expect(result.verdict == .cannotRun && result.basis == .documented, "\(result.verdict)")
  }

  /// The budget of another chip says that a plan is needed.
  @Test func whatOnlyLikelyNeedsAPlanIsLikelyAdjusted() throws {
    let graph = Planning.read(
      SourceText(
        """
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "frames", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie",
                             "preferredVideoStabilizationMode": "cinematicExtended" },
                           { "input": "back", "port": "video", "output": "frames" } ] }
        """), profiles: [])
    let result = try Planning.check(graph, on: Bundled.profile("iphone-13"), options: CheckOptions())
    #expect(result.verdict == .adjusted && result.basis == .estimated, "\(result.verdict)")
  }

  @Test func theVerdictDoesNotDependOnTheRulesThatAreReported() throws {
    var options = CheckOptions()
    options.selection = RuleSelection(["unknown-key"])
    let result = try Planning.check(
      Self.back(#""videoZoomFactor": 0.5"#), on: Bundled.profile("iphone-xs"), options: options)
    #expect(result.verdict == .cannotRun && !result.findings.contains { $0.rule == "zoom-range" })
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 3))
  func noErrorStandsBesideAGraphThatRuns(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(17)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(25, or: 6) {
      let graph = CarelessGraph(using: &generator)
      let result = Planning.check(graph.reading, on: profile, options: CheckOptions())
      let errors = result.findings.filter { $0.severity == .error }.map(\.rule)
      #expect(errors.isEmpty || result.verdict != .runs, "\(errors)\n\(graph.text)")
      // What is unverified in spite of an error is so because it is open whether a plan helps.
      let isOpen = result.verdict != .unverified || !result.missing.isEmpty
      #expect(errors.isEmpty || isOpen, "\(errors)\n\(graph.text)")
    }
  }
}
