import CaptureModel
import CaptureSession

/// A change that a rung would make.
struct LadderChange {
  let session: ResolvedSession
  let cameras: [CameraIndex]
  let change: StepChange
  var deviations: Set<Deviation> = []

  /// The formats that the sample would have taken instead.
  var passedOver = PassedOver()

  /// Whether it changes nothing, so that the next round would choose it again.
  var repeats = false

  /// Whether its cameras run as before.
  var changesNothing: Bool { if case .configuration(let from, let to) = change { from == to } else { false } }

  /// Whether it changes what cameras stream, not only how.
  var changesStreams: Bool { change == .port || change == .givenBackPort }
}
