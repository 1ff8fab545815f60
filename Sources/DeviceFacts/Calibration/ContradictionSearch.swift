import CaptureModel
import CaptureSession

/// A fit to readings that the model can explain together: the few others are left out.
struct ContradictionSearch {
  /// The fit, and another one if both were tried.
  let fit: CostFit
  let other: CostFit?

  /// The readings that were left out, and why.
  private(set) var excluded: [(id: String, why: Calibration.Exclusion)] = []

  /// The most readings to leave out so that the model explains the others; never more than a fifth.
  private static let mostContradicting = 3

  /// How many of the readings farthest from the model may be left out.
  private static let mostTried = 8

  /// With more readings than this, a few wrong ones don't matter.
  private static let mostSearched = 200

  /// Fits a problem, without the few readings that the model can't explain together with the others.
  init(_ problem: FitProblem, tolerance: Double, by fit: (FitProblem) -> (CostFit, other: CostFit?)) {
    let whole = fit(problem)
    guard !whole.0.explains(within: tolerance), problem.readings.count <= Self.mostSearched else {
      (self.fit, other) = whole
      return
    }
    // The indices, in the problem, of the readings still used for the fit.
    var (rest, kept, last) = (problem, Array(problem.readings.indices), whole.0)
    for _ in 0..<min(Self.mostContradicting, problem.readings.count / 5) {
      let farthest = last.rows.indices.sorted { last.rows[$0].distance > last.rows[$1].distance }
      var best: (index: Int, problem: FitProblem, fit: CostFit, other: CostFit?)?
      for index in farthest.prefix(Self.mostTried) {
        guard let fewer = rest.without(index), fewer.drivers == problem.drivers else { continue }
        let (fitted, other) = fit(fewer)
        if best.map({ fitted.meanMiss < $0.fit.meanMiss }) ?? true { best = (index, fewer, fitted, other) }
      }
      guard let best else { break }
      (rest, last) = (best.problem, best.fit)
      kept.remove(at: best.index)
      guard best.fit.explains(within: tolerance), best.fit.isChecked else { continue }
      let design = problem.design(at: problem.values(best.fit.point))
      for index in problem.readings.indices where !kept.contains(index) {
        let why = Calibration.Exclusion.contradicts(
          problem.cost, read: problem.read[index], foretold: design.cost(best.fit.point, index))
        excluded.append((problem.readings[index].id, why))
      }
      (self.fit, other) = (best.fit, best.other)
      return
    }
    (self.fit, other) = whole
  }
}

extension CostFit.Row {
  /// The distance of the reading from the prediction of the others.
  fileprivate var distance: Double { abs((withoutIt ?? model) - read) }
}
