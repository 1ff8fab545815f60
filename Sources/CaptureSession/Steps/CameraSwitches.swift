import CaptureModel
import JSONSource

/// How an app exchanges one camera for another, by the steps that add and remove inputs.
public struct CameraSwitches {
  /// A camera that is added while another one is still in the session.
  public struct Overlap: Sendable {
    /// The index of the step that adds it.
    public let addition: Int

    /// The camera that is still there.
    public let other: String

    /// The index of the step that removes the other camera.
    public let removal: Int
  }

  /// The cameras that are added before the old one is removed, in order.
  public let overlaps: [Overlap]

  /// Whether the app removes a camera for each further one that it adds.
  public let areComplete: Bool

  /// Reads the steps of a session; O(steps · cameras). What no step adds is there from the start.
  public init(_ session: ResolvedSession) {
    let operations = session.graph.operations
    let names = Set(session.cameras.map(\.id))
    func steps(_ kind: OperationKind) -> [(index: Int, camera: String)] {
      operations.indices.compactMap { index in
        guard operations[index].op?.value == kind, let target = operations[index].target?.value, names.contains(target)
        else { return nil }
        return (index, target)
      }
    }
    let (additions, removals) = (steps(.addInput), steps(.removeInput))
    var present = names.subtracting(additions.map(\.camera))
    var overlaps: [Overlap] = []
    var isComplete = !removals.isEmpty && present.count < 2
    for step in (additions + removals).sorted(by: { $0.index < $1.index }) {
      guard operations[step.index].op?.value == .addInput else {
        present.remove(step.camera)
        continue
      }
      for other in present.sorted() where other != step.camera {
        if let removal = removals.first(where: { $0.index > step.index && $0.camera == other }) {
          overlaps.append(Overlap(addition: step.index, other: other, removal: removal.index))
        } else {
          isComplete = false
        }
      }
      present.insert(step.camera)
    }
    self.overlaps = overlaps
    areComplete = isComplete
  }
}
