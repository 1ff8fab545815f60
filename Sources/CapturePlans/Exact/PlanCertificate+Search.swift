import CaptureModel
import CaptureSession

extension PlanCertificate {
  init(_ plan: OptimalPlanner.Plan, of finder: CandidateFinder) {
    let reader = CertificateReader(plan: plan, finder: finder)
    let certificate = Certificate(of: plan.best, in: plan.problem.choices)
    let doubt = plan.best.doubt
    losses = certificate.refusals
      .filter { refusal in doubt.map { (refusal.level, refusal.chooser) < ($0.level, $0.chooser) } ?? true }
      .compactMap { reader.loss($0.level, $0.chooser, better: $0.better, $0.dimension, $0.cheapest) }
    isProven = doubt == nil && plan.isBestOfAll
    self.doubt = doubt.flatMap { reader.loss($0.level, $0.chooser, better: $0.bound, nil, nil) }
    leftOut = plan.problem.leftOut
    let request = plan.problem.request
    byHighEnd = [PlanDimension.hardwareCost, .systemPressureCost].filter { request.end(of: $0) == .high }
    mayBeRead = finder.session.mayBeRead
    // Rates are settled from the first camera to the last: what is refused before that rests on the least rate of the rest.
    let last = plan.problem.order.count - 1
    let isAboveRates = certificate.refusals.contains { refusal in
      refusal.level < QualityLevel.frameRate.rawValue
        || (refusal.level == QualityLevel.frameRate.rawValue && refusal.chooser < last)
    }
    let minimum = finder.request.minimumFrameRate
    let mayBeSlower = finder.session.cameras.contains { $0.effectiveRate.map { $0 > minimum } ?? false }
    minimumFrameRate = isAboveRates && mayBeSlower ? minimum : nil
    isVerified = isProven ? Self.isConfirmed(plan, certificate) : nil
  }

  /// What the independent check says; it never contradicts, or the search is wrong.
  private static func isConfirmed(_ plan: OptimalPlanner.Plan, _ certificate: Certificate) -> Bool? {
    let choices = plan.problem.choices
    switch PlanVerifier.verify(plan.best, certificate, of: choices, steps: 200_000) {
    case .confirmed: break
    case .tooLong: return nil
    case .refuted(let fault): preconditionFailure("the exact plan is not the best: \(fault)")
    }
    // That no fewer cameras would do was asked of another problem.
    guard plan.problem.dimensions.first == .disabledCameras, choices.limits[0] > 0 else { return true }
    var fewer = choices
    fewer.limits[0] -= 1
    guard let hasChoice = PlanVerifier.hasChoice(fewer, steps: 200_000) else { return nil }
    precondition(!hasChoice, "the exact plan disables more cameras than it must")
    return true
  }
}

/// Turns the numbers of a search back into what they stand for.
private struct CertificateReader {
  let plan: OptimalPlanner.Plan
  let finder: CandidateFinder

  private var problem: PlanningProblem { plan.problem }

  func loss(
    _ level: Int, _ chooser: Int, better: Int, _ dimension: Int?, _ cheapest: Int?
  ) -> PlanCertificate.Loss? {
    guard let quality = QualityLevel(rawValue: level) else { return nil }
    let chosen = problem.candidates[chooser][plan.best.options[chooser]]
    // Of the candidates that are equal on the levels before, one that has the better value.
    let wished = problem.candidates[chooser].first { candidate in
      candidate.levels[level] == better && (0..<level).allSatisfy { candidate.levels[$0] == chosen.levels[$0] }
    }
    let camera = finder.session.cameras[problem.order[chooser]]
    let cost = dimension.map { problem.dimensions[$0] } ?? .hardwareCost
    return PlanCertificate.Loss(
      level: quality, input: camera.id, reached: value(quality, of: chosen, camera),
      better: wished.map { value(quality, of: $0, camera) }, cost: cost,
      cheapest: cheapest.map { amount($0, cost) }, limit: cost.target(finder.request))
  }

  /// A sum as people count it: a cost with what other inputs add, or cameras.
  private func amount(_ sum: Int, _ dimension: PlanDimension) -> Double {
    guard dimension != .disabledCameras else { return Double(sum) }
    let cost = CostUnits.cost(sum) + (problem.request.judged(finder.base, dimension) ?? 0)
    return dimension.step(finder)?.rounded(cost) ?? cost
  }

  /// What a candidate has on a level.
  private func value(_ level: QualityLevel, of candidate: Candidate, _ camera: ResolvedCamera) -> QualityValue {
    let asWished = candidate.levels[level.rawValue] == 1
    switch level {
    case .enabled: return .enabled(asWished)
    case .aspectRatio: return .aspectRatio(asAsked: asWished)
    case .frameRate: return .frameRate(FrameRate(Double(candidate.levels[level.rawValue]) / 1e6))
    case .pixels:
      guard case .run(let format, _, _) = candidate.change, let formats = camera.device?.formats else {
        return .size(nil)
      }
      return .size(formats[format].dimensions)
    case .binning: return .binned((camera.activeFormat?.binned == true) == asWished)
    case .askedFormat: return .format(asAsked: asWished)
    case .switchingPort: return .port(isSwitching: asWished)
    }
  }
}
