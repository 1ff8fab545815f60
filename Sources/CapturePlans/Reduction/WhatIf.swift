public import CaptureModel
public import CaptureSession

/// What changing one camera alone would do: where the budget goes, and what would fit.
public struct CameraOutlook: Sendable {
  /// One step of the camera.
  public struct Step: Sendable {
    /// The format and rate in words.
    public let configuration: String

    /// What the session would cost.
    public let costs: SessionCosts

    /// Whether it would be within the targets; `nil` where a cost that has one has no value.
    public let fits: Bool?
  }

  /// The id of the input.
  public let input: String

  /// What it runs now, in words.
  public let configuration: String

  /// Of all that costs less hardware, what loses least.
  public let cheaper: Answer

  /// Of all that keeps shape, size, rate and binning and is better in one, what costs least.
  public let better: Answer

  /// What is known of a step.
  public enum Answer: Sendable {
    /// There is one.
    case step(Step)

    /// There is none that is known and breaks no rule.
    case none

    /// That can't be said: what the camera costs is not known, or there are too many to try.
    case unknown
  }
}

/// Looks one step down and one step up from a session, camera by camera.
public struct WhatIf {
  private let start: ResolvedSession
  private let request: ReductionRequest
  private let finder: CandidateFinder
  private let check: ConfigurationCheck
  private let faults: Set<ConfigurationCheck.Fault>

  /// The outlook of every camera in the order of the graph; `nil` where no session can be judged, or it has more cameras
  /// than any device.
  public static func outlooks(
    _ reading: GraphReading, on profile: DeviceProfile, judge: Judge
  ) -> [CameraOutlook]? {
    guard let session = judge.check(reading, profile).session,
      session.cameras.count <= Reduction.mostCameras
    else { return nil }
    let whatIf = WhatIf(session, of: reading, on: profile, judge: judge)
    return session.cameras.indices.map { whatIf.outlook(of: $0) }
  }

  private init(
    _ session: ResolvedSession, of reading: GraphReading, on profile: DeviceProfile, judge: Judge
  ) {
    start = StartingPoint.formats(of: session).0
    var request = ReductionRequest(for: session, targets: judge.targets)
    // A step is a question, not a plan: what is to be kept does not limit it.
    request.keep = [:]
    self.request = request
    finder = CandidateFinder(session: start, request: request)
    check = ConfigurationCheck(reading: reading, profile: profile, judge: judge)
    faults = check.faults(of: start)
  }

  private func outlook(of place: Int) -> CameraOutlook {
    let camera = start.cameras[place]
    return CameraOutlook(
      input: camera.id, configuration: camera.configuration, cheaper: cheaper(place), better: better(place))
  }

  private func cheaper(_ place: Int) -> CameraOutlook.Answer {
    guard let now = finder.cost(of: place, .none).hardware.value else { return .unknown }
    let cheaper = finder.candidates(of: place).filter { candidate in
      candidate.costs.hardware.value.map { $0 < now - CostModel.tolerance } ?? false
    }
    let levels = QualityLevel.allCases.map(\.rawValue)
    return step(place, cheaper) { left, right in
      for level in levels where left.levels[level] != right.levels[level] {
        return left.levels[level] > right.levels[level]
      }
      return Self.costs(left) < Self.costs(right)
    }
  }

  private func better(_ place: Int) -> CameraOutlook.Answer {
    step(place, finder.improvements(of: place)) { left, right in
      (Self.costs(left), right.levels[QualityLevel.pixels.rawValue])
        < (Self.costs(right), left.levels[QualityLevel.pixels.rawValue])
    }
  }

  private static func costs(_ candidate: Candidate) -> Double { candidate.costs.hardware.value ?? .infinity }

  /// The first of some candidates, in an order, that breaks no rule that the graph does not break as it is.
  private func step(
    _ place: Int, _ candidates: [Candidate], inOrder isBefore: (Candidate, Candidate) -> Bool
  ) -> CameraOutlook.Answer {
    for (turn, candidate) in candidates.sorted(by: isBefore).enumerated() {
      if turn >= check.tries { return .unknown }
      let session = start.applying(candidate.change, to: place)
      guard check.faults(of: session).isSubset(of: faults) else { continue }
      let costs = CostModel.costs(of: session)
      let isOver =
        request.exceeds(costs.hardware.total, request.targets.hardware)
        || request.exceeds(costs.pressure?.total, request.targets.pressure)
      let isKnown =
        costs.hardware.total.value != nil && (request.targets.pressure == nil || costs.pressure?.total.value != nil)
      return .step(
        CameraOutlook.Step(
          configuration: session.cameras[place].configuration, costs: costs,
          fits: isOver ? false : isKnown ? true : nil))
    }
    return .none
  }
}

extension CandidateFinder {
  /// What a camera costs after a change.
  func cost(of place: Int, _ change: CameraChange) -> CandidateCosts.Share { costs.share(of: place, change) }

  /// The formats and rates that have the shape of what a camera runs, are no worse in size, rate and binning, and better
  /// in one.
  func improvements(of place: Int) -> [Candidate] {
    let camera = session.cameras[place]
    guard let now = AskedQuality(camera), !isFrozen(camera) else { return [] }
    var found: [Candidate] = []
    for (index, format) in (camera.device?.formats ?? []).enumerated() {
      guard isUsable(index, format, of: camera), format.width >= now.format.width, format.height >= now.format.height,
        format.dimensions.hasSameAspect(as: now.format.dimensions),
        format.binned == false || now.format.binned == true, let highest = format.highestRate
      else { continue }
      let rates = (Self.rates.map { FrameRate($0) } + [highest, now.rate]).filter { rate in
        rate >= now.rate && format.holds(rate) != false
      }
      for rate in Set(rates).sorted() {
        let isBetter =
          format.dimensions != now.format.dimensions || rate > now.rate || format.binned != now.format.binned
        guard isBetter else { continue }
        let change = CameraChange.run(format: index, rate: rate, movesPorts: false)
        found.append(
          Candidate(
            change: change, levels: now.levels(of: format, at: index, rate: rate, movesPorts: false),
            costs: costs.share(of: place, change)))
      }
    }
    return found
  }
}
