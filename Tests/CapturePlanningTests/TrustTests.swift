import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// What a verdict rests on is what it can't do without.
@Suite struct TrustTests {
  /// A verdict on a profile under some trust.
  private static func verdict(_ graph: GraphDocument, _ profile: DeviceProfile, _ trust: FactKind) -> CheckResult {
    Planning.check(graph, on: profile.trusting(trust), options: CheckOptions())
  }

  /// Whether a verdict may become another where less is known.
  private static func mayBecome(_ before: Verdict, _ after: Verdict) -> Bool { after == before || after == .unverified }

  private static let kinds: [FactKind] = [.documented, .printed, .reported, .derived, .estimated]

  @Test(arguments: Bundled.all.map(\.id))
  func aVerdictStandsOnItsBasisAndUnderStrongerTrustStaysOrIsUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<25 {
      let graph = CarelessGraph(using: &generator)
      let reading = graph.reading
      let result = Self.verdict(reading, profile, .estimated)
      #expect((result.basis == nil) == (result.verdict == .unverified || result.verdict == .invalid), "\(graph.text)")
      if let basis = result.basis {
        let same = Self.verdict(reading, profile, basis)
        #expect(same.verdict == result.verdict, "\(basis): \(same.verdict) for \(result.verdict)\n\(graph.text)")
      }
      for kind in Self.kinds {
        let less = Self.verdict(reading, profile, kind)
        #expect(
          Self.mayBecome(result.verdict, less.verdict), "\(kind): \(result.verdict) → \(less.verdict)\n\(graph.text)")
      }
    }
  }

  @Test(arguments: Bundled.all.map(\.id))
  func aFactThatBecomesUnknownLeavesAVerdictOrMakesItUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(11)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<10 {
      let graph = CarelessGraph(using: &generator)
      let reading = graph.reading
      let verdict = Self.verdict(reading, profile, .estimated).verdict
      for (name, poorer) in Self.poorer(profile, using: &generator) {
        let less = Self.verdict(reading, poorer, .estimated).verdict
        #expect(Self.mayBecome(verdict, less), "without \(name): \(verdict) → \(less)\n\(graph.text)")
      }
    }
  }

  /// The profile without one fact: its sets, the end of a list, an element of a list.
  private static func poorer(
    _ profile: DeviceProfile, using generator: inout SeededGenerator
  ) -> [(String, DeviceProfile)] {
    var poorer: [(String, DeviceProfile)] = []
    func add(_ name: String, _ change: (inout DeviceProfile) -> Void) {
      var changed = profile
      change(&changed)
      poorer.append((name, changed))
    }
    add("sets") { $0.multiCamDeviceSets = nil }
    add("the end of the cameras") { $0.camerasComplete = nil }
    add("microphones") { $0.microphones = nil }
    add("controls") { $0.maxControlsCount = nil }
    guard let camera = profile.cameras.indices.randomElement(using: &generator) else { return poorer }
    let title = profile.cameras[camera].title
    add("the \(title) camera") {
      $0.cameras.remove(at: camera)
      $0.camerasComplete = nil
    }
    add("the torch of \(title)") { $0.cameras[camera].hasTorch = nil }
    add("the flash of \(title)") { $0.cameras[camera].hasFlash = nil }
    guard let format = profile.cameras[camera].formats.indices.randomElement(using: &generator) else { return poorer }
    add("the format \(format) of \(title)") {
      $0.cameras[camera].forgetFormat(at: FormatIndex(format))
    }
    add("the flag of format \(format) of \(title)") {
      $0.cameras[camera].formats[format].multiCam = nil
      $0.cameras[camera].multiCamFormatsComplete = false
    }
    return poorer
  }

  @Test func anErrorThatRestsOnAnEstimateIsALikelyWarning() throws {
    var profile = try Bundled.profile("iphone-xs")
    for index in profile.sources.indices { profile.sources[index].kind = .estimated }
    let text = #"""
      { "capplan": 1, "inputs": [ { "id": "ultra", "deviceType": "builtInUltraWideCamera", "position": "back" } ] }
      """#
    let graph = Planning.read(SourceText(text), profiles: ["iphone-xs"])
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    #expect(result.verdict == .cannotRun && result.basis == .estimated)
    let finding = try #require(result.findings.first { $0.rule == "device-type-availability" })
    #expect(finding.severity == .warning && finding.message.hasPrefix("likely: ") && finding.isLikelyRefusal)
  }

  @Test func aRefusalThatTheAuthorDoesNotAcceptStandsAsTheirWord() throws {
    let profile = try Bundled.profile("iphone-xs")
    let text = #"""
      { "capplan": 1,
        "inputs": [ { "id": "ultra", "deviceType": "builtInUltraWideCamera", "position": "back" } ],
        "ignore": [ { "rule": "device-type-availability", "reason": "a prototype" } ] }
      """#
    let graph = Planning.read(SourceText(text), profiles: ["iphone-xs"])
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    #expect(result.restsOn == [Ground(.ignored("device-type-availability"), nil)])
  }
}
