import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// A verdict stands under its own basis, whatever list it was read from.
@Suite struct OwnBasisTests {
  private static let positions = [
    #""builtInWideAngleCamera", "position": "back""#, #""builtInWideAngleCamera", "position": "front""#,
    #""builtInUltraWideCamera", "position": "back""#, #""builtInTelephotoCamera", "position": "back""#,
  ]

  /// Formats that a preset stands beside, and settings that go by the format that a preset chooses.
  private static let members = [
    "", #", "activeFormat": { "width": 1920, "height": 1080 }"#, #", "activeFormat": { "width": 1280, "height": 720 }"#,
    #", "videoZoomFactor": 12"#, #", "videoZoomFactor": 40"#, #", "videoZoomFactor": 400"#,
    #", "activeColorSpace": "P3_D65""#, #", "activeFrameRate": { "max": 120 }"#,
    #", "activeFormat": { "width": 1920, "height": 1080 }, "videoZoomFactor": 12"#,
  ]

  private static let presets = ["hd4K3840x2160", "hd1920x1080", "high", "photo", "inputPriority"]

  /// Sessions of one camera: each camera, preset and member.
  private static let singles: [GraphDocument] = positions.flatMap { camera in
    presets.flatMap { preset in
      members.map { member in
        read(
          #"""
          { "capplan": 1, "session": { "type": "single", "preset": "\#(preset)" },
            "inputs": [ { "id": "c", "deviceType": \#(camera)\#(member) } ],
            "outputs": [ { "id": "o", "type": "videoData" } ],
            "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
          """#)
      }
    }
  }

  /// Sessions of two cameras in which little or nothing fits.
  private static let crowded: [GraphDocument] = [0.01, 0.05, 0.1, 0.2, 0.4].flatMap { target in
    [("1920", "1440"), ("1920", "1080"), ("640", "480")].map { width, height in
      let format = #""activeFormat": { "width": \#(width), "height": \#(height) }"#
      return read(
        #"""
        { "capplan": 1, "plan": { "targets": { "hardwareCost": \#(target) } },
          "inputs": [ { "id": "a", "deviceType": \#(positions[0]), \#(format) },
                      { "id": "b", "deviceType": \#(positions[1]), \#(format) } ],
          "outputs": [ { "id": "o", "type": "videoData" }, { "id": "p", "type": "videoData" } ],
          "connections": [ { "input": "a", "port": "video", "output": "o" },
                           { "input": "b", "port": "video", "output": "p" } ] }
        """#)
    }
  }

  private static func read(_ text: String) -> GraphDocument { Planning.read(SourceText(text), profiles: []) }

  private static func expectOwnBasis(_ graphs: [GraphDocument], on profile: DeviceProfile) {
    for graph in graphs {
      let result = Planning.check(graph, on: profile, options: CheckOptions())
      guard let basis = result.basis else { continue }
      let same = Planning.check(graph, on: profile.trusting(basis), options: CheckOptions())
      #expect(
        same.verdict == result.verdict,
        "\(profile.id) \(basis): \(same.verdict) for \(result.verdict)\n\(graph.source[graph.source.range])")
      let weakest = result.restsOn.compactMap(\.kind).reduce(FactKind.documented) { $0.weaker($1) }
      #expect(!basis.isWeaker(than: .printed) || weakest == basis, "\(profile.id) \(basis): \(result.restsOn)")
    }
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 6))
  func whatAPresetChoosesIsNamed(id: String) throws {
    Self.expectOwnBasis(Self.singles, on: try Bundled.profile(id))
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 6))
  func thatNothingFitsIsNamed(id: String) throws {
    Self.expectOwnBasis(Self.crowded, on: try Bundled.profile(id))
  }

  /// A profile whose small format is printed; that the camera has 3840x2160 too, and nothing else, is only reported.
  private static func profile(isComplete: Bool, _ more: String = "") throws -> DeviceProfile {
    let text = #"""
      { "capplanProfile": 1, "id": "own", "name": "Own", "sources": [
          { "id": "print", "reference": "A print", "kind": "printed" },
          { "id": "talk", "reference": "A talk", "kind": "reported" } ],
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "print",
          "formatsComplete": \#(isComplete), "formats": [
            { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": false, "source": "print"\#(more) },
            { "width": 3840, "height": 2160, "maxFrameRate": 30, "binned": false, "source": "talk"\#(more) } ] } ] }
      """#
    return try #require(ProfileDecoder.decode(SourceText(name: "own", text)).profile)
  }

  /// A session of one camera under a preset.
  private static func single(_ preset: String, _ member: String) -> GraphDocument {
    read(
      #"""
      { "capplan": 1, "session": { "type": "single", "preset": "\#(preset)" },
        "inputs": [ { "id": "c", "deviceType": \#(positions[0]), \#(member) } ] }
      """#)
  }

  @Test func aPresetBesideAPrintedFormatRestsOnAFormatOfItsSize() throws {
    let profile = try Self.profile(isComplete: false)
    let graph = Self.single("hd4K3840x2160", #""activeFormat": { "width": 1280, "height": 720 }"#)
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    #expect(result.verdict == .runs && result.basis == .reported, "\(result.verdict) \(result.restsOn)")
    Self.expectOwnBasis([graph], on: profile)
  }

  @Test func aZoomWithoutAFormatRestsOnTheWholeList() throws {
    let profile = try Self.profile(isComplete: true, #", "maxZoomFactor": 16"#)
    let graph = Self.single("high", #""videoZoomFactor": 12"#)
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    #expect(result.verdict == .runs && result.basis == .reported, "\(result.verdict) \(result.restsOn)")
    Self.expectOwnBasis([graph], on: profile)
  }
}
