import CapturePlans
package import CaptureModel
import CapturePlanning
package import CaptureSession
import DeviceFacts
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

    /// Whether the app sets video HDR and stabilization only where they are supported.
    package var isGuarded = false
    package var stabilization: String?
    package var outputs = 1
    package var depth = false
    package var enabled = true

    /// The size of the largest photos of a photo output.
    package var photo: Dimensions?

    /// What `plan.keep` asks of it.
    package var kept: String?

    package init(key: DeviceKey, format: DeviceFormat) {
      self.key = key
      self.format = format
    }
  }

  package let profile: DeviceProfile
  package var cameras: [Camera]
  package var microphone: Bool

  /// The highest hardwareCost that its plan allows.
  package var target: Double?

  /// Every bundled profile whose document has a multi-cam format, and two that have theirs from the family; one whose list
  /// is another's would only repeat it.
  package static let profiles: [DeviceProfile] = Bundled.all.filter { profile in
    if ["iphone-16", "iphone-16-pro-max"].contains(profile.id) { return true }
    return profile.cameras.contains { camera in
      camera.formatsOf == nil
        && camera.formats.contains { usable($0) && !profile.isOfFamily($0.multiCamSource ?? $0.source) }
    }
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

  /// The graph with video HDR, with the largest photos of any of the camera's formats, and with what is kept, in any
  /// combination; under a target, if one is given.
  package func demanding(target: Double? = nil, using generator: inout SeededGenerator) -> RandomGraph {
    var graph = self
    graph.target = target
    for index in graph.cameras.indices {
      var camera = graph.cameras[index]
      let device = profile.cameras.first { DeviceKey($0.deviceType, $0.position) == camera.key }
      camera.hdr = Int.random(in: 0..<3, using: &generator) == 0
      camera.depth = camera.depth && Bool.random(using: &generator)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let own = Int.random(in: 0..<3, using: &generator) > 0 ? camera.format.photoDimensions : nil
        let all = own ?? device?.formats.flatMap { $0.photoDimensions ?? [] } ?? []
        camera.photo = all.randomElement(using: &generator)
      }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: camera.kept = #""frameRate": \#([15, 20, 24].randomElement(using: &generator) ?? 15)"#
      case 1:
        let width = [640, 1280, 1920].filter { $0 <= camera.format.width }.randomElement(using: &generator)
        camera.kept = width.map { #""width": \#($0)"# }
      case 2: camera.kept = #""binned": \#(camera.format.binned == true)"#
      default: break
      }
      graph.cameras[index] = camera
    }
    return graph
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
      if camera.hdr, camera.isGuarded { fields.append("\"whereSupported\": [\"videoHDREnabled\"]") }
      return "{ \(fields.joined(separator: ", ")) }"
    }
    if microphone { inputs.append(#"{ "id": "mic", "deviceType": "microphone" }"#) }
    var outputs: [String] = []
    var connections: [String] = []
    func connect(
      _ input: String, _ port: String, _ type: String, enabled: Bool, _ more: String = "", setting: String = ""
    ) {
      let id = "o\(outputs.count)"
      outputs.append(#"{ "id": "\#(id)", "type": "\#(type)"\#(more) }"#)
      connections.append(
        #"{ "input": "\#(input)", "port": "\#(port)", "output": "\#(id)", "enabled": \#(enabled)\#(setting) }"#)
    }
    for (place, camera) in cameras.enumerated() {
      let guarded = camera.isGuarded ? #", "whereSupported": ["preferredVideoStabilizationMode"]"# : ""
      let setting = camera.stabilization.map { #", "preferredVideoStabilizationMode": "\#($0)"\#(guarded)"# } ?? ""
      connect("c\(place)", "video", "videoData", enabled: camera.enabled, setting: setting)
      if camera.outputs > 1 { connect("c\(place)", "video", "previewLayer", enabled: camera.enabled) }
      if camera.depth { connect("c\(place)", "depthData", "depthData", enabled: camera.enabled) }
      if let photo = camera.photo {
        let size = #", "maxPhotoDimensions": { "width": \#(photo.width), "height": \#(photo.height) }"#
        connect("c\(place)", "video", "photo", enabled: camera.enabled, size)
      }
    }
    if microphone { connect("mic", "audio", "audioData", enabled: true) }
    return """
      { "capplan": 1, "profiles": ["\(profile.id)"],
        "inputs": [ \(inputs.joined(separator: ",\n    ")) ],
        "outputs": [ \(outputs.joined(separator: ",\n    ")) ],
        "connections": [ \(connections.joined(separator: ",\n    ")) ]\(plan) }

      """
  }

  private var plan: String {
    var parts = target.map { [#""targets": { "hardwareCost": \#($0) }"#] } ?? []
    let keep = cameras.enumerated().compactMap { place, camera in camera.kept.map { #""c\#(place)": { \#($0) }"# } }
    if !keep.isEmpty { parts.append(#""keep": { \#(keep.joined(separator: ", ")) }"#) }
    return parts.isEmpty ? "" : #", "plan": { \#(parts.joined(separator: ", ")) }"#
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
