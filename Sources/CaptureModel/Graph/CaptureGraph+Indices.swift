extension CaptureGraph {
  /// The indices of the inputs, in order.
  public var inputIndices: [InputIndex] { inputs.indices.map { InputIndex($0) } }

  /// The indices of the outputs, in order.
  public var outputIndices: [OutputIndex] { outputs.indices.map { OutputIndex($0) } }
}

extension Array where Element == GraphInput {
  /// The input at an index.
  public subscript(index: InputIndex) -> GraphInput {
    get { self[index.value] }
    set { self[index.value] = newValue }
  }
}

extension Array where Element == GraphOutput {
  /// The output at an index.
  public subscript(index: OutputIndex) -> GraphOutput { self[index.value] }
}
