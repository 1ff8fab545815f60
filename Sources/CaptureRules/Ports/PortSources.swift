import CaptureSession

extension Port {
  /// Whether the port belongs to a constituent of a virtual device.
  var isConstituent: Bool {
    if case .constituent = source { return true }
    return false
  }

  /// Whether the port is a directional beam of a microphone.
  var isBeam: Bool {
    if case .beam = source { return true }
    return false
  }
}
