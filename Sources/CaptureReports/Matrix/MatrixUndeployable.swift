import CapturePlans

extension MatrixRenderer {
  /// The devices that never get the app although it would run there, in a sentence; `nil` if all get it.
  func undeployable(_ report: Report, in matrix: Matrix) -> String? {
    var refused: Set<String> = []
    for result in report.files.flatMap(\.results)
    where result.neverGetsApp && ![.cannotRun, .invalid].contains(result.verdict) {
      refused.insert(result.profile)
    }
    guard !refused.isEmpty else { return nil }
    let some = devices(matrix.profiles.filter(refused.contains), among: matrix.profiles)
    let verb = refused.count == 1 ? "never gets" : "never get"
    return "\(some) \(verb) the app's minimumOS; '--profile deployable' leaves such devices out"
  }
}
