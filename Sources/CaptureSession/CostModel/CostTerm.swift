import CaptureModel

/// One term of a cost, with the parts of a camera's configuration that it depends on.
///
/// Both costs are sums of terms over the inputs of a session. A bill lists the charge of each term; a plan recomputes
/// only the terms that depend on something it changes.
struct CostTerm: Sendable {
  /// The parts of a camera's configuration that a term depends on.
  struct Dependencies: OptionSet, Sendable {
    let rawValue: Int

    /// The format.
    static let format = Dependencies(rawValue: 1)

    /// The charged rate.
    static let rate = Dependencies(rawValue: 2)

    /// The port of its connections.
    static let port = Dependencies(rawValue: 4)
  }

  /// The cost that the term adds to.
  let cost: SessionCost

  /// The parts that it depends on.
  let dependencies: Dependencies

  /// How it charges.
  let charge: Charge

  /// How a term charges.
  enum Charge: Sendable {
    /// Each camera that streams.
    case camera(@Sendable (CameraUse, inout CostCharges) -> Void)

    /// Each recorded microphone beam.
    case microphoneBeam(@Sendable (_ microphone: String, inout CostCharges) -> Void)
  }

  /// A term for each camera that streams.
  static func ofCamera(
    _ cost: SessionCost, dependsOn dependencies: Dependencies = [],
    _ charge: @escaping @Sendable (CameraUse, inout CostCharges) -> Void
  ) -> CostTerm {
    CostTerm(cost: cost, dependencies: dependencies, charge: .camera(charge))
  }
}

/// A camera as terms see it: its streams, format and rate.
struct CameraUse {
  // Don't read its format and rate: a plan asks for the cost of others.
  private let camera: ResolvedCamera

  /// The streams of the camera.
  let streams: CameraStreams.Camera

  /// The cost of its pixels in its format and at its rate, computed once for all terms.
  private(set) var pixels: PixelCharge

  /// A camera with its streams and the cost of its pixels; `videoHDR` and `modes` are what its format supports, as far
  /// as is known. The format itself would be a large value to copy.
  init(
    _ camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ pixels: PixelCharge, videoHDR: Bool? = nil,
    modes: [StabilizationMode]? = nil
  ) {
    self.camera = camera
    self.streams = streams
    self.pixels = pixels
    isVideoHDR = camera.runsVideoHDR(ifSupported: videoHDR, streams)
    stabilization = streams.stabilization.filter { mode in
      modes?.contains(mode) != false || !streams.guardedStabilization.contains(mode)
    }
  }

  /// Changes the promised rate.
  mutating func promise(_ promised: FrameRate?, _ weights: PixelWeights) { pixels.promise(promised, weights) }

  /// The id of the input.
  var id: String { camera.id }

  /// The type and position.
  var key: DeviceKey { camera.key }

  /// Whether it is charged for video HDR.
  let isVideoHDR: Bool

  /// The stabilization modes that it is charged for.
  let stabilization: [StabilizationMode]
}

extension ResolvedCamera {
  /// Whether video HDR is charged in a format that may support it: the graph asks for it, and the app doesn't leave it
  /// out because the format lacks it.
  func runsVideoHDR(ifSupported isSupported: Bool?, _ streams: CameraStreams.Camera) -> Bool {
    isVideoHDR && !(streams.guardsVideoHDR && isSupported == false)
  }
}

/// Some terms of the cost model, grouped by the cost that they add to.
struct CostTerms {
  /// The terms of `hardwareCost`.
  let hardware: [CostTerm]

  /// The terms of `systemPressureCost`.
  let pressure: [CostTerm]

  init(where isIncluded: (CostTerm) -> Bool) {
    let terms = CostModel.terms.filter(isIncluded)
    hardware = terms.filter { $0.cost == .hardwareCost }
    pressure = terms.filter { $0.cost == .systemPressureCost }
  }
}
