import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// Where a list says nothing of photos, the family's rule on what the sensor reads tells which can't be taken.
struct PhotoReadoutTests {
  private static let graph = Planning.read(
    SourceText(
      """
      { "capplan": 1, "profiles": ["iphone-15-pro"],
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 } } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """), profiles: ["iphone-15-pro"])

  private static func isRefused(on profile: DeviceProfile) -> Bool {
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    return result.findings.contains { $0.rule.rawValue == "photo-max-dimensions" && $0.refuses }
  }

  @Test func aBinnedFormatTakesNone() throws {
    let profile = try Bundled.profile("iphone-15-pro")
    #expect(Self.isRefused(on: profile))
    #expect(!Self.isRefused(on: profile.trusting(.derived)))
  }

  /// It is a readout for costs, and may be smaller than a photo.
  @Test func aReadoutOfTheProfilesOwnSaysNothing() throws {
    var profile = try Bundled.profile("iphone-15-pro")
    for camera in profile.cameras.indices {
      for row in profile.cameras[camera].formats.indices {
        guard case .bounded(var pixels) = profile.cameras[camera].formats[row].readout else { continue }
        pixels.source = "readings"
        profile.cameras[camera].formats[row].readout = .bounded(pixels)
      }
    }
    #expect(!Self.isRefused(on: profile))
  }
}
