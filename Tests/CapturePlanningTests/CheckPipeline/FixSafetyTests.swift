import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A fix that is offered makes no new error.
struct FixSafetyTests {
  /// What refuses the graph, by rule: a fix may move an error, but make none more, nor a likely one.
  private static func errors(_ result: CheckResult) -> [RuleID: Int] {
    var counts: [RuleID: Int] = [:]
    for finding in result.findings where finding.refuses { counts[finding.rule, default: 0] += 1 }
    return counts
  }

  /// How often each rule warns, refuses, and refuses without an estimate: after a safe fix none does more often.
  private static func harm(_ result: CheckResult) -> [String: Int] {
    var counts: [String: Int] = [:]
    for finding in result.findings where finding.severity >= .warning {
      counts["\(finding.rule)", default: 0] += 1
      if finding.refuses { counts["\(finding.rule) refuses", default: 0] += 1 }
      if finding.refuses, finding.basis != .estimated { counts["\(finding.rule) is sure", default: 0] += 1 }
    }
    return counts
  }

  private static func check(
    _ source: SourceText, on profile: DeviceProfile, triesFixes: Bool = true
  ) -> (GraphDocument, CheckResult) {
    let reading = Planning.read(source, profiles: Bundled.all.map(\.id))
    var options = CheckOptions()
    options.triesFixes = triesFixes
    return (reading, Planning.check(reading, on: profile, options: options))
  }

  /// A graph on a device, and what becomes of each fix that is offered, applied by itself.
  private struct FixedGraph {
    struct Trial {
      let finding: Finding
      let fix: Fix
      let reading: GraphDocument
      let result: CheckResult
    }

    let profile: DeviceProfile
    let reading: GraphDocument
    let result: CheckResult
    let trials: [Trial]

    init(_ text: String, on profile: DeviceProfile) {
      let (reading, result) = FixSafetyTests.check(SourceText(text), on: profile)
      trials = result.findings.flatMap { finding in
        finding.fixes.map { fix in
          let bytes = SourceEdit.apply(fix.edits.sorted { $0.range < $1.range }, to: reading.source.bytes)
          let after = FixSafetyTests.check(SourceText(name: "fixed", bytes: bytes), on: profile, triesFixes: false)
          return Trial(finding: finding, fix: fix, reading: after.0, result: after.1)
        }
      }
      (self.profile, self.reading, self.result) = (profile, reading, result)
    }

    /// Expects that no fix makes an error; returns how many there are.
    func expectNoNewError() -> Int {
      // What a fix of half a graph uncovers was there before.
      guard result.verdict != .invalid else { return 0 }
      let (before, text) = (FixSafetyTests.errors(result), reading.source[reading.source.range])
      for trial in trials {
        let new = FixSafetyTests.errors(trial.result).filter { $0.value > before[$0.key] ?? 0 }.map(\.key).sorted()
        #expect(
          new.isEmpty, "'\(trial.fix.title)' of \(trial.finding.rule) on \(profile.id) makes \(new): \(text)")
        guard trial.fix.applicability == .safe else { continue }
        let known = FixSafetyTests.harm(result)
        let worse = FixSafetyTests.harm(trial.result).filter { $0.value > known[$0.key] ?? 0 }.map(\.key).sorted()
        #expect(
          worse.isEmpty, "'\(trial.fix.title)' of \(trial.finding.rule) on \(profile.id) makes \(worse): \(text)")
      }
      return trials.count
    }
  }

  /// An example of a rule on its own device.
  private struct FixedExample {
    let rule: Rule
    let example: RuleExample
    let graph: FixedGraph

    init(_ rule: Rule, _ example: RuleExample) throws {
      (self.rule, self.example) = (rule, example)
      let own = try example.profileText.map { try #require(ProfileDecoder.decode(SourceText(name: "own", $0)).profile) }
      graph = FixedGraph(example.text, on: try own ?? Bundled.profile(example.profile))
    }

    /// Whether the rule speaks of it, on a bundled device, and has fixes.
    var isBroken: Bool { rule.hasFix && !example.isPassing && example.profileText == nil }
  }

  /// The examples of every rule, each checked and fixed once for all tests; a narrow run passes over those in which the
  /// rule finds nothing.
  private static let examples = Result {
    try Rule.all.flatMap { rule in
      try rule.examples.filter { Breadth.isBroad || !$0.isPassing }.map { try FixedExample(rule, $0) }
    }
  }

  @Test(arguments: 0..<4)
  func noFixOfARandomGraphMakesAnError(_ part: Int) {
    var generator = SeededGenerator(UInt64(900 + part))
    var count = 0
    for index in 0..<Breadth.count(60, or: 8) {
      let profile = RandomGraph.profiles[index % RandomGraph.profiles.count]
      let graph = RandomGraph(on: profile, using: &generator).demanding(using: &generator)
      count += FixedGraph(graph.text, on: profile).expectNoNewError()
    }
    #expect(count > Breadth.count(20, or: 2), "\(count)")
  }

  /// The rules of which some fixes are not offered in a result.
  private static func dropped(of result: CheckResult, for text: String, on profile: DeviceProfile) -> Set<RuleID> {
    let all = check(SourceText(text), on: profile, triesFixes: false).1.findings
    return Set(zip(all, result.findings).filter { $0.fixes.count > $1.fixes.count }.map(\.0.rule))
  }

  /// Rules whose fixes make errors on some graphs; there they are not offered.
  private static let sometimesHarmful: Set<RuleID> = [
    "unknown-port", "rotation-physical-cost", "explicit-connection-unreachable", "constituent-counted-twice",
    "multicam-for-one-camera", "constituent-port-single-session",
  ]

  /// What is only likely while the format is guessed would be sure once it is written out.
  @Test func noSafeFixMakesALikelyErrorSure() throws {
    let profile = try Bundled.profile("iphone-17-pro")
    func text(_ width: Int, _ height: Int, _ more: String) -> String {
      #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": { "width": \#(width), "height": \#(height) } } ],
        "outputs": [ { "id": "photo", "type": "photo"\#(more) } ],
        "connections": [ { "input": "front", "port": "video", "output": "photo" } ] }
      """#
    }
    let size = #", "maxPhotoDimensions": { "width": 2, "height": 1 }"#
    for (width, height) in [(1920, 1080), (1280, 720)] {
      let likely = FixedGraph(text(width, height, size), on: profile)
      #expect(likely.result.findings.contains { $0.rule == "photo-max-dimensions" && $0.isLikely })
      let ambiguous = try #require(likely.result.findings.first { $0.rule == "format-ambiguous" })
      #expect(ambiguous.fixes.isEmpty)
      #expect(likely.expectNoNewError() >= 0)
      // Without the photo size the format is written out as ever.
      let plain = FixedGraph(text(width, height, ""), on: profile).result.findings
      #expect(plain.first { $0.rule == "format-ambiguous" }?.fixes.first?.applicability == .safe)
    }
  }

  /// The examples of every rule, in a broad run on other devices than their own too.
  @Test func noFixOfAnExampleMakesAnError() throws {
    var generator = SeededGenerator(1738)
    var count = 0
    var offered: Set<RuleID> = []
    for fixed in try Self.examples.get() {
      let others = Breadth.isBroad ? try Self.others(for: fixed.example, using: &generator) : []
      for graph in [fixed.graph] + others.map({ FixedGraph(fixed.example.text, on: $0) }) {
        count += graph.expectNoNewError()
        offered.formUnion(graph.result.findings.filter { !$0.fixes.isEmpty }.map(\.rule))
      }
    }
    #expect(count > Breadth.count(1_000, or: 250), "\(count)")
    let never = Rule.all.filter(\.hasFix).map(\.id).filter { !offered.contains($0) }
    // Its fix is offered where the command line chooses the device.
    #expect(never == ["profile-defaulted"], "\(never)")
  }

  /// The session forms the second connection before the app adds the first.
  @Test func anOutputGoesWithConnectionsThatWereMadeInAnotherOrder() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "c0", "deviceType": "builtInWideAngleCamera" },
                    { "id": "c2", "deviceType": "builtInTelephotoCamera" } ],
        "outputs": [ { "id": "o0", "type": "photo" },
                     { "id": "o2", "type": "stillImage", "formsConnections": "implicit" } ],
        "connections": [ { "input": "c2", "output": "o2" },
                         { "input": "c0", "output": "o2", "formed": "implicitly" } ] }
      """#
    let graph = FixedGraph(text, on: try Bundled.profile("iphone-14-pro"))
    #expect(graph.result.findings.contains { $0.rule == "photo-and-still-output" && !$0.fixes.isEmpty })
    #expect(graph.expectNoNewError() > 0)
  }

  /// Some devices for an example, besides its own.
  private static func others(
    for example: RuleExample, using generator: inout SeededGenerator
  ) throws -> [DeviceProfile] {
    var profiles = Array(Bundled.all.shuffled(using: &generator).prefix(3))
    if example.profileText != nil || example.profile != "iphone-xs" {
      profiles.append(try Bundled.profile("iphone-xs"))
    }
    // It has a dual camera, and runs no session of several.
    profiles.append(try Bundled.profile("iphone-x"))
    return profiles
  }

  /// The rules that are known to have harmful fixes are those that have some; a narrow run looks for one of them.
  @Test func harmfulFixesAreNotOffered() throws {
    let xs = try Bundled.profile("iphone-xs")
    var generator = SeededGenerator(1738)
    var dropped: Set<RuleID> = []
    func look(at text: String, on profile: DeviceProfile) {
      let result = Self.check(SourceText(text), on: profile).1
      dropped.formUnion(Self.dropped(of: result, for: text, on: profile))
    }
    if Breadth.isBroad {
      for fixed in try Self.examples.get() {
        for profile in [fixed.graph.profile] + (try Self.others(for: fixed.example, using: &generator)) {
          look(at: fixed.example.text, on: profile)
        }
      }
    }
    for _ in 0..<Breadth.count(60, or: 30) {
      look(at: RandomGraph(on: xs, using: &generator).text, on: xs)
    }
    let missed = Self.sometimesHarmful.subtracting(dropped)
    #expect(Breadth.isBroad ? missed.isEmpty : missed != Self.sometimesHarmful, "\(missed) of \(dropped.sorted())")
  }

  /// A graph as a fix changes it, with `null` in place of the value that the fix adds; `nil` where it adds no member.
  private static func withNull(for fix: Fix, in source: SourceText) -> SourceText? {
    guard fix.edits.count == 1, let edit = fix.edits.first, edit.range.isEmpty,
      let added = edit.replacement.wholeMatch(of: /(,\s*"\w+":\s?).*/.dotMatchesNewlines())
    else { return nil }
    let null = SourceEdit(edit.range, with: "\(added.output.1)null")
    return SourceText(name: source.name, bytes: SourceEdit.apply([null], to: source.bytes))
  }

  @Test func noFixWritesAKeyThatIsThereAlready() throws {
    var count = 0
    for rule in Rule.all where rule.hasFix {
      let broken = rule.examples.filter { !$0.isPassing && $0.profileText == nil }
      for example in Breadth.of(broken, orOneIn: 3) {
        let profile = try Bundled.profile(example.profile)
        let (reading, result) = Self.check(SourceText(example.text), on: profile, triesFixes: false)
        for source in result.findings.flatMap(\.fixes).compactMap({ Self.withNull(for: $0, in: reading.source) }) {
          for finding in Self.check(source, on: profile, triesFixes: false).1.findings {
            for fix in finding.fixes {
              let fixed = SourceEdit.apply(fix.edits.sorted { $0.range < $1.range }, to: source.bytes)
              let after = Planning.read(SourceText(name: "fixed", bytes: fixed), profiles: Bundled.all.map(\.id))
              #expect(!after.findings.contains { $0.rule == "json-duplicate-key" }, "'\(fix.title)' of \(finding.rule)")
              count += 1
            }
          }
        }
      }
    }
    #expect(count > Breadth.count(20, or: 5), "\(count)")
  }

  /// One fix is enough: it doesn't leave its finding to be fixed a second time.
  @Test func aFixTakesItsFindingAway() throws {
    var count = 0
    for fixed in try Self.examples.get() where fixed.isBroken {
      let rule = fixed.rule.id
      let before = fixed.graph.result.findings.count { $0.rule == rule }
      for trial in fixed.graph.trials where trial.finding.rule == rule {
        count += 1
        let source = trial.reading.source
        #expect(
          trial.result.findings.count { $0.rule == rule } < before,
          "'\(trial.fix.title)' of \(rule): \(source[source.range])")
      }
    }
    #expect(count > 300, "\(count)")
  }

  @Test func aSafeFixKeepsTheRatesThatTheAuthorSet() throws {
    var count = 0
    for fixed in try Self.examples.get() where fixed.isBroken {
      // What throws can't be kept.
      for trial in fixed.graph.trials where !trial.finding.refuses && trial.fix.applicability == .safe {
        for (old, new) in zip(fixed.graph.reading.graph?.inputs ?? [], trial.reading.graph?.inputs ?? []) {
          guard let rate = old.maxFrameRateOverride?.value else { continue }
          #expect(new.maxFrameRateOverride?.value == rate, "'\(trial.fix.title)' of \(trial.finding.rule)")
        }
        count += 1
      }
    }
    #expect(count > 20, "\(count)")
  }

  /// A graph that gives the rate to run at as the format's own gets the format and the rate.
  @Test(arguments: [
    (#"{ "type": "multiCam" }"#, "iphone-xs"), (#"{ "type": "single" }"#, "iphone-13-mini"),
  ])
  func aRateToRunAtIsNoRateOfAFormat(_ session: String, _ id: String) throws {
    let text = """
      { "capplan": 1, "session": \(session),
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1280, "height": 720, "binned": true, "maxFrameRate": 45 } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
      """
    let profile = try Bundled.profile(id)
    let (reading, result) = Self.check(SourceText(text), on: profile)
    let found = result.findings.filter { ["format-not-multicam", "format-unknown"].contains($0.rule) }
    let finding = try #require(found.first)
    #expect(finding.notes.contains { $0.message.hasPrefix("'maxFrameRate' is the highest rate of the format itself") })
    #expect(finding.notes.contains { $0.message.hasPrefix("it runs 1280x720 at 60, binned") }, "\(finding.notes)")
    let fix = try #require(finding.fixes.first)
    #expect(finding.fixes.count == 1 && fix.applicability == .unsafe)
    #expect(FixedGraph(text, on: profile).expectNoNewError() > 0)
    let bytes = SourceEdit.apply(fix.edits.sorted { $0.range < $1.range }, to: reading.source.bytes)
    let fixed = Planning.read(SourceText(name: "fixed", bytes: bytes), profiles: [id])
    let camera = try #require(
      Planning.judge(fixed, on: profile, options: CheckOptions()).billed?.session.cameras.first)
    #expect(camera.activeFormat?.highestRate == FrameRate(60) && camera.effectiveRate == FrameRate(45))
    #expect(camera.input.activeFormat?.maxFrameRate?.value == FrameRate(60))
  }

  /// Mixed examples of every rule that has fixes, on any device: graphs where rules meet.
  @Test func aPixelFormatThatASizeLacksIsNamed() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160, "pixelFormat": "x422" } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ] }
      """#
    let profile = try Bundled.profile("iphone-13-mini")
    let findings = Planning.check(Planning.read(SourceText(text), profiles: []), on: profile, options: CheckOptions())
      .findings
    let finding = try #require(findings.first { $0.rule == "format-unknown" })
    #expect(
      finding.notes.contains { $0.message.hasPrefix("it has 3840x2160 in ") && $0.message.hasSuffix("not in x422") })
  }

  @Test func noFixOfMixedExamplesMakesAnError() throws {
    var generator = SeededGenerator(5_1738)
    let texts = Rule.all.flatMap { rule in rule.examples.map(\.text) }
    var count = 0
    for rule in Rule.all where rule.hasFix {
      for example in Breadth.of(rule.examples.filter { !$0.isPassing && $0.hasFix }, orOneIn: 6) {
        for _ in 0..<Breadth.count(2, or: 1) {
          let other = try #require(texts.randomElement(using: &generator))
          let profile = try #require(Bundled.all.randomElement(using: &generator))
          let mixed = MixedExample.mix(example.text, other, using: &generator)
          count += FixedGraph(mixed, on: profile).expectNoNewError()
        }
      }
    }
    #expect(count > Breadth.count(300, or: 75), "\(count)")
  }

  /// Mirrored previews of one camera: so many that their fixes are tried together. Every second one may stand at an
  /// angle that is to be fixed too.
  private static func previews(_ count: Int, sideways: Bool) -> String {
    let outputs = (0..<count).map { #"{ "id": "o\#($0)", "type": "previewLayer" }"# }
    let connections = (0..<count).map { index in
      let angle = sideways && index % 2 == 0 ? #", "videoRotationAngle": 45"# : ""
      return #"{ "input": "back", "port": "video", "output": "o\#(index)", "videoMirrored": true\#(angle) }"#
    }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "x-note": "\(String(repeating: "long ", count: 400))",
        "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ \(outputs.joined(separator: ", ")) ],
        "connections": [ \(connections.joined(separator: ", ")) ] }
      """
  }

  @Test(arguments: [1, 5, 40], [false, true])
  func manyFixesAreTriedTogetherAndEachIsOffered(_ count: Int, _ sideways: Bool) throws {
    let profile = try Bundled.profile("iphone-xs")
    let text = Self.previews(count, sideways: sideways)
    let offered = Self.check(SourceText(text), on: profile).1.findings.filter { !$0.fixes.isEmpty }
    #expect(offered.filter { $0.rule == "mirroring-needs-manual" }.count == count)
    #expect(offered.filter { $0.rule == "rotation-angle-supported" }.count == (sideways ? (count + 1) / 2 : 0))
    #expect(FixedGraph(text, on: profile).expectNoNewError() >= count)
  }
}
