import CaptureModel
import CaptureSession

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

    /// The cost that would be over its target, or the count of disabled cameras.
    public let cost: PlanDimension

    /// The least that the cost would be, or how many cameras would be disabled; `nil` where finding it is too much work.
    public let cheapest: Double?

    /// The highest that it may be.
    public let limit: Double?
  }

  /// What could not be kept, the most important first; as far as that is proven.
  public let refusals: [Refusal]

  /// Whether the plan is proven to be the best of those whose costs are known.
  public let isProven: Bool

  /// What the search left open, if that is a matter of quality.
  public let doubt: Refusal?

  /// What is not known, so that formats were left out that may be better.
  public let leftOut: [String]

  /// Whether costs are judged by their high ends.
  public let isConfident: Bool

  /// Whether a second, independent check confirmed it; `nil` where it would take too long, or nothing is proven.
  public let isVerified: Bool?

  init(_ plan: OptimalPlanner.Plan, of finder: CandidateFinder) {
    let words = CertificateWords(plan: plan, finder: finder)
    let certificate = Certificate(of: plan.best, in: plan.problem.choices)
    let doubt = plan.best.doubt
    refusals = certificate.refusals
      .filter { refusal in doubt.map { (refusal.level, refusal.chooser) < ($0.level, $0.chooser) } ?? true }
      .compactMap { words.refusal($0.level, $0.chooser, better: $0.better, $0.dimension, $0.cheapest) }
    isProven = doubt == nil
    self.doubt = doubt.flatMap { words.refusal($0.level, $0.chooser, better: $0.bound, nil, nil) }
    leftOut = plan.problem.leftOut
    isConfident = finder.request.isConfident
    isVerified = doubt == nil ? Self.isConfirmed(plan, certificate) : nil
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

/// Puts what a search says into words.
private struct CertificateWords {
  let plan: OptimalPlanner.Plan
  let finder: CandidateFinder

  private var problem: PlanningProblem { plan.problem }

  func refusal(
    _ level: Int, _ chooser: Int, better: Int, _ dimension: Int?, _ cheapest: Int?
  ) -> PlanCertificate.Refusal? {
    guard let quality = QualityLevel(rawValue: level) else { return nil }
    let chosen = problem.candidates[chooser][plan.best.options[chooser]]
    // Of the candidates that are equal on the levels before, one that has the better value.
    let wished = problem.candidates[chooser].first { candidate in
      candidate.levels[level] == better && (0..<level).allSatisfy { candidate.levels[$0] == chosen.levels[$0] }
    }
    let camera = finder.session.cameras[problem.order[chooser]]
    let cost = dimension.map { problem.dimensions[$0] } ?? .hardwareCost
    return PlanCertificate.Refusal(
      level: quality, input: camera.id, reached: text(quality, of: chosen, camera),
      better: wished.map { text(quality, of: $0, camera) } ?? "better", cost: cost,
      cheapest: cheapest.map { amount($0, cost) }, limit: cost.target(finder.request))
  }

  /// A sum as people count it: a cost with what other inputs add, or cameras.
  private func amount(_ sum: Int, _ dimension: PlanDimension) -> Double {
    guard dimension != .disabledCameras else { return Double(sum) }
    return CostUnits.cost(sum) + (finder.request.judged(dimension.share(finder.base)) ?? 0)
  }

  /// What a candidate has on a level, in words.
  private func text(_ level: QualityLevel, of candidate: Candidate, _ camera: ResolvedCamera) -> String {
    let asWished = candidate.levels[level.rawValue] == 1
    switch level {
    case .enabled: return asWished ? "a stream" : "no stream"
    case .aspectRatio: return asWished ? "the shape as asked" : "another shape"
    case .frameRate:
      return "\(FrameRate(Double(candidate.levels[level.rawValue]) / 1e6)) frames a second"
    case .pixels:
      guard case .run(let format, _, _) = candidate.change, let formats = camera.device?.formats else {
        return "its size"
      }
      return formats[format].dimensions.description
    case .binning: return (camera.activeFormat?.binned == true) == asWished ? "a binned format" : "an unbinned format"
    case .askedFormat: return asWished ? "the format as asked" : "another format"
    case .switchingPort: return asWished ? "the switching port" : "the wide-angle constituent's port"
    }
  }
}
