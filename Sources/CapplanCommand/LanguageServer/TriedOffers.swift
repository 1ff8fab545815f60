import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

extension ServerWorkspace {
  // More are not tried, so that the answer comes while the user types.
  private static let mostTried = 64

  /// Offers of values, each written into the graph and judged: formats tell the cost that the whole graph would have and
  /// whether that fits; what a rule would refuse says so, and comes last.
  func tried(
    _ offers: [CompletionOffer], _ place: CompletionPlace, _ document: OpenDocument
  ) -> [CompletionOffer] {
    guard offers.count > 1, offers.count <= Self.mostTried, let checker,
      let profile = profiles(named: place.texts(of: "profiles"), of: document).first
    else { return offers }
    let policy = checker.policy(of: document.source.name)
    let trials = offers.map { offer -> Trial? in
      let edits = offer.edits(at: place, in: document.text.bytes)
      let all = ([edits.main] + edits.others).sorted { $0.range < $1.range }
      let reading = checker.reading(document.source.with(SourceEdit.apply(all, to: document.text.bytes)))
      guard let graph = reading.checkableGraph else { return nil }
      let options = policy.options
      let judged = Planning.judge(reading, on: profile, options: options)
      return Trial(
        errors: judged.findings.filter(\.refuses), cost: judged.billed?.costs.hardware.total,
        target: options.aims(for: graph).targets.hardware ?? 1)
    }
    // What every value is refused for is the fault of something else.
    let least = trials.compactMap { $0?.errors.count }.min() ?? 0
    var (taken, refused) = ([CompletionOffer](), [CompletionOffer]())
    for (offer, trial) in zip(offers, trials) {
      var offer = offer
      if let trial, let first = trial.errors.first, trial.errors.count > least {
        offer.detail = "refused on \(profile.id): \(first.rule)"
        refused.append(offer)
      } else {
        if place.field?.name == "activeFormat", let detail = trial?.cost(on: profile) { offer.detail = detail }
        taken.append(offer)
      }
    }
    return taken + refused
  }
}

/// What a graph with an offer in it comes to.
private struct Trial {
  /// The errors that refuse the graph with the offer.
  let errors: [Finding]
  let cost: CostInterval?
  let target: Double

  /// The cost in words, and whether it fits.
  func cost(on profile: DeviceProfile) -> String? {
    guard let cost else { return nil }
    let answer =
      switch cost.judged(against: target) {
      case .met: "fits"
      case .missed: "does not fit"
      default: "may not fit"
      }
    return "hardwareCost \(Figure.interval(cost)) on \(profile.id), \(answer)"
  }
}
