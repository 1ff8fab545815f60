package import CaptureModel

extension DeviceProfile {
  /// The profile as if less were known of it: of some formats not what they read.
  package func blurred(using generator: inout SeededGenerator) -> DeviceProfile {
    var blurred = self
    for camera in cameras.indices {
      for format in cameras[camera].formats.indices where Int.random(in: 0..<3, using: &generator) == 0 {
        blurred.cameras[camera].formats[format].readout = .unknown
      }
    }
    return blurred
  }
}
