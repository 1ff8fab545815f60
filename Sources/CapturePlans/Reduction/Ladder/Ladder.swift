import CaptureModel
public import CaptureSession

/// AVMultiCamPiP's iterative cost reduction: find the costs above their targets, take the first rung that can change
/// something, evaluate from scratch, repeat.
///
/// `exceededRungs()` has the order of the rungs, and `LadderSearch` what each does. The source is Apple's sample
/// AVMultiCamPiP, in its 2019 and 2021 versions; the ladder deviates from it in three points (`Deviation`), unless the
/// request asks for the algorithm as published.
public struct Ladder: Sendable {
  private let request: ReductionRequest
  private let groups: LadderGroups
  private let named: [NamedFormats]
  private let keptFloors: [InputIndex: KeptFloor]
  private let start: ResolvedSession
  private var session: ResolvedSession
  private var ledger: CostLedger
  private var costs: SessionCosts
  private var judge: StepJudge

  // Whether the session refuses no camera's format; no step moves to a refused format, so it stays true.
  private var isLegal = false

  /// A reduction of a session in which every camera has a format.
  public static func reduce(_ session: ResolvedSession, _ request: ReductionRequest) -> ReductionTrace {
    reduce(session, request, NamedFormats.ofCameras(in: session), check: nil)
  }

  /// Reduces the session; `named` are the formats that a configuration can name, by camera. A step that breaks a rule
  /// is skipped, if a check can tell.
  static func reduce(
    _ session: ResolvedSession, _ request: ReductionRequest, _ named: [NamedFormats], check: ConfigurationCheck?
  ) -> ReductionTrace {
    let groups = LadderGroups(session: session, request: request)
    let floors = session.cameras.map { ($0.inputIndex, request.floor(of: $0)) }
    let ledger = CostLedger(session)
    var ladder = Ladder(
      request: request, groups: groups, named: named,
      keptFloors: Dictionary(floors, uniquingKeysWith: { first, _ in first }), start: session, session: session,
      ledger: ledger,
      costs: ledger.costs,
      judge: StepJudge(request.isAsPublished ? nil : check, from: session))
    return ladder.run()
  }

  /// Takes steps until the targets are met or nothing is left to change.
  ///
  /// It ends because no step goes back: each leads to an earlier format, a lower rate or a constituent port. Only the
  /// published sample may repeat a step; the run is then stopped.
  private mutating func run() -> ReductionTrace {
    var steps: [ReductionStep] = []
    while true {
      isLegal = isLegal || session.cameras.allSatisfy { $0.activeFormat?.multiCam != false }
      if !isLegal, let (rung, change) = firstChange(of: illegalFormats()) {
        steps.append(take(rung, change))
        continue
      }
      // If the session breaks a rule, the first allowed step away from it is taken, whatever it costs.
      if !judge.isBroken {
        let missing = request.missingValues(of: costs)
        if !missing.isEmpty { return trace(steps, .noValue(missing: missing)) }
        if exceededRungs().isEmpty { return trace(steps, .met) }
      }
      let rungs = judge.isBroken ? sizesAndRates : exceededRungs()
      guard let (rung, change) = firstChange(of: rungs) else { return trace(steps, end) }
      if change.repeats { return trace(steps, .wouldNotTerminate) }
      steps.append(take(rung, change))
    }
  }

  /// How the run ends if nothing more can change.
  private var end: ReductionEnd {
    if judge.isExhausted { return .tooLong }
    return judge.isBroken ? .broken(judge.brokenRules) : .stuck(floors())
  }

  private func trace(_ steps: [ReductionStep], _ end: ReductionEnd) -> ReductionTrace {
    ReductionTrace(from: start, steps: steps, end: end, session: session, costs: costs)
  }

  private var search: LadderSearch {
    LadderSearch(session: session, request: request, groups: groups, named: named, floors: keptFloors)
  }

  private mutating func firstChange(of rungs: [Rung]) -> (Rung, LadderChange)? {
    let search = search
    for rung in rungs {
      if let change = search.change(on: rung, judge: &judge) { return (rung, change) }
    }
    return nil
  }

  private mutating func take(_ rung: Rung, _ change: LadderChange) -> ReductionStep {
    let before = costs
    let exceeded = self.exceeded
    var isOfRate = false
    if case .frameRate = rung { isOfRate = true }
    let isHeld = isOfRate && change.cameras.first.map { search.isHeldByMinimum(before: $0) } ?? false
    session = change.session
    ledger.follow(session, changing: change.cameras, changesStreams: rung == .videoInputPorts)
    costs = ledger.costs
    let lowered =
      (exceeded.hardware && request.hasFallen(.hardwareCost, before.hardware.total, costs.hardware.total))
      || (exceeded.pressure && request.hasFallen(.systemPressureCost, before.pressure?.total, costs.pressure?.total))
    return ReductionStep(
      rung: rung, inputs: change.cameras.map { session.cameras[$0].id }, change: change.change, before: before,
      after: costs,
      lowered: lowered || (!exceeded.hardware && !exceeded.pressure), deviations: change.deviations.sorted(),
      passedOver: change.passedOver,
      minimumFrameRate: isHeld ? request.minimumFrameRate : nil)
  }
}

// The rungs and their order.
extension Ladder {
  private var exceeded: (hardware: Bool, pressure: Bool) {
    (
      request.exceeds(costs.hardware.total, request.targets.hardware),
      request.exceeds(costs.pressure?.total, request.targets.pressure)
    )
  }

  /// The rungs in the order they are tried: the sizes of each group, then the rates of each.
  ///
  /// If only systemPressureCost is too high, the move of ports is added, as in the sample.
  private func exceededRungs() -> [Rung] {
    let exceeded = exceeded
    guard exceeded.hardware || exceeded.pressure else { return [] }
    var rungs = sizesAndRates
    // It comes after the size of the front cameras, or with `prefer` after that of the first input; without a front
    // camera it comes first.
    if !exceeded.hardware {
      let isSecond =
        request.prefer != nil && !request.isAsPublished || groups.names.first == DevicePosition.front.rawValue
      rungs.insert(.videoInputPorts, at: isSecond ? min(1, rungs.count) : 0)
    }
    return rungs
  }

  /// The sizes of each group, then the rates of each.
  private var sizesAndRates: [Rung] { groups.names.map { .resolution($0) } + groups.names.map { .frameRate($0) } }

  /// The groups with a camera in a format that a multi-camera session refuses; they change before any cost is judged.
  private func illegalFormats() -> [Rung] {
    guard session.requiresMultiCamFormats, !request.isAsPublished else { return [] }
    return groups.names.map { .multiCamFormat($0) }
  }

  /// The state of each camera when nothing more can change.
  private func floors() -> [LadderFloor] {
    let search = search
    return session.cameras.compactMap { camera in
      guard let format = camera.activeFormat, let rate = camera.effectiveRate else { return nil }
      return LadderFloor(
        input: camera.id, dimensions: format.dimensions, rate: rate, isHeldByMinimum: search.isHeldByMinimum(camera),
        isHeldBySize: search.isHeldBySize(camera))
    }
  }
}
