package import CaptureModel

/// Predicts `hardwareCost` and `systemPressureCost` of a session, or of one camera as a plan would run it.
///
/// ```
/// hardwareCost = Σ over streaming cameras (readout + w × delivered) × charged rate × hdr ÷ B(w) + d × depth streams
/// systemPressureCost = p × (the pixel part of hardwareCost) + Σ contributors
/// ```
///
/// Apple publishes what drives the costs, and in which direction (WWDC19 225, `AVCaptureSession.hardwareCost`); the
/// contributors are those in the talk, and the LiDAR scanner. Optical stabilization doesn't show in a graph. The
/// coefficients come from the profile, each an interval with its source.
public struct CostModel: Sendable {
  /// The tolerance of comparisons with 1.0 and with a target.
  public static let tolerance = 1e-9

  /// Every term, in the order of a bill's items for one input. To add a factor, add a term here and a `CoefficientKey`.
  static let terms: [CostTerm] = [
    .pixels, .depthStream, .sensors, .stabilization, .videoHDR, .depthSensor, .microphoneBeam,
  ]

  let session: ResolvedSession
  let streams: CameraStreams

  /// The coefficients of the profile.
  let coefficients: CostCoefficients

  /// The coefficients for pixels.
  let weights: PixelWeights

  /// The sources of the profile's facts.
  let sources: [ProfileSource]

  /// The readings, each with the costs of its session.
  let readings: [CostReading]

  /// Whether the session reports a cost: a single-camera session reports 0, unless it has several video data outputs,
  /// or a video data output and a movie output.
  let isCharged: Bool

  /// The model of a session; O(connections).
  public init(_ session: ResolvedSession) {
    self.session = session
    streams = CameraStreams(session)
    coefficients = session.profile.costModel
    sources = session.profile.sources
    readings = coefficients.readings.filter(\.speaks)
    weights = PixelWeights(coefficients)
    isCharged = session.isMultiCam || session.hasChargedOutputs
  }

  /// The model of a session that differs from another's only in formats and rates.
  init(_ session: ResolvedSession, streamingAs other: CostModel) {
    self.session = session
    streams = other.streams
    coefficients = other.coefficients
    weights = other.weights
    sources = other.sources
    readings = other.readings
    isCharged = other.isCharged
  }
}

// Costs with other coefficients.
extension CostModel {
  private static let allTerms = CostTerms { _ in true }

  /// A cost of the session with other coefficients than the profile's, without rounding and readings, and the facts
  /// missing for its value; `nil` if the session has no such cost.
  package func cost(
    _ cost: SessionCost, charging coefficients: CostCoefficients
  ) -> (total: CostInterval, missing: [Fact])? {
    guard cost == .hardwareCost || session.isMultiCam else { return nil }
    let model = CostModel(self, charging: coefficients)
    let terms = cost == .hardwareCost ? Self.allTerms.hardware : Self.allTerms.pressure
    var charges = CostCharges(model, isItemized: false)
    for camera in session.cameraIndices where isCharged(camera) {
      model.charge(terms, for: model.use(of: camera), to: &charges)
    }
    model.chargeMicrophones(terms, to: &charges)
    return (charges.total, charges.missing)
  }

  /// The model of the same session with other coefficients than the profile's, and without readings.
  private init(_ other: CostModel, charging coefficients: CostCoefficients) {
    session = other.session
    streams = other.streams
    self.coefficients = coefficients
    weights = PixelWeights(coefficients)
    sources = other.sources
    readings = []
    isCharged = other.isCharged
  }
}

// Costs of a whole session.
extension CostModel {
  /// Both costs of a session.
  public static func costs(of session: ResolvedSession) -> SessionCosts { CostModel(session).costs() }

  /// Both costs, item by item.
  public func costs() -> SessionCosts { CostLedger(self).costs }

  /// Whether a camera is charged.
  func isCharged(_ camera: CameraIndex) -> Bool { isCharged && streams[camera].isStreaming }

  /// A camera as the session runs it, for the terms.
  func use(of index: CameraIndex) -> CameraUse {
    let camera = session.cameras[index]
    if let format = camera.activeFormat { return use(of: index, running: format, promised: camera.rateOverride) }
    let streams = streams[index]
    return CameraUse(camera, streams, PixelCharge(ofAnyFormatOf: camera, streams, weights, in: session))
  }

  /// A camera that would run a format, no faster than a promised rate, for the terms.
  func use(of index: CameraIndex, running format: DeviceFormat, promised: FrameRate?) -> CameraUse {
    let (camera, streams) = (session.cameras[index], streams[index])
    return CameraUse(
      camera, streams,
      PixelCharge(camera, running: format, promised: promised, streams, weights, in: session),
      videoHDR: format.videoHDR, modes: format.stabilizationModes)
  }

  func charge(_ terms: [CostTerm], for use: CameraUse, to charges: inout CostCharges) {
    for term in terms {
      if case .camera(let charge) = term.charge { charge(use, &charges) }
    }
  }

  func chargeMicrophones(_ terms: [CostTerm], to charges: inout CostCharges) {
    for case .microphoneBeam(let charge) in terms.lazy.map(\.charge) {
      for (microphone, ports) in zip(session.microphones, streams.microphones) {
        for _ in ports { charge(microphone.id, &charges) }
      }
    }
  }
}

extension ResolvedSession {
  /// Whether the connected outputs make a single-camera session report a cost.
  fileprivate var hasChargedOutputs: Bool {
    var isConnected = [Bool](repeating: false, count: graph.outputs.count)
    for flow in flows { isConnected[flow.output.value] = true }
    let types = outputs.filter { isConnected[$0.index.value] }.map(\.type)
    let videoData = types.filter { $0 == .videoData }.count
    return videoData > 1 || (videoData > 0 && types.contains(.movieFile))
  }
}
