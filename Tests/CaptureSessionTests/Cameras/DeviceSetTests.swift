import CaptureSession
import CapturePlans
import CaptureModel
import JSONSource
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// Which cameras may run together, on the two devices whose tables are public as a whole.
struct DeviceSetTests {
  static let rules: Set<RuleID> = [
    "device-set-unsupported", "two-physical-cameras-xs", "constituent-counted-twice", "lidar-uses-wide",
  ]

  @Test func iPhoneXSRunsItsSixSetsAndNoOtherPairOrTriple() throws {
    let profile = try Bundled.profile("iphone-xs")
    let sets = try #require(profile.multiCamDeviceSets).sets.map { Set($0) }
    #expect(sets.count == 6)
    let cameras = profile.cameras.map { DeviceKey($0.deviceType, $0.position) }
    #expect(cameras.count == 5)
    for chosen in Self.subsets(of: cameras) where chosen.count <= 3 {
      let findings = Self.findings(chosen, on: profile)
      let isLegal = chosen.count == 1 || sets.contains(Set(chosen))
      #expect(findings.isEmpty == isLegal, "\(chosen): \(findings.map(\.message))")
    }
  }

  @Test func everySetIsAcceptedInEveryOrder() throws {
    for id in ["iphone-xs", "iphone-11-pro-max"] {
      let profile = try Bundled.profile(id)
      for set in try #require(profile.multiCamDeviceSets).sets {
        for order in [set, set.reversed()] {
          #expect(Self.findings(order, on: profile).isEmpty, "\(order) on \(id)")
        }
      }
    }
  }

  @Test func iPhone11ProMaxRunsItsTwentyThreeSetsAndNoOther() throws {
    let profile = try Bundled.profile("iphone-11-pro-max")
    let sets = try #require(profile.multiCamDeviceSets).sets.map { Set($0) }
    #expect(sets.count == 23)
    let cameras = profile.cameras.map { DeviceKey($0.deviceType, $0.position) }
    for chosen in Self.subsets(of: cameras) where chosen.count <= 4 {
      let isLegal = sets.contains { $0.isSuperset(of: chosen) }
      #expect(Self.findings(chosen, on: profile).isEmpty == isLegal, "\(chosen)")
    }
    let four: [DeviceKey] = [
      DeviceKey(.builtInWideAngleCamera, .back), DeviceKey(.builtInUltraWideCamera, .back),
      DeviceKey(.builtInTelephotoCamera, .back), DeviceKey(.builtInWideAngleCamera, .front),
    ]
    let refused = try #require(Self.findings(four, on: profile).first)
    #expect(refused.rule == "device-set-unsupported")
    #expect(refused.message == "\"camera3\" can't run beside \"camera0\", \"camera1\", \"camera2\"")
    let nearest = "the nearest set is back wide + back ultra-wide + back telephoto, which leaves out \"camera3\""
    #expect(refused.help == nearest)
  }

  @Test func oneFindingSpeaksForEachCameraThatIsRefused() throws {
    let profile = try Bundled.profile("iphone-xs")
    let dual = DeviceKey(.builtInDualCamera, .back)
    let wide = DeviceKey(.builtInWideAngleCamera, .back)
    let front = DeviceKey(.builtInWideAngleCamera, .front)
    let tele = DeviceKey(.builtInTelephotoCamera, .back)
    #expect(Self.findings([dual, wide], on: profile).map(\.rule) == ["constituent-counted-twice"])
    #expect(Self.findings([dual, front], on: profile).map(\.rule) == ["two-physical-cameras-xs"])
    #expect(Self.findings([wide, dual, front], on: profile).map(\.rule) == ["constituent-counted-twice"])
    let both: [RuleID] = ["constituent-counted-twice", "two-physical-cameras-xs"]
    #expect(Self.findings([dual, tele, front], on: profile).map(\.rule) == both)
  }

  @Test func aTableThatIsNotWholeLeavesTheQuestionOpen() throws {
    let profile = try Bundled.profile("iphone-14-pro")
    let wide = DeviceKey(.builtInWideAngleCamera, .back)
    let triple = DeviceKey(.builtInTripleCamera, .back)
    let face = DeviceKey(.builtInTrueDepthCamera, .front)
    let open = Self.check([triple, face], on: profile)
    #expect(open.findings.filter { Self.rules.contains($0.rule) }.isEmpty)
    #expect(open.missing.contains { $0.rule == "device-set-unsupported" })
    let listed = Self.check([wide, face], on: profile)
    #expect(!listed.missing.contains { $0.rule == "device-set-unsupported" })
  }

  static func subsets(of cameras: [DeviceKey]) -> [[DeviceKey]] {
    (1..<(1 << cameras.count)).map { bits in cameras.indices.filter { bits >> $0 & 1 == 1 }.map { cameras[$0] } }
  }

  static func findings(_ cameras: [DeviceKey], on profile: DeviceProfile) -> [Finding] {
    check(cameras, on: profile).findings.filter { rules.contains($0.rule) }
  }

  static func check(_ cameras: [DeviceKey], on profile: DeviceProfile) -> CheckResult {
    let inputs = cameras.enumerated().map { index, camera in
      """
      { "id": "camera\(index)", "deviceType": "\(camera.deviceType.rawValue)", "position": "\(camera.position.rawValue)",
        "activeFormat": { "width": 640, "height": 480 } }
      """
    }
    let outputs = cameras.indices.map { "{ \"id\": \"out\($0)\", \"type\": \"videoData\" }" }
    let connections = cameras.indices.map {
      "{ \"input\": \"camera\($0)\", \"port\": \"video\", \"output\": \"out\($0)\" }"
    }
    let text = """
      { "capplan": 1, "inputs": [\(inputs.joined(separator: ", "))], "outputs": [\(outputs.joined(separator: ", "))],
        "connections": [\(connections.joined(separator: ", "))] }
      """
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: profile, options: CheckOptions())
  }

}
