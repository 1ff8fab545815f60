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
  mutating func promise(_ promised: FrameRate?, in format: DeviceFormat, _ weights: PixelWeights) {
    pixels.promise(promised, in: format, weights)
  }

  /// The id of the input.
  var id: String { camera.id }

  /// The type and position.
  var key: DeviceKey { camera.key }

  /// Whether the graph asks for video HDR.
  var isVideoHDR: Bool { camera.isVideoHDR }
}

/// What terms have charged.
struct CostCharges {
  /// The coefficients of the profile.
  let coefficients: CostCoefficients

  /// The sum.
  private(set) var total = CostInterval.zero

  /// The items of the bill; none where only the sum is asked for.
  private(set) var items: [CostBill.Item] = []

  /// What is missing for a value.
  var missing: [Fact] = []

  private let isItemized: Bool

  init(_ coefficients: CostCoefficients, isItemized: Bool) {
    self.coefficients = coefficients
    self.isItemized = isItemized
  }

  /// Starts again at nothing.
  mutating func clear() { (total, items, missing) = (.zero, [], []) }

  /// Adds an item.
  mutating func add(
    _ factor: CostFactor, of input: String, _ cost: CostInterval, basis: CostBasis = .estimated, source: String?,
    pixels: PixelTerm? = nil
  ) {
    total = total + cost
    guard isItemized else { return }
    items.append(
      CostBill.Item(input: input, factor: factor, cost: cost, basis: basis, source: source, pixels: pixels))
  }

  /// Adds an item that is a coefficient as it stands; one that is not known is missing.
  mutating func add(_ factor: CostFactor, of input: String, _ key: CoefficientKey, basis: CostBasis = .estimated) {
    let coefficient = coefficients[key]
    if coefficient == nil { missing.append(.coefficient(key)) }
    add(factor, of: input, coefficient?.interval ?? .unbounded, basis: basis, source: coefficient?.source)
  }
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
