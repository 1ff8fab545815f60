import CaptureModel

/// One term of a cost: what it charges, and what of a camera's configuration it depends on.
///
/// Both costs are sums of terms over the inputs of a session. A bill lists what each term charges; a plan asks anew only
/// for the terms that depend on what it changes.
struct CostTerm: Sendable {
  /// What of a camera's configuration a term depends on.
  struct Dependencies: OptionSet, Sendable {
    let rawValue: Int

    /// Its format.
    static let format = Dependencies(rawValue: 1)

    /// Its charged rate.
    static let rate = Dependencies(rawValue: 2)

    /// The port that its connections come from.
    static let port = Dependencies(rawValue: 4)
  }

  /// The cost that the term adds to.
  let cost: SessionCost

  /// What it depends on.
  let dependencies: Dependencies

  /// What it charges for.
  let charge: Charge

  /// What a term charges for.
  enum Charge: Sendable {
    /// Each camera that streams.
    case camera(@Sendable (CameraUse, inout CostCharges) -> Void)

    /// Each microphone beam that is recorded.
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

/// A camera as the terms see it: what it streams, in which format and how fast.
struct CameraUse {
  // Its own format and rate do not count: a plan asks what others would cost.
  private let camera: ResolvedCamera

  /// What it streams.
  let streams: CameraStreams.Camera

  /// What its pixels cost, and what that is made of, the format and the rate; worked out once for all terms.
  private(set) var pixels: PixelCharge

  /// A camera with what it streams, and what its pixels cost.
  init(_ camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ pixels: PixelCharge) {
    self.camera = camera
    self.streams = streams
    self.pixels = pixels
  }

  /// The same with another promise.
  mutating func promise(_ promised: FrameRate?, _ weights: PixelWeights) { pixels.promise(promised, weights) }

  /// The id of the input.
  var id: String { camera.id }

  /// The type and position.
  var key: DeviceKey { camera.key }

  /// Whether the graph asks for video HDR.
  var isVideoHDR: Bool { camera.isVideoHDR }
}

/// Some terms of the cost model, by the cost that they add to.
struct CostTerms {
  /// Those of `hardwareCost`.
  let hardware: [CostTerm]

  /// Those of `systemPressureCost`.
  let pressure: [CostTerm]

  init(where isIncluded: (CostTerm) -> Bool) {
    let terms = CostModel.terms.filter(isIncluded)
    hardware = terms.filter { $0.cost == .hardwareCost }
    pressure = terms.filter { $0.cost == .systemPressureCost }
  }
}
