public import CaptureModel
import CaptureSession

/// A camera that takes only photos and runs so slowly that what people see before they take one stutters, although they
/// were asked for more.
public struct SlowPreview: Hashable, Sendable {
  /// The id of the camera's input.
  public let input: String

  /// How many frames a second it delivers.
  public let rate: FrameRate

  /// Whether the app records the movies of Live Photos with it where they are supported: they come off worse, too.
  public let mayRecordLivePhotos: Bool
}

extension ResolvedSession {
  /// The cameras whose previews stutter, and would not in a session with the same cameras.
  func slowPreviews(beside start: ResolvedSession) -> [SlowPreview] {
    start.cameraIndices.compactMap { index in
      let camera = start.cameras[index]
      guard start.takesOnlyPhotos(camera), let asked = camera.effectiveRate, let rate = cameras[index].effectiveRate,
        rate < min(asked, AskedQuality.motionRate)
      else { return nil }
      return SlowPreview(
        input: camera.id, rate: rate,
        mayRecordLivePhotos: start.mayRecordLivePhotos(camera) && !start.recordsLivePhotos(camera))
    }
  }
}
