import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import CaptureSource
import JSONSource
import TestSupport
import Testing

/// Each key that `whereSupported` may name, both ways: on a device that has what it needs, and on one that lacks it.
@Suite struct GuardedKeyTests {
  /// Keys that emitted code can't set, so that it refuses them, and one that it leaves to the app.
  private static let unset = [
    "outputs[photo].dualCameraDualPhotoDeliveryEnabled", "inputs[].followsExternalSync", "inputs[].externalSync",
    "session.deferredStartDelegate",
  ]

  /// Keys of outputs that emitted code can't make at all.
  private static let ofRefusedOutputs: Set<String> = ["outputs[stillImage].deferredStartEnabled"]

  private static let emitted = GuardedKey.all.filter { !unset.contains($0.id) }

  /// The symbols of the keys, by object and name.
  private static let symbols: [String: KeySymbol] = {
    let all = SettingTests.objects.flatMap { object in
      object.fields.compactMap { field in field.symbol.map { ("\(object.path).\(field.name)", $0) } }
    }
    return Dictionary(all) { first, _ in first }
  }()

  /// Whether an app asks for nothing but a system before it sets the key.
  private static func asksForSystemOnly(_ key: GuardedKey) -> Bool {
    symbols[key.id].map { $0.requirements.isEmpty && $0.asked.isEmpty && isNewer($0) } ?? false
  }

  /// Whether some system that code is emitted for lacks the symbol.
  private static func isNewer(_ symbol: KeySymbol) -> Bool { symbol.since.map { $0 > OSVersion(13) } ?? false }

  @Test func thereIsOneForEachKeyThatMayBeNamed() {
    // The keys of prepared requests are those of any other, and can't be guarded one by one.
    let named = SettingTests.objects.filter { !$0.path.contains("].") }.flatMap { object in
      object.fields.filter(\.mayBeGuarded).map { "\(object.path).\($0.name)" }
    }
    let known = GuardedKey.all.map(\.id)
    #expect(Set(named).subtracting(Self.ofRefusedOutputs).sorted() == known.sorted())
    #expect(known.count > 90)
  }

  /// A device that has all or nothing, whose last system is iOS 27.1, and one that has all, and stays with iOS 13.
  private static let (rich, poor, old) = (
    profile(has: true, "27.1"), profile(has: false, "27.1"), profile(has: true, "13.0")
  )

  private static func profile(has: Bool, _ lastSystem: String) -> DeviceProfile? {
    Bundled.decode(SourceText(GuardedStage.profile(has: has, lastSystem: lastSystem))).profile
  }

  private static func judged(_ text: String, on profile: DeviceProfile?) throws -> CheckResult {
    let profile = try #require(profile)
    let reading = Planning.read(SourceText(text), profiles: [])
    return Planning.check(reading, on: profile, options: CheckOptions())
  }

  @Test(arguments: GuardedKey.all) func aKeyIsJudgedBothWays(_ key: GuardedKey) throws {
    let needs = GuardedKey.all.filter { key.needs.contains($0.id) }
    #expect(needs.count == key.needs.count)
    let plain = GuardedStage(stage: key.stage, guarded: needs, plain: [key]).text
    let asked = GuardedStage(stage: key.stage, guarded: needs + [key]).text
    func isKey(_ guarded: GraphGuard) -> Bool {
      guarded.key == key.key && guarded.section.rawValue == key.object.prefix { $0 != "[" }
    }
    let lacking = key.denial == .system ? Self.old : Self.poor
    let without = try Self.judged(plain, on: lacking)
    let with = try Self.judged(asked, on: lacking)
    let lacks = without.findings.filter { $0.lack != nil && $0.severity > .note }
    #expect(lacks.isEmpty == (key.denial == .nothing), "\(without.findings.map(\.message))")
    #expect(!with.findings.contains { $0.severity == .error }, "\(with.findings.map(\.message))")
    #expect(with.leftOut.contains { isKey($0.guarded) } == (key.denial != .nothing), "\(with.supportNotKnown)")
    let rich = try Self.judged(asked, on: Self.rich)
    #expect(!rich.findings.contains { $0.severity == .error }, "\(rich.findings.map(\.message))")
    #expect(!rich.leftOut.contains { isKey($0.guarded) })
  }

  /// What the programs print of a stage: a line for each of its keys.
  private static func program(_ stage: GuardedKey.Stage, _ keys: [GuardedKey]) -> String {
    let own = keys.filter { $0.stage == stage }
    let hasRequest = own.contains { $0.shown.contains("request") }
    let outputs = ["videoData", "audioData", "depthData", "metadata", "photo", "movieFile", "previewLayer"].filter {
      name in
      own.contains { $0.shown.hasPrefix(name + ".") || (name == "videoData" && $0.shown.hasPrefix("connection")) }
        || name == "photo" && hasRequest
    }
    let url = stage == .wide ? #"movieAt: URL(fileURLWithPath: "/tmp/a.mov")"# : ""
    return """
      func show\(stage)() async throws {
        let built = \([.wide, .movie].contains(stage) ? "await " : "")Built\(stage)()
        try await built.configure()
        // Torches are lit once the session runs.
        built.start()
        built.queue.sync {}
        let session = built.session
        let inputs = session.inputs.compactMap { $0 as? AVCaptureDeviceInput }
        guard let input = inputs.first(where: { $0.device.position == .back }) else { return }
        let device = input.device
        let microphone = inputs.first { $0.device.position != .back } ?? input
        _ = (device, microphone)
        \(outputs.map { "let \($0) = built.\($0)" }.joined(separator: "\n  "))
        \(outputs.contains("videoData") ? "let connection = videoData.connections[0]\n  _ = connection" : "")
        \(hasRequest ? "let request = try built.requestSettings(\(url))\n  photo.setPreparedPhotoSettingsArray([request]) { _, _ in }" : "")
        \(own.map { #"print("\#($0.id)", \#($0.shown))"# }.joined(separator: "\n  "))
      }
      """
  }

  /// The files that build a session for each stage, with guards for its keys, for an SDK.
  private static func sessions(_ keys: [GuardedKey], sdk: FakeAVFoundation.SDK) throws -> [String: String] {
    var files: [String: String] = [:]
    for stage in GuardedKey.Stage.allCases {
      var text = GuardedStage(stage: stage, guarded: keys.filter { $0.stage == stage }).text
      // What lets an app set some of the keys by itself is as new, and has no guard.
      if sdk == .iOS26 {
        for key in [
          "EnablesExposureSignals", "EnablesLowLightVideoNoiseReduction", "AdjustsCinematicVideoMetadataCaptureEnabled",
        ] {
          text = text.replacing(", \"automatically\(key)\": false", with: "")
        }
      }
      let reading = Planning.read(SourceText(text), profiles: [])
      let (graph, document) = try (#require(reading.graph, "\(reading.findings)"), #require(reading.document))
      let known = GraphForSDK(graph, document, sdk: sdk.newest)
      #expect(known?.refused ?? [] == [], "\(stage)")
      let profile = try #require(Bundled.decode(SourceText(GuardedStage.profile(has: true))).profile)
      let session = SessionResolver.resolve(known?.graph ?? graph, on: profile)
      let emitter = SessionEmitter(session, in: known?.document ?? document)
      let emission = emitter.emit(typeName: "Built\(stage)", targets: graph.aims.targets, costs: nil)
      #expect(emission.obstacles == [], "\(stage)")
      files["\(stage).swift"] = SwiftCode.text(of: emission.code)
    }
    return files
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func emittedCodeCompilesWithAnOlderSDK() throws {
    let newer = Self.emitted.filter { Self.symbols[$0.id]?.since.map { $0 >= OSVersion(27) } ?? false }
    #expect(newer.count > 6)
    let (old, new) = try (Self.sessions(Self.emitted, sdk: .iOS26), Self.sessions(Self.emitted, sdk: .iOS27))
    #expect(try FakeAVFoundation.built(sdk: .iOS26).typeCheck(old, mode: .v6) == "")
    // What is newer is in the one and not in the other.
    #expect(try FakeAVFoundation.built(sdk: .iOS26).typeCheck(new, mode: .v6) != "")
    #expect(!old.values.contains { $0.contains("#available(iOS 27") })
    let (olds, news) = (old.values.joined(), new.values.joined())
    for key in newer {
      let member = Self.symbols[key.id]?.kind.member(of: key.key).map { String($0.prefix { $0 != "(" }) } ?? ""
      #expect(news.ranges(of: member).count > olds.ranges(of: member).count, "\(key.id)")
    }
  }

  /// The files of a program that builds a session for each stage, with guards for its keys, and prints what is set.
  private static func files(_ keys: [GuardedKey]) throws -> [String: String] {
    var files = try sessions(keys, sdk: .iOS27)
    files["main.swift"] =
      "import AVFoundation\n\n" + GuardedKey.Stage.allCases.map { program($0, keys) }.joined(separator: "\n")
      + GuardedKey.Stage.allCases.map { "\ntry await show\($0)()" }.joined()
    return files
  }

  /// The lines that a program prints on the fake of a device.
  private static func lines(of files: [String: String], has: Bool) throws -> Set<String> {
    let run = try FakeAVFoundation.built().program(files).run(on: GuardedStage.world(has: has))
    #expect(run.error == "")
    return Set(run.output.split(separator: "\n").map(String.init))
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func emittedCodeSetsThemWhereTheyAreSupported() throws {
    let there = try Self.lines(of: Self.files(Self.emitted), has: true)
    for key in Self.emitted {
      #expect(there.contains("\(key.id) \(key.values.on)"), "\(there.sorted())")
    }
    // A device can't lack what needs a system only.
    let asking = Self.emitted.filter { !Self.asksForSystemOnly($0) }
    let missing = try Self.lines(of: Self.files(asking), has: false)
    for key in asking {
      #expect(missing.contains("\(key.id) \(key.values.off)"), "\(missing.sorted())")
    }
  }

  /// Keys with values that the fake's device has by itself, and an angle that older systems set as an orientation.
  private static let setAnyway: Set<String> = [
    "inputs[].faceDrivenAutoFocusEnabled", "inputs[].faceDrivenAutoExposureEnabled", "inputs[].audioZoomEnabled",
    "outputs[photo].cameraSensorOrientationCompensationEnabled", "connections[].videoRotationAngle",
  ]

  /// The fake runs the newest system, so that each question for a newer one than the oldest is answered with no.
  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func emittedCodeGoesWithoutThemOnTheOldestSystem() throws {
    let files = try Self.files(Self.emitted).mapValues { text in
      text.replacing(#/#available\(iOS [0-9.]+, \*\)/#, with: "false")
    }
    #expect(files.values.contains { $0.contains("if false {") })
    let old = try Self.lines(of: files, has: true)
    let newer = Self.emitted.filter { key in
      !Self.setAnyway.contains(key.id) && Self.symbols[key.id].map(Self.isNewer) ?? false
    }
    for key in newer {
      let values = old.filter { $0.hasPrefix(key.id + " ") }
      #expect(values.count == 1 && values != ["\(key.id) \(key.values.on)"], "\(key.id): \(values)")
      if Self.asksForSystemOnly(key), key.values.off != "another" {
        #expect(old.contains("\(key.id) \(key.values.off)"), "\(key.id): \(old.sorted())")
      }
    }
    #expect(newer.filter(Self.asksForSystemOnly).count >= 18 && newer.count > 40, "\(newer.count)")
  }
}
