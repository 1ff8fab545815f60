import JSONSource
public import CaptureModel

/// Looks up a graph's devices, ports, formats and connections in a device profile.
public enum SessionResolver {
  /// The session on the device; O(inputs × outputs + connections).
  public static func resolve(_ graph: CaptureGraph, on profile: DeviceProfile) -> ResolvedSession {
    let isMultiCam = graph.session?.type?.value != .single
    let cameras = cameras(of: graph, on: profile, isMultiCam: isMultiCam)
    let microphones = graph.inputs.indices.filter { graph.inputs[$0].isMicrophone }.map { index in
      ResolvedMicrophone(
        inputIndex: InputIndex(index), id: graph.inputName(InputIndex(index)), among: graph.inputs)
    }
    let outputs = graph.outputs.indices.compactMap { index -> ResolvedOutput? in
      guard let type = graph.outputs[index].type?.value else { return nil }
      return ResolvedOutput(
        index: OutputIndex(index), id: graph.outputName(OutputIndex(index)), type: type, among: graph.outputs)
    }
    let former = ConnectionResolver(graph: graph, cameras: cameras, microphones: microphones)
    return ResolvedSession(
      graph: graph, profile: profile, cameras: cameras, microphones: microphones, outputs: outputs,
      connections: former.connections())
  }

  private static func cameras(
    of graph: CaptureGraph, on profile: DeviceProfile, isMultiCam: Bool
  ) -> [ResolvedCamera] {
    graph.inputs.indices.compactMap { index in
      guard let type = graph.inputs[index].deviceType?.value, !type.isMicrophone else { return nil }
      // `unspecified` means the same as no position.
      let position = graph.inputs[index].position.flatMap { $0.value == .unspecified ? nil : $0.value }
      let device = profile.camera(type, at: position)
      let resolver = FormatResolver(
        graph.inputs[index], on: device, isMultiCam: isMultiCam, preset: graph.session?.preset?.value)
      return ResolvedCamera(
        inputIndex: InputIndex(index), id: graph.inputName(InputIndex(index)), among: graph.inputs,
        key: DeviceKey(type, position ?? device?.position ?? .unspecified), device: device,
        format: resolver.choose())
    }
  }
}

extension CaptureGraph {
  /// The id of an input; `inputs[0]` and so on if it has none.
  public func inputName(_ index: InputIndex) -> String {
    inputs[index].id.map { text(of: $0.value) } ?? "inputs[\(index.value)]"
  }

  /// The id of an output; `outputs[0]` and so on if it has none.
  public func outputName(_ index: OutputIndex) -> String {
    outputs[index].id.map { text(of: $0.value) } ?? "outputs[\(index.value)]"
  }
}
