public import CaptureModel
public import JSONSource

/// The steps of an app, each with its state: whether the session runs and whether a configuration is open.
public struct PhotoOperations {
  /// A step that names an output.
  public struct Step {
    /// The index in the graph's steps.
    public let index: Int

    /// The id of the output.
    public let target: Located<String>

    /// The step that started the session; `nil` if it is stopped.
    public let start: Int?

    /// Whether it is between begin and commit.
    public let isInConfiguration: Bool
  }

  /// The steps of one kind, in order.
  public let steps: [Step]

  /// The steps of one kind among all steps, in order; O(steps).
  public init(_ operations: [GraphOperation], _ kind: OperationKind) {
    var steps: [Step] = []
    var start: Int?
    var open = 0
    for (index, operation) in operations.enumerated() {
      switch operation.op?.value {
      case .startRunning?: start = start ?? index
      case .stopRunning?: start = nil
      case .beginConfiguration?: open += 1
      case .commitConfiguration?: open = max(0, open - 1)
      default: break
      }
      guard operation.op?.value == kind, let target = operation.target else { continue }
      steps.append(Step(index: index, target: target, start: start, isInConfiguration: open > 0))
    }
    self.steps = steps
  }
}

extension ResolvedSession {
  /// The steps that connect a camera's video to each photo output or change its format: by output id, in order.
  public func photoSetUp(_ kinds: Set<OperationKind>) -> [String: [Int]] {
    let cameras = photoCameras()
    var outputsOfInput: [String: [String]] = [:]
    for output in outputs(ofType: .photo) {
      cameras[output.index].map { outputsOfInput[$0.id, default: []].append(output.id) }
    }
    var found: [String: [Int]] = [:]
    for (index, operation) in graph.operations.enumerated() {
      guard let op = operation.op?.value, kinds.contains(op), let target = operation.target?.value else { continue }
      switch op {
      case .addOutput: found[target, default: []].append(index)
      case .addInput, .setActiveFormat:
        for output in outputsOfInput[target] ?? [] { found[output, default: []].append(index) }
      case .addConnection:
        guard let output = graph.connection(at: target)?.output else { continue }
        found[graph.text(of: output.value), default: []].append(index)
      default: continue
      }
    }
    return found
  }
}
