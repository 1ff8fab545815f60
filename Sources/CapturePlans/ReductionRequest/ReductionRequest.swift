import JSONSource
public import CaptureModel
public import CaptureSession

/// The goals and limits of a reduction.
public struct ReductionRequest: Sendable {
  /// The highest costs allowed; `nil` for a cost that is not judged.
  public var targets = CostTargets()

  /// A target of `hardwareCost` that someone set and that is above the limit of the hardware, which counts instead.
  public private(set) var targetAboveLimit: Double?

  /// The floor of each input, by index.
  public var keep: [InputIndex: KeptFloor] = [:]

  /// The inputs by index, the one to keep best first; `nil` for front before back.
  public var prefer: [InputIndex]?

  /// The inputs that belong to no other: neither in step nor alike.
  public var independent: Set<InputIndex> = []

  // The inputs that need not keep step, though a synchronizer has them, to find out what the demand takes.
  private(set) var outOfStep: Set<InputIndex> = []

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

  /// The frames a second that a viewfinder needs before photos get larger: fewer than 24 if someone set a lower minimum.
  private(set) var viewfinderRate = AskedQuality.motionRate

  // Which end of each cost an exact plan compares: it searches with each end that may decide.
  var hardwareEnd = JudgedEnd.value
  var pressureEnd = JudgedEnd.value

  /// Whether an exact plan also says why it is no better or, if there is none, what comes nearest. A check, which only
  /// gives advice, needs neither.
  package var explains = true

  /// Whether a plan may disable cameras.
  public var allowsDisabling = false

  // Whether an exact plan may take formats not known to run beside other cameras, although others are known to.
  var triesUnknownFormats = false

  /// The lowest rate that Apple's sample sets, and that a plan sets by default.
  package static let lowestRate = FrameRate(15)

  /// The lowest rate of a plan without a minimum.
  static let slowestRate = FrameRate(1)

  /// A reduction with the defaults.
  public init() {}

  /// The request of some aims and, where they leave something to it, of the graph's own plan.
  ///
  /// Without a target, hardwareCost may be at most 1.0. Pressure is judged only where someone set a target for it.
  public init(for session: ResolvedSession, _ aims: PlanAims = PlanAims()) {
    let aims = aims.combined(with: session.graph.aims)
    targets.hardware = min(aims.targets.hardware ?? CostTargets.hardwareLimit, CostTargets.hardwareLimit)
    targetAboveLimit = aims.targets.hardwareAboveLimit
    targets.pressure = session.isMultiCam ? aims.targets.pressure : nil
    independent = Set(
      (session.graph.plan?.independent?.value ?? []).compactMap { session.graph.inputIndex($0.value) })
    prefer = aims.prefer.map { $0.value.compactMap { session.graph.inputIndex(named: $0) } }
    if let least = aims.minimumFrameRate {
      minimumFrameRate = least.value
      viewfinderRate = min(viewfinderRate, least.value)
    }
    minimumSize = aims.minimumSize?.value
    for kept in aims.keep.map(\.value) {
      if let input = session.graph.inputIndex(named: kept.input) { keep[input] = kept.floor }
    }
  }

  /// What a graph asks of a session's camera; `nil` if its format or rate is unknown.
  func asked(of camera: ResolvedCamera, in session: ResolvedSession) -> AskedQuality? {
    AskedQuality(camera, in: session, viewfinder: viewfinderRate)
  }

  /// The request in which some inputs need not keep step.
  func with(outOfStep inputs: Set<InputIndex>) -> ReductionRequest {
    var request = self
    request.outOfStep = inputs
    return request
  }

  /// The request of someone to whom larger photos matter more than a viewfinder at 24 frames a second; `nil` if this is
  /// one, or no rate is lower.
  package var preferringPhotos: ReductionRequest? {
    guard minimumFrameRate < viewfinderRate else { return nil }
    var request = self
    request.viewfinderRate = minimumFrameRate
    return request
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
