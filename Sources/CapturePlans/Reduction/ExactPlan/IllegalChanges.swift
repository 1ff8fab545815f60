import CaptureModel
import CaptureSession

/// Changes of one camera that break a rule.
struct IllegalChanges: Equatable {
  /// Formats that break it at any rate.
  var formats: Set<FormatIndex> = []

  /// Changes that break it at one rate and port.
  var changes: Set<CameraChange> = []

  /// Whether a change is among them.
  func contains(_ change: CameraChange) -> Bool {
    guard case .run(let format, _, _, _) = change else { return false }
    return formats.contains(format) || changes.contains(change)
  }

  /// Adds the changes of another set.
  mutating func formUnion(_ other: IllegalChanges) {
    formats.formUnion(other.formats)
    changes.formUnion(other.changes)
  }
}

extension CandidateFinder {
  /// Excludes the changes of a plan that break rules; `false` if none can be excluded, so that a rule stays broken.
  mutating func exclude(
    _ changes: [(cameraIndex: CameraIndex, change: CameraChange)], for faults: Set<ConfigurationCheck.Fault>
  ) -> Bool {
    guard faults.allSatisfy(\.remedy.isForExactPlan) else { return false }
    var hasExcluded = false
    for (cameraIndex, change) in changes {
      guard case .run(let format, _, _, _) = change else { continue }
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
