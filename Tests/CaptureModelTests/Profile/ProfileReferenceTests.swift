import CaptureModel
import JSONSource
import Testing

/// What a profile takes over from another one.
struct ProfileReferenceTests {
  /// A device whose lists are known, each in another way.
  static let known = """
    { "capplanProfile": 1, "id": "known", "name": "Known",
      "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "list", "formatsComplete": true,
          "multiCamFormatsComplete": true, "presets": { "high": 1 }, "autoFocusSystem": "phaseDetection",
          "formats": [ { "width": 640, "height": 480 }, { "width": 1280, "height": 720, "source": "guess" } ] },
        { "deviceType": "builtInWideAngleCamera", "position": "front", "source": "list" } ],
      "multiCamDeviceSets": { "complete": true, "source": "list",
        "sets": [[{ "deviceType": "builtInWideAngleCamera", "position": "back" },
                  { "deviceType": "builtInWideAngleCamera", "position": "front" }]] },
      "costModel": { "basis": "measured",
        "hardware": { "depthStream": { "low": 0, "value": 0, "high": 0, "source": "fit" },
                      "hdrFactor": { "low": 1, "value": 1, "high": 1, "source": "list" } },
        "readings": [{ "id": "r", "hardwareCost": 0.5, "source": "reading" }] },
      "sources": [ { "id": "list", "kind": "printed", "reference": "a list" },
        { "id": "guess", "kind": "estimated", "reference": "a guess" },
        { "id": "fit", "kind": "printed", "reference": "a fit" },
        { "id": "reading", "kind": "reported", "reference": "a reading" } ] }
    """

  static func decode(_ members: String, camera: String = "", front: Bool = true) -> ProfileDecoder.Result {
    let other = #", { "deviceType": "builtInWideAngleCamera", "position": "front", "source": "own" }"#
    let text = """
      { "capplanProfile": 1, "id": "new", "name": "New", \(members)
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "own"\(camera) }
                     \(front ? other : "") ],
        "sources": [ { "id": "own", "kind": "reported", "reference": "a table" },
                     { "id": "list", "kind": "reported", "reference": "another list" },
                     { "id": "alike", "kind": "derived", "reference": "the same cameras" } ] }
      """
    return ProfileDecoder.decode(SourceText(text)) { id in
      id == "known" ? ProfileDecoder.decode(SourceText(known)).profile : nil
    }
  }

  private static let siblings = #""siblings": [{ "profile": "known", "source": "alike" }], "#
  private static let wide =
    #", "formatsOf": { "profile": "known", "deviceType": "builtInWideAngleCamera", "position": "back" }"#

  @Test func aSiblingsListIsTakenOverAsDerived() throws {
    let result = Self.decode(Self.siblings, camera: Self.wide)
    #expect(result.findings.isEmpty, "\(result.findings)")
    let profile = try #require(result.profile)
    let camera = profile.cameras[0]
    #expect(camera.formats.map(\.width) == [640, 1280] && camera.formatsComplete && camera.multiCamFormatsComplete)
    #expect(camera.presets.map(\.preset) == [.high] && camera.autoFocusSystem == .phaseDetection)
    #expect(camera.formatsOf?.profile == "known" && camera.source == "own")
    // A guess stays one; all else is known by the likeness of the devices.
    #expect(camera.formats.map(\.source) == ["alike", "guess"])
    #expect(profile.source("guess")?.kind == .estimated && profile.cameras[1].formatsOf == nil)
  }

  @Test func deviceSetsAreTakenOverFromASibling() throws {
    let result = Self.decode(Self.siblings + #""multiCamDeviceSetsOf": "known", "#)
    let table = try #require(result.profile?.multiCamDeviceSets)
    #expect(table.complete && table.sets.count == 1 && table.source == "alike")
    #expect(result.profile?.multiCamDeviceSetsOf == "known")
  }

  @Test func aCostModelIsTakenOverWithItsSources() throws {
    let stranger = try #require(Self.decode(#""costModelOf": "known", "#).profile)
    #expect(stranger.costModelOf == "known" && stranger.costModel.basis == .derived)
    #expect(stranger.costModel[.depthStream]?.source == "fit" && stranger.source("fit")?.kind == .derived)
    // An id that means something else here is told apart.
    #expect(stranger.costModel[.hdrFactor]?.source == "known:list" && stranger.source("list")?.kind == .reported)
    #expect(stranger.source("known:list")?.reference == "a list" && stranger.costModel.readings.isEmpty)
    let sibling = try #require(Self.decode(Self.siblings + #""costModelOf": "known", "#).profile)
    #expect(sibling.costModel.readings.map(\.source) == ["reading"] && sibling.source("reading")?.kind == .reported)
  }

  @Test(
    "What can't be taken over is told with its place",
    arguments: [
      ("", wide, "'siblings' does not name 'known'"),
      (siblings, wide.replacing("known", with: "gone"), "'siblings' does not name 'gone'"),
      (siblings.replacing("known", with: "gone"), wide.replacing("known", with: "gone"), "there is no profile 'gone'"),
      (siblings, wide.replacing("WideAngle", with: "Telephoto"), "'known' has no back telephoto camera"),
      (siblings, wide + #", "formats": [{ "width": 1, "height": 1 }]"#, "'formatsOf' replaces 'formats'"),
      (#""costModelOf": "gone", "#, "", "there is no profile 'gone'"),
      (#""costModelOf": "known", "costModel": { "basis": "derived" }, "#, "", "replaces 'costModel'"),
      (#""multiCamDeviceSetsOf": "known", "#, "", "'siblings' does not name 'known'"),
    ])
  func faults(_ members: String, _ camera: String, _ message: String) {
    let result = Self.decode(members, camera: camera)
    #expect(result.profile == nil && result.findings.count == 1)
    #expect(result.findings.first?.message.hasSuffix(message) ?? false, "\(result.findings)")
  }

  @Test func aSetOfCamerasThatAreNotThereIsRefused() {
    let result = Self.decode(Self.siblings + #""multiCamDeviceSetsOf": "known", "#, front: false)
    #expect(result.findings.map(\.message) == ["a set of 'known' needs a front wide camera"])
  }
}
