/// A connection that asks for stabilization.
struct StabilizedConnection {
  let connection: ResolvedConnection
  let mode: Located<StabilizationMode>
  let written: GraphConnection
}

extension ResolvedSession {
  /// The connections that ask for a mode other than off; O(connections).
  func stabilizedConnections() -> [StabilizedConnection] {
    connections.compactMap { connection in
      guard let written = written(connection), let mode = written.preferredVideoStabilizationMode, mode.value != .off
      else { return nil }
      return StabilizedConnection(connection: connection, mode: mode, written: written)
    }
  }
}

extension StabilizedConnection {
  /// Asks for another mode.
  func fix(_ other: StabilizationMode, _ edit: DocumentEditor, _ applicability: Fix.Applicability = .unsafe) -> Fix {
    let title = other == .off ? "turn stabilization off" : "use \(other.rawValue)"
    return Fix(title, applicability, edits: [edit.replacing(mode.range, with: "\"\(other.rawValue)\"")])
  }
}

extension StabilizationMode {
  /// The version of iOS that brought the mode.
  var introduced: OSVersion {
    switch self {
    case .off, .standard, .cinematic, .auto: OSVersion(8)
    case .cinematicExtended: OSVersion(13)
    case .previewOptimized: OSVersion(17)
    case .cinematicExtendedEnhanced: OSVersion(18)
    case .lowLatency: OSVersion(26)
    }
  }

  /// Whether it is one of the cinematic modes.
  var isCinematic: Bool { [.cinematic, .cinematicExtended, .cinematicExtendedEnhanced].contains(self) }

  /// The modes that do less, the nearest first; `off` last.
  var fallbacks: [StabilizationMode] {
    let ladder: [StabilizationMode] = [.cinematicExtendedEnhanced, .cinematicExtended, .cinematic, .standard, .off]
    return ladder.firstIndex(of: self).map { Array(ladder[($0 + 1)...]) } ?? [.off]
  }
}
