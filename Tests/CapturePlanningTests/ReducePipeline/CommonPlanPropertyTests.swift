import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import TestSupport
import Testing

/// One configuration for several devices, of which some lack cameras that the app does without.
struct CommonPlanPropertyTests {
  private static let ids = ["iphone-xr", "iphone-xs", "iphone-12", "iphone-13-mini", "iphone-15-pro", "iphone-air"]

  /// Cameras that some of the devices lack, most of them optional, in formats that all run.
  private static func graph(using generator: inout SeededGenerator) -> String {
    let cameras = [
      #""builtInWideAngleCamera", "position": "back""#, #""builtInUltraWideCamera", "position": "back""#,
      #""builtInTelephotoCamera", "position": "back""#, #""builtInWideAngleCamera", "position": "front""#,
    ]
    let formats = [
      #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#, #"{ "width": 1280, "height": 720 }"#,
      #"{ "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true }"#,
    ]
    let optional = #", "optional": true"#
    var lists = (inputs: [String](), outputs: [String](), connections: [String]())
    for (place, camera) in cameras.shuffled(using: &generator).prefix(2).enumerated() {
      let format = formats.randomElement(using: &generator) ?? "{}"
      let guarded = Int.random(in: 0..<5, using: &generator) > 0 ? optional : ""
      lists.inputs.append(#"{ "id": "c\#(place)", "deviceType": \#(camera), "activeFormat": \#(format)\#(guarded) }"#)
      let output = Bool.random(using: &generator) ? optional : guarded
      lists.outputs.append(#"{ "id": "o\#(place)", "type": "videoData"\#(output) }"#)
      lists.connections.append(#"{ "input": "c\#(place)", "port": "video", "output": "o\#(place)" }"#)
    }
    let target = ["0.1", "0.2", "0.4"].randomElement(using: &generator) ?? "0.2"
    return """
      { "capplan": 1, "session": { "type": "multiCam" }, "plan": { "targets": { "hardwareCost": \(target) } },
        "inputs": [ \(lists.inputs.joined(separator: ", ")) ],
        "outputs": [ \(lists.outputs.joined(separator: ", ")) ],
        "connections": [ \(lists.connections.joined(separator: ", ")) ] }

      """
  }

  @Test(arguments: 0..<6)
  func thereIsOneWhereTheOwnPlanOfADeviceRunsOnAll(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) &+ 2_603)
    var plans = 0
    for _ in 0..<Breadth.count(150, or: 10) {
      let names = Self.ids.shuffled(using: &generator).prefix(Int.random(in: 2...3, using: &generator))
      let profiles = try names.map { try Bundled.profile($0) }
      let text = Self.graph(using: &generator)
      let reading = GuardedGraph.read(text)
      let outcome = CommonPlanner.plan(reading, on: profiles, options: CheckOptions())
      if case .plan = outcome {
        plans += 1
        continue
      }
      for profile in profiles {
        guard let own = Self.ownPlan(reading, on: profile) else { continue }
        let verdicts = profiles.map {
          Planning.check(GuardedGraph.read(own), on: $0, options: CheckOptions()).verdict
        }
        #expect(!verdicts.allSatisfy { $0 == .runs }, "\(names): \(outcome)\n\(text)\(own)")
      }
    }
    #expect(plans > 0)
  }

  /// The text that the exact plan for one device writes.
  private static func ownPlan(_ reading: GraphDocument, on profile: DeviceProfile) -> String? {
    let reduction = GraphReduction(reading, on: profile, by: .optimal, options: CheckOptions())
    guard reduction.obstacle == nil, let session = reduction.session else { return nil }
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets()))
    guard
      case .reduced(_, _, let text, _, _) = reduction.outcome(
        request, profiles: ProfileDirectory(DeviceProfiles.ids))
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The camera is planned for the device that has it; the other one goes without.
  @Test func aCameraThatOneDeviceLacksIsPlannedForTheOther() throws {
    func camera(_ type: String) -> String {
      #"""
      { "id": "\#(type)", "deviceType": "builtIn\#(type)Camera", "position": "back", "optional": true,
        "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } }
      """#
    }
    let graph = GuardedGraph.read(
      """
      { "capplan": 1, "session": { "type": "multiCam" }, "plan": { "targets": { "hardwareCost": 0.2 } },
        "inputs": [ \(camera("UltraWide")), \(camera("WideAngle")) ],
        "outputs": [ { "id": "a", "type": "videoData", "optional": true }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "UltraWide", "port": "video", "output": "a" },
                         { "input": "WideAngle", "port": "video", "output": "b" } ] }
      """)
    let profiles = try ["iphone-air", "iphone-12"].map { try Bundled.profile($0) }
    let outcome = CommonPlanner.plan(graph, on: profiles, options: CheckOptions())
    guard case .plan(let plan) = outcome else {
      Issue.record("there is one: \(outcome)")
      return
    }
    #expect(plan.configurations.map(\.input) == ["UltraWide", "WideAngle"])
    #expect(plan.costs.map(\.profile) == ["iphone-air", "iphone-12"])
    // The one camera of the first device needs less than the two of the other.
    let costs = plan.costs.compactMap { $0.costs.hardware.total.value }
    #expect(costs.count == 2 && costs[0] < costs[1] && costs[1] <= 0.2, "\(costs)")
  }
}
