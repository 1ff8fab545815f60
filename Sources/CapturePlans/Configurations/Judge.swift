public import CaptureModel
public import CaptureSession
public import JSONSource

/// How a plan asks what the rules say: plans know no rules, so who knows them hands the check in.
public struct Judge: Sendable {
  /// Targets that were set beside the graph; they win over the graph's own.
  let targets: CostTargets

  /// The least frame rate of a plan that was set beside the graph; it wins over the graph's own.
  let minimumFrameRate: FrameRate?

  /// The least size of a picture in a plan that was set beside the graph; it wins over the graph's own.
  let minimumSize: Dimensions?

  /// Checks a graph on a device, without a look at what a reduction could do.
  let check: @Sendable (GraphDocument, DeviceProfile) -> JudgedGraph

  /// Checks a graph as if its document said something else, against a device.
  let checkPlanned: @Sendable (CaptureGraph, GraphDocument, DeviceProfile) -> JudgedGraph

  /// Reads a configuration that was written for a graph, as the graph was read.
  let read: @Sendable (_ configuration: SourceText, _ graph: GraphDocument) -> GraphDocument

  /// What a plan can change so that a finding goes away.
  let remedy: @Sendable (Finding) -> Remedy

  /// Whether a rule is about the costs of a session, which a plan judges by itself.
  let isAboutCosts: @Sendable (RuleID) -> Bool

  /// A judge for some targets.
  public init(
    targets: CostTargets, minimumFrameRate: FrameRate?, minimumSize: Dimensions? = nil,
    check: @escaping @Sendable (GraphDocument, DeviceProfile) -> JudgedGraph,
    checkPlanned: @escaping @Sendable (CaptureGraph, GraphDocument, DeviceProfile) -> JudgedGraph,
    read: @escaping @Sendable (_ configuration: SourceText, _ graph: GraphDocument) -> GraphDocument,
    remedy: @escaping @Sendable (Finding) -> Remedy,
    isAboutCosts: @escaping @Sendable (RuleID) -> Bool
  ) {
    self.targets = targets
    self.minimumFrameRate = minimumFrameRate
    self.minimumSize = minimumSize
    self.check = check
    self.checkPlanned = checkPlanned
    self.read = read
    self.remedy = remedy
    self.isAboutCosts = isAboutCosts
  }
}

extension ReductionRequest {
  /// What the graph's own plan asks for, and what was set beside the graph.
  init(for session: ResolvedSession, _ judge: Judge) {
    self.init(
      for: session, targets: judge.targets, minimumFrameRate: judge.minimumFrameRate, minimumSize: judge.minimumSize)
  }
}
