import CaptureModel
import CaptureSession

/// Guarded settings of cameras of which nothing says whether the device supports them.
///
/// A plan leaves room for such a setting in every format, so that one can cost most of the pixels, or the plan itself. No
/// one ships that for a setting that may not even be there: the app then doesn't ask for it.
struct UnsureSettings {
  let request: ReductionRequest
  let check: ConfigurationCheck

  /// The most settings that are tried one by one.
  private static let most = 8

  /// The best plan without these settings, if it keeps more frames or pixels than a search with them, or fits where that
  /// found nothing; `nil` if the settings cost nothing. Only those that cost something are left out.
  func plan(beside trace: ReductionTrace) -> ReductionTrace? {
    guard !trace.start.graph.guards.isEmpty, let guards = check.judge.check(check.reading, check.profile).guards else {
      return nil
    }
    let open = guards.unknown.filter { $0.section == .inputs && $0.key != nil }
    guard !open.isEmpty, open.count <= Self.most, var best = plan(without: open, guards.omission) else { return nil }
    if case .met = trace.end, !best.keepsMore(than: trace, request) { return nil }
    for setting in open where best.dropped.count > 1 {
      let fewer = best.dropped.filter { $0 != setting }
      if let plan = plan(without: fewer, guards.omission), !best.keepsMore(than: plan, request) { best = plan }
    }
    return best
  }

  /// The best plan if the app doesn't ask for some settings; `nil` if there is none.
  private func plan(without settings: [GraphGuard], _ omission: GraphOmission) -> ReductionTrace? {
    guard let document = check.reading.document, let graph = check.reading.graph else { return nil }
    var omission = omission
    guard omission.leaveOut(settings, of: graph, in: document) else { return nil }
    let rest = GraphDecoder.decode(document, without: omission, as: graph)
    let formats = StartingPoint.formats(of: SessionResolver.resolve(rest, on: check.profile))
    guard formats.missing.isEmpty, formats.unsettled.isEmpty else { return nil }
    var start = formats.session
    StartingPoint.clampRates(of: &start)
    var trace = Reduction.exactTrace(start, request, check)
    guard case .met = trace.end else { return nil }
    trace.dropped = settings
    return trace
  }
}
