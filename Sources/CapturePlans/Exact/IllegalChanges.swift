import CaptureModel
import CaptureSession

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
      for fault in faults where session.mayLie(fault, with: cameraIndex) {
        if fault.remedy.isOfFormatAlone { illegal.formats.insert(format) } else { illegal.changes.insert(change) }
      }
      guard illegal != IllegalChanges() else { continue }
      exclude(illegal, of: cameraIndex)
      hasExcluded = true
    }
    return hasExcluded
  }
}
