public import CaptureModel
import CaptureSession
import JSONSource

/// Looks for the best configuration that is within the targets on each of several devices.
public struct CommonPlanner {
  private let reading: GraphDocument
  private let graph: CaptureGraph
  private let judge: Judge
  private var devices: [Device] = []

  /// A device with its request and the ways to run its cameras.
  private final class Device {
    let profile: DeviceProfile
    let request: ReductionRequest
    var finder: CandidateFinder
    let check: ConfigurationCheck

    /// The parts of the graph that the app leaves out on it.
    let omission: GraphOmission

    init(
      profile: DeviceProfile, request: ReductionRequest, finder: CandidateFinder, check: ConfigurationCheck,
      omission: GraphOmission
    ) {
      self.profile = profile
      self.request = request
      self.finder = finder
      self.check = check
      self.omission = omission
    }
  }

  /// The plan for a graph and its devices, whatever their order; there must be at least one.
  ///
  /// If nothing can be planned for some devices, but for more than half of them, those some are left out.
  public static func plan(
    _ reading: GraphDocument, on profiles: [DeviceProfile], judge: Judge
  ) -> CommonPlanOutcome {
    // Which format a graph means may differ from device to device; a plan would have one for all.
    if let plan = unchanged(reading, on: profiles, judge) { return .plan(plan) }
    let sorted = profiles.sorted { $0.id < $1.id }
    guard let graph = reading.graph else {
      return .blocked(profile: sorted[0].id, rules: errors(judge.check(reading, sorted[0])))
    }
    var planner = CommonPlanner(reading: reading, graph: graph, judge: judge)
    var leftOut: [CommonPlan.LeftOut] = []
    func leaves(_ profile: String, _ why: CommonPlanOutcome) -> Bool {
      leftOut.append(CommonPlan.LeftOut(profile: profile, why: why))
      return 2 * leftOut.count < sorted.count
    }
    for profile in sorted {
      if let why = planner.add(profile), !leaves(profile.id, why) { return leftOut[0].why }
    }
    while true {
      let rest = planner.devices.map(\.profile)
      let asItIs = leftOut.isEmpty ? nil : unchanged(reading, on: rest, judge)
      let outcome = asItIs.map { .plan($0) } ?? planner.outcome()
      if case .plan(var plan) = outcome {
        plan.leftOut = leftOut
        return .plan(plan.inOrder(of: profiles))
      }
      guard let profile = outcome.onlyProfile, leaves(profile, outcome) else { return leftOut.first?.why ?? outcome }
      planner.devices.removeAll { $0.profile.id == profile }
    }
  }

  /// The graph as it is, if nothing is to be planned: it runs on every device within its targets, or costs nothing on any,
  /// though facts may be missing to tell whether it runs. `nil` for another one.
  private static func unchanged(
    _ reading: GraphDocument, on profiles: [DeviceProfile], _ judge: Judge
  ) -> CommonPlan? {
    let judged = profiles.sorted { $0.id < $1.id }.map { judge.check(reading, $0) }
    let billed = judged.compactMap(\.billed)
    guard billed.count == judged.count, let graph = reading.graph else { return nil }
    let runs = zip(judged, billed).allSatisfy { one, billed in
      one.verdict == .runs
        && ReductionRequest(for: billed.session, judge).isMet(by: CostModel.costs(of: billed.session))
    }
    let isFree = zip(judged, billed).allSatisfy { one, billed in
      !billed.session.isMultiCam && billed.costs.areNone && (one.verdict == .runs || one.verdict == .unverified)
    }
    guard runs || isFree else { return nil }
    let sessions = billed.map(\.session)
    let kept = SharedCameras(sessions, of: graph).configurations(of: sessions, beside: sessions)
    var plan = CommonPlan(
      costs: zip(judged, billed).map { ($0.profile, $1.costs) }, configurations: kept.map(\.configuration),
      writer: ConfigurationWriter(), isProven: true)
    plan.open = zip(judged, billed).filter { one, _ in one.verdict == .unverified }.map { one, billed in
      (billed.session, one.missing.filter(\.decides).map(\.fact))
    }
    return plan.inOrder(of: profiles)
  }

  private init(reading: GraphDocument, graph: CaptureGraph, judge: Judge) {
    self.reading = reading
    self.graph = graph
    self.judge = judge
  }

  /// Adds a device; returns the outcome if the device already decides it.
  private mutating func add(_ profile: DeviceProfile) -> CommonPlanOutcome? {
    let judged = judge.check(reading, profile)
    let lacking = judged.settingsLackedByFormats(judge)
    guard let session = judged.session(asking: lacking, on: profile) else {
      return .blocked(profile: profile.id, rules: Self.errors(judged))
    }
    let blocking = judged.findings.filter { $0.severity == .error && !judge.remedy($0).isForExactPlan }
    guard blocking.isEmpty else {
      let rules = Self.distinct(blocking.map(\.rule))
      return blocking.allSatisfy(judge.refusesFormat)
        ? .refusedFormat(profile: profile.id, rules: rules) : .blocked(profile: profile.id, rules: rules)
    }
    let formats = StartingPoint.formats(of: session)
    var start = formats.session
    StartingPoint.clampRates(of: &start)
    let request = ReductionRequest(for: start, judge)
    let unsettled = formats.unsettled(in: request)
    guard formats.missing.isEmpty, unsettled.isEmpty else {
      return .undecided(session, missing: formats.missing + unsettled)
    }
    if start.cameras.allSatisfy({ $0.activeFormat?.multiCam != false }) {
      let costs = CostModel.costs(of: start)
      if request.judgement(costs.hardware.total, request.targets.hardware) == .undecided {
        return .undecided(start, missing: costs.hardware.deciding(.hardwareCost))
      }
      if let pressure = costs.pressure, request.judgement(pressure.total, request.targets.pressure) == .undecided {
        return .undecided(start, missing: pressure.deciding(.systemPressureCost))
      }
    }
    devices.append(
      Device(
        profile: profile, request: request, finder: CandidateFinder(session: start, request: request),
        check: ConfigurationCheck(reading: reading, profile: profile, judge: judge, lacking: lacking),
        omission: session.graph.omission))
    return nil
  }

  private static func errors(_ judged: JudgedGraph) -> [RuleID] {
    distinct(judged.findings.filter { $0.severity == .error }.map(\.rule))
  }

  private static func distinct(_ rules: [RuleID]) -> [RuleID] {
    rules.indices.filter { !rules[..<$0].contains(rules[$0]) }.map { rules[$0] }
  }

  /// The best configuration that breaks no rule on any device.
  ///
  /// If a plan breaks a rule, its choices are excluded and the search runs again.
  private mutating func outcome() -> CommonPlanOutcome {
    let cameras = SharedCameras(devices.map(\.finder.session), of: graph)
    guard cameras.cameras.count <= OptimalPlanner.mostCameras else { return .tooLong }
    for _ in 0..<devices[0].check.tries {
      let choice = CommonChoice(devices.map { ($0.finder, $0.request) }, of: cameras)
      let problem = choice.problem
      switch choice.outcome {
      case .impossible:
        if let leftOut = choice.leftOut {
          return .undecided(leftOut.session, missing: [.costOfFormats(input: leftOut.input)])
        }
        return .impossible(profiles: conflict())
      case .undecided: return .tooLong
      case .best(let best):
        guard let faulty = faulty(problem, best) else { return verified(choice, best, cameras) }
        let plan = problem.changes(best, on: faulty.device)
        let check = devices[faulty.device].check
        if !devices[faulty.device].finder.exclude(plan, for: faulty.faults, by: check) {
          return .blocked(
            profile: devices[faulty.device].profile.id, rules: Self.distinct(faulty.faults.map(\.rule).sorted()))
        }
      }
    }
    return .tooLong
  }

  /// The plan, with the facts that decide whether it runs and are missing.
  private func verified(_ choice: CommonChoice, _ best: BestChoice, _ cameras: SharedCameras) -> CommonPlanOutcome {
    guard let document = reading.document else { return .tooLong }
    let sessions = choice.problem.sessions(best)
    let writer = ConfigurationWriter(cameras.parts(of: sessions), in: document)
    var lost: [CommonPlan.Loss] = []
    var open: [(session: ResolvedSession, missing: [Fact])] = []
    for (device, session) in zip(devices, sessions) {
      let written = device.check.written(writer)
      switch written.verdict {
      case .unverified: open.append((session, written.missing.filter(\.decides).map(\.fact)))
      // A cost that was read on this device is higher than the sum of its parts.
      case .cannotRun: return .blocked(profile: device.profile.id, rules: Self.distinct(written.refusals.map(\.rule)))
      case .invalid: return .blocked(profile: device.profile.id, rules: Self.errors(written))
      case .runs, .adjusted: break
      }
      for setting in graph.guards(lackingIn: written)
      where !device.omission.contains(setting) && !device.check.lacking.contains(setting) {
        if let index = lost.firstIndex(where: { $0.setting == setting }) {
          lost[index].profiles.append(device.profile.id)
        } else {
          lost.append(CommonPlan.Loss(setting: setting, profiles: [device.profile.id]))
        }
      }
    }
    var plan = plan(choice, best, sessions, cameras, writer, losing: lost)
    plan.open = open
    for (device, session) in zip(devices, sessions) {
      let start = device.finder.session
      for photos in session.smallerPhotos(than: start)
      where !plan.smallerPhotos.contains(where: { $0.input == photos.input }) {
        plan.smallerPhotos.append(photos)
      }
      let isSmaller = session.configurations(beside: start).contains(where: \.losesOfPhotos)
      if isSmaller || !plan.smallerPhotos.isEmpty, plan.slowerViewfinder == nil {
        plan.slowerViewfinder = device.request.preferringPhotos?.minimumFrameRate
      }
    }
    return .plan(plan)
  }

  /// The plan; `lost` are the guarded settings that the planned formats of some device lack.
  private func plan(
    _ choice: CommonChoice, _ best: BestChoice, _ sessions: [ResolvedSession], _ cameras: SharedCameras,
    _ writer: ConfigurationWriter, losing lost: [CommonPlan.Loss]
  ) -> CommonPlan {
    let kept = cameras.configurations(of: sessions, beside: devices.map(\.finder.session))
    return CommonPlan(
      costs: zip(devices, sessions).map { ($0.profile.id, CostModel.costs(of: $1)) },
      configurations: kept.map { chooser, camera in
        camera.keeping(
          choice.problem.share(of: chooser, best), ofPhotos: cameras.takesOnlyPhotos(chooser, in: sessions))
      },
      writer: writer,
      isProven: best.doubt == nil && choice.isBestOfAll && !sessions.contains(where: \.mayBeRead),
      lost: lost,
      dropped: zip(devices, sessions).flatMap { $1.droppedSettings(from: $0.finder.session) }.acrossDevices)
  }

  /// The first device on which a configuration breaks a rule.
  private func faulty(
    _ problem: CommonProblem, _ best: BestChoice
  ) -> (device: Int, faults: Set<ConfigurationCheck.Fault>)? {
    for (index, session) in problem.sessions(best).enumerated() {
      let faults = devices[index].check.faults(of: session)
      if !faults.isEmpty { return (index, faults) }
    }
    return nil
  }

  /// Devices that have no configuration in common, although any fewer of them have one. They are found by leaving out
  /// one device after the other, starting at the end.
  private func conflict() -> [String] {
    var rest = devices
    for index in devices.indices.reversed() where rest.count > 1 {
      var fewer = rest
      fewer.remove(at: index)
      let cameras = SharedCameras(fewer.map(\.finder.session), of: graph)
      let problem = CommonProblem(fewer.map { ($0.finder, $0.request) }, of: cameras)
      if ChoiceSearch.hasChoice(problem.choices) == false { rest = fewer }
    }
    return rest.map(\.profile.id)
  }
}

extension CommonPlanOutcome {
  /// The id of the one device that the outcome is about; `nil` if it is about several, or none.
  fileprivate var onlyProfile: String? {
    switch self {
    case .plan, .tooLong: nil
    case .impossible(let profiles): profiles.count == 1 ? profiles[0] : nil
    case .blocked(let profile, _), .refusedFormat(let profile, _): profile
    case .undecided(let session, _): session.profile.id
    }
  }
}
