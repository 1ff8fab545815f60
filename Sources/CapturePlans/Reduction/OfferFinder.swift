import CaptureModel
import CaptureSession

/// Finds out whether a plan would keep more, or fit at all, if it gave up more guarded settings.
struct OfferFinder {
  /// The plan that is taken, or the search that found none.
  let trace: ReductionTrace

  let request: ReductionRequest
  let check: ConfigurationCheck

  /// The settings to give up, and what each camera would run then; `nil` if that is no better.
  func offer() -> SettingOffer? { offerOfSupported() ?? offerOfUnknown() }

  /// The best plan to which guarded settings mean nothing, if it keeps more frames or pixels.
  private func offerOfSupported() -> SettingOffer? {
    let named = NamedFormats.ofCameras(in: trace.start)
    var blind = request
    blind.weighsSettings = false
    var finder = CandidateFinder(session: trace.start, request: request, named: named)
    guard finder.mayLoseSettings else { return nil }
    finder = finder.with(blind)
    let reduction = ExactReduction(start: trace.start, request: blind, named: named, check: check)
    guard case .plan(let plan) = reduction.legal(&finder), case let planned = plan.applied(to: trace.start),
      case let kept = planned.configurations(beside: trace.start),
      planned.quality(beside: trace.start, blind).isBetter(
        than: trace.session.quality(beside: trace.start, blind), downTo: .share)
    else { return nil }
    let settings = Reduction.lost(in: planned, from: trace.start, check).filter { !trace.lost.contains($0) }
    return settings.isEmpty ? nil : SettingOffer(settings: settings, kept: kept)
  }

  /// The most settings of unknown support that are tried one by one.
  private static let mostSettings = 8

  /// The best plan without the settings that the device may not support, if it keeps more frames or pixels, or if there
  /// is no other.
  ///
  /// A plan leaves room for them in every format, so they can cost more than those that only some formats support. Those
  /// that cost nothing are not named.
  func offerOfUnknown() -> SettingOffer? {
    guard let guards = check.judge.check(check.reading, check.profile).guards else { return nil }
    let open = guards.unknown.filter { $0.key != nil && [.inputs, .connections].contains($0.section) }
    guard !open.isEmpty, let best = plan(without: open, guards.omission) else { return nil }
    if case .met = trace.end, !best.keepsMore(than: trace, request) { return nil }
    var settings = open
    for setting in open.prefix(Self.mostSettings) {
      let fewer = settings.filter { $0 != setting }
      if !fewer.isEmpty, let plan = plan(without: fewer, guards.omission), !best.keepsMore(than: plan, request) {
        settings = fewer
      }
    }
    return SettingOffer(settings: settings, kept: best.kept)
  }

  /// The best plan if the app doesn't ask for some of its settings; `nil` if there is none.
  private func plan(without settings: [GraphGuard], _ omission: GraphOmission) -> ReductionTrace? {
    guard let document = check.reading.document, let graph = check.reading.graph else { return nil }
    var omission = omission
    guard omission.leaveOut(settings, of: graph, in: document) else { return nil }
    let rest = GraphDecoder.decode(document, without: omission, as: graph)
    let formats = StartingPoint.formats(of: SessionResolver.resolve(rest, on: check.profile))
    guard formats.missing.isEmpty, formats.unsettled.isEmpty else { return nil }
    var start = formats.session
    StartingPoint.clampRates(of: &start)
    var request = request
    request.explains = false
    let trace = Reduction.exactTrace(start, request, check)
    guard case .met = trace.end else { return nil }
    return trace
  }
}
