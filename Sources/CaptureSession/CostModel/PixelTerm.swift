public import CaptureModel
import JSONSource

extension CostFactor {
  /// A camera's pixels, read and delivered.
  package static let pixels = CostFactor("pixels", "sensor and pixels")
}

extension CostTerm {
  /// The share of the image signal processor that a camera's pixels take.
  ///
  /// ```
  /// (readout + w × delivered) × charged rate × hdr ÷ B(w), for each sensor
  /// ```
  static let pixels = CostTerm.ofCamera(.hardwareCost, dependsOn: [.format, .rate, .port]) { use, charges in
    charges.add(use.pixels, of: use.id)
  }
}

/// The factors of a camera's pixel term. They are shown with it, but not added to the sum.
public struct PixelTerm: Sendable {
  /// The running format, if known.
  public let format: FormatName?

  /// The sensor pixels read for a frame, per sensor.
  public let readout: CostInterval

  /// The output pixels for a frame, for each sensor; the fewest if the format is unknown.
  public let delivered: [Double]

  /// The charged rate, in frames per second.
  public internal(set) var rates: CostInterval

  /// The factor of video HDR on the sensor rate.
  public let hdr: CostInterval

  /// The charged rate, if known.
  public var rate: FrameRate? { rates.value.map { FrameRate($0) } }

  /// The number of running sensors.
  public var sensors: Int { delivered.count }
}

/// The cost of a camera's pixels, its parts, and the facts missing for it.
struct PixelCharge {
  private(set) var term: PixelTerm
  private(set) var cost: CostInterval
  private(set) var missing: [Fact] = []

  /// The id of the running format's source; `nil` if it names none or the format is unknown.
  private(set) var source: String?

  /// The id of the readout's source; `nil` if it is the format's, or if only bounds are known.
  private(set) var readoutSource: String?

  /// Whether the running format is in the profile.
  let hasFormat: Bool

  // The format's highest rate.
  private let highest: CostInterval

  // Whether the cost is known to be within the budget.
  private let isWithinBudget: Bool

  /// The charge of a camera in a format; if a rate is promised, it counts at most that rate.
  init(
    _ camera: ResolvedCamera, running format: DeviceFormat, promised: FrameRate?, _ streams: CameraStreams.Camera,
    _ weights: PixelWeights, in session: ResolvedSession
  ) {
    let isHDR = camera.runsVideoHDR(ifSupported: format.videoHDR, streams)
    let hdr = isHDR ? Self.hdrFactor(weights, &missing) : CostInterval(1)
    highest = format.highestRates(of: camera, in: session)
    term = PixelTerm(
      format: FormatName(format), readout: format.readout(of: camera, in: session),
      delivered: streams.delivered(by: format), rates: highest.capped(at: promised), hdr: hdr)
    isWithinBudget = session.isWithinEveryBudget(camera, running: format, promised: promised)
    cost = weights.cost(of: term).within(budget: isWithinBudget)
    hasFormat = true
    source = format.source ?? camera.device?.source
    if case .bounded(let pixels) = format.readout { readoutSource = pixels.source }
    if term.readout.value == nil { missing.append(.formatProperty(.readout, input: camera.id)) }
    if term.rates.value == nil { missing.append(.formatProperty(.maxFrameRate, input: camera.id)) }
    missing += weights.missing
  }

  /// The charge of a camera with an unknown format, bounded by the formats that the graph may mean.
  init(
    ofAnyFormatOf camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ weights: PixelWeights,
    in session: ResolvedSession
  ) {
    let hdr = camera.isVideoHDR ? Self.hdrFactor(weights, &missing) : CostInterval(1)
    missing.append(.activeFormat(input: camera.id))
    let bounds = FormatBounds(camera, streams, hdr, in: session)
    term = bounds.term
    highest = term.rates
    isWithinBudget = session.isWithinEveryBudget(camera, running: nil, promised: nil)
    cost = bounds.cost(weights).within(budget: isWithinBudget)
    hasFormat = false
  }

  /// Changes the promised rate.
  mutating func promise(_ promised: FrameRate?, _ weights: PixelWeights) {
    term.rates = highest.capped(at: promised)
    cost = weights.cost(of: term).within(budget: isWithinBudget)
  }

  private static func hdrFactor(_ weights: PixelWeights, _ missing: inout [Fact]) -> CostInterval {
    if let factor = weights.hdr { return factor }
    missing.append(.coefficient(.hdrFactor))
    return CostInterval(low: 1, value: nil, high: nil)
  }
}

extension DeviceFormat {
  /// The sensor pixels read for a frame, or their bounds.
  func readout(of camera: ResolvedCamera, in session: ResolvedSession) -> CostInterval {
    readoutPixels ?? PixelBounds(camera: camera, session: session).readout(of: self)
  }

  /// The highest rate, or its bounds.
  func highestRates(of camera: ResolvedCamera, in session: ResolvedSession) -> CostInterval {
    highestRate.map { CostInterval($0.value) }
      ?? PixelBounds(camera: camera, session: session).highestRate(of: self)
  }
}

extension CostInterval {
  /// The interval, without what is above the budget if the cost is known to be within it.
  fileprivate func within(budget isWithinBudget: Bool) -> CostInterval {
    guard isWithinBudget, high.map({ $0 > 1 }) ?? true else { return self }
    return CostInterval(low: min(low, 1), value: value.map { min($0, 1) }, high: 1)
  }

  /// The interval, capped at a promised rate; exact if the promise decides.
  func capped(at promised: FrameRate?) -> CostInterval {
    guard let most = promised?.value else { return self }
    if low >= most { return CostInterval(most) }
    return CostInterval(low: low, value: value.map { min($0, most) }, high: min(high ?? most, most))
  }
}
