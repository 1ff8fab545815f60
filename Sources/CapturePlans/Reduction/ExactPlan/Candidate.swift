import CaptureModel
import CaptureSession

/// One way to run a camera, how good it is and what it costs.
struct Candidate: Sendable {
  /// The change to the camera.
  let change: CameraChange

  /// How much of the graph's request it delivers.
  let quality: CameraQuality

  /// Both costs.
  let costs: CostShare
}
