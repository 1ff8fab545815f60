extension CaptureGraph {
  /// The indices of the inputs, in order.
  public var inputIndices: [InputIndex] { inputs.indices.map { InputIndex($0) } }

  /// The indices of the outputs, in order.
  public var outputIndices: [OutputIndex] { outputs.indices.map { OutputIndex($0) } }

  /// The connection that a JSON Pointer such as `/connections/0` refers to; `nil` if there is none.
  public func connection(at pointer: String) -> GraphConnection? {
    connectionIndex(at: pointer).flatMap { connections?[$0] }
  }

  /// Its index among the connections.
  package func connectionIndex(at pointer: String) -> Int? {
    let prefix = "/connections/"
    guard pointer.hasPrefix(prefix), let connections, let place = Int(pointer.dropFirst(prefix.count)),
      let index = omission.index(ofElement: place, in: .connections), connections.indices.contains(index)
    else { return nil }
    return index
  }
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
