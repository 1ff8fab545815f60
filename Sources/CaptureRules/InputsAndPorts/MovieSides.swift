import CaptureModel
import CaptureSession

extension ResolvedSession {
  /// The side of the camera that each movie file output records, by the output's index; O(connections).
  func sidesOfMovies() -> [OutputIndex: DevicePosition] {
    var sides: [OutputIndex: DevicePosition] = [:]
    for connection in connections where connection.isEnabled && connection.media == .video {
      guard outputType(connection.output) == .movieFile, let side = side(ofInput: connection.input) else { continue }
      sides[connection.output] = side
    }
    return sides
  }
}
