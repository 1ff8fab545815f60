public import CaptureModel
public import CapturePlans
public import CaptureSession
public import JSONSource
import CaptureRules
import RuleKit

/// One reduction of a graph, from its text to a configuration that is checked again.
public struct GraphReduction: Sendable {
  /// How to search for a configuration.
  public enum Strategy: Sendable {
    /// Along Apple's ladder.
    case ladder

    /// The best plan possible.
    case optimal
  }

  /// The result of a reduction.
  public indirect enum Outcome: Sendable {
    /// The graph has errors, or likely errors, that a plan does not mend, or facts are missing to tell; `isShown` says
    /// whether every format, rate and port was tried.
    case refused([Finding], missing: [Fact], isShown: Bool)

    /// A plan needs facts that are missing; perhaps another one does not.
    case undecided(missing: [Fact], Alternative? = nil)

    /// No configuration within the targets was found.
    case failed(ReductionTrace, Alternative?)

    /// The configuration that was found breaks rules.
    case breaks([RuleID], ReductionTrace, Alternative?)

    /// A configuration within the targets, as text and edits; whether it runs depends on the missing facts.
    case reduced(ReductionTrace, ConfigurationWriter, text: [UInt8], missing: [MissingFact], Alternative?)
  }

  /// The result of the exact plan, if the ladder was asked for.
  public indirect enum Alternative: Sendable {
    /// The exact plan finds a configuration where the ladder found none.
    case found([CameraConfiguration])

    /// The exact plan's configuration keeps more than the ladder's.
    case keepsMore([CameraConfiguration], than: [CameraConfiguration])

    /// It finds a configuration that fits even by the high end of each cost, where none was found without that.
    case surely([CameraConfiguration])

    /// A configuration with larger photos, whose viewfinders run at fewer than 24 frames a second.
    case largerPhotos(ReductionTrace)

    /// There is no configuration, and why.
    case impossible(Impossibility)
  }

  /// The graph.
  public let reading: GraphDocument

  /// The device.
  public let profile: DeviceProfile

  /// The session to reduce; `nil` if the document is not a graph.
  public var session: ResolvedSession? { judged.billed?.session }

  private let strategy: Strategy
  private let options: CheckOptions
  private let judged: JudgedGraph

  /// Checks the graph once, without planning.
  public init(_ reading: GraphDocument, on profile: DeviceProfile, by strategy: Strategy, options: CheckOptions) {
    self.reading = reading
    self.profile = profile
    self.strategy = strategy
    self.options = options
    judged = JudgedGraph(reading, on: profile, options: options)
  }

  /// The reason why no plan is tried; `nil` if one is.
  public var obstacle: Outcome? {
    guard session != nil, reading.document != nil, judged.verdict != .invalid else { return refusal(judged.findings) }
    // No plan removes an error that doesn't depend on formats, rates or ports, so none is tried, even if facts are
    // missing too.
    let irreducible = errors { !$0.remedy.isForExactPlan }
    return irreducible.isEmpty ? nil : refusal(irreducible)
  }

  /// Runs the reduction; `profiles` are the existing profiles, needed to read the configuration again.
  public func outcome(_ request: ReductionRequest, profiles: ProfileDirectory) -> Outcome {
    let outcome = certain(plannedOutcome(request, profiles), request, profiles)
    guard outcome.isOpen, let session, !request.isAsPublished, !request.isConfident else { return outcome }
    // A cost without a value may still have a high end, and a format that has no name may be replaced.
    var sure = request
    sure.isConfident = true
    guard case .reduced(let best, _, _, _, _) = exactOutcome(session, sure, profiles) else { return outcome }
    switch outcome {
    case .failed(let trace, _): return .failed(trace, .surely(best.kept))
    case .undecided(let missing, _): return .undecided(missing: missing, .surely(best.kept))
    case .refused, .breaks, .reduced: return outcome
    }
  }

  /// The outcome, unless it says that nothing fits while something may on a device without what it isn't known to support.
  private func certain(_ outcome: Outcome, _ request: ReductionRequest, _ profiles: ProfileDirectory) -> Outcome {
    guard outcome.isImpossible, let least = judged.least?.session,
      !exactOutcome(least, request, profiles).isImpossible
    else { return outcome }
    return .undecided(missing: (judged.guards?.missing ?? []).map(\.fact))
  }

  private func plannedOutcome(_ request: ReductionRequest, _ profiles: ProfileDirectory) -> Outcome {
    guard let session, reading.document != nil else { return refusal(judged.findings) }
    guard strategy == .ladder else { return exactOutcome(session, request, profiles) }
    switch Reduction.ladder(session, request, of: reading, options: options) {
    case .undecided(let missing): return undecided(missing)
    case .failed(let trace):
      return stuck(.failed(trace, nil), trace, exactOutcome(session, request, profiles))
    case .reduced(var trace, let writer):
      let (text, broken, missing, leftOut) = written(writer, profiles)
      guard broken.isEmpty else {
        return stuck(.breaks(broken, trace, nil), trace, exactOutcome(session, request, profiles))
      }
      trace.note(leftOut)
      // A graph that doesn't change keeps everything.
      guard !trace.steps.isEmpty, !request.isAsPublished else {
        return .reduced(trace, writer, text: text, missing: missing, nil)
      }
      var better: Alternative?
      if case .reduced(let best, _, _, _, _) = exactOutcome(session, request, profiles),
        best.keepsMore(than: trace, request)
      {
        better = .keepsMore(best.kept, than: trace.kept)
      }
      return .reduced(trace, writer, text: text, missing: missing, better)
    }
  }

  /// The facts weaker than printed that show that a written configuration runs, as a check of it reports them.
  public func grounds(of configuration: [UInt8], profiles: ProfileDirectory) -> [Ground] {
    WeighedGraph(reread(configuration, profiles), on: profile, options).restsOn
  }

  /// The outcome of the exact plan.
  private func exactOutcome(_ session: ResolvedSession, _ request: ReductionRequest, _ profiles: ProfileDirectory)
    -> Outcome
  {
    var request = request
    request.isAsPublished = false
    switch Reduction.optimal(session, request, of: reading, options: options) {
    case .undecided(let missing): return undecided(missing)
    case .failed(let trace):
      return .failed(trace, nil)
    case .reduced(var trace, let writer):
      let (text, broken, missing, leftOut) = written(writer, profiles)
      if broken.isEmpty {
        trace.note(leftOut)
        return .reduced(trace, writer, text: text, missing: missing, largerPhotos(trace, session, request, profiles))
      }
      // The plan tried all formats, rates and ports, so none of them removes the remaining errors.
      let own = judged.findings.filter { broken.contains($0.rule) }
      return own.isEmpty ? .breaks(broken, trace, nil) : refusal(own, isShown: true)
    }
  }

  /// The exact plan with larger photos, where one that was asked for gives up some of theirs so that viewfinders move.
  private func largerPhotos(
    _ trace: ReductionTrace, _ session: ResolvedSession, _ request: ReductionRequest, _ profiles: ProfileDirectory
  ) -> Alternative? {
    guard strategy == .optimal, trace.losesOfPhotos, var slower = request.preferringPhotos else { return nil }
    slower.explains = false
    guard case .reduced(let best, let writer) = Reduction.optimal(session, slower, of: reading, options: options),
      best.keepsLargerPhotos(than: trace, request), written(writer, profiles).broken.isEmpty
    else { return nil }
    return .largerPhotos(best)
  }

  /// A ladder outcome without a configuration, with the result of the exact plan.
  private func stuck(_ outcome: Outcome, _ trace: ReductionTrace, _ exact: Outcome) -> Outcome {
    var alternative: Alternative?
    switch exact {
    case .reduced(let best, _, _, _, _): alternative = .found(best.kept)
    case .failed(let failed, _):
      if case .impossible(let reason) = failed.end { alternative = .impossible(reason) }
    case .refused: return exact
    case .undecided, .breaks: break
    }
    if case .breaks(let rules, _, _) = outcome { return .breaks(rules, trace, alternative) }
    return .failed(trace, alternative)
  }

  private func undecided(_ missing: [Fact]) -> Outcome {
    // The graph's own errors explain more than missing facts do.
    let errors = errors { !Rule.isAboutCosts($0.rule) }
    return errors.isEmpty ? .undecided(missing: missing) : refusal(errors, missing: missing)
  }

  /// A configuration as text, the rules that it breaks, the missing facts that decide whether it runs, and what the app
  /// leaves out on the device.
  ///
  /// The text is read again first, as in a check by the user.
  private func written(
    _ writer: ConfigurationWriter, _ profiles: ProfileDirectory
  ) -> (text: [UInt8], broken: [RuleID], missing: [MissingFact], leftOut: [LeftOut]) {
    let text = SourceEdit.apply(writer.edits, to: reading.source.bytes)
    let written = reread(text, profiles)
    let judged = JudgedGraph(written, on: profile, options: options)
    let missing = judged.missing.filter(\.decides)
    let settled = judged.billed.map { missing.settled(in: $0.session) } ?? missing
    let guards = judged.guards.flatMap { guards in
      written.document.map { GuardGrounds(guards, $0, options).leftOut }
    }
    return (text, judged.refusals.map(\.rule), settled, guards ?? [])
  }

  /// A configuration as its user's check will read it.
  private func reread(_ text: [UInt8], _ profiles: ProfileDirectory) -> GraphDocument {
    let infoPlist = reading.graph?.infoPlist
    return Planning.read(reading.source.with(text), profiles: profiles) { _ in infoPlist ?? .unreadable("is not named")
    }
  }

  private func errors(where isIncluded: (Finding) -> Bool) -> [Finding] {
    judged.findings.filter { $0.severity == .error && isIncluded($0) }
  }

  /// The errors among the findings; those about costs are left out if there are others.
  private func refusal(_ findings: [Finding], missing: [Fact] = [], isShown: Bool = false) -> Outcome {
    let all = findings.filter { $0.severity == .error }
    let others = all.filter { !Rule.isAboutCosts($0.rule) }
    return .refused(judged.weighing(others.isEmpty ? all : others, options), missing: missing, isShown: isShown)
  }
}

extension GraphReduction.Outcome {
  /// Whether it says that no configuration is within the targets.
  fileprivate var isImpossible: Bool {
    switch self {
    case .failed(_, .impossible?), .breaks(_, _, .impossible?): return true
    case .failed(let trace, _):
      if case .impossible = trace.end { return true }
      return false
    case .refused, .undecided, .breaks, .reduced: return false
    }
  }

  /// Whether it has no configuration, and nothing shows that there is none.
  fileprivate var isOpen: Bool {
    switch self {
    case .undecided(_, nil): return true
    case .failed(let trace, nil):
      if case .impossible = trace.end { return false }
      return true
    case .undecided, .failed, .refused, .breaks, .reduced: return false
    }
  }
}
