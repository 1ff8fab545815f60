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
  /// Keys that emitted code can't set, so that it refuses them.
  private static let refused = ["outputs[photo].dualCameraDualPhotoDeliveryEnabled"]

  /// Keys of outputs that emitted code can't make at all.
  private static let ofRefusedOutputs: Set<String> = ["outputs[stillImage].deferredStartEnabled"]

  private static let emitted = GuardedKey.all.filter { !refused.contains($0.id) }

  @Test func thereIsOneForEachKeyThatMayBeNamed() {
    // The keys of prepared requests are those of any other, and can't be guarded one by one.
    let named = SettingTests.objects.filter { !$0.path.contains("].") }.flatMap { object in
      object.fields.filter(\.mayBeGuarded).map { "\(object.path).\($0.name)" }
    }
    let known = GuardedKey.all.map(\.id)
    #expect(Set(named).subtracting(Self.ofRefusedOutputs).sorted() == known.sorted())
    #expect(known.count > 70)
  }

  private static func judged(_ text: String, has: Bool, lastSystem: String = "27.1") throws -> CheckResult {
    let document = SourceText(GuardedStage.profile(has: has, lastSystem: lastSystem))
    let profile = try #require(Bundled.decode(document).profile)
    let reading = Planning.read(SourceText(text), profiles: [])
    return Planning.check(reading, on: profile, options: CheckOptions())
  }

  @Test(arguments: GuardedKey.all) func aKeyIsJudgedBothWays(_ key: GuardedKey) throws {
    let needs = GuardedKey.all.filter { key.needs.contains($0.id) }
    #expect(needs.count == key.needs.count)
    let plain = GuardedStage(stage: key.stage, guarded: needs, plain: [key]).text
    let asked = GuardedStage(stage: key.stage, guarded: needs + [key]).text
    let system = key.denial == .system ? "12.0" : "27.1"
    func isKey(_ guarded: GraphGuard) -> Bool {
      guarded.key == key.key && guarded.section.rawValue == key.object.prefix { $0 != "[" }
    }
    let isOld = key.denial == .system
    let without = try Self.judged(plain, has: isOld, lastSystem: system)
    let with = try Self.judged(asked, has: isOld, lastSystem: system)
    let lacks = without.findings.filter { $0.lack != nil && $0.severity > .note }
    #expect(lacks.isEmpty == (key.denial == .nothing), "\(without.findings.map(\.message))")
    #expect(!with.findings.contains { $0.severity == .error }, "\(with.findings.map(\.message))")
    #expect(with.leftOut.contains { isKey($0.guarded) } == (key.denial != .nothing), "\(with.supportNotKnown)")
    let rich = try Self.judged(asked, has: true)
    #expect(!rich.findings.contains { $0.severity == .error }, "\(rich.findings.map(\.message))")
    #expect(!rich.leftOut.contains { isKey($0.guarded) })
  }

  /// What the programs print of a stage: a line for each of its keys.
  private static func program(_ stage: GuardedKey.Stage) -> String {
    let own = emitted.filter { $0.stage == stage }
    let hasRequest = own.contains { $0.shown.contains("request") }
    let outputs = ["videoData", "audioData", "depthData", "metadata", "photo", "movieFile", "previewLayer"].filter {
      name in
      own.contains { $0.shown.hasPrefix(name + ".") || (name == "videoData" && $0.shown.hasPrefix("connection")) }
        || name == "photo" && hasRequest
    }
    let url = stage == .wide ? #"movieAt: URL(fileURLWithPath: "/tmp/a.mov")"# : ""
    return """
      func show\(stage)() async throws {
        let built = \(stage == .wide ? "await " : "")Built\(stage)()
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

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func emittedCodeSetsThemWhereTheyAreSupported() throws {
    var files: [String: String] = [:]
    for stage in GuardedKey.Stage.allCases {
      let text = GuardedStage(stage: stage, guarded: Self.emitted.filter { $0.stage == stage }).text
      let reading = Planning.read(SourceText(text), profiles: [])
      let (graph, document) = try (#require(reading.graph, "\(reading.findings)"), #require(reading.document))
      let profile = try #require(Bundled.decode(SourceText(GuardedStage.profile(has: true))).profile)
      let emitter = SessionEmitter(SessionResolver.resolve(graph, on: profile), in: document)
      let emission = emitter.emit(typeName: "Built\(stage)", targets: graph.targets, costs: nil)
      #expect(emission.obstacles == [], "\(stage)")
      files["\(stage).swift"] = SwiftCode.text(of: emission.code)
    }
    files["main.swift"] =
      "import AVFoundation\n\n" + GuardedKey.Stage.allCases.map(Self.program).joined(separator: "\n")
      + GuardedKey.Stage.allCases.map { "\ntry await show\($0)()" }.joined()
    let program = try FakeAVFoundation.built().program(files)
    for has in [true, false] {
      let run = try program.run(on: GuardedStage.world(has: has))
      #expect(run.error == "")
      let lines = Set(run.output.split(separator: "\n").map(String.init))
      for key in Self.emitted {
        let value = has ? key.values.on : key.values.off
        #expect(lines.contains("\(key.id) \(value)"), "\(has): \(run.output)")
      }
    }
  }
}
