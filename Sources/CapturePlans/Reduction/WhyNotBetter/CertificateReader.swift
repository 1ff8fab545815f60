import CaptureModel
import CaptureSession

extension PlanCertificate {
  /// The certificate of a plan. `deciding` finds the demands that keep the plan from keeping more.
  init(_ plan: OptimalPlanner.Plan, of finder: CandidateFinder, deciding: () -> [Demand]) {
    let reader = CertificateReader(plan: plan, finder: finder)
    let certificate = Certificate(of: plan.best, in: plan.problem.choices)
    let doubt = plan.best.doubt
    losses = certificate.refusals.filter { refusal in doubt.map { refusal.place < $0.place } ?? true }
      .compactMap { reader.loss($0) }
    isProven = doubt == nil && plan.isBestOfAll
    self.doubt = doubt.flatMap {
      reader.loss(
        Certificate.Refusal(
          place: $0.place, choosers: [$0.chooser], reached: $0.bound, better: $0.bound, dimension: 0, cheapest: nil))
    }
    leftOut = plan.problem.leftOut
    let request = plan.problem.request
    byHighEnd = [PlanDimension.hardwareCost, .systemPressureCost].filter { request.end(of: $0) == .high }
    mayBeRead = finder.session.mayBeRead
    self.deciding = isProven && !certificate.refusals.isEmpty ? deciding() : []
    isVerified = isProven ? Self.isConfirmed(plan, certificate) : nil
  }

  /// The result of the independent check. A refuted plan means a bug in the search, so the program stops.
  private static func isConfirmed(_ plan: OptimalPlanner.Plan, _ certificate: Certificate) -> Bool? {
    let choices = plan.problem.choices
    switch PlanVerifier.verify(plan.best, certificate, of: choices, steps: 300_000) {
    case .confirmed: break
    case .tooLong: return nil
    case .refuted(let fault): preconditionFailure("the exact plan is not the best: \(fault)")
    }
    // Fewer disabled cameras were a separate search, which found nothing.
    guard plan.problem.dimensions.first == .disabledCameras, choices.limits[0] > 0 else { return true }
    var fewer = choices
    fewer.limits[0] -= 1
    guard let hasChoice = PlanVerifier.hasChoice(fewer, steps: 300_000) else { return nil }
    precondition(!hasChoice, "the exact plan disables more cameras than it must")
    return true
  }
}

/// Turns the numbers of a search back into inputs, qualities and costs.
private struct CertificateReader {
  let plan: OptimalPlanner.Plan
  let finder: CandidateFinder

  private var problem: PlanningProblem { plan.problem }

  func loss(_ refusal: Certificate.Refusal) -> PlanCertificate.Loss? {
    let (choosers, better) = (refusal.choosers, refusal.better)
    guard let level = QualityLevel(rawValue: refusal.place.level), let first = choosers.first else { return nil }
    if level == .alike { return lossOfRates(refusal, choosers) }
    // The first camera that could have more speaks for all.
    let speaker = choosers.first { wish(level, better, of: $0) != nil } ?? first
    let camera = finder.session.cameras[problem.order[speaker]]
    let chosen = problem.candidates[speaker][plan.best.options[speaker]]
    let wished = wish(level, better, of: speaker)
    let cost = refusal.cheapest == nil ? .hardwareCost : problem.dimensions[refusal.dimension]
    return PlanCertificate.Loss(
      level: level, inputs: choosers.map { finder.session.cameras[problem.order[$0]].id },
      reached: value(level, of: chosen.quality, beside: wished?.quality, camera),
      better: wished.map { value(level, of: $0.quality, beside: chosen.quality, camera) }, cost: cost,
      cheapest: refusal.cheapest.map { amount($0, cost) }, priced: priced(refusal, level),
      limit: cost.target(finder.request))
  }

  /// The loss of cameras that have several rates.
  private func lossOfRates(_ refusal: Certificate.Refusal, _ choosers: [Int]) -> PlanCertificate.Loss {
    let cost = refusal.cheapest == nil ? .hardwareCost : problem.dimensions[refusal.dimension]
    let slower = refusal.choice.flatMap { choice in
      choosers.first { problem.candidates[$0][choice[$0]].quality.rate != plan.qualities[$0].rate }
        .map { configuration(of: $0, choice) }
    }
    return PlanCertificate.Loss(
      level: .alike, inputs: choosers.map { finder.session.cameras[problem.order[$0]].id },
      reached: .differentRates(-refusal.reached), better: .differentRates(-refusal.better), cost: cost,
      cheapest: refusal.cheapest.map { amount($0, cost) }, priced: slower ?? nil, limit: cost.target(finder.request))
  }

  /// What a camera runs in a choice; `nil` if it is disabled.
  private func configuration(of chooser: Int, _ choice: [Int]) -> CameraConfiguration? {
    let (camera, change) = (problem.order[chooser], problem.candidates[chooser][choice[chooser]].change)
    guard change != .disable else { return nil }
    return CameraConfiguration(camera, in: finder.session.applying(change, to: camera))
  }

  /// What the first camera with a better value runs in the choice that was priced.
  private func priced(_ refusal: Certificate.Refusal, _ level: QualityLevel) -> CameraConfiguration? {
    let value = problem.choices.levels[level.rawValue].value
    guard let choice = refusal.choice,
      let chooser = refusal.choosers.first(where: { problem.choices.value($0, choice[$0], value) > refusal.reached })
    else { return nil }
    return configuration(of: chooser, choice)
  }

  /// The candidate of a camera that has a given number on a level.
  private func wish(_ level: QualityLevel, _ number: Int, of chooser: Int) -> Candidate? {
    let value = problem.choices.levels[level.rawValue].value
    return problem.candidates[chooser].indices.first { problem.choices.value(chooser, $0, value) == number }
      .map { problem.candidates[chooser][$0] }
  }

  /// A sum as people read it: a cost that includes the other inputs, or a number of cameras.
  private func amount(_ sum: Int, _ dimension: PlanDimension) -> Double {
    guard dimension != .disabledCameras else { return Double(sum) }
    let cost = CostUnits.cost(sum) + (problem.request.judged(finder.base, dimension) ?? 0)
    return dimension.step(finder)?.roundedUp(cost) ?? cost
  }

  /// The value of a quality on a level, as far as it differs from another.
  private func value(
    _ level: QualityLevel, of quality: CameraQuality, beside other: CameraQuality?, _ camera: ResolvedCamera
  ) -> QualityValue {
    switch level {
    case .enabled: .enabled(quality.isEnabled)
    case .settings:
      .lostSettings(quality.lostSettings, areOfPhotos: !FormatAsks(finder.session).guardSettings(of: camera))
    case .motion: motion(quality.motion, camera)
    case .lines: lines(quality.lines, camera)
    case .alike: .frameRate(quality.rate)
    case .share, .shareInOrder: picture(quality, beside: other, camera)
    case .aspectRatio: .aspectRatio(asAsked: quality.keepsShape)
    case .frameRate: .frameRate(quality.rate)
    case .switchingPort: .port(isSwitching: quality.keepsPort)
    case .binning: .binned((camera.activeFormat?.binned == true) == quality.keepsBinning)
    case .videoHDR: .videoHDR(isAsked: quality.asksVideoHDR)
    case .askedFormat: .format(asAsked: quality.isAskedFormat)
    }
  }

  /// How much of its picture a camera has: of photos the share of their pixels, or of the picture's where that is the
  /// difference.
  private func picture(
    _ quality: CameraQuality, beside other: CameraQuality?, _ camera: ResolvedCamera
  ) -> QualityValue {
    guard finder.session.takesOnlyPhotos(camera) else { return .share(quality.picture.share) }
    guard let photos = quality.picture.photos, let other, other.picture.photos != photos else {
      return .pictureShare(quality.picture.share)
    }
    return .photoShare(photos)
  }

  /// A share of the first 720 lines, turned back into lines of a camera's picture.
  private func lines(_ share: Share, _ camera: ResolvedCamera) -> QualityValue {
    let asked = camera.activeFormat.map { min($0.width, $0.height) } ?? AskedQuality.visibleLines
    let all = min(asked, AskedQuality.visibleLines)
    return .lines(Int((Double(share.numerator) / Double(share.denominator) * Double(all)).rounded()), of: all)
  }

  /// A share of the first 24 frames a second, turned back into a frame rate of a camera.
  private func motion(_ share: Share, _ camera: ResolvedCamera) -> QualityValue {
    let goal = finder.request.asked(of: camera, in: finder.session)?.motionRate ?? AskedQuality.motionRate
    let all = min(camera.effectiveRate ?? goal, goal)
    let frames = Double(share.numerator) / Double(share.denominator) * all.value
    return .motion(FrameRate((frames * 1e6).rounded() / 1e6), of: all)
  }
}
