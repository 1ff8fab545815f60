import CaptureModel
import JSONSource
import Testing

/// Facts of a profile with sources of their own.
struct ProfileFactTests {
  private static func decode(_ members: String, camera: String = "") -> ProfileDecoder.Result {
    ProfileDecoder.decode(
      SourceText(
        #"""
        { "capplanProfile": 1, "id": "a", "name": "A", \#(members)
          "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back"\#(camera), "source": "s" } ],
          "sources": [ { "id": "s", "kind": "reported", "reference": "a page" } ] }
        """#))
  }

  @Test func aFactIsItsValueOrHasASource() throws {
    let result = Self.decode(
      #""camerasComplete": true, "lastOperatingSystem": "none", "maxControlsCount": { "value": 4, "source": "s" },"#,
      camera: #", "sensor": { "width": 4032, "height": 3024 }, "hasTorch": { "value": false, "source": "s" }"#)
    let profile = try #require(result.profile, "\(result.findings)")
    #expect(profile.camerasComplete?.value == true && profile.camerasComplete?.source == nil)
    #expect(profile.lastOperatingSystem?.value == .newerCome && profile.firstOperatingSystem == nil)
    #expect(profile.maxControlsCount?.value == 4 && profile.maxControlsCount?.source == "s")
    #expect(profile.cameras[0].sensor?.value == Dimensions(4032, 3024))
    #expect(profile.cameras[0].hasTorch?.value == false && profile.cameras[0].hasFlash == nil)
  }

  @Test func nullIsNotKnown() throws {
    let result = Self.decode(#""camerasComplete": null, "firstOperatingSystem": null,"#, camera: #", "hasFlash": null"#)
    let profile = try #require(result.profile, "\(result.findings)")
    #expect(profile.camerasComplete == nil && profile.firstOperatingSystem == nil)
    #expect(profile.cameras[0].hasFlash == nil)
  }

  @Test(arguments: [
    (#""camerasComplete": "yes","#, "wrong-type"), (#""lastOperatingSystem": "soon","#, "unknown-value"),
    (#""maxControlsCount": -1,"#, "value-out-of-range"), (#""camerasComplete": { "value": true },"#, "missing-key"),
    (#""camerasComplete": { "value": 1, "source": "s" },"#, "wrong-type"),
  ])
  func aFaultyFactIsReported(_ member: String, _ rule: String) {
    let result = Self.decode(member)
    #expect(result.findings.map(\.rule.rawValue) == [rule])
  }
}
