public import CaptureModel
public import JSONSource

/// A connection that asks for stabilization.
public struct StabilizedConnection {
  /// The connection, with its ends looked up.
  public let connection: ResolvedConnection

  /// The preferred mode, other than `off`.
  public let mode: Located<StabilizationMode>
  let written: GraphConnection
}

extension ResolvedSession {
  /// Whether a connection leaves it to the format which stabilization runs, so that nothing says what it costs.
  package var leavesStabilizationOpen: Bool { stabilizedConnections().contains { $0.mode.value == .auto } }

  /// The connections that ask for a mode other than off; O(connections).
  public func stabilizedConnections() -> [StabilizedConnection] {
    connections.compactMap { connection in
      guard let written = written(connection), let mode = written.preferredVideoStabilizationMode, mode.value != .off
      else { return nil }
      return StabilizedConnection(connection: connection, mode: mode, written: written)
    }
  }
}

extension StabilizationMode {
  /// Whether it is one of the cinematic modes.
  public var isCinematic: Bool { [.cinematic, .cinematicExtended, .cinematicExtendedEnhanced].contains(self) }

  /// The weaker modes, nearest first; `off` last.
  private var fallbacks: [StabilizationMode] {
    let ladder: [StabilizationMode] = [.cinematicExtendedEnhanced, .cinematicExtended, .cinematic, .standard, .off]
    return ladder.firstIndex(of: self).map { Array(ladder[($0 + 1)...]) } ?? [.off]
  }

  /// The nearest weaker mode that is possible; `off` always is.
  public func fallback(where isPossible: (StabilizationMode) -> Bool) -> StabilizationMode {
    fallbacks.first(where: isPossible) ?? .off
  }
}
