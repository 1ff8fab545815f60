public import CaptureModel
public import JSONSource

/// Looks up the outputs that synchronizers name.
public enum SynchronizedOutputs {
  /// An output, and its name in a synchronizer's list.
  public typealias Entry = (name: Located<Identifier>, output: ResolvedOutput)

  /// The name and the outputs of each synchronizer, in order; O(outputs + names).
  public static func all(of session: ResolvedSession) -> [(synchronizer: String, outputs: [Entry])] {
    guard !session.graph.synchronizers.isEmpty else { return [] }
    let byName = session.outputsByName()
    return session.graph.synchronizers.map { synchronizer in
      let title = synchronizer.id.map { session.graph.text(of: $0.value) } ?? "synchronizer"
      let outputs = (synchronizer.outputs?.value ?? []).compactMap { name in
        byName[name.value].map { (name: name, output: $0) }
      }
      return (synchronizer: title, outputs: outputs)
    }
  }
}
