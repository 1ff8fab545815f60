import CapturePlans
package import CaptureModel
import CapturePlanning
package import CaptureSession
import DeviceProfiles
package import JSONSource

/// A random graph for a profile: legal keys and real formats, in any combination.
package struct RandomGraph {
  /// One camera of the graph.
  package struct Camera {
    package var key: DeviceKey
    package var format: DeviceFormat
    package var override: Int?
    package var active: Int?
    package var hdr = false
    package var outputs = 1
    package var depth = false
    package var enabled = true

    package init(key: DeviceKey, format: DeviceFormat) {
      self.key = key
      self.format = format
    }
  }

  package let profile: DeviceProfile
  package var cameras: [Camera]
  package var microphone: Bool

  /// Every bundled profile that knows a multi-cam format.
  package static let profiles: [DeviceProfile] = Bundled.all.filter {
    $0.cameras.contains { $0.formats.contains { usable($0) } }
  }

  package static func usable(_ format: DeviceFormat) -> Bool {
    format.multiCam == true && format.highestRate != nil && format.binned != nil
  }

  package init(on profile: DeviceProfile, using generator: inout SeededGenerator) {
    self.profile = profile
    cameras = profile.cameras.shuffled(using: &generator).compactMap { camera in
      guard let format = camera.formats.filter(Self.usable).randomElement(using: &generator) else { return nil }
      var made = Camera(key: DeviceKey(camera.deviceType, camera.position), format: format)
      made.override = Bool.random(using: &generator) ? [15, 20, 24, 25, 30].randomElement(using: &generator) : nil
      made.active = Int.random(in: 0..<4, using: &generator) == 0 ? [15, 24].randomElement(using: &generator) : nil
      made.hdr = Int.random(in: 0..<5, using: &generator) == 0
      made.outputs = Int.random(in: 1...2, using: &generator)
      made.depth = camera.deviceType.isDepthCapable && Bool.random(using: &generator)
      return made
    }
    cameras = Array(cameras.prefix(Int.random(in: 1...3, using: &generator)))
    microphone = Bool.random(using: &generator)
  }

  /// The graph as a document.
  package var text: String {
    var inputs = cameras.enumerated().map { place, camera in
      var fields = [
        "\"id\": \"c\(place)\"", "\"deviceType\": \"\(camera.key.deviceType.rawValue)\"",
        "\"position\": \"\(camera.key.position.rawValue)\"", "\"activeFormat\": \(Self.text(camera.format))",
      ]
      if let override = camera.override { fields.append("\"maxFrameRateOverride\": \(override)") }
      if let active = camera.active { fields.append("\"activeFrameRate\": { \"max\": \(active) }") }
      if camera.hdr { fields.append("\"videoHDREnabled\": true, \"automaticallyAdjustsVideoHDREnabled\": false") }
      return "{ \(fields.joined(separator: ", ")) }"
    }
    if microphone { inputs.append(#"{ "id": "mic", "deviceType": "microphone" }"#) }
    var outputs: [String] = []
    var connections: [String] = []
    func connect(_ input: String, _ port: String, _ type: String, enabled: Bool) {
      let id = "o\(outputs.count)"
      outputs.append(#"{ "id": "\#(id)", "type": "\#(type)" }"#)
      connections.append(
        #"{ "input": "\#(input)", "port": "\#(port)", "output": "\#(id)", "enabled": \#(enabled) }"#)
    }
    for (place, camera) in cameras.enumerated() {
      connect("c\(place)", "video", "videoData", enabled: camera.enabled)
      if camera.outputs > 1 { connect("c\(place)", "video", "previewLayer", enabled: camera.enabled) }
      if camera.depth { connect("c\(place)", "depthData", "depthData", enabled: camera.enabled) }
    }
    if microphone { connect("mic", "audio", "audioData", enabled: true) }
    return """
      { "capplan": 1, "profiles": ["\(profile.id)"],
        "inputs": [ \(inputs.joined(separator: ",\n    ")) ],
        "outputs": [ \(outputs.joined(separator: ",\n    ")) ],
        "connections": [ \(connections.joined(separator: ",\n    ")) ] }

      """
  }

  private static func text(_ format: DeviceFormat) -> String {
    let rate = format.highestRate.map { "\($0)" } ?? "30"
    let binned = format.binned.map { "\($0)" } ?? "false"
    return """
      { "width": \(format.width), "height": \(format.height), "maxFrameRate": \(rate), "binned": \(binned) }
      """
  }

  /// The costs of the graph.
  package func costs() throws -> SessionCosts { CostModel.costs(of: try session()) }

  /// The graph on its profile.
  package func session() throws -> ResolvedSession {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    guard let graph = reading.graph else { throw Unreadable(findings: reading.findings) }
    return SessionResolver.resolve(graph, on: profile)
  }

  package struct Unreadable: Error { package let findings: [Finding] }
}
