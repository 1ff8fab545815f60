import CaptureModel
import JSONSource

/// The order in which the operations of a graph add inputs, outputs and connections, and remove inputs and outputs.
struct AddingOrder {
  /// A step, with the index of its element in the graph.
  enum Step {
    case input(InputIndex)
    case output(OutputIndex)
    case connection(Int)
    case removedInput(InputIndex)
    case removedOutput(OutputIndex)
  }

  /// The steps; one that adds what is there already, or removes what isn't, is left out.
  private(set) var steps: [Step] = []

  // By the index of an input or an output: whether it is there after the steps so far; `nil` until a step names it.
  private var hasInput: [Bool?]
  private var hasOutput: [Bool?]

  // By the index of an input or an output: whether it is there only once a step adds it.
  private var addsInput: [Bool]
  private var addsOutput: [Bool]

  /// Reads the operations; O(operations + inputs + outputs).
  init(_ graph: CaptureGraph) {
    addsInput = Array(repeating: false, count: graph.inputs.count)
    addsOutput = Array(repeating: false, count: graph.outputs.count)
    hasInput = Array(repeating: nil, count: graph.inputs.count)
    hasOutput = Array(repeating: nil, count: graph.outputs.count)
    guard !graph.operations.isEmpty else { return }
    let inputs = Self.indices(of: graph.inputs.map(\.id), graph)
    let outputs = Self.indices(of: graph.outputs.map(\.id), graph)
    for operation in graph.operations {
      guard let target = operation.target?.value else { continue }
      switch operation.op?.value {
      case .addInput: if let index = inputs[target] { add(InputIndex(index)) }
      case .removeInput: if let index = inputs[target] { remove(InputIndex(index)) }
      case .addOutput: if let index = outputs[target] { add(OutputIndex(index)) }
      case .removeOutput: if let index = outputs[target] { remove(OutputIndex(index)) }
      case .addConnection:
        if let index = graph.connectionIndex(at: target) { steps.append(.connection(index)) }
      default: continue
      }
    }
  }

  /// Whether the input is there only once a step adds it.
  func adds(_ input: InputIndex) -> Bool { addsInput[input.value] }

  /// Whether the output is there only once a step adds it.
  func adds(_ output: OutputIndex) -> Bool { addsOutput[output.value] }

  private mutating func add(_ input: InputIndex) {
    guard hasInput[input.value] != true else { return }
    if hasInput[input.value] == nil { addsInput[input.value] = true }
    hasInput[input.value] = true
    steps.append(.input(input))
  }

  private mutating func add(_ output: OutputIndex) {
    guard hasOutput[output.value] != true else { return }
    if hasOutput[output.value] == nil { addsOutput[output.value] = true }
    hasOutput[output.value] = true
    steps.append(.output(output))
  }

  private mutating func remove(_ input: InputIndex) {
    guard hasInput[input.value] != false else { return }
    hasInput[input.value] = false
    steps.append(.removedInput(input))
  }

  private mutating func remove(_ output: OutputIndex) {
    guard hasOutput[output.value] != false else { return }
    hasOutput[output.value] = false
    steps.append(.removedOutput(output))
  }

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
