public import CaptureModel
import JSONSource

/// What a plan did to the connections of a session, beside those that its graph asks for; O(connections).
public struct PlannedConnections {
  /// The inputs of which it moved connections to another port.
  public private(set) var moved: Set<InputIndex> = []

  /// The inputs of which it disabled connections.
  public private(set) var disabled: Set<InputIndex> = []

  /// Compares a session with its graph.
  public init(_ session: ResolvedSession) {
    for (planned, asked) in zip(session.connections, session.askedConnections) {
      if planned.port != asked.port { moved.insert(planned.input) }
      if asked.isEnabled && !planned.isEnabled { disabled.insert(planned.input) }
    }
  }
}
