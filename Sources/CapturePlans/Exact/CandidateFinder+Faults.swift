import CaptureModel
import CaptureSession

extension CandidateFinder {
  /// Leaves out what a plan does where that breaks a rule that another choice can keep; false where nothing can be left
  /// out, and the rule stays broken.
  mutating func exclude(
    _ changes: [(cameraIndex: CameraIndex, change: CameraChange)], for faults: Set<ConfigurationCheck.Fault>
  ) -> Bool {
    guard faults.allSatisfy(\.remedy.isForExactPlan) else { return false }
    var hasExcluded = false
    for (cameraIndex, change) in changes {
      guard case .run(let format, _, _) = change else { continue }
      var illegal = IllegalChanges()
      for fault in faults where isAbout(cameraIndex, fault) {
        if fault.remedy.isOfFormatAlone { illegal.formats.insert(format) } else { illegal.changes.insert(change) }
      }
      guard illegal != IllegalChanges() else { continue }
      exclude(illegal, of: cameraIndex)
      hasExcluded = true
    }
    return hasExcluded
  }

  /// Whether a fault may lie with a camera: it is at its input, at one of its connections or at what those feed.
  private func isAbout(_ cameraIndex: CameraIndex, _ fault: ConfigurationCheck.Fault) -> Bool {
    let path = fault.pointer.split(separator: "/")
    guard path.count > 1, let index = Int(path[1]) else { return true }
    let input = session.cameras[cameraIndex].inputIndex
    switch path[0] {
    case "inputs": return index == input.value
    case "connections": return session.connections.contains { $0.index == index && $0.input == input }
    case "outputs": return session.connections.contains { $0.output.value == index && $0.input == input }
    default: return true
    }
  }
}

/// What breaks a rule where one camera does it.
struct IllegalChanges: Equatable {
  /// Formats, at whatever rate.
  var formats: Set<FormatIndex> = []

  /// Formats at a rate, from a port.
  var changes: Set<CameraChange> = []

  /// Whether a change is one of them.
  func contains(_ change: CameraChange) -> Bool {
    guard case .run(let format, _, _) = change else { return false }
    return formats.contains(format) || changes.contains(change)
  }

  /// Adds those of another.
  mutating func formUnion(_ other: IllegalChanges) {
    formats.formUnion(other.formats)
    changes.formUnion(other.changes)
  }
}
