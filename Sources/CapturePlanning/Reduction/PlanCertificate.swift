/// Why a plan keeps no more than it does.
public struct PlanCertificate: Sendable {
  /// One thing that a camera could not keep.
  public struct Refusal: Sendable {
    /// What it is.
    public let level: QualityLevel

    /// The id of the input.
    public let input: String

    /// What it has instead, in words: `30 frames a second`.
    public let reached: String

    /// The next better that it asks for, in words.
    public let better: String

    /// The cost that would be over its target.
    public let cost: PlanDimension

    /// The least that the cost would be; `nil` where finding it is too much work.
    public let cheapest: Double?
  }

  /// What could not be kept, the most important first.
  public let refusals: [Refusal]

  /// Whether the plan is proven to be the best.
  public let isProven: Bool

  /// What the search left open, if that is a matter of quality.
  public let doubt: Refusal?

  /// Whether a second, independent check confirmed it; `nil` where it would take too long.
  public let isVerified: Bool?

  init(_ best: BestChoice, of problem: PlanningProblem, in session: ResolvedSession, base: (PlanDimension) -> Double) {
    let certificate = Certificate(of: best, in: problem.choices)
    func refusal(_ level: Int, _ chooser: Int, _ reached: Int, _ better: Int, _ dimension: Int?, _ cheapest: Int?)
      -> Refusal?
    {
      guard let level = QualityLevel(rawValue: level) else { return nil }
      let cost = dimension.map { problem.dimensions[$0] } ?? .hardwareCost
      return Refusal(
        level: level, input: session.cameras[problem.order[chooser]].id,
        reached: problem.text(of: reached, on: level, chooser, in: session),
        better: problem.text(of: better, on: level, chooser, in: session), cost: cost,
        cheapest: cheapest.map { CostUnits.cost($0) + base(cost) })
    }
    refusals = certificate.refusals.compactMap {
      refusal($0.level, $0.chooser, $0.reached, $0.better, $0.dimension, $0.cheapest)
    }
    isProven = best.doubt == nil
    doubt = best.doubt.flatMap { doubt in
      refusal(
        doubt.level, doubt.chooser,
        problem.choices.choosers[doubt.chooser].levels[best.options[doubt.chooser]][min(doubt.level, 7)], doubt.bound,
        nil, nil)
    }
    if best.doubt != nil {
      isVerified = false
    } else {
      switch PlanVerifier.verify(best, certificate, of: problem.choices, steps: 200_000) {
      case .confirmed: isVerified = true
      case .tooLong: isVerified = nil
      case .refuted(let fault): preconditionFailure("the exact plan is not the best: \(fault)")
      }
    }
  }
}

extension PlanningProblem {
  /// A value of a level in words, for a chooser.
  fileprivate func text(of value: Int, on level: QualityLevel, _ chooser: Int, in session: ResolvedSession) -> String {
    let camera = session.cameras[order[chooser]]
    let asWished = value == 1
    switch level {
    case .enabled: return asWished ? "a stream" : "no stream"
    case .aspectRatio: return asWished ? "the shape as asked" : "another shape"
    case .frameRate: return "\(FrameRate(Double(value) / 1e6)) frames a second"
    case .pixels: return size(of: value, chooser, camera)
    case .binning: return (camera.activeFormat?.binned == true) == asWished ? "a binned format" : "an unbinned format"
    case .askedFormat: return asWished ? "the format as asked" : "another format"
    case .switchingPort: return asWished ? "the switching port" : "the wide-angle constituent's port"
    }
  }

  /// The size of a candidate with so many pixels.
  private func size(of pixels: Int, _ chooser: Int, _ camera: ResolvedCamera) -> String {
    for candidate in candidates[chooser] where candidate.levels[QualityLevel.pixels.rawValue] == pixels {
      if case .run(let index, _, _) = candidate.change, let format = camera.device?.formats[index] {
        return format.dimensions.description
      }
    }
    return "\(pixels) pixels"
  }
}
