/// Predicts `hardwareCost` and `systemPressureCost` of a session.
///
/// ```
/// hardwareCost = Σ over streaming cameras (readout + w × delivered) × charged rate × hdr ÷ B(w) + d × depth streams
/// ```
///
/// Apple publishes what drives the costs and in which direction (WWDC19 225, `AVCaptureSession.hardwareCost`); the
/// coefficients are the profile's, each an interval with its source.
public enum CostModel {
  /// The tolerance of comparisons with 1.0 and with a target.
  public static let tolerance = 1e-9

  /// Both costs of a session.
  public static func costs(of session: ResolvedSession) -> SessionCosts {
    let streams = CameraStreams(session)
    let hardware = HardwareCost(session: session, streams: streams).bill()
    guard session.isMultiCam else { return SessionCosts(hardware: hardware, pressure: nil) }
    let pressure = PressureCost(session: session, streams: streams, hardware: hardware).bill()
    return SessionCosts(hardware: hardware, pressure: pressure)
  }
}
