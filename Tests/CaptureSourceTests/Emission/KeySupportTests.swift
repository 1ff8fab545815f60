import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import CaptureSource
import JSONSource
import TestSupport
import Testing

/// Each key that needs support, on a device that has it, on one that lacks it, and on one of which nothing is known.
@Suite struct KeySupportTests {
  /// The symbols of the keys, by object and name.
  private static let symbols: [String: KeySymbol] = {
    let all = SettingTests.objects.flatMap { object in
      object.fields.compactMap { field in field.symbol.map { ("\(object.path).\(field.name)", $0) } }
    }
    return Dictionary(all) { first, _ in first }
  }()

  /// The keys that need support, or have parts that do.
  private static let keys = GuardedKey.all.filter { key in symbols[key.id].map { !$0.requirements.isEmpty } ?? false }

  /// Keys with values that are known to be supported, whatever else is known of the device, and why.
  private static let knownAnyway: [String: String] = [
    "photoSettings[].autoVirtualDeviceFusionEnabled": "without support the request resolves it to false",
    "photoSettings[].autoRedEyeReductionEnabled": "without support the request resolves it to false",
    "connections[].videoRotationAngle": "all connections with pictures turn by quarters",
    "connections[].videoOrientation": "all connections with pictures turn by quarters",
    "connections[].videoMirrored": "all connections with pictures are mirrored",
    "connections[].automaticallyAdjustsVideoMirroring": "all connections with pictures are mirrored",
    "connections[].cameraIntrinsicMatrixDeliveryEnabled": "each video data output delivers intrinsics (WWDC17 507)",
    "inputs[].focusMode": "no phone has a fixed focus in a wide camera at the back",
    "inputs[].lensPosition": "no phone has a fixed focus in a wide camera at the back",
    "inputs[].maxFrameRateOverride": "the profile has the rates of its formats",
    "inputs[].videoZoomFactor": "every printed format zooms further than this",
    "inputs[].primaryConstituentDeviceSwitchingBehavior": "a dual camera switches between its lenses",
    "outputs[metadata].metadataObjectTypes": "these types come with the system",
    "outputs[movieFile].codec": "every device compresses movies with it",
    "outputs[photo].dualCameraDualPhotoDeliveryEnabled": "a dual camera has two constituents",
    "outputs[photo].virtualDeviceConstituentPhotoDeliveryEnabled": "a dual camera has two constituents",
    "photoSettings[].cameraCalibrationDataDeliveryEnabled": "photos of constituents come with it",
    "photoSettings[].codec": "every device that runs iOS 13 compresses photos with it",
    "photoSettings[].fileType": "every device that runs iOS 13 writes such files",
    "photoSettings[].pixelFormat": "every photo output delivers it",
    "photoSettings[].livePhotoVideoCodecType": "every device that takes Live Photos has it",
    "session.preset": "the profile has a format of this size",
  ]

  private static let (has, lacks, unknown) = (
    profile(GuardedStage.profile(has: true)), profile(GuardedStage.profile(has: false)),
    profile(GuardedStage.unknownProfile)
  )

  private static func profile(_ text: String) -> DeviceProfile? { Bundled.decode(SourceText(text)).profile }

  /// The answers for a key that is set without a question, and for one that the app asks for.
  private struct Answers {
    let plain: CheckResult
    let guarded: CheckResult

    init(_ key: GuardedKey, on profile: DeviceProfile?) throws {
      let profile = try #require(profile)
      let needs = GuardedKey.all.filter { key.needs.contains($0.id) }
      func judged(_ stage: GuardedStage) -> CheckResult {
        Planning.check(Planning.read(SourceText(stage.text), profiles: []), on: profile, options: CheckOptions())
      }
      plain = judged(GuardedStage(stage: key.stage, guarded: needs, plain: [key]))
      guarded = judged(GuardedStage(stage: key.stage, guarded: needs + [key]))
    }
  }

  @Test func manyKeysNeedSupport() {
    #expect(Self.keys.count > 75, "\(Self.keys.count)")
    #expect(Self.knownAnyway.keys.allSatisfy { id in Self.keys.contains { $0.id == id } })
  }

  @Test(arguments: keys) func nothingKnownIsNeverCalledRunning(_ key: GuardedKey) throws {
    let answers = try Answers(key, on: Self.unknown)
    let messages = answers.plain.findings.map(\.message)
    guard Self.knownAnyway[key.id] == nil else {
      #expect(answers.plain.verdict == .runs, "\(messages) \(answers.plain.missing.map(\.fact))")
      return
    }
    #expect(answers.plain.verdict != .runs, "\(messages)")
    // A value may be refused for itself; else some fact is named.
    let asks = answers.plain.missing.contains { fact in fact.decides }
    #expect(asks || answers.plain.findings.contains(where: \.refuses), "\(messages)")
    #expect(!answers.guarded.findings.contains { $0.severity == .error }, "\(answers.guarded.findings.map(\.message))")
    let named = answers.guarded.supportNotKnown + answers.guarded.leftOut.map(\.guarded)
    #expect(named.contains { $0.key == key.key }, "\(key.id) is neither left out nor named as not known")
  }

  /// A camera without depth has no port for an output of depth, whatever is set on it.
  private static let ofMissingOutput = "outputs[depthData].deferredStartEnabled"

  @Test(arguments: keys.filter { $0.id != ofMissingOutput }) func aDeviceThatLacksItGoesWithoutIt(_ key: GuardedKey)
    throws
  {
    let answers = try Answers(key, on: Self.lacks)
    if key.denial == .fact {
      let lacks = answers.plain.findings.contains { $0.lack != nil && $0.severity > .note }
      #expect(lacks, "\(answers.plain.findings.map(\.message))")
      // An exposure bias that a camera doesn't have is a warning of its own.
      let isWarned = key.id == "inputs[].exposureTargetBias"
      #expect((answers.plain.verdict == .cannotRun) != isWarned, "\(answers.plain.verdict)")
    }
    #expect(!answers.guarded.findings.contains { $0.severity == .error }, "\(answers.guarded.findings.map(\.message))")
    #expect([.runs, .unverified].contains(answers.guarded.verdict))
  }

  /// Apple names the phones that record spatial video, and an invented one is none of them.
  private static let ofNamedPhones = "outputs[movieFile].spatialVideoCaptureEnabled"

  @Test(arguments: keys.filter { $0.id != ofNamedPhones }) func aDeviceThatHasItIsNotRefused(_ key: GuardedKey) throws {
    let answers = try Answers(key, on: Self.has)
    for result in [answers.plain, answers.guarded] {
      #expect(!result.findings.contains { $0.severity == .error }, "\(result.findings.map(\.message))")
    }
    #expect(!answers.guarded.leftOut.contains { $0.guarded.key == key.key })
  }

  /// Keys that emitted code leaves to the app, or sets in a way of its own that asks for more than the key's property.
  private static let setOtherwise: Set<String> = ["outputs[photo].dualCameraDualPhotoDeliveryEnabled"]

  @Test(arguments: keys.filter { !setOtherwise.contains($0.id) }) func emittedCodeAsks(_ key: GuardedKey) throws {
    let needs = GuardedKey.all.filter { key.needs.contains($0.id) }
    let reading = Planning.read(
      SourceText(GuardedStage(stage: key.stage, guarded: needs + [key]).text), profiles: [])
    let (graph, document) = try (#require(reading.graph), #require(reading.document))
    let emitter = SessionEmitter(SessionResolver.resolve(graph, on: try #require(Self.has)), in: document)
    let code = SwiftCode.text(of: emitter.emit(typeName: "Built", targets: graph.aims.targets, costs: nil).code)
    let symbol = try #require(Self.symbols[key.id])
    for requirement in symbol.requirements {
      let asked = requirement.properties
      #expect(asked.isEmpty || asked.contains { code.contains($0) }, "\(key.id) is set without asking \(asked)")
    }
  }
}

extension Requirement {
  /// The properties and methods that tell; empty if the condition is written out.
  fileprivate var properties: [String] {
    switch question {
    case .flag(let name), .method(let name, _), .list(let name), .superset(let name), .size(let name): ["\(name)"]
    case .range(let lowest, let highest): ["\(lowest)", "\(highest)"]
    case .frameDuration: ["supports", "videoSupportedFrameRateRanges"]
    case .written: []
    }
  }
}
