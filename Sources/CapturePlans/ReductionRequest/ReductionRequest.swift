import JSONSource
public import CaptureModel
public import CaptureSession

/// The goals and limits of a reduction.
public struct ReductionRequest: Sendable {
  /// The highest costs allowed; `nil` for a cost that is not judged.
  public var targets = CostTargets()

  /// Whether the target of `systemPressureCost` is the default of a device with a reading, as nobody set one.
  public private(set) var hasDefaultPressureTarget = false

  /// The floor of each input, by index.
  public var keep: [InputIndex: KeptFloor] = [:]

  /// The inputs by index, the one to keep best first; `nil` for front before back.
  public var prefer: [InputIndex]?

  /// The lowest frame rate that a step may set.
  public var minimumFrameRate = Self.lowestRate

  /// Whether there is a minimum rate; without one, a plan may go down to the slowest rate.
  var hasMinimum = true

  /// The minimum picture size that a step may set, by the format's own sides; `nil` if any size is allowed.
  public var minimumSize: Dimensions?

  /// Whether the sample's algorithm runs as it was published.
  public var isAsPublished = false

  /// Whether the high end of a cost must meet its target, not just the value.
  public var isConfident = false

  // Which end of each cost an exact plan compares: it searches with each end that may decide.
  var hardwareEnd = JudgedEnd.value
  var pressureEnd = JudgedEnd.value

  /// Whether an exact plan also says why it is no better or, if there is none, what comes nearest. A check, which only
  /// gives advice, needs neither.
  package var explains = true

  /// Whether a plan may disable cameras.
  public var allowsDisabling = false

  // Whether an exact plan gives up guarded settings only where it must.
  var weighsSettings = true

  // Whether an exact plan may take formats not known to run beside other cameras, although others are known to.
  var triesUnknownFormats = false

  /// The lowest rate that Apple's sample sets, and that a plan sets by default.
  package static let lowestRate = FrameRate(15)

  /// The lowest rate of a plan without a minimum.
  static let slowestRate = FrameRate(1)

  /// A reduction with the defaults.
  public init() {}

  /// The request of the graph's own plan, with some targets; a given minimum frame rate or size overrides the graph's.
  ///
  /// Without a target, hardwareCost may be at most 1.0, and so may systemPressureCost if a reading of the device
  /// determined the profile's coefficients and nothing else is missing for it; otherwise pressure is not judged.
  public init(
    for session: ResolvedSession, targets: CostTargets, minimumFrameRate: FrameRate? = nil,
    minimumSize: Dimensions? = nil
  ) {
    let plan = session.graph.plan
    let targets = targets.or(session.graph.targets)
    // Above 1.0 a session does not run, whatever the target.
    self.targets.hardware = min(targets.hardware ?? 1, 1)
    self.targets.pressure = targets.pressure
    if targets.pressure == nil, session.isMultiCam, session.profile.costModel.pressureRestsOnReading,
      !session.leavesStabilizationOpen
    {
      self.targets.pressure = 1
      hasDefaultPressureTarget = true
    }
    if !session.isMultiCam { self.targets.pressure = nil }
    prefer = plan?.prefer.map { $0.value.compactMap { session.graph.inputIndex($0.value) } }
    if let least = minimumFrameRate ?? plan?.minimumFrameRate?.value { self.minimumFrameRate = least }
    self.minimumSize = minimumSize ?? plan?.minimumSize?.value
    for entry in plan?.keep?.value ?? [] {
      guard let input = session.graph.inputIndices.first(where: { session.graph.inputName($0) == entry.key.value })
      else { continue }
      keep[input] = KeptFloor(entry.value.value)
    }
  }

  /// How a cost compares with a target; met if there is no such cost or no target for it.
  package func judgement(_ cost: CostInterval?, _ target: Double?) -> CostJudgement {
    guard let cost, let target else { return .met }
    let judgement = cost.judged(against: target)
    // If the high end must meet the target, a value within it is not enough.
    guard isConfident, judgement != .met, judgement != .missed else { return judgement }
    return cost.high == nil ? .undecided : .missed
  }

  /// Whether a cost is above a target.
  package func exceeds(_ cost: CostInterval?, _ target: Double?) -> Bool { judgement(cost, target).isMissed }

  /// Whether no cost is above its target.
  func isMet(by costs: SessionCosts) -> Bool {
    !exceeds(costs.hardware.total, targets.hardware) && !exceeds(costs.pressure?.total, targets.pressure)
  }

  /// The missing facts that would decide whether the costs meet their targets, each once; empty if that is already
  /// known.
  func missingValues(of costs: SessionCosts) -> [Fact] {
    var missing: [Fact] = []
    if judgement(costs.hardware.total, targets.hardware) == .undecided {
      missing += costs.hardware.deciding(.hardwareCost)
    }
    if let pressure = costs.pressure, judgement(pressure.total, targets.pressure) == .undecided {
      missing += pressure.deciding(.systemPressureCost)
    }
    var seen: Set<Fact> = []
    return missing.filter { seen.insert($0).inserted }
  }
}

/// What an input must keep.
public struct KeptFloor: Hashable, Sendable {
  /// Nothing about the input may change.
  public var isUntouched = false

  /// The minimum width.
  public var width: Int?

  /// The minimum height.
  public var height: Int?

  /// The minimum frame rate.
  public var frameRate: FrameRate?

  /// The binning that must stay.
  public var binned: Bool?

  /// A floor that keeps nothing.
  public init() {}

  /// The floor that a graph's plan asks for.
  init(_ quality: KeptQuality) {
    width = quality.width?.value
    height = quality.height?.value
    frameRate = quality.frameRate?.value
    binned = quality.binned?.value
  }

  /// Whether a format at a rate is at or above the floor.
  func allows(_ format: DeviceFormat, at rate: FrameRate) -> Bool {
    if isUntouched { return false }
    if let width, format.width < width { return false }
    if let height, format.height < height { return false }
    if let frameRate, rate < frameRate { return false }
    if let binned, format.binned != binned { return false }
    return true
  }
}
