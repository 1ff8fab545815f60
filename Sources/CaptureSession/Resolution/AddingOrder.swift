import CaptureModel
import JSONSource

/// The order in which the operations of a graph add inputs, outputs and connections.
struct AddingOrder {
  /// A step that adds something, with its index in the graph.
  enum Step {
    case input(InputIndex)
    case output(OutputIndex)
    case connection(Int)
  }

  /// The steps, with each input and output only once.
  private(set) var steps: [Step] = []

  // By the index of an input or an output.
  private var addsInput: [Bool]
  private var addsOutput: [Bool]

  /// Reads the operations; O(operations + inputs + outputs).
  init(_ graph: CaptureGraph) {
    addsInput = Array(repeating: false, count: graph.inputs.count)
    addsOutput = Array(repeating: false, count: graph.outputs.count)
    guard !graph.operations.isEmpty else { return }
    let inputs = Self.indices(of: graph.inputs.map(\.id), graph)
    let outputs = Self.indices(of: graph.outputs.map(\.id), graph)
    for operation in graph.operations {
      guard let target = operation.target?.value else { continue }
      switch operation.op?.value {
      case .addInput:
        guard let index = inputs[target], !addsInput[index] else { continue }
        addsInput[index] = true
        steps.append(.input(InputIndex(index)))
      case .addOutput:
        guard let index = outputs[target], !addsOutput[index] else { continue }
        addsOutput[index] = true
        steps.append(.output(OutputIndex(index)))
      case .addConnection:
        if let index = graph.connectionIndex(at: target) { steps.append(.connection(index)) }
      default: continue
      }
    }
  }

  /// Whether a step adds the input.
  func adds(_ input: InputIndex) -> Bool { addsInput[input.value] }

  /// Whether a step adds the output.
  func adds(_ output: OutputIndex) -> Bool { addsOutput[output.value] }

  /// The index of the first element with each name.
  private static func indices(of ids: [Located<Identifier>?], _ graph: CaptureGraph) -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, id) in ids.enumerated() {
      guard let id else { continue }
      let name = graph.text(of: id.value)
      if indices[name] == nil { indices[name] = index }
    }
    return indices
  }
}
