import CaptureModel
package import CaptureSession

/// A reduction as a problem of choice: cameras in the order of preference, their candidates, and the targets as limits.
struct PlanningProblem {
  /// The cameras, the one to keep best first.
  let order: [CameraIndex]

  /// The candidates of each camera, without those of unknown cost or of a rate that cameras in step can't have.
  let candidates: [[Candidate]]

  /// The problem in numbers.
  let choices: ChoiceProblem

  /// The unknown costs that made it leave out formats.
  let leftOut: [Fact]

  /// The costs and counts that are summed up, in the order of the problem's dimensions.
  let dimensions: [PlanDimension]

  /// The groups of cameras whose rates are as few as can be, by their places in the order.
  let alike: [[Int]]

  /// How many of the cameras the request names.
  let named: Int

  /// The request.
  let request: ReductionRequest

  /// The problem for all cameras, or for the given ones; without levels if only the costs matter.
  init(
    _ finder: CandidateFinder, cameras cameraIndices: [CameraIndex]? = nil, mostDisabled: Int = 0,
    comparesQuality: Bool = true
  ) {
    let request = finder.request
    self.request = request
    order = finder.session.preferenceOrder(request.prefer).filter { cameraIndices?.contains($0) ?? true }
    var leftOut = request.unjudged(finder.base)
    let judged = order.map { cameraIndex in
      let found = finder.candidates(of: cameraIndex)
      if found.allSatisfy({ $0.hasJudgedCosts(request) }) { return found }
      leftOut += finder.session.cameras[cameraIndex].facts(ofFormatsIn: found.filter { !$0.hasJudgedCosts(request) })
      return found.filter { $0.hasJudgedCosts(request) }
    }
    self.leftOut = leftOut
    let groups = CandidateGroups(finder, order: order, candidates: judged)
    candidates = groups.choosable(judged)
    alike = groups.alike
    // A cost without a target only breaks ties, and only if it is known for every candidate.
    let dimensions = PlanDimension.allCases.filter { [candidates] dimension in
      switch dimension {
      case .disabledCameras: request.allowsDisabling
      default: candidates.allSatisfy { $0.allSatisfy { request.judged($0.costs, dimension) != nil } }
      }
    }
    self.dimensions = dimensions.isEmpty ? [.disabledCameras] : dimensions
    named = request.namedCount(of: order, in: finder.session)
    let numbers = comparesQuality ? QualityNumbers(candidates.joined().map(\.quality)) : nil
    var place = 0
    var choices = ChoiceProblem(
      choosers: candidates.map { [dimensions = self.dimensions] in
        Self.chooser($0, numbers, &place, dimensions, request)
      },
      levels: comparesQuality ? QualityLevel.problemLevels : [], named: named,
      limits: self.dimensions.map { $0 == .disabledCameras ? mostDisabled : $0.limit(request, beside: finder) })
    choices.groups = groups.groups(candidates)
    self.choices = choices
  }

  private static func chooser(
    _ candidates: [Candidate], _ numbers: QualityNumbers?, _ place: inout Int, _ dimensions: [PlanDimension],
    _ request: ReductionRequest
  ) -> ChoiceProblem.Chooser {
    var costs: [Int] = []
    costs.reserveCapacity(candidates.count * dimensions.count)
    for candidate in candidates {
      for dimension in dimensions { costs.append(dimension.units(candidate, request)) }
    }
    let places = place..<place + candidates.count
    place = places.upperBound
    return ChoiceProblem.Chooser(count: candidates.count, values: numbers?.columns(of: places) ?? [], costs: costs)
  }
}

extension Candidate {
  /// Whether every cost with a target has a value.
  func hasJudgedCosts(_ request: ReductionRequest) -> Bool {
    PlanDimension.allCases.allSatisfy { dimension in
      dimension.target(request) == nil || request.judged(costs, dimension) != nil
    }
  }
}

extension ResolvedCamera {
  /// The unknown costs of the candidates' formats, each once.
  fileprivate func facts(ofFormatsIn candidates: [Candidate]) -> [Fact] {
    var formats: [FormatIndex] = []
    for candidate in candidates {
      if case .run(let format, _, _, _) = candidate.change, !formats.contains(format) { formats.append(format) }
    }
    return formats.compactMap { device?.formats[$0] }.map { .costOfFormat(FormatName($0), input: id) }
  }
}

extension PlanDimension {
  /// The highest sum over the cameras that meets the target, after subtracting the other inputs.
  func limit(_ request: ReductionRequest, beside finder: CandidateFinder) -> Int {
    guard let target = target(request) else { return ChoiceProblem.unlimited }
    // If the other inputs' cost is unknown, nothing is known to fit.
    guard let base = request.judged(finder.base, self) else { return -1 }
    return CostUnits.limit(step(finder)?.unrounded(target) ?? target) - CostUnits.units(base)
  }

  /// The steps to which the sum is rounded up.
  func step(_ finder: CandidateFinder) -> CostStep? {
    self == .hardwareCost ? CostStep(finder.session.profile.costModel) : nil
  }
}

extension ReductionRequest {
  /// Costs with a target to which inputs other than cameras add an unknown amount.
  fileprivate func unjudged(_ base: CostShare) -> [Fact] {
    [(PlanDimension.hardwareCost, SessionCost.hardwareCost), (.systemPressureCost, .systemPressureCost)].compactMap {
      dimension, cost in
      dimension.target(self) != nil && judged(base, dimension) == nil ? .cost(cost) : nil
    }
  }

  /// The problem of planning a session, in numbers.
  package func choices(on session: ResolvedSession) -> ChoiceProblem {
    var start = StartingPoint.formats(of: session).session
    StartingPoint.clampRates(of: &start)
    return PlanningProblem(CandidateFinder(session: start, request: self)).choices
  }
}

extension PlanDimension {
  func share(_ share: CostShare) -> CostInterval {
    switch self {
    case .disabledCameras: .zero
    case .hardwareCost: share.hardware
    case .systemPressureCost: share.pressure
    }
  }

  func units(_ candidate: Candidate, _ request: ReductionRequest) -> Int {
    switch self {
    case .disabledCameras: candidate.change == .disable ? 1 : 0
    case .hardwareCost, .systemPressureCost: request.judged(candidate.costs, self).map(CostUnits.units) ?? 0
    }
  }
}
