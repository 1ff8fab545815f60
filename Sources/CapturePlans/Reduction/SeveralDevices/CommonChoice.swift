import CaptureModel
import CaptureSession

/// The best configuration for several devices, from two searches.
///
/// The first compares the values of all costs. If some costs have no value, the second uses their high ends.
struct CommonChoice {
  /// The problem that the better search solved.
  let problem: CommonProblem

  /// The result of that search.
  let outcome: ChoiceOutcome

  /// Whether no other mix of values and high ends could give a better configuration.
  let isBestOfAll: Bool

  /// The first device and input with formats that the search by values left out, because their costs are unknown.
  let leftOut: (session: ResolvedSession, input: String)?

  /// Searches for devices, each with its request.
  init(_ devices: [(finder: CandidateFinder, request: ReductionRequest)], of cameras: SharedCameras) {
    let byValue = CommonProblem(devices, of: cameras)
    let found = ChoiceSearch.solve(byValue.choices)
    leftOut = byValue.leftOut
    let others = devices.map { $0.finder.requestsByHighEnds(nil) }
    guard byValue.leftOut != nil, others.contains(where: { !$0.isEmpty }) else {
      (problem, outcome, isBestOfAll) = (byValue, found, true)
      return
    }
    let byHighEnd = CommonProblem(zip(devices, others).map { ($0.finder, $1.last ?? $0.request) }, of: cameras)
    let other = ChoiceSearch.solve(byHighEnd.choices)
    let isOnlyMix = others.reduce(0) { $0 + $1.count } == 1
    switch (found, other) {
    case (.best(let best), .best(let safe)):
      let isBetter = byHighEnd.quality(of: safe.options).isBetter(than: byValue.quality(of: best.options))
      (problem, outcome, isBestOfAll) = isBetter ? (byHighEnd, other, isOnlyMix) : (byValue, found, isOnlyMix)
    case (_, .best): (problem, outcome, isBestOfAll) = (byHighEnd, other, isOnlyMix)
    default: (problem, outcome, isBestOfAll) = (byValue, found, isOnlyMix)
    }
  }
}
