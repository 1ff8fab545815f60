import CaptureModel
import JSONSource

/// A value of the graph's text that a configuration changes.
public struct WrittenChange: Hashable, Sendable {
  /// The object that has the value, as a JSON Pointer.
  public let object: String

  /// The id of the input that the object belongs to; `nil` if it belongs to none.
  public let input: String?

  /// The key.
  public let key: String

  /// The JSON text before; `nil` if the key is added.
  public let before: String?

  /// The JSON text after; `nil` if the key is removed.
  public let after: String?

  /// Whether a step of the input's camera tells the change: its format, its rate or its port.
  func isTold(by steps: [ReductionStep]) -> Bool {
    let isRate = key == GraphKey.maxFrameRateOverride.name || object.hasSuffix("/activeFrameRate")
    return steps.contains { step in
      guard input.map(step.inputs.contains) ?? true else { return false }
      if !isRate { return true }
      if case .format = step.change { return false }
      return true
    }
  }
}

extension ReductionTrace {
  /// The trace with the changes of the text that none of its steps tells.
  func telling(_ changes: [WrittenChange]) -> ReductionTrace {
    var trace = self
    trace.written = changes.filter { !$0.isTold(by: steps) }
    return trace
  }
}
