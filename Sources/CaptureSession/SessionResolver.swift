import JSONSource
public import CaptureModel

/// Looks up a graph's devices, ports, formats and connections in a device profile.
public enum SessionResolver {
  /// The session on the device; O(inputs × outputs + connections).
  public static func resolve(_ graph: CaptureGraph, on profile: DeviceProfile) -> ResolvedSession {
    let graph = graph.choosingDevices(on: profile)
    let cameras = cameras(of: graph, on: profile)
    let microphones = graph.inputs.indices.compactMap { index -> ResolvedMicrophone? in
      // An input is a large value: only its type is read.
      guard graph.inputs[index].deviceType?.value.isMicrophone == true else { return nil }
      return ResolvedMicrophone(
        inputIndex: InputIndex(index), id: graph.inputName(InputIndex(index)), among: graph.inputs)
    }
    let outputs = graph.outputs.indices.compactMap { index -> ResolvedOutput? in
      guard let type = graph.outputs[index].type?.value else { return nil }
      return ResolvedOutput(
        index: OutputIndex(index), id: graph.outputName(OutputIndex(index)), type: type, among: graph.outputs)
    }
    let former = ConnectionResolver(graph: graph, cameras: cameras, microphones: microphones)
    var session = ResolvedSession(
      graph: graph, profile: profile, cameras: cameras, microphones: microphones, outputs: outputs,
      connections: former.connections(of: graph))
    session.chooseFormats()
    return session
  }

  /// The cameras, before their formats are chosen; in a single-camera session with those of the device's specification.
  private static func cameras(of graph: CaptureGraph, on profile: DeviceProfile) -> [ResolvedCamera] {
    let isMultiCam = graph.session?.type?.value != .single
    return graph.inputs.indices.compactMap { index in
      guard let type = graph.inputs[index].deviceType?.value, !type.isMicrophone else { return nil }
      // `unspecified` means the same as no position.
      let position = graph.inputs[index].position.flatMap { $0.value == .unspecified ? nil : $0.value }
      var device = profile.camera(type, at: position)
      if !isMultiCam, let specified = device?.specifiedFormats, !specified.isEmpty { device?.formats += specified }
      return ResolvedCamera(
        inputIndex: InputIndex(index), id: graph.inputName(InputIndex(index)), among: graph.inputs,
        key: DeviceKey(type, position ?? device?.position ?? .unspecified), device: device,
        format: .unknown)
    }
  }
}

extension ResolvedSession {
  /// The session with the formats that another session chose for the same inputs. The graph of the other one lacks some
  /// of its elements.
  public func taking(formatsOf other: ResolvedSession) -> ResolvedSession {
    var session = self
    for index in cameraIndices {
      guard let own = other.cameras.first(where: { $0.input.range == cameras[index].input.range }) else { continue }
      session.cameras[index].format = own.format
    }
    return session
  }

  /// Chooses the format of each camera; it depends on everything that the session asks of the camera.
  fileprivate mutating func chooseFormats() {
    let asks = FormatAsks(self)
    for index in cameraIndices { cameras[index].format = formatResolver(of: cameras[index], asks).choose() }
  }
}
