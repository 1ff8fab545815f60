import JSONSource
import CaptureModel

/// The bill of `systemPressureCost`.
///
/// ```
/// systemPressureCost = p × (the pixel part of hardwareCost) + Σ contributors
/// ```
///
/// The contributors are those that WWDC19 225 lists: video stabilization, HDR, the TrueDepth projector, microphones;
/// and the LiDAR scanner. Optical stabilization can't be seen in a graph.
struct PressureCost {
  let session: ResolvedSession
  let streams: CameraStreams
  let hardware: CostBill

  private var coefficients: CostCoefficients { session.profile.costModel }

  func bill() -> CostBill {
    var items: [CostBill.Item] = []
    var missing = hardware.missing
    // One item for each streaming camera, in the same order.
    var pixels = hardware.items.filter { $0.factor == .pixels }[...]
    for (camera, stream) in zip(session.cameras, streams.cameras) where stream.isStreaming {
      addSensors(of: camera, pixels.popFirst()?.cost ?? .zero, to: &items, missing: &missing)
      for mode in stream.stabilization { addStabilization(mode, of: camera, to: &items, missing: &missing) }
      if camera.input.videoHDREnabled?.value == true {
        add(.videoHDR, coefficients.videoHDR, of: camera.id, to: &items, missing: &missing)
      }
      guard stream.streamsDepth else { continue }
      switch camera.key.deviceType {
      case .builtInTrueDepthCamera:
        add(.depthProjector, coefficients.depthProjector, of: camera.id, to: &items, missing: &missing)
      case .builtInLiDARDepthCamera:
        add(.lidar, coefficients.lidar, of: camera.id, to: &items, missing: &missing)
      default: break
      }
    }
    for (microphone, ports) in zip(session.microphones, streams.microphones) {
      for _ in ports {
        add(.microphoneBeam, coefficients.microphoneBeam, of: microphone.id, to: &items, missing: &missing)
      }
    }
    return CostBill(items: items, basis: .estimated, missing: missing)
  }

  private func addSensors(
    of camera: ResolvedCamera, _ pixels: CostInterval, to items: inout [CostBill.Item], missing: inout [String]
  ) {
    let scale = coefficients.perHardwareCost
    if scale == nil { missing.append("what hardwareCost weighs (costModel.systemPressure.perHardwareCost)") }
    let cost = pixels * (scale?.interval ?? CostInterval(low: 0, value: nil, high: nil))
    items.append(item(.sensors, camera.id, cost, scale?.source))
  }

  private func addStabilization(
    _ mode: StabilizationMode, of camera: ResolvedCamera, to items: inout [CostBill.Item], missing: inout [String]
  ) {
    let known = coefficients.stabilization
    let coefficient = known.first { $0.mode == mode }?.cost
    if coefficient == nil, mode == .auto, !known.isEmpty {
      // The system chooses: nothing, or the dearest mode that is known.
      let high = known.map(\.cost.high).max() ?? 0
      items.append(
        item(.stabilization(mode), camera.id, CostInterval(low: 0, value: nil, high: high), known.first?.cost.source))
      missing.append("which stabilization mode 'auto' chooses for \(camera.id)")
      return
    }
    add(.stabilization(mode), coefficient, of: camera.id, to: &items, missing: &missing)
  }

  private func add(
    _ factor: CostFactor, _ coefficient: Coefficient?, of input: String, to items: inout [CostBill.Item],
    missing: inout [String]
  ) {
    if coefficient == nil { missing.append("the pressure of \(factor.name) (costModel.systemPressure)") }
    let cost = coefficient?.interval ?? CostInterval(low: 0, value: nil, high: nil)
    items.append(item(factor, input, cost, coefficient?.source))
  }

  private func item(_ factor: CostFactor, _ input: String, _ cost: CostInterval, _ source: String?) -> CostBill.Item {
    CostBill.Item(input: input, factor: factor, cost: cost, basis: .estimated, source: source, pixels: nil)
  }
}
