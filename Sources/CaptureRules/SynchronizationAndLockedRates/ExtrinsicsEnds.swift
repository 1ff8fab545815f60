import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Looks up the devices at both ends of extrinsics.
struct ExtrinsicsEnds {
  private var cameras: [String: ResolvedCamera] = [:]
  private var byInput: [InputIndex: ResolvedCamera] = [:]

  init(_ session: ResolvedSession) {
    for camera in session.cameras {
      cameras[camera.id] = camera
      byInput[camera.inputIndex] = camera
    }
  }

  func check(_ requests: [ExtrinsicsRequest], in session: ResolvedSession, _ report: inout Emitter) {
    for request in requests {
      reportVirtual(request.from, beside: request.to, &report)
      reportVirtual(request.to, beside: request.from, &report)
    }
    reportStabilization(of: requests, in: session, &report)
  }

  /// Reports an end that is a virtual device.
  private func reportVirtual(_ end: Located<String>?, beside other: Located<String>?, _ report: inout Emitter) {
    guard let end, let device = device(end.value), device.type.isVirtual else { return }
    let fixes = device.type.constituents.filter { $0.rawValue != other?.value }.map { type in
      Fix(
        "use its \(type.shortName) camera", .unsafe,
        edits: [report.edit.replacing(end.range, with: JSONString.quoted(type.rawValue))])
    }
    report.emit(
      "\"\(end.value)\" is a virtual device, which has no extrinsics", at: end.range,
      label: "not a physical camera",
      notes: device.camera.map { [Finding.Note("it is the \($0.key) camera", at: $0.range)] } ?? [], fixes: fixes,
      help: "name its constituents: \(device.type.constituents.map(\.rawValue).joined(separator: ", "))")
  }

  /// The camera of the input with this name, or else the device type of this name.
  private func device(_ name: String) -> (type: DeviceType, camera: ResolvedCamera?)? {
    if let camera = cameras[name] { return (camera.key.deviceType, camera) }
    let type = DeviceType(rawValue: name) ?? DeviceType.aliases.first { $0.0 == name }?.1
    return type.map { ($0.current, nil) }
  }

  /// Reports stabilized video from the cameras at the ends of extrinsics.
  private func reportStabilization(
    of requests: [ExtrinsicsRequest], in session: ResolvedSession, _ report: inout Emitter
  ) {
    var inputs: [InputIndex: SourceRange] = [:]
    var types: [DeviceType: SourceRange] = [:]
    for end in requests.flatMap({ [$0.from, $0.to] }) {
      guard let end, let device = device(end.value) else { continue }
      if let camera = device.camera { inputs[camera.inputIndex] = end.range } else { types[device.type] = end.range }
    }
    let outputs = session.outputTypes()
    for connection in session.connections where outputs[connection.output.value] == .videoData {
      guard let index = connection.index, let camera = byInput[connection.input],
        let mode = session.graph.connections?[index].preferredVideoStabilizationMode, mode.value != .off
      else { continue }
      var source = camera.key.deviceType
      if case .constituent(let type)? = connection.port.port?.source { source = type }
      guard let request = inputs[connection.input] ?? types[source] else { continue }
      let ranges = SourceRange.inOrder(request, mode.range)
      report.emit(
        "the extrinsics of \"\(camera.id)\" do not fit its stabilized video", at: ranges.later,
        label: "stabilization moves the image",
        notes: [Finding.Note("extrinsics and stabilization meet here", at: ranges.earlier)],
        fixes: [Fix("turn stabilization off", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"off\"")])])
    }
  }
}
