import CaptureModel
import Testing

/// What someone saw a device do with some cameras, as far as it was written down in public.
struct DeviceFact: CustomTestStringConvertible, Sendable {
  /// What was seen.
  enum Outcome: Sendable {
    /// The session ran, or the device lists what it needs.
    case ran

    /// The session came up on some launches, and failed with AVError -11872, the overage of hardwareCost, on others.
    case ranAtTimes

    /// The device refused a set or a format, or the session failed with AVError -11873.
    case refused

    /// The session read such a hardwareCost.
    case cost(ClosedRange<Double>)
  }

  /// A camera with the keys of its `activeFormat`.
  struct Camera: Sendable {
    let key: DeviceKey
    let format: String

    /// The constituents whose ports are connected, each to an output of its own; empty: the camera's own port.
    var constituents: [DeviceType] = []

    /// Whether depth is delivered, too.
    var depth = false
  }

  let profile: String
  let cameras: [Camera]
  let outcome: Outcome

  /// The key of `DeviceFacts.sources`.
  let source: String

  var testDescription: String {
    "\(profile): \(cameras.map { "\($0.key) \($0.format)" }.joined(separator: " + "))"
  }

  /// A session of these cameras, each with a data output.
  var graph: String {
    var (inputs, outputs, connections): ([String], [String], [String]) = ([], [], [])
    func connect(_ input: String, _ port: String, to type: String) {
      let output = "o\(outputs.count)"
      outputs.append(#"{ "id": "\#(output)", "type": "\#(type)" }"#)
      connections.append(#"{ "input": "\#(input)", "port": \#(port), "output": "\#(output)" }"#)
    }
    for (index, camera) in cameras.enumerated() {
      let (id, key) = ("c\(index)", camera.key)
      inputs.append(
        #"{ "id": "\#(id)", "deviceType": "\#(key.deviceType.rawValue)", "position": "\#(key.position.rawValue)", "#
          + #""activeFormat": { \#(camera.format) } }"#)
      if camera.constituents.isEmpty { connect(id, #""video""#, to: "videoData") }
      for type in camera.constituents {
        connect(id, #"{ "mediaType": "video", "sourceDeviceType": "\#(type.rawValue)" }"#, to: "videoData")
      }
      if camera.depth { connect(id, #""depthData""#, to: "depthData") }
    }
    return #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
        "inputs": [ \#(inputs.joined(separator: ", ")) ],
        "outputs": [ \#(outputs.joined(separator: ", ")) ],
        "connections": [ \#(connections.joined(separator: ", ")) ] }
      """#
  }
}

extension DeviceFact.Camera {
  static func wide(_ format: String) -> Self { Self(key: DeviceKey(.builtInWideAngleCamera, .back), format: format) }
  static func ultraWide(_ format: String) -> Self {
    Self(key: DeviceKey(.builtInUltraWideCamera, .back), format: format)
  }
  static func telephoto(_ format: String) -> Self {
    Self(key: DeviceKey(.builtInTelephotoCamera, .back), format: format)
  }
  static func dual(_ format: String) -> Self { Self(key: DeviceKey(.builtInDualCamera, .back), format: format) }
  static func dualWide(_ format: String) -> Self { Self(key: DeviceKey(.builtInDualWideCamera, .back), format: format) }
  static func triple(_ format: String) -> Self { Self(key: DeviceKey(.builtInTripleCamera, .back), format: format) }
  static func front(_ format: String) -> Self { Self(key: DeviceKey(.builtInWideAngleCamera, .front), format: format) }
  static func trueDepth(_ format: String) -> Self {
    Self(key: DeviceKey(.builtInTrueDepthCamera, .front), format: format)
  }
  static func lidar(_ format: String, depth: Bool = false) -> Self {
    Self(key: DeviceKey(.builtInLiDARDepthCamera, .back), format: format, depth: depth)
  }
}
