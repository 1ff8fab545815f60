import CaptureModel
import CaptureSession

/// The better of two choices of one configuration for several devices: by the values of all costs, and, where that leaves
/// something out, by the high ends of costs on the devices that lack values.
struct CommonChoice {
  /// The problem whose choice it is.
  let problem: CommonProblem

  /// What came of it.
  let outcome: ChoiceOutcome

  /// Whether no other mix of values and high ends could be better.
  let isBestOfAll: Bool

  /// The first device and input of which formats were left out by value, for what they cost is not known.
  let leftOut: (profile: String, input: String)?

  /// The choice for devices, each with what is asked there.
  init(_ devices: [(finder: CandidateFinder, request: ReductionRequest)]) {
    let byValue = CommonProblem(devices)
    let found = ChoiceSearch.solve(byValue.choices)
    leftOut = byValue.leftOut
    let others = devices.map { $0.finder.requestsByHighEnds(nil) }
    guard byValue.leftOut != nil, others.contains(where: { !$0.isEmpty }) else {
      (problem, outcome, isBestOfAll) = (byValue, found, true)
      return
    }
    let byHighEnd = CommonProblem(zip(devices, others).map { ($0.finder, $1.last ?? $0.request) })
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
