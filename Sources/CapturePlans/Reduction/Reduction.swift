import CaptureModel
public import CaptureSession
import JSONSource

/// Brings a graph under its cost targets and writes the configuration that meets them.
public enum Reduction {
  /// The result of a reduction.
  public indirect enum Outcome: Sendable {
    /// The configuration, with the steps that led there.
    case reduced(ReductionTrace, ConfigurationWriter)

    /// A reduction needs these missing facts.
    case undecided(missing: [Fact])

    /// No configuration within the targets was found.
    case failed(ReductionTrace)
  }

  /// Reduces a session along the ladder; a camera without a format starts with the one that has the most pixels.
  public static func ladder(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, judge: Judge
  ) -> Outcome {
    let asked = session.askingInEveryFormat(reading, judge)
    let formats = StartingPoint.formats(of: asked.session)
    let (missing, unsettled) = (formats.missing, formats.unsettled(in: request))
    var start = formats.session
    guard let document = reading.document else { return .undecided(missing: missing) }
    let check = ConfigurationCheck(
      reading: reading, profile: session.profile, judge: judge, keepsSettings: true, lacking: asked.settings)
    guard missing.isEmpty else { return free(start, check, document) ?? .undecided(missing: missing) }
    if !request.isAsPublished { StartingPoint.clampRates(of: &start) }
    if !unsettled.isEmpty { return unchanged(start, request, check, document) ?? .undecided(missing: unsettled) }
    let trace = Ladder.reduce(start, request, NamedFormats.ofCameras(in: start), check: check)
    guard case .met = trace.end else { return .failed(trace) }
    return reduced(trace, document)
  }
}

extension Reduction {
  /// A reduction and the text that it writes; the trace lists every value that changes.
  private static func reduced(_ trace: ReductionTrace, _ document: JSONDocument) -> Outcome {
    let writer = ConfigurationWriter(trace.session, in: document)
    return .reduced(trace.telling(writer.changes), writer)
  }

  /// Finds the best configuration within the targets, and says why it is no better or why there is none.
  ///
  /// A graph that is within its targets stays as it is.
  public static func optimal(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, judge: Judge
  ) -> Outcome {
    let asked = session.askingInEveryFormat(reading, judge)
    let formats = StartingPoint.formats(of: asked.session)
    let (missing, unsettled) = (formats.missing, formats.unsettled(in: request))
    var start = formats.session
    guard let document = reading.document else { return .undecided(missing: missing) }
    guard session.cameras.count <= OptimalPlanner.mostCameras else {
      return .undecided(missing: [.tooManyCameras(count: session.cameras.count)])
    }
    StartingPoint.clampRates(of: &start)
    let check = ConfigurationCheck(
      reading: reading, profile: session.profile, judge: judge, lacking: asked.settings)
    guard missing.isEmpty else {
      return free(start, check, document) ?? undecided(missing, start, request, check)
    }
    if let outcome = unchanged(start, request, check, document) { return outcome }
    if !unsettled.isEmpty, !request.isConfident { return undecided(unsettled, start, request, check) }
    var trace = exactTrace(start, request, check)
    // A plan for the highest costs may replace every format that lacks a name.
    if !unsettled.isEmpty {
      guard case .met = trace.end, StartingPoint.formats(of: trace.session).unsettled(in: request).isEmpty else {
        return undecided(unsettled, start, request, check)
      }
    }
    guard case .met = trace.end else { return .failed(trace) }
    if !start.graph.guards.isEmpty, !trace.steps.isEmpty, let written = check.written(trace.session) {
      trace.lost = lost(in: written, from: start, check)
      if request.explains { trace.unsure = unsure(in: written, beside: trace) }
    }
    return reduced(trace, document)
  }

  /// The guarded settings that a plan gives up, by its judged configuration.
  private static func lost(
    in written: JudgedGraph, from start: ResolvedSession, _ check: ConfigurationCheck
  ) -> [GraphGuard] {
    (check.reading.graph?.guards(lackingIn: written) ?? []).filter {
      !start.graph.omission.contains($0) && !check.lacking.contains($0)
    }
  }

  /// The keys of settings that a format decides.
  private static let keysOfFormats = [
    "videoHDREnabled", "activeColorSpace", "activeDepthDataFormat", "maxPhotoDimensions",
  ]

  /// The guarded settings of which nothing says whether the planned formats support them.
  private static func unsure(in written: JudgedGraph, beside trace: ReductionTrace) -> [GraphGuard] {
    (written.guards?.unknown ?? []).filter { setting in
      keysOfFormats.contains(setting.key ?? "") && !trace.session.droppedSettings.contains(where: setting.isSame)
    }
  }

  /// The best plan with formats that are known to run, or are requested. If none fits, the others are tried too, so that
  /// "impossible" is certain; and if a requested format that may not run is in it, for such a plan is open anyway.
  private static func exactTrace(
    _ start: ResolvedSession, _ request: ReductionRequest, _ check: ConfigurationCheck
  ) -> ReductionTrace {
    let named = NamedFormats.ofCameras(in: start)
    func trace(_ request: ReductionRequest) -> ReductionTrace {
      ExactReduction(start: start, request: request, named: named, check: check).trace()
    }
    func fits(_ trace: ReductionTrace) -> Bool {
      if case .met = trace.end { check.faults(of: trace.session).isEmpty } else { false }
    }
    let known = trace(request)
    let isFit = fits(known)
    guard !isFit || known.session.hasCamerasOfUnknownUse, start.hasFormatsOfUnknownUse else { return known }
    var wider = request
    wider.triesUnknownFormats = true
    let all = trace(wider)
    if case .met = known.end, !fits(all) { return known }
    return isFit && !all.keepsMore(than: known, request) ? known : all
  }

  /// The outcome for a graph that breaks no rule and isn't known to miss a target: it stays as it is, with known
  /// formats written out. `nil` for other graphs.
  private static func unchanged(
    _ start: ResolvedSession, _ request: ReductionRequest, _ check: ConfigurationCheck, _ document: JSONDocument
  ) -> Outcome? {
    // The cost of a format that the session refuses doesn't matter.
    let isRefused = start.requiresMultiCamFormats && start.cameras.contains { $0.activeFormat?.multiCam == false }
    let costs = CostModel.costs(of: start)
    guard !isRefused, request.isMet(by: costs), check.faults(of: start).isEmpty else { return nil }
    func ended(_ end: ReductionEnd) -> ReductionTrace {
      ReductionTrace(from: start, steps: [], end: end, session: start, costs: costs)
    }
    let missing = request.missingValues(of: costs)
    if !missing.isEmpty { return .failed(ended(.noValue(missing: missing))) }
    return reduced(ended(.met), document)
  }

  /// The outcome for a single-camera session that costs nothing whatever its format: it stays as it is. `nil` for others.
  private static func free(
    _ start: ResolvedSession, _ check: ConfigurationCheck, _ document: JSONDocument
  ) -> Outcome? {
    let costs = CostModel.costs(of: start)
    guard costs.areNone, check.faults(of: start).isEmpty else { return nil }
    let trace = ReductionTrace(from: start, steps: [], end: .met, session: start, costs: costs)
    return reduced(trace, document)
  }

  /// The outcome if facts are missing: impossible if the cameras without gaps can't fit even alone, otherwise
  /// undecided.
  private static func undecided(
    _ missing: [Fact], _ start: ResolvedSession, _ request: ReductionRequest, _ check: ConfigurationCheck
  ) -> Outcome {
    let open = missing.compactMap(\.inputOfFormat)
    let known = start.cameraIndices.filter { !open.contains(start.cameras[$0].id) }
    guard !known.isEmpty, !request.allowsDisabling, !start.mayBeRead else { return .undecided(missing: missing) }
    let finder = CandidateFinder(session: start, request: request)
    guard case .impossible = OptimalPlanner.plan(finder, cameras: known) else { return .undecided(missing: missing) }
    let reason = ConflictFinder.explain(finder, check: check, cameras: known)
    guard start.openFormatLists(of: reason).isEmpty else { return .undecided(missing: missing) }
    return .failed(
      ReductionTrace(
        from: start, steps: [], end: .impossible(reason), session: start, costs: CostModel.costs(of: start)))
  }
}
