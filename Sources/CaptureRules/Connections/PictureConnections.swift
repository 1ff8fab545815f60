import CaptureModel
import CaptureSession

extension ResolvedConnection {
  /// The medium, if it has no frames that could be mirrored and rotated: neither video nor depth, and not unknown.
  var mediumWithoutPictures: MediaType? { media.flatMap { $0 == .video || $0 == .depthData ? nil : $0 } }
}
