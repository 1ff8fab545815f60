import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import RuleKit
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
      #expect(
        !basis.isWeaker(than: .printed) || weakest == basis,
        "\(profile.id) \(basis): \(result.restsOn)\n\(graph.source[graph.source.range])")
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

  /// Sizes of photos, color spaces and formats that a session asks for.
  private static let sizes = ["4032, 3024", "5712, 4284", "8064, 6048", "4224, 2384"]
  private static let spaces = ["sRGB", "P3_D65", "HLG_BT2020", "appleLog", "appleLog2"]
  private static let formats = ["", "4032, 3024", "1920, 1080", "3840, 2160", "1920, 1440"]

  /// Sessions of one camera that takes photos of a size in a color space, in a format or under a preset.
  private static let photos: [GraphDocument] = positions.flatMap { camera in
    ["photo", "inputPriority"].flatMap { preset in
      formats.flatMap { format in
        let asked = format.isEmpty ? "" : #", "activeFormat": \#(dimensions(format))"#
        return sizes.map { photo(preset, camera + asked, #", "maxPhotoDimensions": \#(dimensions($0))"#) }
          + spaces.map { photo(preset, camera + asked + #", "activeColorSpace": "\#($0)""#, "") }
      }
    }
  }

  private static func photo(_ preset: String, _ camera: String, _ output: String) -> GraphDocument {
    read(
      #"""
      { "capplan": 1, "session": { "type": "single", "preset": "\#(preset)" },
        "inputs": [ { "id": "c", "deviceType": \#(camera) } ],
        "outputs": [ { "id": "o", "type": "photo", "maxPhotoQualityPrioritization": "quality"\#(output) } ],
        "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
      """#)
  }

  private static func dimensions(_ text: String) -> String {
    let sides = text.split(separator: ", ")
    return #"{ "width": \#(sides[0]), "height": \#(sides[1]) }"#
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 4) + ["iphone-13-mini", "iphone-18-pro-max"])
  func photoSizesAndColorSpacesStandOnTheirOwnBasis(id: String) throws {
    Self.expectOwnBasis(Self.photos, on: try Bundled.profile(id))
  }

  /// The graphs of all rules' examples, which use each key.
  private static let examples: [GraphDocument] = Rule.all.flatMap(\.examples).map { read($0.text) }

  @Test(arguments: Bundled.all.indices)
  func whatARuleAsksStandsOnItsOwnBasis(place: Int) {
    // Every example on several devices, in a broad run; on all of them it would take half an hour.
    let step = Breadth.count(12, or: 61)
    let some = stride(from: place % step, to: Self.examples.count, by: step).map { Self.examples[$0] }
    Self.expectOwnBasis(some, on: Bundled.all[place])
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
