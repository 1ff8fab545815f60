public import CaptureModel
public import JSONSource

/// Looks up the outputs that synchronizers name.
public enum SynchronizedOutputs {
  /// An output, and where a synchronizer names it.
  public typealias Entry = (place: Located<Identifier>, output: ResolvedOutput)

  /// The name and the outputs of each synchronizer, in order; O(outputs + names).
  public static func all(of session: ResolvedSession) -> [(synchronizer: String, outputs: [Entry])] {
    guard !session.graph.synchronizers.isEmpty else { return [] }
    let byName = session.outputsByName()
    return session.graph.synchronizers.map { synchronizer in
      let name = synchronizer.id.map { session.graph.text(of: $0.value) } ?? "synchronizer"
      let outputs = (synchronizer.outputs?.value ?? []).compactMap { place in
        byName[place.value].map { (place: place, output: $0) }
      }
      return (synchronizer: name, outputs: outputs)
    }
  }
}
