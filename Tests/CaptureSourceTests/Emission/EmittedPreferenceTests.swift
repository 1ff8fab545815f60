import CaptureModel
import CaptureSource
import JSONSource
import TestSupport
import Testing

/// Emitted Swift fails only where it has to, and compiles without a word.
struct EmittedPreferenceTests {
  @Test(arguments: ["off", "cinematic", "cinematicExtendedEnhanced"])
  func aPreferenceIsSetAndAsksForNothing(_ mode: String) throws {
    let source = try OneCamera.source(OneCamera.graph(connection: #", "preferredVideoStabilizationMode": "\#(mode)""#))
    #expect(source.contains("Connection.preferredVideoStabilizationMode = .\(mode)"), "\(source)")
    // It is a wish of the format's choice, and that is all.
    let code = source.filter { !$0.isWhitespace }
    let wish = "{$0.isVideoStabilizationModeSupported(.\(mode))}"
    #expect(code.contains("wishes:[(\"preferredVideoStabilizationMode\",\(wish))") == (mode != "off"), "\(source)")
    #expect(!code.replacing(wish, with: "").contains("isVideoStabilization"))
  }

  @Test func aRateWithDecimalsIsFoundAsItIsRounded() throws {
    let profile = """
      { "capplanProfile": 1, "id": "film", "name": "a made-up device", "multiCamSupported": true,
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formats": [
          { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 23.976, "multiCam": true } ] } ] }
      """
    let device = try #require(Bundled.decode(.init(profile)).profile)
    let text = OneCamera.graph().replacing("\"maxFrameRate\": 60", with: "\"maxFrameRate\": 23.976")
      .replacing("iphone-16-pro", with: "iphone-xs")
    let emission = try #require(Emitting.Case(name: "film", text: text, profile: device).emission(typeName: "Built"))
    let source = SwiftCode.text(of: emission.code)
    #expect(source.contains("$0.highestFrameRate == 23.98"), "\(source)")
    guard FakeAVFoundation.isAvailable else { return }
    #expect(try OneCamera.run(source, OneCamera.configure, on: device.world()) == ["configured"])
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func portsThatAreSwitchedOffCompileWithoutAWord() throws {
    for port in [#""metadataObject""#, #"{ "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }"#] {
      let source = try OneCamera.source(OneCamera.graph(camera: #", "disabledPorts": [\#(port)]"#))
      #expect(source.contains("{ port.isEnabled = false }") || source.contains("port.isEnabled = false\n"), "\(source)")
      #expect(try FakeAVFoundation.built().typeCheck(["Built.swift": source], mode: .v6) == "")
    }
  }
}
