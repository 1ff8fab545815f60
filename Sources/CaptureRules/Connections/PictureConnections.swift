import CaptureModel
import CaptureSession

extension ResolvedConnection {
  /// Whether the connection carries frames, which can be mirrored and rotated: video, depth or an unknown medium.
  var carriesPictures: Bool { media.map { $0 == .video || $0 == .depthData } ?? true }
}
