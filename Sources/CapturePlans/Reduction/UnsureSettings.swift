import CaptureModel
import CaptureSession

/// Guarded settings of cameras for which a plan should leave no room: of which nothing says whether the device supports
/// them, and which it loses anyway.
///
/// A plan leaves room for a setting in every format that may have it, so that one can cost most of the pixels, or the plan
/// itself. No one ships that for a setting that may not even be there, or that goes all the same: the app then doesn't ask
/// for it.
struct UnsureSettings {
  let request: ReductionRequest
  let check: ConfigurationCheck

  /// The most settings that are tried one by one.
  private static let most = 8

  /// The best plan without these settings, if it keeps more frames, surer settings or pixels than a search with them, or
  /// an unbinned format that was asked for, or fits where that found nothing; `nil` if the settings cost nothing. Only
  /// those that cost something are left out.
  func plan(beside trace: ReductionTrace) -> ReductionTrace? {
    guard !trace.start.graph.guards.isEmpty, let graph = check.reading.graph,
      case let asked = check.judge.check(check.reading, check.profile), let guards = asked.guards
    else { return nil }
    var open = Self.open(in: graph, among: [asked])
    // The planned format may leave open what the requested one doesn't.
    if case .met = trace.end, let planned = check.written(trace.session) {
      open += Self.open(in: graph, among: [planned]).filter { !open.contains($0) }
    }
    guard !open.isEmpty, open.count <= Self.most, var best = plan(without: open, guards.omission) else { return nil }
    if case .met = trace.end, !keepsMore(best, than: trace, asking: best) { return nil }
    for setting in open where best.dropped.count > 1 {
      let fewer = best.dropped.filter { $0 != setting }
      if let plan = plan(without: fewer, guards.omission), !keepsMore(best, than: plan, asking: best) { best = plan }
    }
    return best
  }

  /// The best plan that doesn't even ask for settings that a plan loses, or whose cost takes some of the first 24 frames,
  /// if it keeps more of anything: where no format with a setting fits, the one that was asked for may fit without; `nil`
  /// if it keeps no more.
  func plan(withoutLostOf trace: ReductionTrace) -> ReductionTrace? {
    let lost = trace.lost.filter { $0.section == .inputs && $0.key != nil }
    let out = lost + costlySettings(of: trace).filter { !lost.contains($0) }
    guard !out.isEmpty, out.count <= Self.most,
      let omission = check.judge.check(check.reading, check.profile).guards?.omission,
      var best = plan(without: trace.dropped + out, omission)
    else { return nil }
    best.costly = out
    // Only those stay out that cost something.
    for setting in out where best.costly.count > 1 {
      let fewer = best.costly.filter { $0 != setting }
      guard var plan = plan(without: trace.dropped + fewer, omission) else { continue }
      plan.costly = fewer
      if !isBetter(best, than: plan) { best = plan }
    }
    return isBetter(best, than: trace) ? best : nil
  }

  /// Guarded video HDR of the requested formats, if a plan with it is slower than asked.
  private func costlySettings(of trace: ReductionTrace) -> [GraphGuard] {
    guard trace.quality(request).cameras.contains(where: { $0.motion != .whole }) else { return [] }
    return trace.start.graph.guards.filter { setting in
      guard setting.section == .inputs, setting.key == "videoHDREnabled" else { return false }
      let camera = trace.start.cameras.first { $0.inputIndex.value == setting.index }
      return camera?.isVideoHDR == true && camera?.activeFormat?.videoHDR == true
    }
  }

  /// Whether a plan is better than another one in anything; a supported setting that it doesn't ask for is a lost one.
  private func isBetter(_ plan: ReductionTrace, than other: ReductionTrace) -> Bool {
    quality(plan, FormatAsks(plan.start)).isBetter(than: quality(other, FormatAsks(other.start)))
  }

  private static func open(in guards: SettledGuards) -> [GraphGuard] {
    guards.unknown.filter { $0.section == .inputs && $0.key != nil }
  }

  /// The settings of a graph of which that is not known on some device, while none is known to support them; empty if
  /// they are too many. The devices may run the graph as it is or as a plan has it.
  static func open(in graph: CaptureGraph, among devices: [JudgedGraph]) -> [GraphGuard] {
    let settled = devices.compactMap(\.guards)
    var open: [GraphGuard] = []
    for guards in settled {
      for setting in Self.open(in: guards) where !open.contains(where: setting.isSame) {
        open.append(setting)
        // A graph may guard many thousands.
        if open.count > most { return [] }
      }
    }
    for guards in settled where !open.isEmpty {
      open = open.filter { setting in
        guards.unknown.contains(where: setting.isSame)
          || guards.lacking.contains { setting.isSame(as: $0.guarded) }
      }
    }
    return open.isEmpty ? [] : graph.guards.filter { setting in open.contains(where: setting.isSame) }
  }

  /// Whether a plan keeps more than another one of what a third one asks for.
  private func keepsMore(_ plan: ReductionTrace, than other: ReductionTrace, asking: ReductionTrace) -> Bool {
    let asks = FormatAsks(asking.start)
    return quality(plan, asks).isBetter(than: quality(other, asks), downTo: .binning)
  }

  /// How much a plan keeps, also of the settings that the formats of the graph are known to have.
  private func quality(_ trace: ReductionTrace, _ asks: FormatAsks) -> PlanQuality {
    let quality = trace.quality(request)
    var cameras = quality.cameras
    for (place, index) in trace.start.preferenceOrder(request.prefer).enumerated() {
      let camera = trace.start.cameras[index]
      guard let asked = camera.activeFormat, let format = trace.session.cameras[index].activeFormat else { continue }
      let costly = trace.costly.count { $0.index == camera.inputIndex.value }
      cameras[place].lostSettings = asks.settingsLost(from: asked, in: format, by: camera) + costly
    }
    return PlanQuality(cameras: cameras, named: quality.named)
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
