import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// What rules say of themselves to those who plan and read.
struct RuleTraitTests {
  /// By ids, so that a remedy that changes is seen.
  static let remedies: [(Remedy, Set<RuleID>)] = [
    (.lowerCost, ["hardware-cost-near-limit", "hardware-cost-over", "target-missed"]),
    (.rate, ["frame-duration-unsupported", "override-range", "override-vs-active-duration"]),
    (.multiCamFormat, ["format-not-multicam", "no-12mp-multicam"]),
    (
      .format,
      [
        "color-space-supported", "depth-aspect", "depth-device-incapable", "depth-format-companion",
        "depth-full-res-video-dual", "format-output-exclusion", "hdr-video-flags", "photo-max-dimensions",
        "vdo-custom-aspect", "vdo-custom-upscale", "zoom-range",
      ]
    ),
  ]

  @Test func remediesAreThoseOfThisList() {
    for (remedy, ids) in Self.remedies {
      #expect(Set(Rule.all.filter { $0.remedy == remedy }.map(\.id)) == ids, "\(remedy)")
    }
    let listed = Self.remedies.reduce(into: Set<RuleID>()) { $0.formUnion($1.1) }
    #expect(Rule.all.allSatisfy { listed.contains($0.id) || $0.remedy == .none })
  }

  @Test func aPlanRemovesWhatHasARemedyAndDropsFormatsForTheirFeatures() {
    for remedy in [Remedy.none, .lowerCost, .rate, .multiCamFormat, .format] {
      #expect(remedy.isForExactPlan == (remedy != .none))
      #expect(remedy.isOfFormatAlone == (remedy == .format))
    }
  }

  @Test func rulesAboutCostsAreThoseOfTheLimitAndOfTheTargets() {
    let ids = Rule.all.filter(\.isAboutCosts).map(\.id).sorted()
    #expect(ids == ["hardware-cost-near-limit", "hardware-cost-over", "target-missed"])
  }

  @Test func lookUpsSayWhatTheRulesSay() {
    for rule in Rule.all {
      #expect(Rule.remedy(of: rule.id) == rule.remedy && Rule.isAboutCosts(rule.id) == rule.isAboutCosts, "\(rule.id)")
    }
    #expect(Rule.remedy(of: "no-such-rule") == .none && !Rule.isAboutCosts("no-such-rule"))
  }

  @Test func everyFaultOfADocumentHasItsRule() throws {
    let rules = Rule.all.filter { if case .document = $0.check { true } else { false } }
    #expect(try Self.faults().map(\.id).sorted() == rules.map(\.id).sorted())
  }

  @Test func faultsThatLeaveADocumentUnreadOrWithHolesAreThoseOfThisList() throws {
    let faults = try Self.faults()
    func ids(_ effect: String) -> [RuleID] { faults.filter { $0.effect == effect }.map(\.id).sorted() }
    #expect(ids("unreadable") == ["json-not-utf8", "json-syntax", "json-too-deep", "json-too-large"])
    #expect(ids("unjudged") == ["list-too-long"])
    #expect(
      ids("hole") == [
        "duplicate-id", "missing-key", "unknown-reference", "unknown-value", "unsupported-version",
        "value-out-of-range", "wrong-type",
      ])
  }

  /// The faults that the readers declare, as the files of their modules have them.
  private static func faults() throws -> [(id: RuleID, effect: String)] {
    let sources = PackageFolder.url(of: "Sources")
    let declaration = /DocumentFault\("([a-z0-9-]+)", leaves: \.(\w+)\)/
    return try ["JSONSource", "CaptureModel"].flatMap { module in
      let folder = sources.appendingPathComponent(module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map {
          (id: RuleID(rawValue: String($0.output.1)), effect: String($0.output.2))
        }
      }
    }
  }
}
