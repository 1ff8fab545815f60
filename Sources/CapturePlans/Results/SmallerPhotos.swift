public import CaptureModel
import CaptureSession

/// Photos of a camera that get smaller under a plan: those that are to be as large as they can be, or of a guarded size that
/// the planned format lacks.
public struct SmallerPhotos: Hashable, Sendable {
  /// The id of the camera's input.
  public let input: String

  /// The largest size before, or the guarded one; `nil` if no list says it.
  public let sizeBefore: Dimensions?

  /// The largest size that the planned format lists; `nil` if it lists none.
  public let sizeNow: Dimensions?

  /// The pixels of the largest photos before, at least.
  public let pixelsBefore: Double

  /// The pixels of the largest photos in the planned format, at most.
  public let pixelsNow: Double
}

extension ResolvedSession {
  /// The photos that get smaller than in a session with the same cameras, camera by camera.
  func smallerPhotos(than start: ResolvedSession) -> [SmallerPhotos] {
    let asks = FormatAsks(start)
    return start.cameraIndices.compactMap { index in
      let camera = start.cameras[index]
      guard let asked = camera.activeFormat, let format = cameras[index].activeFormat,
        let now = camera.largestPhoto(in: format).high
      else { return nil }
      let guarded = asks.lostPhotoSize(from: asked, in: format, by: camera)
      var before = guarded.map { Double($0.pixels) }
      if guarded == nil, asks.takesSmallerPhotos(in: format, than: asked, camera) {
        before = camera.largestPhoto(in: asked).low
      }
      // A format without a small size may have larger ones only.
      guard let before, now < before else { return nil }
      return SmallerPhotos(
        input: camera.id, sizeBefore: guarded ?? asked.largestPhoto, sizeNow: format.largestPhoto,
        pixelsBefore: before, pixelsNow: now)
    }
  }
}
