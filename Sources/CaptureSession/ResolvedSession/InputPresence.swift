import CaptureModel
import JSONSource

/// Which inputs are in the session at the same time, by the steps that add and remove them.
struct InputPresence {
  private struct Pair: Hashable {
    let first: InputIndex
    let second: InputIndex
  }

  // `nil` if no step removes an input, so that all inputs end up together.
  private var together: Set<Pair>?

  /// Reads the steps of a graph; O(steps × inputs). What no step adds is there from the start.
  init(_ graph: CaptureGraph) {
    guard graph.operations.contains(where: { $0.op?.value == .removeInput }) else { return }
    let order = AddingOrder(graph)
    var present = graph.inputIndices.filter { !order.adds($0) }
    var pairs: Set<Pair> = []
    for first in present {
      for second in present { pairs.insert(Pair(first: first, second: second)) }
    }
    for step in order.steps {
      switch step {
      case .input(let input):
        present.append(input)
        for other in present {
          pairs.insert(Pair(first: input, second: other))
          pairs.insert(Pair(first: other, second: input))
        }
      case .removedInput(let input): present.removeAll { $0 == input }
      case .output, .connection, .removedOutput: continue
      }
    }
    together = pairs
  }

  /// Whether two inputs, or an input and itself, are in the session at the same time.
  func areTogether(_ one: InputIndex, _ other: InputIndex) -> Bool {
    together?.contains(Pair(first: one, second: other)) ?? true
  }
}
