import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cameras that must be synchronized are constituents of one virtual device.
  static let syncTwoSeparateInputsUnsynced = Rule(
    "sync-two-separate-inputs-unsynced",
    title: "Separate inputs are not synchronized",
    area: .synchronization,
    severity: .warning,
    confidence: .inferred,
    rationale: """
      Sensors read out in step, with one exposure and focus, only as constituents of one virtual device. Cameras that are \
      inputs of their own drift against each other, and nothing reports that.
      """,
    availability: .iOS(OSVersion(13)),
    reads: ["needsSynchronizedCameras"],
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices"),
      .inference("the talk promises synchronization for the constituents of a virtual device only"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
                   "observesSystemPressure": true, "needsSynchronizedCameras": true },
          "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" },
              "output": "a" },
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" },
              "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
                   "observesSystemPressure": true, "needsSynchronizedCameras": true },
          "inputs": [
            { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "wide", "port": "video", "output": "a" },
                           { "input": "tele", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
                   "observesSystemPressure": true, "needsSynchronizedCameras": true },
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "front", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "front",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#, isMendable: false),
      .failing(
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
                   "observesSystemPressure": true, "needsSynchronizedCameras": true },
          "inputs": [
            { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } },
            { "id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "back",
              "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "wide", "port": "video", "output": "a" },
                           { "input": "tele", "port": "video", "output": "b" } ],
          "plan": { "prefer": ["tele"] } }
        """#, isMendable: false),
      .passing(
        #"""
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
                   "observesSystemPressure": true, "needsSynchronizedCameras": true },
          "inputs": [
            { "id": "dual", "deviceType": "builtInDualWideCamera", "position": "back" },
            { "id": "face", "deviceType": "builtInTrueDepthCamera", "position": "front" } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" },
                       { "id": "c", "type": "previewLayer" } ],
          "connections": [
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" },
              "output": "a" },
            { "input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInUltraWideCamera" },
              "output": "b" },
            { "input": "face", "port": "video", "output": "c" } ] }
        """#, on: "iphone-11-pro-max"),
    ]
  ) { session, report in
    guard session.graph.app?.needsSynchronizedCameras?.value == true, session.cameras.count > 1,
      let first = session.cameras.first, !session.streamsConstituents
    else { return }
    let replacement = VirtualReplacement(session)
    let fixes = replacement?.fix(session, report.edit).map { [$0] } ?? []
    let physical = session.cameras.dropFirst().filter { $0.key != first.key }
    for camera in physical {
      report.emit(
        "\"\(camera.id)\" is not synchronized with \"\(first.id)\"", at: camera.range, label: "a separate input",
        notes: [Finding.Note("\"\(first.id)\" is an input of its own", at: first.range)], fixes: fixes,
        help: replacement.map { "use one \($0.key) camera and the ports of its constituents" }
          ?? "only the constituents of one virtual device are synchronized")
    }
  }
}

extension ResolvedSession {
  /// Whether two constituents of one virtual device stream, which are synchronized.
  fileprivate var streamsConstituents: Bool {
    var types: [InputIndex: DeviceType] = [:]
    for connection in connections where connection.isEnabled {
      guard case .constituent(let type)? = connection.port.port?.source else { continue }
      if let other = types[connection.input], other != type { return true }
      types[connection.input] = type
    }
    return false
  }
}

/// The virtual device that can replace the cameras of a session.
private struct VirtualReplacement {
  let key: DeviceKey
  private let first: ResolvedCamera

  init?(_ session: ResolvedSession) {
    let types = Set(session.cameras.map(\.key.deviceType))
    guard let first = session.cameras.first, types.count == session.cameras.count,
      session.cameras.allSatisfy({ $0.key.position == first.key.position }),
      let device = session.profile.cameras.first(where: {
        $0.deviceType.hasConstituentPorts && $0.position == first.key.position
          && Set($0.deviceType.constituents) == types
      })
    else { return nil }
    self.first = first
    key = DeviceKey(device.deviceType, first.key.position)
  }

  /// A fix that makes the first input the virtual device and connects the ports of its constituents instead of the
  /// others.
  func fix(_ session: ResolvedSession, _ edit: DocumentEditor) -> Fix? {
    let merger = InputMerger(session, edit)
    let own = merger.moving(first.inputIndex, to: first.inputIndex, constituent: first.key.deviceType)
    let others = session.cameras.dropFirst().map { camera in
      merger.merging(camera.inputIndex, into: first.inputIndex, constituent: camera.key.deviceType)
    }
    let moves = ([own] + others).compactMap { $0 }
    guard moves.count == session.cameras.count else { return nil }
    let device = edit.replacing(first.range, with: JSONString.quoted(key.deviceType.rawValue))
    return Fix("use one \(key) camera for all of them", .unsafe, edits: [device] + moves.joined())
  }
}
