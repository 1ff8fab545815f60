import CaptureModel
public import CaptureSession

/// AVMultiCamPiP's iterative cost reduction: see which costs exceed their targets, take the first rung that can change
/// something, evaluate from scratch, repeat.
///
/// Source: Apple's sample AVMultiCamPiP in its versions of 2019 and 2021; three faults of it are mended (`Mend`), unless
/// the request asks for it as published.
public struct Ladder: Sendable {
  private let request: ReductionRequest
  private let groups: LadderGroups
  private var session: ResolvedSession
  private var costs: SessionCosts

  /// A reduction of a session whose cameras all have a format.
  public static func reduce(_ session: ResolvedSession, _ request: ReductionRequest) -> ReductionTrace {
    let groups = LadderGroups(session: session, request: request)
    var ladder = Ladder(
      request: request, groups: groups, session: session, costs: CostModel.costs(of: session))
    return ladder.run()
  }

  /// Ends: each mended step goes to an earlier format, a lower rate or a constituent port, and none goes back.
  private mutating func run() -> ReductionTrace {
    var steps: [ReductionStep] = []
    while true {
      let illegal = illegalFormats()
      let missing = missingValues()
      if illegal.isEmpty, !missing.isEmpty { return trace(steps, .noValue(missing: missing)) }
      let rungs = illegal.isEmpty ? exceededRungs() : illegal
      if rungs.isEmpty { return trace(steps, .met) }
      guard let (rung, change) = firstChange(of: rungs) else { return trace(steps, .stuck(floors: floors())) }
      if change.repeats { return trace(steps, .wouldNotTerminate) }
      steps.append(take(rung, change))
    }
  }

  private func trace(_ steps: [ReductionStep], _ end: ReductionEnd) -> ReductionTrace {
    ReductionTrace(steps: steps, end: end, session: session, costs: costs)
  }

  private func firstChange(of rungs: [Rung]) -> (Rung, LadderChange)? {
    for rung in rungs {
      if let change = change(on: rung) { return (rung, change) }
    }
    return nil
  }

  private func change(on rung: Rung) -> LadderChange? {
    let search = LadderSearch(session: session, request: request, groups: groups)
    switch rung {
    case .multiCamFormat(let group): return search.multiCamFormat(group)
    case .resolution(let group): return search.resolution(group)
    case .frameRate(let group): return search.frameRate(group)
    case .videoInputPorts: return search.videoInputPorts()
    case .optimal: return nil
    }
  }

  private mutating func take(_ rung: Rung, _ change: LadderChange) -> ReductionStep {
    let before = costs
    let exceeded = self.exceeded
    session = change.session
    costs = CostModel.costs(of: session)
    let lowered =
      (exceeded.hardware && fell(before.hardware.total, costs.hardware.total))
      || (exceeded.pressure && fell(before.pressure?.total, costs.pressure?.total))
    return ReductionStep(
      rung: rung, inputs: change.inputs, from: change.from, to: change.to, before: before, after: costs,
      lowered: lowered || (!exceeded.hardware && !exceeded.pressure), mends: change.mends.sorted())
  }

  private func fell(_ before: CostInterval?, _ after: CostInterval?) -> Bool {
    guard let before = before.flatMap(request.judged), let after = after.flatMap(request.judged) else { return false }
    return after < before - CostModel.tolerance
  }
}

// Which rungs there are, in which order.
extension Ladder {
  private var exceeded: (hardware: Bool, pressure: Bool) {
    (
      request.exceeds(costs.hardware.total, request.targets.hardware),
      request.exceeds(costs.pressure?.total, request.targets.pressure)
    )
  }

  private func exceededRungs() -> [Rung] {
    let exceeded = exceeded
    guard exceeded.hardware || exceeded.pressure else { return [] }
    let groups = groups.names
    var rungs = groups.map { Rung.resolution($0) }
    // Second, after the front cameras' resolution, also where there is no front camera.
    if !exceeded.hardware {
      let isSecond = request.prefer != nil && !request.isAsPublished || groups.first == DevicePosition.front.rawValue
      rungs.insert(.videoInputPorts, at: isSecond ? min(1, rungs.count) : 0)
    }
    return rungs + groups.map { .frameRate($0) }
  }

  /// The groups with a camera whose format a multi-camera session refuses: those change before any cost is judged.
  private func illegalFormats() -> [Rung] {
    guard session.requiresMultiCamFormats, !request.isAsPublished else { return [] }
    let search = LadderSearch(session: session, request: request, groups: groups)
    return groups.names
      .filter { search.multiCamFormat($0) != nil }.map { .multiCamFormat($0) }
  }

  private func missingValues() -> [String] {
    var missing: [String] = []
    if request.targets.hardware != nil, request.judged(costs.hardware.total) == nil {
      missing += costs.hardware.missing.isEmpty ? ["hardwareCost"] : costs.hardware.missing
    }
    if request.targets.pressure != nil, let pressure = costs.pressure, request.judged(pressure.total) == nil {
      missing += pressure.missing.isEmpty ? ["systemPressureCost"] : pressure.missing
    }
    var seen: Set<String> = []
    return missing.filter { seen.insert($0).inserted }
  }

  /// Where each camera stands when nothing more can change.
  private func floors() -> [String] {
    session.cameras.compactMap { camera in
      guard let format = camera.activeFormat, let rate = camera.effectiveRate else { return nil }
      return "\(camera.id) at \(format.dimensions), \(rate) frames a second"
    }
  }
}
