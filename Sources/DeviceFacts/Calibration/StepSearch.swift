/// Finds a step that divides all of some costs.
struct StepSearch {
  /// The largest step that can't be a coincidence; `nil` if there is none.
  let step: Double?

  /// Costs, each read to within a rounding error.
  init(_ read: [Double], _ rounding: Double) {
    let costs = read.filter { $0 > 2 * rounding }
    let distinct = Set(costs).count
    guard let most = costs.max(), distinct > 2 else {
      step = nil
      return
    }
    let near = rounding * 1.5 + 1e-9
    for number in 1...2000 {
      var step = most / Double(number)
      // So many costs may be near multiples of a small step by coincidence.
      let hit = min(1, 2 * near / step)
      var (chance, others) = (Double(number), distinct - 1)
      while others > 0, chance > 1e-3 {
        chance *= hit
        others -= 1
        if hit == 1 { break }
      }
      if chance > 1e-3 { break }
      let multiples = costs.map { ($0 / step).rounded() }
      let weight = multiples.reduce(0) { $0 + $1 * $1 }
      step = zip(costs, multiples).reduce(0) { $0 + $1.0 * $1.1 } / weight
      if zip(costs, multiples).allSatisfy({ abs($0 - $1 * step) <= near }) {
        self.step = Self.shortest(step, costs, multiples, rounding)
        return
      }
    }
    step = nil
  }

  /// The shortest decimal that fits the costs about as well as the step.
  private static func shortest(_ step: Double, _ costs: [Double], _ multiples: [Double], _ rounding: Double) -> Double {
    func miss(_ step: Double) -> Double { zip(costs, multiples).map { abs($0 - $1 * step) }.max() ?? 0 }
    let most = miss(step) + rounding / 10
    var scale = 10.0
    while scale < 1e12 {
      let short = (step * scale).rounded() / scale
      if short > 0, miss(short) <= most { return short }
      scale *= 10
    }
    return step
  }
}
