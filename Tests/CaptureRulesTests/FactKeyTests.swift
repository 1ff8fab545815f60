import JSONSource
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import RuleKit
import TestSupport
import Testing

/// What rules ask of a profile, by the key that would settle it.
struct FactKeyTests {
  /// What the examples of all rules ask, each with the session that it is asked of.
  static let asked: [(rule: String, key: FactKey, session: ResolvedSession)] = RuleExampleTests.cases.flatMap { test in
    guard test.example.isUnverified, let profile = try? RuleExampleTests.profile(of: test.example),
      let result = try? RuleExampleTests.check(test.example.text, like: test.example),
      let graph = Planning.read(SourceText(test.example.text), profiles: DeviceProfiles.ids).graph
    else { return [] as [(String, FactKey, ResolvedSession)] }
    let session = SessionResolver.resolve(graph, on: profile)
    return result.missing.compactMap { missing in
      guard case .asked(let key, _) = missing.fact else { return nil }
      return (missing.rule.rawValue, key, session)
    }
  }

  static func keys(_ path: String) -> Set<String> {
    Set(DeviceProfile.schema.first { $0.path == path }?.fields.map(\.name) ?? [])
  }

  @Test func eachIsAKeyOfAProfile() {
    #expect(Self.keys("").isSuperset(of: DeviceFact.allCases.map(\.rawValue)))
    #expect(Self.keys("cameras[]").isSuperset(of: CameraFact.allCases.map(\.rawValue)))
    #expect(Self.keys("cameras[].formats[]").isSuperset(of: FormatFact.allCases.map(\.rawValue)))
  }

  /// The name of what would settle a fact.
  static func name(of key: FactKey) -> String {
    switch key {
    case .device(let fact): fact.rawValue
    case .camera(let fact, _): fact.rawValue
    case .format(let fact, _): fact.rawValue
    case .capability: "capability"
    case .activeFormat: "activeFormat"
    case .infoPlist: "infoPlist"
    case .drafted: "drafted"
    case .elements: "elements"
    case .unrecorded: "unrecorded"
    }
  }

  @Test func eachIsAskedInSomeExample() {
    let known =
      DeviceFact.allCases.map(\.rawValue) + CameraFact.allCases.map(\.rawValue) + FormatFact.allCases.map(\.rawValue)
    // No rule asks for the last system; whether a guarded key is set depends on it, as `AppGuardTests` shows.
    let byRules = known.filter { $0 != DeviceFact.lastOperatingSystem.rawValue }
    let others = ["activeFormat", "capability", "elements", "infoPlist", "unrecorded"]
    #expect(Set(Self.asked.map { Self.name(of: $0.key) }) == Set(byRules + others))
  }

  /// A list or an object such as `controls` may be known in part, a number by a bound, a capability of a model not in each
  /// of its formats; any other fact that is asked for
  /// is one that the profile lacks.
  @Test func whatIsAskedIsNotKnown() {
    let known = Self.asked.filter { $0.session.provenance(of: $0.key) != nil }.map { Self.name(of: $0.key) }
    #expect(
      Set(known) == [
        "capability", "colorSpaces", "controls", "depthFormats", "formats", "frameRateRanges", "maxControlsCount",
        "multiCamDeviceSets", "photoDepthFormats", "photoDimensions", "pixelFormats", "stabilizationModes",
      ])
  }

  @Test func aKnownFactHasItsKindAndSource() throws {
    let text = #"""
      { "capplan": 1,
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60 } } ] }
      """#
    let graph = try #require(Planning.read(SourceText(text), profiles: DeviceProfiles.ids).graph)
    let session = SessionResolver.resolve(graph, on: try Bundled.profile("iphone-13-mini"))
    let camera = try #require(session.cameras.first)
    for key in [camera.formatFact(.multiCam), camera.formatFact(.colorSpaces), camera.fact(.formats)] {
      let provenance = try #require(session.provenance(of: key), "\(key)")
      #expect(provenance.kind == .printed && provenance.source != nil, "\(key)")
    }
    #expect(session.provenance(of: .unrecorded) == nil)
    let other = FactKey.camera(.formats, ofInput: InputIndex(7))
    #expect(session.provenance(of: other) == nil)
  }
}
