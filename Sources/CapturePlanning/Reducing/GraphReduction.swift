public import CaptureModel
public import CapturePlans
public import CaptureSession
public import JSONSource
import RuleKit

/// One reduction of a graph, from what was read to a configuration that was checked again.
public struct GraphReduction: Sendable {
  /// How a configuration is sought.
  public enum Strategy: Sendable {
    /// Along Apple's ladder.
    case ladder

    /// The best plan there is.
    case optimal
  }

  /// What came of it.
  public enum Outcome: Sendable {
    /// The graph has errors that no choice of format, rate or port removes; or facts are missing that would tell.
    case refused([Finding], missing: [Fact])

    /// Facts are missing that a plan needs.
    case undecided(missing: [Fact])

    /// No configuration within the targets was found.
    case failed(ReductionTrace, Alternative?)

    /// What was found breaks rules that the graph itself holds to.
    case breaks([RuleID], ReductionTrace)

    /// A configuration within the targets, as text, with the edits that make it.
    case reduced(ReductionTrace, ConfigurationWriter, text: [UInt8], Alternative?)
  }

  /// What the exact plan says where the ladder was asked.
  public enum Alternative: Sendable {
    /// It finds a configuration where the ladder found none.
    case found([CameraConfiguration])

    /// Its configuration keeps more.
    case keepsMore([CameraConfiguration])

    /// There is none, and why.
    case impossible(Impossibility)
  }

  /// The graph.
  public let reading: GraphDocument

  /// The device.
  public let profile: DeviceProfile

  /// The session that is reduced; `nil` where the document is no graph.
  public let session: ResolvedSession?

  private let strategy: Strategy
  private let options: CheckOptions
  private let checked: CheckResult

  /// Checks the graph once, without any plan.
  public init(_ reading: GraphDocument, on profile: DeviceProfile, by strategy: Strategy, options: CheckOptions) {
    self.reading = reading
    self.profile = profile
    self.strategy = strategy
    self.options = options
    (checked, session) = Planning.judge(reading, on: profile, options: options)
  }

  /// Why there is nothing to plan; `nil` where there is.
  public var obstacle: Outcome? {
    guard session != nil, reading.document != nil, checked.verdict != .invalid else { return refusal(checked.findings) }
    let irreducible = errors { !isRemovable($0) }
    // Unless facts are missing, which explain more, nothing needs to be tried.
    guard !irreducible.isEmpty, checked.costs?.hardware.total.value != nil else { return nil }
    return refusal(irreducible)
  }

  /// The whole reduction; `profiles` are the ids of the profiles that exist, to read the configuration again.
  public func outcome(_ request: ReductionRequest, profiles: [String]) -> Outcome {
    guard let session, let document = reading.document else { return refusal(checked.findings) }
    switch plan(session, request, in: document) {
    case .undecided(let missing):
      // Errors of the graph itself explain more than facts missing in the profile.
      let errors = errors { !Rule.isAboutCosts($0.rule) }
      return errors.isEmpty ? .undecided(missing: missing) : refusal(errors, missing: missing)
    case .failed(let trace): return .failed(trace, alternative(to: trace, session, request))
    case .reduced(let trace, let writer):
      let text = SourceEdit.apply(writer.edits, to: reading.source.bytes)
      let broken = rulesBroken(by: SourceText(name: reading.source.name, bytes: text), profiles)
      if broken.isEmpty { return .reduced(trace, writer, text: text, alternative(to: trace, session, request)) }
      let own = checked.findings.filter { broken.contains($0.rule) }
      return own.isEmpty ? .breaks(broken, trace) : refusal(own)
    }
  }

  private func plan(
    _ session: ResolvedSession, _ request: ReductionRequest, in document: JSONDocument
  ) -> Reduction.Outcome {
    switch strategy {
    case .ladder: Reduction.ladder(session, request, in: document)
    case .optimal: Reduction.optimal(session, request, of: reading, options: options)
    }
  }

  /// The rules that a configuration breaks, read again from its bytes, as its user will.
  private func rulesBroken(by configuration: SourceText, _ profiles: [String]) -> [RuleID] {
    let infoPlist = reading.graph?.infoPlist
    let written = Planning.read(configuration, profiles: profiles) { _ in infoPlist ?? .unreadable("is not named") }
    let result = Planning.judge(written, on: profile, options: options).result
    return result.findings.filter { $0.severity == .error }.map(\.rule)
  }

  /// What the exact plan would keep, if it keeps more than the ladder's; if neither finds a plan, why there is none.
  private func alternative(
    to trace: ReductionTrace, _ session: ResolvedSession, _ request: ReductionRequest
  ) -> Alternative? {
    let isStuck =
      switch trace.end {
      case .stuck: true
      case .noValue: !trace.steps.isEmpty
      default: false
      }
    guard strategy == .ladder, !request.isAsPublished, !trace.steps.isEmpty || isStuck else { return nil }
    switch Reduction.optimal(session, request, of: reading, options: options) {
    case .reduced(let best, _) where isStuck: return .found(best.session.configurations)
    case .reduced(let best, _) where best.keepsMore(than: trace, of: session, request):
      return .keepsMore(best.session.configurations)
    case .failed(let failed):
      if isStuck, case .impossible(let reason) = failed.end { return .impossible(reason) }
      return nil
    case .reduced, .undecided: return nil
    }
  }

  private func errors(where isIncluded: (Finding) -> Bool) -> [Finding] {
    checked.findings.filter { $0.severity == .error && isIncluded($0) }
  }

  /// Whether a plan of the strategy may take a finding away.
  private func isRemovable(_ finding: Finding) -> Bool {
    let remedy = Rule.remedy(of: finding.rule)
    return switch strategy {
    case .ladder: remedy.isForLadder
    case .optimal: remedy.isForExactPlan
    }
  }

  /// The errors among some findings; those about costs are left out if there are others.
  private func refusal(_ findings: [Finding], missing: [Fact] = []) -> Outcome {
    let all = findings.filter { $0.severity == .error }
    let others = all.filter { !Rule.isAboutCosts($0.rule) }
    return .refused(others.isEmpty ? all : others, missing: missing)
  }
}
