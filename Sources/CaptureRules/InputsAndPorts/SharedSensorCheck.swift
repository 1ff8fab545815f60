import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension ResolvedSession {
  /// Whether the session has a LiDAR depth camera if `isLiDAR` is true, and otherwise any camera that uses the sensors
  /// of others.
  fileprivate func mayShareSensor(isLiDAR: Bool) -> Bool {
    cameras.contains { camera in
      let type = camera.key.deviceType
      return isLiDAR ? type == .builtInLiDARDepthCamera : camera.sensors != [type]
    }
  }
}

/// Finds cameras that need a sensor that another input already uses.
enum SharedSensorCheck {
  /// Reports the pairs that include the LiDAR depth camera if `isLiDAR` is true, and all other pairs if it is false.
  static func report(_ session: ResolvedSession, _ report: inout Emitter, isLiDAR: Bool) {
    guard session.mayShareSensor(isLiDAR: isLiDAR) else { return }
    var merger: InputMerger?
    let check = DeviceSetCheck(session)
    for entry in check.entries {
      guard case .sharesSensor(let other, let sensor, _) = entry.admission,
        isLiDAR == [entry.camera, other].contains(where: { $0.key.deviceType == .builtInLiDARDepthCamera })
      else { continue }
      let known = merger ?? InputMerger(session, report.edit)
      merger = known
      let advice = ["use only one of the two inputs, and connect its ports", check.nearestSetText()]
      let shared = DeviceKey(sensor, entry.camera.key.position)
      report.emit(
        "\"\(entry.camera.id)\" opens the \(shared) camera, which \"\(other.id)\" has opened", at: entry.camera.range,
        label: "camera already in use",
        notes: [Finding.Note("\"\(other.id)\" uses the \(shared) camera", at: other.range)],
        fixes: fix(entry.camera, other, known).map { [$0] } ?? [],
        help: advice.compactMap { $0 }.joined(separator: "; otherwise, "))
    }
  }

  /// A fix that replaces the input of the constituent with a port of the virtual device.
  private static func fix(_ first: ResolvedCamera, _ second: ResolvedCamera, _ merger: InputMerger) -> Fix? {
    let cameras = first.key.deviceType.isVirtual ? (second, first) : (first, second)
    let (physical, virtual) = cameras
    guard virtual.key.deviceType.isVirtual, !physical.key.deviceType.isVirtual else { return nil }
    let type = physical.key.deviceType
    let edits =
      virtual.key.deviceType.hasConstituentPorts
      ? merger.merging(physical.inputIndex, into: virtual.inputIndex, constituent: type)
      : merger.merging(physical.inputIndex, into: virtual.inputIndex)
    return edits.map { Fix("use the \(type.shortName) port of \"\(virtual.id)\"", .unsafe, edits: $0) }
  }
}
