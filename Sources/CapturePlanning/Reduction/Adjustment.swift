/// Whether a graph that does not run would run after a reduction.
enum Adjustment {
  /// The rules whose findings a reduction can take away.
  static let reducible: Set<Rule.ID> = ["hardware-cost-over", "target-missed"]

  /// The steps of the ladder in one line, where nothing but the costs is wrong and the ladder mends them.
  static func plan(
    for result: CheckResult, session: ResolvedSession, targets: CostTargets, document: JSONDocument
  ) -> String? {
    let errors = result.findings.filter { $0.severity == .error }
    guard result.verdict == .cannotRun, errors.allSatisfy({ reducible.contains($0.rule) }) else { return nil }
    let request = ReductionRequest(for: session, targets: targets)
    guard case .reduced(let trace, _) = Reduction.ladder(session, request, in: document) else { return nil }
    return trace.summary
  }
}

extension ReductionTrace {
  /// What each changed input became, in one line: `front 1280x720 at 60, binned; back 30 frames a second`.
  public var summary: String {
    session.cameras.compactMap { camera in
      let last = steps.last { $0.inputs.contains(camera.id) }
      guard last != nil, let format = camera.activeFormat else { return nil }
      let rate = camera.rateOverride.map { " limited to \($0)" } ?? ""
      return "\(camera.id) \(format)\(rate)"
    }.joined(separator: "; ")
  }
}
