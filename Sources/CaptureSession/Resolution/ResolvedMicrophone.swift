public import CaptureModel

/// A microphone input.
///
/// A class, so that it is held once and not copied, for it is large; it never changes.
public final class ResolvedMicrophone: Sendable {
  /// The index of the input in the graph's `inputs`.
  public let inputIndex: InputIndex

  /// The id of the input.
  public let id: String

  /// The input as the graph has it.
  @inlinable public var input: GraphInput { inputs[inputIndex.value] }

  // Those of the graph: to hold the list is less than to hold a copy of one of them.
  @usableFromInline let inputs: [GraphInput]

  init(inputIndex: InputIndex, id: String, among inputs: [GraphInput]) {
    self.inputIndex = inputIndex
    self.id = id
    self.inputs = inputs
  }
}
