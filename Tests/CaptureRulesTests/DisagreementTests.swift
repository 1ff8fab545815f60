import CapturePlans
import RuleKit
import JSONSource
import CapturePlanning
import DeviceProfiles
import Testing

/// Where Apple's statements disagree, a finding names both sides.
struct DisagreementTests {
  @Test func aCostOfExactlyOne() throws {
    try Self.expect(
      .costOfOne, of: "hardware-cost-exactly-one", ["WWDC19 225 says that 1.0 or more fails", "headers say that only"])
  }

  @Test(arguments: ["pressure-cost-15min", "pressure-cost-10min", "pressure-cost-over-3"] as [RuleID])
  func aPressureCostAboveOne(_ rule: RuleID) throws {
    try Self.expect(
      .pressureAboveOne, of: rule, ["the headers say that above 1.0", "the slides of WWDC19 session 225 say about 15"])
  }

  @Test func theEndOfAShutdown() throws {
    try Self.expect(
      .endOfShutdown, of: "pressure-shutdown-interrupts", ["waits for a nominal level", "until the pressure abates"])
  }

  @Test func theNumberOfTheTalkIsToldByTheRuleAlone() throws {
    for rule in ["multicam-unsupported-hardware", "matte-superset"] {
      let known = try #require(Rule.named(rule))
      for example in known.examples where !example.isPassing {
        let notes = try RuleExampleTests.check(example.text, like: example).findings.flatMap(\.notes)
        #expect(!notes.contains { $0.message.contains("WWDC19 249") })
      }
    }
    #expect(Rule.named("multicam-unsupported-hardware")?.rationale.contains("WWDC19 249") ?? false)
  }

  @Test func severalVideoDataOutputsOfACamera() throws {
    try Self.expect(.videoDataFanOut, of: "no-camera-fanout-same-type", ["WWDC19 225", "WWDC22 110429"])
  }

  @Test(arguments: ["depth-zoom-locked", "photo-depth-zoom-lock"] as [RuleID])
  func theZoomOfDepth(_ rule: RuleID) throws {
    try Self.expect(.depthZoom, of: rule, ["WWDC17 507 says", "since iOS 16, and of zoom ranges since iOS 17.2"])
  }

  @Test(arguments: ["format-not-multicam", "no-12mp-multicam"] as [RuleID])
  func theFormatOfTheOnlyCamera(_ rule: RuleID) throws {
    try Self.expect(.formatOfOnlyCamera, of: rule, ["WWDC19 225", "the header of iOS 26"])
  }

  /// Some failing example of the rule has a finding that names both sides.
  static func expect(_ disagreement: Disagreement, of rule: RuleID, _ sides: [String]) throws {
    let known = try #require(Rule.named(rule.rawValue))
    var notes: [Finding.Note] = []
    for example in known.examples where !example.isPassing {
      let result = try RuleExampleTests.check(example.text, like: example)
      notes += result.findings.filter { $0.rule == rule }.flatMap(\.notes)
    }
    #expect(notes.contains(disagreement.note), "\(notes.map(\.message))")
    for side in sides { #expect(disagreement.note.message.contains(side)) }
  }
}
