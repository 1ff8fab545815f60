import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Of many printed formats it is not known whether they run beside other cameras: nothing is impossible, or above what a
/// graph asks, because one of those was left out.
@Suite struct UnknownUseTests {
  private func check(
    _ format: String, position: String = "back", photo: Bool, plan: String, trust: FactKind = .estimated
  ) throws -> CheckResult {
    let output =
      photo
      ? #""type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"# : #""type": "videoData""#
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "c0", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
                      "activeFormat": \(format) } ],
        "outputs": [ { "id": "o0", \(output) } ],
        "connections": [ { "input": "c0", "port": "video", "output": "o0" } ], "plan": \(plan) }
      """
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    let profile = try Bundled.profile("iphone-17-pro").trusting(trust)
    return Planning.check(reading, on: profile, options: CheckOptions())
  }

  /// 1024x768 takes photos of that size, and may run beside other cameras. It may be taller than asked, as 720p takes none.
  @Test(arguments: [FactKind.estimated, .derived])
  func aFormatThatMayRunKeepsAPlanFromBeingImpossible(trust: FactKind) throws {
    let asked = #"{ "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }"#
    let result = try check(asked, photo: true, plan: #"{ "targets": { "hardwareCost": 0.4 } }"#, trust: trust)
    #expect(result.verdict == .unverified)
    #expect(result.missing.contains { "\($0.fact)".contains("1024x768") })
  }

  /// No front format of that size takes them, whether it runs beside other cameras or not.
  @Test(arguments: [FactKind.estimated, .derived])
  func whatNoFormatDoesIsImpossible(trust: FactKind) throws {
    let asked = #"{ "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }"#
    let result = try check(
      asked, position: "front", photo: true,
      plan: #"{ "targets": { "hardwareCost": 0.2 }, "keep": { "c0": { "width": 1280 } } }"#, trust: trust)
    #expect(result.verdict == .cannotRun)
  }

  /// "unbinned" means 1920x1080 where that is known to run beside others, else any of fifteen.
  @Test func whatAPlanKeepsIsNotAboveAFormatThatMayNotBeMeant() throws {
    let plan = #"{ "keep": { "c0": { "width": 1280, "frameRate": 30 } } }"#
    let sure = try check(#"{ "binned": false }"#, position: "front", photo: false, plan: plan)
    #expect(sure.verdict == .runs)
    let open = try check(#"{ "binned": false }"#, position: "front", photo: false, plan: plan, trust: .derived)
    #expect(open.verdict == .unverified)
    #expect(open.findings.allSatisfy { $0.rule != "plan-above-format" })
  }
}
