public import CaptureModel
import JSONSource

/// The connections of a session that a plan changed, compared with its graph; O(connections).
public struct PlannedConnections {
  /// The inputs with connections moved to another port.
  public private(set) var moved: Set<InputIndex> = []

  /// The inputs with disabled connections.
  public private(set) var disabled: Set<InputIndex> = []

  /// Compares a session with its graph.
  public init(_ session: ResolvedSession) {
    for (planned, asked) in zip(session.connections, session.askedConnections) {
      if planned.port != asked.port { moved.insert(planned.input) }
      if asked.isEnabled && !planned.isEnabled { disabled.insert(planned.input) }
    }
  }
}
