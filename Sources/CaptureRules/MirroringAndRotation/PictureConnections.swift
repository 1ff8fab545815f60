import CaptureModel
import CaptureSession

extension ResolvedConnection {
  /// The medium, if its data can't be mirrored and rotated: known, and neither video nor depth.
  var mediumWithoutPictures: MediaType? { media.flatMap { $0 == .video || $0 == .depthData ? nil : $0 } }
}
