public import CaptureModel
public import CaptureSession
public import JSONSource

/// How a plan asks what the rules say: plans know no rules, so who knows them hands the check in.
public struct Judge: Sendable {
  /// Targets that were set beside the graph; they win over the graph's own.
  let targets: CostTargets

  /// Checks a graph on a device, without a look at what a reduction could do; no session where the document is no graph.
  let check: @Sendable (GraphReading, DeviceProfile) -> (result: CheckResult, session: ResolvedSession?)

  /// Reads a configuration that was written for a graph, as the graph was read.
  let read: @Sendable (_ configuration: SourceText, _ graph: GraphReading) -> GraphReading

  /// A judge for some targets.
  public init(
    targets: CostTargets,
    check: @escaping @Sendable (GraphReading, DeviceProfile) -> (result: CheckResult, session: ResolvedSession?),
    read: @escaping @Sendable (_ configuration: SourceText, _ graph: GraphReading) -> GraphReading
  ) {
    self.targets = targets
    self.check = check
    self.read = read
  }
}
