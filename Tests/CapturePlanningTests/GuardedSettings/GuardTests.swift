import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What an app asks first, on devices that lack it, have it, or of which that is not known.
@Suite struct GuardTests {
  private static func check(_ text: String, on id: String, trust: FactKind = .estimated) throws
    -> CheckResult
  {
    var options = CheckOptions()
    options.predicts = true
    options.triesFixes = true
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return try Planning.check(reading, on: Bundled.profile(id).trusting(trust), options: options)
  }

  private static func graph(
    session: String = #""type": "multiCam""#, _ input: String,
    output: String = #""type": "videoData""#,
    connection: String = "", more: String = ""
  ) -> String {
    """
    { "capplan": 1, "session": { \(session) },
      "inputs": [ { "id": "camera", \(input) } ],
      "outputs": [ { "id": "out", \(output) } ],
      "connections": [ { "input": "camera", "port": "video", "output": "out"\(connection) } ]\(more) }
    """
  }

  private static let format =
    #""activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }"#
  private static let front =
    #""deviceType": "builtInWideAngleCamera", "position": "front", \#(format)"#
  private static let back =
    #""deviceType": "builtInWideAngleCamera", "position": "back", \#(format)"#

  @Test func aGuardedSettingThatTheDeviceLacksIsLeftOut() throws {
    let torch = Self.front + #", "torchMode": "on""#
    let plain = try Self.check(Self.graph(torch), on: "iphone-13-mini")
    #expect(
      plain.verdict == .cannotRun && plain.findings.contains { $0.rule == "torch-mode-supported" })
    let guarded = try Self.check(
      Self.graph(torch + #", "whereSupported": ["torchMode"]"#), on: "iphone-13-mini")
    let without = try Self.check(Self.graph(Self.front), on: "iphone-13-mini")
    #expect(guarded.verdict == .runs && guarded.verdict == without.verdict)
    #expect(guarded.costs?.hardware.total == without.costs?.hardware.total)
    #expect(guarded.leftOut.map(\.guarded.key) == ["torchMode"] && guarded.supportNotKnown.isEmpty)
    #expect(guarded.leftOut.map(\.guarded.pointer) == ["/inputs/0"])
    #expect(guarded.predictions.contains { $0.kind == "left-out" })
    // The answer needs the fact by which the torch is left out.
    let basis = try #require(guarded.leftOut.first?.basis)
    #expect(guarded.basis == without.basis?.weaker(basis))
  }

  /// Every phone takes Live Photos, but not in every format: where the app chooses one, the guard decides.
  @Test func aGuardSettlesALivePhotoInAFormatOfTheApp() throws {
    func check(_ guarded: String, _ request: String = "") throws -> CheckResult {
      try Self.check(
        Self.graph(
          Self.back, output: #""type": "photo", "livePhotoCaptureEnabled": true\#(guarded)"#,
          more: #", "photoSettings": [ { "output": "out", "livePhotoMovieFileURL": "file:///tmp/a.mov"\#(request) } ]"#),
        on: "iphone-13-mini")
    }
    let (plain, guarded) = (
      try check(""),
      try check(
        #", "whereSupported": ["livePhotoCaptureEnabled"]"#, #", "whereSupported": ["livePhotoMovieFileURL"]"#)
    )
    #expect(plain.verdict == .unverified && guarded.verdict == .runs, "\(plain.verdict) \(guarded.verdict)")
    // Of a format that the app chooses, nothing says so: that is told, but decides nothing.
    #expect(guarded.supportNotKnown.map(\.key) == ["livePhotoCaptureEnabled", "livePhotoMovieFileURL"])
    let preset = try Self.check(
      Self.graph(
        session: #""type": "single", "preset": "photo""#,
        #""deviceType": "builtInWideAngleCamera", "position": "back""#,
        output: #""type": "photo", "livePhotoCaptureEnabled": true, "whereSupported": ["livePhotoCaptureEnabled"]"#),
      on: "iphone-13-mini")
    #expect(preset.supportNotKnown.isEmpty)
  }

  /// What a camera runs that may not be there is no better known than of one that the app counts on.
  @Test func anOptionalCameraThatMayNotBeThereDecides() throws {
    for trust in [FactKind.estimated, .printed] {
      let tele = #""deviceType": "builtInTelephotoCamera", "position": "back", "optional": true, \#(Self.format)"#
      let text = Self.graph(session: #""type": "single""#, tele)
      #expect(try Self.check(text, on: "conservative", trust: trust).verdict == .unverified, "\(trust)")
    }
  }

  @Test func aGuardedSettingThatTheDeviceHasStays() throws {
    let torch = Self.back + #", "torchMode": "on", "whereSupported": ["torchMode"]"#
    let result = try Self.check(Self.graph(torch), on: "iphone-13-mini")
    #expect(result.verdict == .runs && result.leftOut.isEmpty && result.supportNotKnown.isEmpty)
  }

  /// A torch is only likely there, and with or without it the session runs.
  @Test func aGuardedSettingWeakensNoVerdictThatHoldsWithoutIt() throws {
    let plain = try Self.check(Self.graph(Self.back), on: "iphone-xs")
    let torch = Self.back + #", "torchMode": "on""#
    let unguarded = try Self.check(Self.graph(torch), on: "iphone-xs")
    let guarded = try Self.check(Self.graph(torch + #", "whereSupported": ["torchMode"]"#), on: "iphone-xs")
    #expect([plain.verdict, unguarded.verdict, guarded.verdict] == [.runs, .runs, .runs])
    #expect(unguarded.basis == .estimated && plain.basis != .estimated)
    #expect(guarded.basis == plain.basis && guarded.restsOn == plain.restsOn, "\(guarded.restsOn)")
    #expect(guarded.leftOut.isEmpty && guarded.supportNotKnown.isEmpty)
  }

  /// The app asks whether each fits, so that one too many stops nothing, however many the device takes.
  @Test func optionalControlsDecideNothing() throws {
    func graph(_ first: String, _ second: String) -> String {
      let controls = #"{ "type": "slider"\#(first) }, { "type": "slider"\#(second) }"#
      return Self.graph(session: #""type": "single", "controls": [ \#(controls) ]"#, Self.back)
    }
    let optional = #", "optional": true"#
    func decides(_ text: String) throws -> Bool {
      try Self.check(text, on: "iphone-17").missing.contains { $0.rule == "controls-count" && $0.decides }
    }
    #expect(try !decides(graph(optional, optional)) && !decides(graph("", optional)))
    #expect(try decides(graph("", "")) && decides(graph(optional, "")))
  }

  @Test func aFindingOffersToAskFirstAndThatMendsIt() throws {
    let text = Self.graph(Self.front + #", "torchMode": "on""#)
    let finding = try #require(
      try Self.check(text, on: "iphone-13-mini").findings.first { $0.lack != nil })
    let fix = try #require(finding.fixes.first { $0.title.hasPrefix("set torchMode only") })
    #expect(fix.applicability == .unsafe)
    let mended = String(decoding: SourceEdit.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(mended.contains(#""whereSupported": ["torchMode"]"#))
    #expect(try Self.check(mended, on: "iphone-13-mini").leftOut.count == 1)
  }

  @Test func anOptionalCameraGoesWithAllThatHangsOnIt() throws {
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [
          { "id": "wide", \(Self.back) },
          { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back", "optional": true,
            "activeFormat": { "width": 1920, "height": 1080 }, "torchMode": "on" } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData", "optional": true } ],
        "connections": [ { "input": "tele", "port": "video", "output": "b" },
                         { "input": "wide", "port": "video", "output": "a" } ],
        "synchronizers": [ { "id": "s", "outputs": ["b"] } ],
        "plan": { "prefer": ["tele", "wide"] },
        "operations": [ { "op": "beginConfiguration" },
          { "op": "addInput", "target": "tele" }, { "op": "addInput", "target": "wide" },
          { "op": "addOutput", "target": "a" }, { "op": "addOutput", "target": "b" },
          { "op": "addConnection", "target": "/connections/0" }, { "op": "addConnection", "target": "/connections/1" },
          { "op": "commitConfiguration" } ] }
      """
    let result = try Self.check(text, on: "iphone-13-mini")
    #expect(result.verdict == .runs, "\(result.findings)")
    #expect(!result.findings.contains { $0.severity == .error })
    #expect(result.leftOut.map(\.guarded.pointer) == ["/inputs/1", "/outputs/1"])
    let with = try Self.check(text, on: "iphone-13-pro")
    #expect(with.leftOut.isEmpty)
  }

  @Test func aControlIsLeftOutWhereThereIsNoCameraControl() throws {
    let control =
      #""type": "multiCam", "controls": [ { "type": "slider", "optional": true }, { "type": "indexPicker", "optional": true } ]"#
    let result = try Self.check(Self.graph(session: control, Self.back), on: "iphone-13-mini")
    #expect(
      result.verdict == .runs
        && result.leftOut.map(\.guarded.pointer) == ["/session/controls/0", "/session/controls/1"])
  }

  /// Controls came with iOS 18, and each of them may be left out before.
  @Test func anOptionalControlIsLeftOutOnPhonesWithoutTheSystem() throws {
    let slider = #""type": "single", "controls": [ { "type": "systemZoomSlider", "device": "camera""#
    for id in ["iphone-x", "iphone-8"] {
      let plain = try Self.check(Self.graph(session: slider + " } ]", Self.back), on: id)
      #expect(plain.findings.contains { $0.rule == "symbol-newer-than-minimum" && $0.severity == .error })
      let asked = try Self.check(Self.graph(session: slider + #", "optional": true } ]"#, Self.back), on: id)
      #expect(!asked.findings.contains { $0.rule == "symbol-newer-than-minimum" }, "\(asked.findings.map(\.message))")
      #expect(asked.leftOut.map(\.guarded.pointer) == ["/session/controls/0"])
    }
  }

  /// An error that comes only with a setting whose support is not known is told as a note that says so.
  @Test func whatOnlySupportRefusesIsTold() throws {
    let output =
      #""type": "photo", "constantColorEnabled": true, "whereSupported": ["constantColorEnabled"]"#
    let more =
      #", "photoSettings": [ { "id": "shot", "output": "out", "constantColorEnabled": true, "flashMode": "off", "whereSupported": ["constantColorEnabled"] } ]"#
    let result = try Self.check(
      Self.graph(session: #""type": "single""#, Self.back, output: output, more: more), on: "iphone-16-pro")
    #expect(result.verdict == .unverified)
    let told = result.findings.filter { $0.message.hasPrefix("if constantColorEnabled is there: ") }
    #expect(told.map(\.rule) == ["flash-mode-supported"], "\(result.findings.map(\.message))")
    #expect(told.allSatisfy { $0.severity == .note && !$0.refuses })
  }

  /// An app that asks whether a connection mirrors sets both keys or none.
  @Test func keysThatAskTheSameGoTogether() throws {
    let text = """
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "camera", \(Self.back) } ],
        "outputs": [ { "id": "preview", "type": "previewLayer" } ],
        "connections": [ { "input": "camera", "port": "video", "output": "preview",
          "automaticallyAdjustsVideoMirroring": false, "videoMirrored": false,
          "whereSupported": ["automaticallyAdjustsVideoMirroring", "videoMirrored"] } ] }
      """
    let result = try Self.check(text, on: "iphone-13-mini")
    #expect(result.verdict == .runs, "\(result.missing)")
    #expect(!result.findings.contains { $0.rule == "mirroring-needs-manual" }, "\(result.findings)")
  }

  /// A camera without depth has no mattes, so an app that asks for both leaves out both.
  @Test func aGuardedMatteGoesWithItsDepth() throws {
    let keys = #""depthDataDeliveryEnabled", "portraitEffectsMatteDeliveryEnabled""#
    let output =
      #""type": "photo", "depthDataDeliveryEnabled": true, "portraitEffectsMatteDeliveryEnabled": true, "#
      + #""whereSupported": [\#(keys)]"#
    let result = try Self.check(
      Self.graph(session: #""type": "single""#, Self.back, output: output), on: "iphone-13-mini")
    #expect(result.verdict == .runs && result.supportNotKnown.isEmpty, "\(result.missing)")
    #expect(
      result.leftOut.map(\.guarded.key) == ["depthDataDeliveryEnabled", "portraitEffectsMatteDeliveryEnabled"])
  }

  /// Keys and the names that guard them may both be spelled as the Swift property is.
  @Test func flagsAreRenamedWhereverTheyAreNamed() throws {
    for (key, name) in [
      ("isVideoMirrored", "isVideoMirrored"), ("videoMirrored", "isVideoMirrored"),
      ("isVideoMirrored", "videoMirrored"),
    ] {
      let connection =
        #", "automaticallyAdjustsVideoMirroring": false, "\#(key)": true, "whereSupported": ["\#(name)"]"#
      let text = Self.graph(session: #""type": "single""#, Self.back, connection: connection)
      let findings = try Self.check(text, on: "iphone-13-mini").findings.filter { $0.rule == "unknown-key" }
      #expect(findings.count == (key == name ? 2 : 1) && findings.allSatisfy { $0.fixes.first?.applicability == .safe })
      #expect(try !Self.check(text, on: "iphone-13-mini").findings.contains { $0.rule == "unused-guard" })
      let edits = findings.compactMap(\.fixes.first).flatMap(\.edits)
      let mended = String(decoding: SourceEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
      #expect(mended.contains(#""videoMirrored": true, "whereSupported": ["videoMirrored"]"#), "\(mended)")
    }
    let inputs = Self.graph(Self.back).replacing(#""inputs""#, with: #""isInputs": [], "inputs""#)
    let finding = try #require(try Self.check(inputs, on: "iphone-13-mini").findings.first { $0.rule == "unknown-key" })
    #expect(finding.fixes.allSatisfy { $0.applicability == .unsafe })
  }

  @Test func whereSupportIsNotKnownBothAnswersAreJudged() throws {
    let text = Self.graph(
      Self.back + #", "whiteBalanceMode": "autoWhiteBalance", "whereSupported": ["whiteBalanceMode"]"#)
    let result = try Self.check(text, on: "iphone-13-mini")
    #expect(result.verdict == .runs && result.supportNotKnown.map(\.key) == ["whiteBalanceMode"])
    #expect(result.leftOut.isEmpty)
  }

  @Test func whatDependsOnAnUnknownSettingIsUnverified() throws {
    let more =
      #", "photoSettings": [ { "id": "shot", "output": "out", "livePhotoMovieFileURL": "file:///tmp/a.mov" } ]"#
    let output =
      #""type": "photo", "livePhotoCaptureEnabled": true, "whereSupported": ["livePhotoCaptureEnabled"]"#
    // Every iPhone takes Live Photos, but of another device that is not known.
    var device = try Bundled.profile("iphone-13-mini")
    device.modelIdentifiers = []
    func check(_ more: String) -> CheckResult {
      let text = Self.graph(session: #""type": "single""#, Self.back, output: output, more: more)
      let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
      return Planning.check(reading, on: device, options: CheckOptions())
    }
    let result = check(more)
    #expect(result.verdict == .unverified && result.missing.contains { $0.rule == "setting-unsupported" })
    let guarded = more.replacing(
      #"a.mov""#, with: #"a.mov", "whereSupported": ["livePhotoMovieFileURL"]"#)
    let both = check(guarded)
    #expect(
      both.verdict == .runs && both.supportNotKnown.map(\.key) == ["livePhotoCaptureEnabled", "livePhotoMovieFileURL"])
    // The error that comes with support is told as what it depends on.
    let told = result.findings.filter { $0.message.hasPrefix("if livePhotoCaptureEnabled is there: ") }
    let told2 = both.findings.filter { $0.message.hasPrefix("if ") }
    #expect(told2.isEmpty && told.allSatisfy { $0.severity == .note && !$0.refuses })
  }

  @Test func ofAListOnlyTheUnsupportedValuesGo() throws {
    let types =
      #""type": "metadata", "metadataObjectTypes": ["qr", "humanFullBody"], "whereSupported": ["metadataObjectTypes"]"#
    let text = Self.graph(session: #""type": "single""#, Self.back, output: types).replacing(
      #""port": "video""#, with: #""port": "metadataObject""#)
    var profile = try Bundled.profile("iphone-13-mini")
    let old = try Bundled.profile("iphone-7-plus")
    profile.lastOperatingSystem = old.lastOperatingSystem
    let reading = Planning.read(SourceText(text), profiles: [])
    let result = Planning.check(reading, on: profile, options: CheckOptions())
    #expect(result.verdict == .runs, "\(result.findings)")
  }

  /// Keys whose support some fact can deny, with what denies it on iPhone 13 mini's front camera.
  @Test(arguments: [
    ("inputs", #""torchMode": "on""#, "torchMode"), ("inputs", #""torchLevel": 0.5"#, "torchLevel"),
    ("inputs", #""videoZoomFactor": 900"#, "videoZoomFactor"),
    ("inputs", #""activeFrameRate": { "max": 240 }"#, "activeFrameRate"),
    ("inputs", #""maxFrameRateOverride": 240"#, "maxFrameRateOverride"),
    ("inputs", #""activeColorSpace": "appleLog""#, "activeColorSpace"),
  ])
  func aKeyIsJudgedBothWays(_ section: String, _ setting: String, _ key: String) throws {
    let plain = try Self.check(Self.graph(Self.front + ", " + setting), on: "iphone-13-mini")
    let guarded = try Self.check(
      Self.graph(Self.front + ", " + setting + #", "whereSupported": ["\#(key)"]"#),
      on: "iphone-13-mini")
    #expect(
      !guarded.findings.contains { $0.lack != nil && $0.severity > .note }, "\(guarded.findings)")
    if plain.findings.contains(where: { $0.lack != nil && $0.severity > .note }) {
      #expect(guarded.leftOut.map(\.guarded.key) == [key])
    } else {
      #expect(guarded.supportNotKnown.map(\.key) == [key])
    }
  }

  /// A phone that never runs iOS 18 has no controls, and no delegate for them.
  @Test func theControlsDelegateIsGuarded() throws {
    func graph(_ guarded: String) -> String {
      """
      { "capplan": 1, "deployment": { "minimumOS": "15.0" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" }, "observesSystemPressure": true,
                 "handlesInterruptions": true, "requestsAuthorization": true, "setsControlsDelegate": true\(guarded) },
        "session": { "type": "single", "controls": [
          { "id": "zoom", "type": "systemZoomSlider", "device": "back", "optional": true } ] },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "photo", "type": "photo" } ] }
      """
    }
    let plain = try Self.check(graph(""), on: "iphone-7-plus")
    #expect(plain.verdict == .cannotRun)
    let fix = plain.findings.filter(\.refuses).flatMap(\.fixes).first { $0.isGuard }
    #expect(fix?.title == "set setsControlsDelegate only where it is supported", "\(plain.findings)")
    let guarded = try Self.check(graph(#", "whereSupported": ["setsControlsDelegate"]"#), on: "iphone-7-plus")
    #expect(guarded.verdict == .runs, "\(guarded.findings.map(\.message))")
    #expect(guarded.leftOut.map(\.guarded.pointer) == ["/app", "/session/controls/0"])
    #expect(guarded.leftOut.map(\.guarded.key) == ["setsControlsDelegate", nil])
    let new = try Self.check(graph(#", "whereSupported": ["setsControlsDelegate"]"#), on: "iphone-16-pro")
    #expect(new.verdict == .runs && new.leftOut.isEmpty && new.supportNotKnown.isEmpty, "\(new.supportNotKnown)")
  }

  /// The names that `whereSupported` takes, in the schema and when it is read; `GuardedKeyTests` lists them all.
  @Test func theSchemaSaysWhichKeysMayBeGuarded() throws {
    var objects = 0
    for object in CaptureGraph.schema {
      guard let guards = object.fields.first(where: { $0.name == "whereSupported" }) else { continue }
      guard case .array(.names(let taken), _, _) = guards.type else {
        Issue.record("\(object.path) takes no list of names")
        continue
      }
      let asked = object.fields.filter { field in
        field.symbol.map { !$0.requirements.isEmpty || !$0.asked.isEmpty } ?? false
      }
      #expect(Set(taken().names).isSuperset(of: asked.map(\.name)), "\(object.path)")
      #expect(taken().names == object.fields.filter(\.mayBeGuarded).map(\.name), "\(object.path)")
      objects += 1
    }
    #expect(objects == 13)
  }
}
