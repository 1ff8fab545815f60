import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What `cost --what-if` says of one camera comes true when that camera alone is changed.
@Suite struct OutlookTests {
  /// An input of a graph that is made, as its JSON members.
  private struct Input {
    let members: String
    var format: String?
    var override: Int?

    /// The input as the graph has it, or after a step.
    func text(_ id: Int, _ step: CameraConfiguration? = nil) -> String {
      var format = format
      // A promise can be written where the format can't be named.
      if let name = step?.format, let rate = name.maxFrameRate, let binned = name.binned {
        format =
          #"{ "width": \#(name.dimensions.width), "height": \#(name.dimensions.height), "#
          + #""maxFrameRate": \#(rate), "binned": \#(binned) }"#
      }
      let limit = step == nil ? override.map { "\($0)" } : step?.limit.map { "\($0)" }
      return #"{ "id": "c\#(id)", \#(members)"# + (format.map { #", "activeFormat": \#($0)"# } ?? "")
        + (limit.map { #", "maxFrameRateOverride": \#($0)"# } ?? "") + " }"
    }
  }

  /// A graph of inputs; those on the port of their wide-angle constituent feed their outputs from there.
  private static func graph(_ inputs: [String], onWidePort: Set<Int> = []) -> String {
    let outputs = inputs.indices.map { #"{ "id": "o\#($0)", "type": "videoData" }"# }
    let wide = #"{ "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }"#
    let connections = inputs.indices.map { index in
      let port = onWidePort.contains(index) ? wide : #""video""#
      return #"{ "input": "c\#(index)", "port": \#(port), "output": "o\#(index)" }"#
    }
    return """
      { "capplan": 1, "inputs": [ \(inputs.joined(separator: ",\n")) ],
        "outputs": [ \(outputs.joined(separator: ", ")) ],
        "connections": [ \(connections.joined(separator: ", ")) ] }
      """
  }

  private static func inputs(on profile: DeviceProfile, using generator: inout SeededGenerator) -> [Input] {
    profile.cameras.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)).map { camera in
      var input = Input(
        members: #""deviceType": "\#(camera.deviceType.rawValue)", "position": "\#(camera.position.rawValue)""#)
      if Int.random(in: 0..<3, using: &generator) > 0 {
        let format = camera.formats.filter { $0.multiCam != false }.randomElement(using: &generator)
        input.format = format.map { #"{ "width": \#($0.width), "height": \#($0.height) }"# }
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { input.override = 24 }
      return input
    }
  }

  private static func check(_ text: String, on profile: DeviceProfile, findsOutlooks: Bool) -> CheckResult {
    var options = CheckOptions()
    options.findsOutlooks = findsOutlooks
    return Planning.check(Planning.read(SourceText(text), profiles: DeviceProfiles.ids), on: profile, options: options)
  }

  @Test func everyStepComesTrueWhenItIsApplied() throws {
    var generator = SeededGenerator(1_301)
    var steps = 0
    var stepsBesideOpenCameras = 0
    for _ in 0..<Breadth.count(1_000, or: 30) {
      let profile = try #require(RandomGraph.profiles.randomElement(using: &generator))
      let inputs = Self.inputs(on: profile, using: &generator)
      let text = Self.graph(inputs.enumerated().map { $1.text($0) })
      let outlooks = Self.check(text, on: profile, findsOutlooks: true).outlooks ?? []
      for (index, outlook) in outlooks.enumerated() {
        for case .step(let step) in [outlook.cheaper, outlook.better] {
          let changed = Self.graph(
            inputs.enumerated().map { $1.text($0, $0 == index ? step.configuration : nil) },
            onWidePort: step.configuration.isOnWidePort ? [index] : [])
          let costs = try #require(Self.check(changed, on: profile, findsOutlooks: false).costs)
          #expect(costs.hardware.total == step.costs.hardware.total, "\(profile.id): \(step.configuration)\n\(text)")
          #expect(costs.pressure?.total == step.costs.pressure?.total, "\(profile.id): \(step.configuration)\n\(text)")
          steps += 1
          if inputs.enumerated().contains(where: { $0 != index && $1.format == nil }) { stepsBesideOpenCameras += 1 }
        }
      }
    }
    #expect(steps > 20 && stepsBesideOpenCameras > 3, "\(steps), \(stepsBesideOpenCameras)")
  }

  @Test func ofACameraWithoutAFormatNothingIsSaid() throws {
    let profile = try Bundled.profile("iphone-xs")
    let text = Self.graph([
      Input(members: #""deviceType": "builtInWideAngleCamera", "position": "front""#).text(0)
    ])
    let outlook = try #require(Self.check(text, on: profile, findsOutlooks: true).outlooks?.first)
    #expect(outlook.configuration.format == nil)
    guard case .unknown = outlook.cheaper, case .unknown = outlook.better else {
      Issue.record("\(outlook)")
      return
    }
  }
}
