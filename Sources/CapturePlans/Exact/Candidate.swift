import CaptureModel
import CaptureSession

/// One way to run a camera, how good it is and what it costs.
struct Candidate: Sendable {
  /// What it changes.
  let change: CameraChange

  /// How much of what was asked for it delivers.
  let quality: CameraQuality

  /// What it costs of both.
  let costs: CostShare
}
