public import CaptureModel
import JSONSource

extension CaptureGraph {
  /// The id of an input; `inputs[0]` and so on if it has none.
  public func inputName(_ index: InputIndex) -> String {
    inputs[index].id.map { text(of: $0.value) } ?? "inputs[\(index.value)]"
  }

  /// The id of an output; `outputs[0]` and so on if it has none.
  public func outputName(_ index: OutputIndex) -> String {
    outputs[index].id.map { text(of: $0.value) } ?? "outputs[\(index.value)]"
  }

  /// The first input with this id.
  package func inputIndex(named name: String) -> InputIndex? { inputIndices.first { inputName($0) == name } }
}
