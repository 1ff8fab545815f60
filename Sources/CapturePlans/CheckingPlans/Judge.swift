public import CaptureModel
public import CaptureSession
public import JSONSource

/// Runs the rules for a plan. This module doesn't know the rules, so the caller passes in the check.
public struct Judge: Sendable {
  /// What plans aim at, as set outside the graph.
  let aims: PlanAims

  /// Checks a graph on a device, without looking for a plan that would make it run.
  let check: @Sendable (GraphDocument, DeviceProfile) -> JudgedGraph

  /// Checks a changed graph on a device, as if the changes were written in its document.
  let checkPlanned: @Sendable (CaptureGraph, GraphDocument, DeviceProfile) -> JudgedGraph

  /// Reads a configuration written for a graph, in the same way as the graph was read.
  let read: @Sendable (_ configuration: SourceText, _ graph: GraphDocument) -> GraphDocument

  /// How a plan can remove a finding.
  let remedy: @Sendable (Finding) -> Remedy

  /// Whether a rule is about a session's costs, which a plan judges itself.
  let isAboutCosts: @Sendable (RuleID) -> Bool

  /// Whether a finding is about a format that its camera does not run, so that no plan starts from it.
  let refusesFormat: @Sendable (Finding) -> Bool

  /// Whether a finding says that a format lacks something, which another one may have.
  let lacksInFormat: @Sendable (Finding) -> Bool

  /// A judge with aims of its own.
  public init(
    aims: PlanAims,
    check: @escaping @Sendable (GraphDocument, DeviceProfile) -> JudgedGraph,
    checkPlanned: @escaping @Sendable (CaptureGraph, GraphDocument, DeviceProfile) -> JudgedGraph,
    read: @escaping @Sendable (_ configuration: SourceText, _ graph: GraphDocument) -> GraphDocument,
    remedy: @escaping @Sendable (Finding) -> Remedy,
    isAboutCosts: @escaping @Sendable (RuleID) -> Bool,
    refusesFormat: @escaping @Sendable (Finding) -> Bool,
    lacksInFormat: @escaping @Sendable (Finding) -> Bool
  ) {
    self.aims = aims
    self.check = check
    self.checkPlanned = checkPlanned
    self.read = read
    self.remedy = remedy
    self.isAboutCosts = isAboutCosts
    self.refusesFormat = refusesFormat
    self.lacksInFormat = lacksInFormat
  }
}

extension ReductionRequest {
  /// The requests of the graph's own plan, and those set outside the graph.
  init(for session: ResolvedSession, _ judge: Judge) { self.init(for: session, judge.aims) }
}
