public import CaptureModel
import CaptureSession

/// Looks for the next cheaper and the next better step of each camera.
///
/// A class, as it has one owner, and a copy would be large.
public final class WhatIf {
  private let session: ResolvedSession
  private let request: ReductionRequest
  private let finder: CandidateFinder
  private let check: ConfigurationCheck
  private let faults: Set<ConfigurationCheck.Fault>

  /// The outlook of every camera, in the order of the graph; `nil` if there is no session to judge, or too many
  /// cameras.
  public static func outlooks(
    _ reading: GraphDocument, on profile: DeviceProfile, judge: Judge
  ) -> [CameraOutlook]? {
    let judged = judge.check(reading, profile)
    guard let session = judged.session(asking: judged.settingsLackedByFormats(judge), on: profile),
      session.cameras.count <= OptimalPlanner.mostCameras
    else { return nil }
    let whatIf = WhatIf(session, of: reading, on: profile, judge: judge)
    return session.cameraIndices.map { whatIf.outlook(of: $0) }
  }

  private init(
    _ session: ResolvedSession, of reading: GraphDocument, on profile: DeviceProfile, judge: Judge
  ) {
    self.session = session
    var request = ReductionRequest(for: session, judge)
    // The steps only answer a question, so what the plan must keep doesn't limit them.
    request.keep = [:]
    self.request = request
    // The other cameras don't affect a camera's candidates; they stay as the graph has them.
    finder = CandidateFinder(session: StartingPoint.formats(of: session).session, request: request)
    check = ConfigurationCheck(reading: reading, profile: profile, judge: judge)
    faults = check.faults(of: session)
  }

  private func outlook(of cameraIndex: CameraIndex) -> CameraOutlook {
    let configuration = CameraConfiguration(cameraIndex, in: session)
    // An unknown format can't be compared.
    guard configuration.format != nil else {
      return CameraOutlook(configuration: configuration, cheaper: .unknown, better: .unknown)
    }
    return CameraOutlook(
      configuration: configuration, cheaper: cheaper(cameraIndex), better: better(cameraIndex))
  }

  private func cheaper(_ cameraIndex: CameraIndex) -> CameraOutlook.Answer {
    let answer = cheaper(cameraIndex, finder)
    guard case .none = answer else { return answer }
    var request = request
    request.hasMinimum = false
    if case .step = cheaper(cameraIndex, finder.with(request)) { return .noneAbove(request.minimumFrameRate) }
    return answer
  }

  private func cheaper(_ cameraIndex: CameraIndex, _ finder: CandidateFinder) -> CameraOutlook.Answer {
    guard let now = finder.cost(of: cameraIndex, .none).hardware.value else { return .unknown }
    let cheaper = finder.candidates(of: cameraIndex).filter { candidate in
      !candidate.change.dropsVideoHDR && candidate.costs.hardware.value.map { $0 < now - CostModel.tolerance } ?? false
    }
    let promises = finder.promises(of: cameraIndex).filter { candidate in
      candidate.costs.hardware.value.map { $0 < now - CostModel.tolerance } ?? false
    }
    return step(cameraIndex, cheaper + promises) { left, right in
      if PlanQuality(left).isBetter(than: PlanQuality(right)) { return true }
      if PlanQuality(right).isBetter(than: PlanQuality(left)) { return false }
      return Self.costs(left) < Self.costs(right)
    }
  }

  private func better(_ cameraIndex: CameraIndex) -> CameraOutlook.Answer {
    let camera = session.cameras[cameraIndex]
    func pixels(_ candidate: Candidate) -> Int {
      guard case .run(let index, _, _, _) = candidate.change else { return 0 }
      return camera.device?.format(index)?.dimensions.pixels ?? 0
    }
    return step(cameraIndex, finder.improvements(of: cameraIndex)) { left, right in
      (Self.costs(left), pixels(right)) < (Self.costs(right), pixels(left))
    }
  }

  private static func costs(_ candidate: Candidate) -> Double { candidate.costs.hardware.value ?? .infinity }

  /// The first candidate, in the given order, that breaks no rule other than those that the graph already breaks.
  private func step(
    _ cameraIndex: CameraIndex, _ candidates: [Candidate], inOrder isBefore: (Candidate, Candidate) -> Bool
  ) -> CameraOutlook.Answer {
    for (turn, candidate) in candidates.sorted(by: isBefore).enumerated() {
      if turn >= check.tries { return .unknown }
      let session = session.applying(candidate.change, to: cameraIndex)
      guard faults(of: session, cameraIndex).isSubset(of: faults) else { continue }
      let costs = CostModel.costs(of: session)
      let judgements = [
        request.judgement(costs.hardware.total, request.targets.hardware),
        request.judgement(costs.pressure?.total, request.targets.pressure),
      ]
      let isOver = judgements.contains(where: \.isMissed)
      let isKnown = !judgements.contains(.undecided)
      return .step(
        CameraOutlook.Step(
          configuration: session.configurations(beside: self.session)[cameraIndex.value], costs: costs,
          fits: isOver ? false : isKnown ? true : nil))
    }
    return .none
  }
}

extension WhatIf {
  /// The errors of a session in which one camera has changed. A promised rate can be written even if the format can't
  /// be named.
  private func faults(of session: ResolvedSession, _ cameraIndex: CameraIndex) -> Set<ConfigurationCheck.Fault> {
    let camera = session.cameras[cameraIndex]
    guard finder.promises(of: cameraIndex).isEmpty else {
      return check.faults(of: session, promising: camera.rateOverride, of: camera.inputIndex)
    }
    return check.faults(of: session)
  }
}

extension CandidateFinder {
  /// The lower rates that a camera can promise with its own format if a configuration can't name that format, since its
  /// binning is unknown.
  func promises(of cameraIndex: CameraIndex) -> [Candidate] {
    let camera = session.cameras[cameraIndex]
    guard let asked = request.asked(of: camera, in: session), asked.format.binned == nil, !isFrozen(camera),
      asked.format.multiCam != false || !session.requiresMultiCamFormats
    else { return [] }
    return triedRates(of: camera, asked).filter { $0 < asked.rate && asked.format.holds($0) != false }
      .map { rate in
        let change = CameraChange.run(format: asked.index, rate: rate, movesPorts: false)
        return Candidate(
          change: change, quality: asked.quality(of: asked.format, at: asked.index, rate: rate),
          costs: cost(of: cameraIndex, change))
      }
  }

  /// The rates to try above the camera's own.
  private static let fasterRates: [Double] = [240, 120, 60, 50, 48, 30, 25, 24, 20, 15]

  /// The formats and rates with the camera's aspect ratio that are no worse in size, rate and binning, and better in
  /// one of them.
  func improvements(of cameraIndex: CameraIndex) -> [Candidate] {
    let camera = session.cameras[cameraIndex]
    guard let now = request.asked(of: camera, in: session), !isFrozen(camera) else { return [] }
    var found: [Candidate] = []
    for index in camera.device?.formatIndices ?? [] {
      guard let format = camera.device?.format(index) else { continue }
      guard isUsable(index, format, of: cameraIndex), format.width >= now.format.width,
        format.height >= now.format.height,
        format.dimensions.hasSameAspect(as: now.format.dimensions),
        format.binned == false || now.format.binned == true, let highest = format.highestRate
      else { continue }
      let rates = (Self.fasterRates.map { FrameRate($0) } + [highest, now.rate]).filter { rate in
        rate >= now.rate && format.holds(rate) != false
      }
      for rate in Set(rates).sorted() {
        let isBetter =
          format.dimensions != now.format.dimensions || rate > now.rate || format.binned != now.format.binned
        guard isBetter else { continue }
        let change = CameraChange.run(format: index, rate: rate, movesPorts: false)
        found.append(
          Candidate(
            change: change, quality: now.quality(of: format, at: index, rate: rate),
            costs: cost(of: cameraIndex, change)))
      }
    }
    return found
  }
}
