public import CaptureModel
import CaptureSession
import JSONSource

/// Looks for the best configuration that is within the targets on each of several devices.
public struct CommonPlanner {
  private let reading: GraphDocument
  private let judge: Judge
  private var devices: [Device] = []

  /// The guarded settings that the app no longer asks for.
  private var dropped: [GraphGuard] = []

  /// What the plan keeps on the device that comes off worst; `nil` before there is one.
  private var quality: PlanQuality?

  /// The plan as it is judged on each device; empty before there is one.
  private var written: [JudgedGraph] = []

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
  public static func plan(
    _ reading: GraphDocument, on profiles: [DeviceProfile], judge: Judge
  ) -> CommonPlanOutcome {
    // Which format a graph means may differ from device to device; a plan would have one for all.
    if let plan = unchanged(reading, on: profiles, judge) { return .plan(plan) }
    let best = surest(reading, on: profiles, judge)
    guard case .plan(let plan) = best.outcome, let quality = best.quality else { return best.outcome }
    // Where no format with a setting fits on any device, the one that was asked for may fit without.
    let lost = plan.lostOnAll.filter { $0.section == .inputs && $0.key != nil }
    guard !lost.isEmpty, case let without = attempt(reading, on: profiles, judge, without: plan.dropped + lost),
      case .plan(var other) = without.outcome, without.quality?.keepsMorePicture(than: quality) ?? false
    else { return best.outcome }
    other.costly = lost
    return .plan(other)
  }

  /// The best plan, without the settings that no device may have if they cost frames, pixels or binning.
  private static func surest(_ reading: GraphDocument, on profiles: [DeviceProfile], _ judge: Judge) -> Attempt {
    let first = attempt(reading, on: profiles, judge, without: [])
    guard let graph = reading.graph, !graph.guards.isEmpty else { return first }
    // Room for a setting that no device may have costs no frames and no pixels, as in a plan for one device; nor does it
    // for one that the formats of the plan are not known to have.
    let judged = first.written.isEmpty ? profiles.map { judge.check(reading, $0) } : first.written
    let open = UnsureSettings.open(in: graph, among: judged)
    guard !open.isEmpty, case var best = attempt(reading, on: profiles, judge, without: open),
      case .plan(let plan) = best.outcome, let quality = best.quality
    else { return first }
    if case .plan = first.outcome, !(first.quality.map { quality.keepsMorePicture(than: $0) } ?? false) { return first }
    var dropped = plan.dropped
    for setting in open where dropped.count > 1 {
      let fewer = attempt(reading, on: profiles, judge, without: dropped.filter { $0 != setting })
      if case .plan(let plan) = fewer.outcome, let other = fewer.quality, !quality.keepsMorePicture(than: other) {
        (best, dropped) = (fewer, plan.dropped)
      }
    }
    return best
  }

  /// What comes of looking for a plan if the app doesn't ask for some guarded settings.
  private struct Attempt {
    let outcome: CommonPlanOutcome

    /// What the plan keeps on the device that comes off worst; `nil` if there is none.
    var quality: PlanQuality?

    /// The plan as it is judged on each device; empty if there is none.
    var written: [JudgedGraph] = []
  }

  private static func attempt(
    _ reading: GraphDocument, on profiles: [DeviceProfile], _ judge: Judge, without settings: [GraphGuard]
  ) -> Attempt {
    var planner = CommonPlanner(reading: reading, judge: judge)
    planner.dropped = settings
    for profile in profiles.sorted(by: { $0.id < $1.id }) {
      if let outcome = planner.add(profile) { return Attempt(outcome: outcome) }
    }
    let outcome = planner.outcome()
    guard case .plan(let plan) = outcome else { return Attempt(outcome: outcome) }
    return Attempt(
      outcome: .plan(plan.inOrder(of: profiles)), quality: planner.quality, written: planner.written)
  }

  /// The graph as it is, if it runs on every device; `nil` if it doesn't.
  private static func unchanged(
    _ reading: GraphDocument, on profiles: [DeviceProfile], _ judge: Judge
  ) -> CommonPlan? {
    let judged = profiles.sorted { $0.id < $1.id }.map { judge.check(reading, $0) }
    guard judged.allSatisfy({ $0.verdict == .runs }), let session = judged.first?.billed?.session else { return nil }
    let plan = CommonPlan(
      session: session, costs: judged.compactMap { one in one.billed.map { (one.profile, $0.costs) } },
      configurations: session.configurations(beside: session), writer: ConfigurationWriter(), isProven: true)
    return plan.inOrder(of: profiles)
  }

  private init(reading: GraphDocument, judge: Judge) {
    self.reading = reading
    self.judge = judge
  }

  /// Adds a device; returns the outcome if the device already decides it.
  private mutating func add(_ profile: DeviceProfile) -> CommonPlanOutcome? {
    let judged = judge.check(reading, profile)
    guard var session = judged.billed?.session else {
      return .blocked(profile: profile.id, rules: Self.errors(judged))
    }
    if !dropped.isEmpty, let graph = reading.graph, let document = reading.document {
      var omission = judged.guards?.omission ?? session.graph.omission
      _ = omission.leaveOut(dropped, of: graph, in: document)
      session = SessionResolver.resolve(
        GraphDecoder.decode(document, without: omission, as: graph), on: profile)
    }
    // One configuration for all needs the same cameras on all; a setting may be there on some.
    if let first = devices.first?.omission, !first.hasSameElements(as: session.graph.omission) {
      return .blocked(profile: profile.id, rules: [PredictionKind.leftOut.id])
    }
    let blocking = judged.findings.filter { $0.severity == .error && !judge.remedy($0).isForExactPlan }
    guard blocking.isEmpty else { return .blocked(profile: profile.id, rules: Self.distinct(blocking.map(\.rule))) }
    let formats = StartingPoint.formats(of: session)
    guard formats.missing.isEmpty, formats.unsettled.isEmpty else {
      return .undecided(session, missing: formats.missing + formats.unsettled)
    }
    var start = formats.session
    StartingPoint.clampRates(of: &start)
    let request = ReductionRequest(for: start, judge)
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
        check: ConfigurationCheck(reading: reading, profile: profile, judge: judge),
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
    guard devices[0].finder.session.cameras.count <= OptimalPlanner.mostCameras else { return .tooLong }
    for _ in 0..<devices[0].check.tries {
      let choice = CommonChoice(devices.map { ($0.finder, $0.request) })
      let problem = choice.problem
      switch choice.outcome {
      case .impossible:
        if let leftOut = choice.leftOut {
          return .undecided(leftOut.session, missing: [.costOfFormats(input: leftOut.input)])
        }
        return .impossible(profiles: conflict())
      case .undecided: return .tooLong
      case .best(let best):
        guard let faulty = faulty(problem, best) else {
          quality = problem.quality(of: best.options)
          return verified(choice, best)
        }
        let plan = problem.changes(best, on: faulty.device)
        if !devices[faulty.device].finder.exclude(plan, for: faulty.faults) {
          return .blocked(
            profile: devices[faulty.device].profile.id, rules: Self.distinct(faulty.faults.map(\.rule).sorted()))
        }
      }
    }
    return .tooLong
  }

  /// The plan, with the facts that decide whether it runs and are missing.
  private mutating func verified(_ choice: CommonChoice, _ best: BestChoice) -> CommonPlanOutcome {
    guard let document = reading.document, let graph = reading.graph else { return .tooLong }
    let sessions = choice.problem.sessions(best)
    let named = Self.leastNamed(sessions)
    let writer = ConfigurationWriter(named, leavingOut: dropped, in: document)
    var lost: [(setting: GraphGuard, devices: Int)] = []
    var open: [(session: ResolvedSession, missing: [Fact])] = []
    for (device, session) in zip(devices, sessions) {
      let written = device.check.written(writer)
      self.written.append(written)
      switch written.verdict {
      case .unverified: open.append((session, written.missing.filter(\.decides).map(\.fact)))
      // A cost that was read on this device is higher than the sum of its parts.
      case .cannotRun: return .blocked(profile: device.profile.id, rules: Self.distinct(written.refusals.map(\.rule)))
      case .invalid: return .blocked(profile: device.profile.id, rules: Self.errors(written))
      case .runs, .adjusted: break
      }
      for setting in graph.guards(lackingIn: written) where !device.omission.contains(setting) {
        if let index = lost.firstIndex(where: { $0.setting == setting }) {
          lost[index].devices += 1
        } else {
          lost.append((setting, 1))
        }
      }
    }
    var plan = plan(choice, best, sessions, named, writer, losing: lost.map(\.setting))
    plan.open = open
    plan.lostOnAll = lost.filter { $0.devices == devices.count }.map(\.setting)
    return .plan(plan)
  }

  /// A session whose formats are written with what the device knows of them that knows the least.
  private static func leastNamed(_ sessions: [ResolvedSession]) -> ResolvedSession {
    var written = sessions[0]
    for index in written.cameraIndices {
      let open = sessions.first { $0.cameras[index].activeFormat?.unknownNames.isEmpty == false }
      if let open { written.cameras[index] = open.cameras[index] }
    }
    return written
  }

  /// The plan; `named` is the session that is written, `lost` are the guarded settings that the planned formats of some
  /// device lack.
  private func plan(
    _ choice: CommonChoice, _ best: BestChoice, _ sessions: [ResolvedSession], _ named: ResolvedSession,
    _ writer: ConfigurationWriter, losing lost: [GraphGuard]
  ) -> CommonPlan {
    CommonPlan(
      session: named, costs: zip(devices, sessions).map { ($0.profile.id, CostModel.costs(of: $1)) },
      configurations: named.configurations.enumerated().map { place, camera in
        let index = CameraIndex(place)
        let isForPhotos = sessions[0].takesOnlyPhotos(sessions[0].cameras[index])
        return camera.keeping(choice.problem.share(of: index, best), ofPhotos: isForPhotos)
      },
      writer: writer,
      isProven: best.doubt == nil && choice.isBestOfAll && !sessions.contains(where: \.mayBeRead),
      lost: lost, dropped: dropped)
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
      if ChoiceSearch.hasChoice(CommonProblem(fewer.map { ($0.finder, $0.request) }).choices) == false { rest = fewer }
    }
    return rest.map(\.profile.id)
  }
}
