import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// The Swift that the pages show is Swift that is compiled here, and does what they say.
@Suite(.serialized) struct ExamplePageTests {
  private static func source(_ name: String) throws -> String {
    let file = PackageFolder.url(of: "Tests/CapplanCommandTests/Pages/\(name).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: ["check", "reduce"])
  func theLibraryPageShowsWhatIsCompiled(_ name: String) throws {
    let source = try Self.source("LibraryExample")
    let start = try #require(source.range(of: "// example: \(name)\n"))
    let end = try #require(source[start.upperBound...].range(of: "// end of example"))
    let code = "```swift\n\(source[start.upperBound..<end.lowerBound])```\n"
    try Page.named("library").expect(code, between: "<!-- example: \(name) -->", and: "<!-- end of example -->")
  }

  @Test func theExamplesOfTheLibraryWork() throws {
    let profile = try Bundled.text("iphone-xs")
    let graph = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films." }, "observesSystemPressure": true },
        "inputs": [
          { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } },
          { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "wide", "port": "video", "output": "a" },
                         { "input": "tele", "port": "video", "output": "b" } ] }
      """
    #expect(try #require(report(on: graph, profile: profile)).contains("error[target-missed]"))
    let smaller = try #require(reduced(graph, profile: profile, target: 0.9))
    #expect(smaller != graph)
    #expect(report(on: smaller, profile: profile) == "it runs")
    #expect(report(on: graph, profile: "{}") == nil)
  }

  @Test func theRuleOfThePageIsCompiled() throws {
    let source = try Self.source("ExampleRule")
    let start = try #require(source.range(of: "import CaptureModel"))
    let code = source[start.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let shown = try #require(Page.named("extending").blocks(in: "swift").first)
    #expect(shown == code.map(String.init))
    #expect(Rule.torchLeftOn.examples.map(\.isPassing) == [true, false])
  }

  @Test func theRuleOfThePageFindsItsMarksAndFixesThem() throws {
    for example in Rule.torchLeftOn.examples {
      let findings = try Self.findings(of: .torchLeftOn, in: SourceText(example.text))
      #expect(findings.map(\.range) == example.markedRanges)
      for fix in findings.flatMap(\.fixes) {
        let bytes = SourceEdit.apply(fix.edits, to: SourceText(example.text).bytes)
        #expect(try Self.findings(of: .torchLeftOn, in: SourceText(name: "fixed.json", bytes: bytes)).isEmpty)
      }
      #expect(findings.allSatisfy { !$0.fixes.isEmpty })
    }
  }

  /// What a rule that isn't in the list of rules finds in a graph.
  private static func findings(of rule: Rule, in text: SourceText) throws -> [Finding] {
    let reading = Planning.read(text, profiles: ["iphone-xs"])
    let (graph, document) = (try #require(reading.graph), try #require(reading.document))
    let session = SessionResolver.resolve(graph, on: try Bundled.profile("iphone-xs"))
    var emitter = Emitter(
      costs: CostModel.costs(of: session), aims: PlanAims(), document: document)
    guard case .session(let check) = rule.check else { return [] }
    check(session, &emitter)
    return emitter.findings
  }
}
