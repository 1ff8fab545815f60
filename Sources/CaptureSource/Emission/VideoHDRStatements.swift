import CaptureModel
import CaptureSession
import JSONSource

/// Video HDR that the app can do without: it raises hardwareCost, so a session that costs too much gives it up.
struct VideoHDRStatements: EmissionPass {
  let context: EmissionContext

  /// The ids of the inputs that can go without it, the least preferred first; only multi-camera sessions have such costs.
  /// All of them go without it at once, as in a plan, but for those that `plan.independent` names.
  var dispensable: [[String]] {
    let plan = session.graph.plan
    let prefer = (plan?.prefer?.value ?? []).compactMap { session.graph.inputIndex($0.value) }
    let independent = (plan?.independent?.value ?? []).compactMap { session.graph.inputIndex($0.value) }
    let cameras = session.preferenceOrder(prefer).reversed().map { session.cameras[$0] }.filter(isDispensable)
    let alone = cameras.filter { independent.contains($0.inputIndex) }.map { [$0.id] }
    let together = cameras.filter { !independent.contains($0.inputIndex) }.map(\.id)
    return alone + (together.isEmpty ? [] : [together])
  }

  /// The expression that says whether a camera has given it up; `nil` if the app never goes without.
  func isGivenUp(by camera: ResolvedCamera) -> String? {
    isDispensable(camera) ? "withoutVideoHDR.contains(\(SwiftText.literal(camera.id)))" : nil
  }

  /// The value of a setting that turns it on, unless the app never goes without: a camera may have it on from before.
  func value(of setting: PlainSetting) -> String? {
    let camera = session.cameras.first { $0.input.videoHDREnabled?.range == setting.range }
    return camera.flatMap { isGivenUp(by: $0) }.map { "!" + $0 }
  }

  /// Whether the app can go without it; formats are chosen again then, so the graph has to name one. HLG is HDR by itself.
  private func isDispensable(_ camera: ResolvedCamera) -> Bool {
    guard session.isMultiCam, let hdr = camera.input.videoHDREnabled, hdr.value, camera.input.activeFormat != nil,
      camera.input.activeColorSpace?.value != .hlgBT2020
    else { return false }
    return isGuarded(at: hdr.range)
  }
}
