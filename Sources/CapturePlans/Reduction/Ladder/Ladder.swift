import CaptureModel
public import CaptureSession

/// AVMultiCamPiP's iterative cost reduction: find the costs above their targets, take the first rung that can change
/// something, evaluate from scratch, repeat.
///
/// `exceededRungs()` has the order of the rungs, and `LadderSearch` what each does. The source is Apple's sample
/// AVMultiCamPiP, in its 2019 and 2021 versions. Unless the request asks for the algorithm as published, the ladder
/// deviates from it (`Deviation`), takes the steps first that lose nothing, and gives back what was not needed.
public struct Ladder: Sendable {
  private let request: ReductionRequest
  private let groups: LadderGroups
  private let together: CamerasTogether
  private let named: [NamedFormats]
  private let keptFloors: [InputIndex: KeptFloor]
  private let start: ResolvedSession
  private var session: ResolvedSession
  private var ledger: CostLedger
  private var costs: SessionCosts
  private var judge: StepJudge

  // Whether the session refuses no camera's format; no step moves to a refused format, so it stays true.
  private var isLegal = false

  // By camera: the formats that it ran before. A binned format may come later in the list than the one before it, so
  // the places of formats alone don't make the search end.
  private var left: [CameraIndex: Set<FormatIndex>] = [:]

  // The steps that were taken, each with the session before it.
  private var taken: [(rung: Rung, cameras: [CameraIndex], before: ResolvedSession)] = []

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
      request: request, groups: groups, together: CamerasTogether(session, request), named: named,
      keptFloors: Dictionary(floors, uniquingKeysWith: { first, _ in first }), start: session, session: session,
      ledger: ledger,
      costs: ledger.costs,
      judge: StepJudge(request.isAsPublished ? nil : check, from: session))
    return ladder.run()
  }

  /// Takes steps until the targets are met or nothing is left to change.
  ///
  /// It ends because no step goes back: each leads to a format that the camera did not run yet, a lower rate or a
  /// constituent port. Only the published sample may repeat a step; the run is then stopped.
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
        if exceededRungs().isEmpty {
          // First, as it changes the session that the trace ends with.
          let given = giveBack()
          return trace(steps + given, .met)
        }
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
    LadderSearch(
      session: session, request: request, groups: groups, together: together, named: named, floors: keptFloors,
      ledger: ledger, left: left, mustLower: isLegal && !judge.isBroken && !request.isAsPublished)
  }

  private mutating func firstChange(of rungs: [Rung]) -> (Rung, LadderChange)? {
    let search = search
    for rung in rungs {
      if let change = search.change(on: rung, judge: &judge) { return (rung, change) }
    }
    return nil
  }

  private mutating func take(_ rung: Rung, _ change: LadderChange) -> ReductionStep {
    var isOfRate = false
    if case .frameRate = rung { isOfRate = true }
    let isHeld = isOfRate && change.cameras.first.map { search.isHeldByMinimum(before: $0) } ?? false
    for camera in change.cameras {
      if case .chosen(let format, _) = session.cameras[camera].format { left[camera, default: []].insert(format) }
    }
    taken.append((rung, change.cameras, session))
    return follow(rung, change, minimumFrameRate: isHeld ? request.minimumFrameRate : nil)
  }

  /// Makes a change; returns it as a step.
  private mutating func follow(
    _ rung: Rung, _ change: LadderChange, minimumFrameRate: FrameRate? = nil
  ) -> ReductionStep {
    let before = costs
    session = change.session
    ledger.follow(session, changing: change.cameras, changesStreams: change.changesStreams)
    costs = ledger.costs
    return ReductionStep(
      rung: rung, inputs: change.cameras.map { session.cameras[$0].id }, change: change.change, before: before,
      after: costs, lowered: request.isLower(before, costs), deviations: change.deviations.sorted(),
      passedOver: change.passedOver, minimumFrameRate: minimumFrameRate)
  }

  /// Gives back what turned out not to be needed, in one pass from the last step to the first.
  ///
  /// A step stays if a target would be missed without it, a rule would break, or a later step of its camera and kind
  /// stays.
  private mutating func giveBack() -> [ReductionStep] {
    guard !request.isAsPublished else { return [] }
    var given: [ReductionStep] = []
    var staying = StayingSteps()
    for step in taken.reversed() {
      guard let change = staying.undoing(step.rung, step.cameras, before: step.before, in: session), holds(change)
      else {
        staying.add(step.rung, step.cameras)
        continue
      }
      if change.changesNothing { continue }
      given.append(follow(.givenBack(step.rung), change))
    }
    return given
  }

  /// Whether all targets are met and no rule is broken after a change.
  private mutating func holds(_ change: LadderChange) -> Bool {
    var next = ledger
    next.follow(change.session, changing: change.cameras, changesStreams: change.changesStreams)
    return request.isMet(by: next.costs) && request.missingValues(of: next.costs).isEmpty
      && judge.allows(change.session, changing: change.cameras)
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

  /// The rungs in the order they are tried: the sizes of each group, after what loses nothing, then the rates of each.
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
      let first = isSecond ? rungs.firstIndex { if case .resolution = $0 { true } else { false } } : nil
      rungs.insert(.videoInputPorts, at: first.map { $0 + 1 } ?? 0)
    }
    return rungs
  }

  /// The sizes of each group, after what loses nothing, then the rates of each.
  private var sizesAndRates: [Rung] {
    groups.names.flatMap { sizes(of: $0) } + groups.names.map { .frameRate($0) }
  }

  private func sizes(of group: String) -> [Rung] {
    request.isAsPublished ? [.resolution(group)] : [.override(group), .binning(group), .resolution(group)]
  }

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
