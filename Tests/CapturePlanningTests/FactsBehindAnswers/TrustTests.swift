import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
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

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 8))
  func aVerdictStandsOnItsBasisAndUnderStrongerTrustStaysOrIsUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(25, or: 4) {
      let graph = CarelessGraph(using: &generator)
      let reading = graph.reading
      let result = Self.verdict(reading, profile, .estimated)
      #expect((result.basis == nil) == (result.verdict == .unverified || result.verdict == .invalid), "\(graph.text)")
      if let basis = result.basis {
        let same = Self.verdict(reading, profile, basis)
        #expect(same.verdict == result.verdict, "\(basis): \(same.verdict) for \(result.verdict)\n\(graph.text)")
      }
      for kind in Self.kinds {
        // No more than it needs: what is believed more surely does not refuse the graph by itself.
        if result.verdict == .cannotRun, let basis = result.basis, basis.isWeaker(than: kind) {
          let surer = Self.verdict(reading, profile, kind)
          #expect(surer.verdict == .unverified || surer.basis == basis, "\(basis), not \(kind)\n\(graph.text)")
        }
        let less = Self.verdict(reading, profile, kind)
        #expect(
          Self.mayBecome(result.verdict, less.verdict), "\(kind): \(result.verdict) → \(less.verdict)\n\(graph.text)")
      }
    }
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 8))
  func aFactThatBecomesUnknownLeavesAVerdictOrMakesItUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(11)) { ($0 &* 31) &+ UInt64($1) })
    for _ in 0..<Breadth.count(10, or: 2) {
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
      $0.cameras[camera].forgetFormats { $0 == FormatIndex(format) }
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
    #expect(finding.severity == .warning && finding.isLikely && finding.isLikelyRefusal)
  }

  @Test func ofSeveralRefusalsTheSurestDecidesWhateverAPlanRemoves() throws {
    let profile = try Bundled.profile("iphone-13-mini")
    // That front cameras have no torch is an estimate; the formats of the back camera are all known from a print. Of
    // some only the readout is derived, which no refusal of a format needs.
    let text = #"""
      { "capplan": 1, "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1000, "height": 1000 } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "torchMode": "on",
          "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ] }
      """#
    let result = Planning.check(Planning.read(SourceText(text), profiles: []), on: profile, options: CheckOptions())
    #expect(result.verdict == .cannotRun && result.basis == .printed, "\(String(describing: result.basis))")
    #expect(result.findings.contains { $0.rule == "torch-mode-supported" && $0.basis == .estimated })
    // Nothing weaker than a print is needed.
    #expect(result.restsOn.isEmpty, "\(result.restsOn)")
  }

  /// A graph of one back camera with a format.
  private static func back(_ format: String) -> GraphDocument {
    Planning.read(
      SourceText(
        """
        { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": \(format) } ] }
        """), profiles: [])
  }

  @Test(
    "What is too fast or too large for a session of several cameras is likely refused, listed or not",
    arguments: [
      #"{ "width": 1920, "height": 1080, "maxFrameRate": 120 }"#, #"{ "maxFrameRate": 240 }"#,
      #"{ "width": 4032, "height": 3024 }"#,
    ])
  func likelySingles(_ format: String) throws {
    let graph = Self.back(format)
    for id in ["iphone-14", "iphone-12-pro", "iphone-16e"] {
      let profile = try Bundled.profile(id)
      let result = Self.verdict(graph, profile, .estimated)
      #expect(result.verdict == .cannotRun && result.basis == .estimated, "\(id): \(result.verdict)")
      #expect(result.findings.contains { $0.isLikelyRefusal && $0.isLikely })
      #expect(result.restsOn.contains { $0.source?.contains("quicr-mac") ?? false }, "\(result.restsOn)")
      #expect(Self.verdict(graph, profile, .derived).verdict == .unverified)
    }
    // Of devices that no rule speaks of nothing is claimed.
    for id in ["iphone-18-pro", "ipad-pro-11-inch-m5"] {
      #expect(try Self.verdict(graph, Bundled.profile(id), .estimated).verdict == .unverified, "\(id)")
    }
  }

  @Test func aFormatThatIsRefusedNeedNotBeKnownToBeReplaced() throws {
    let graph = Self.back(#"{ "width": 1920, "height": 1080, "maxFrameRate": 120 }"#)
    let result = try Self.verdict(graph, Bundled.profile("iphone-15"), .estimated)
    #expect(result.verdict == .adjusted && result.basis == .estimated, "\(result.verdict)")
  }

  @Test func aRefusalRestsOnAStatement() throws {
    let profile = try Bundled.profile("iphone-14")
    let result = Self.verdict(Self.back(#"{ "maxFrameRate": 120 }"#), profile, .estimated)
    #expect(result.restsOn.allSatisfy { !$0.words.hasPrefix("whether ") } && !result.restsOn.isEmpty)
    let torch = Planning.read(
      SourceText(
        #"""
        { "capplan": 1, "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "torchMode": "on", "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ] }
        """#), profiles: [])
    let runs = Self.verdict(torch, profile, .estimated)
    #expect(runs.restsOn.map(\.words).contains(#""back" has a torch"#), "\(runs.restsOn.map(\.words))")
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
