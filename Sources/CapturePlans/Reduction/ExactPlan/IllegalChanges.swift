import CaptureModel
import CaptureSession

/// Changes of one camera that break a rule.
struct IllegalChanges: Equatable {
  /// A format with its guarded video HDR, or without.
  struct Format: Hashable {
    let index: FormatIndex
    let dropsVideoHDR: Bool
  }

  /// Formats that break it at any rate and port.
  var formats: Set<Format> = []

  /// Changes that break it as they are.
  var changes: Set<CameraChange> = []

  /// Whether a change is among them.
  func contains(_ change: CameraChange) -> Bool {
    guard case .run(let format, _, _, let dropsVideoHDR) = change else { return false }
    return formats.contains(Format(index: format, dropsVideoHDR: dropsVideoHDR)) || changes.contains(change)
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
    _ changes: [(cameraIndex: CameraIndex, change: CameraChange)], for faults: Set<ConfigurationCheck.Fault>,
    by check: ConfigurationCheck
  ) -> Bool {
    // An error that the graph doesn't have as it stands is due to a format that the plan chose.
    lazy var own = check.faultsOfGraph
    func mayMend(_ fault: ConfigurationCheck.Fault) -> Bool {
      fault.remedy.isForExactPlan || changes.contains { asksVideoHDR($0.change, of: $0.cameraIndex, at: fault) }
        || !own.contains(fault)
    }
    guard faults.allSatisfy(mayMend) else { return false }
    var hasExcluded = false
    for (cameraIndex, change) in changes {
      guard case .run(let index, _, _, let dropsVideoHDR) = change else { continue }
      let format = IllegalChanges.Format(index: index, dropsVideoHDR: dropsVideoHDR)
      var illegal = IllegalChanges()
      for fault in faults where session.mayLie(fault, with: cameraIndex) {
        if !fault.remedy.isForExactPlan || fault.remedy.isOfFormatAlone
          || asksVideoHDR(change, of: cameraIndex, at: fault)
        {
          illegal.formats.insert(format)
        } else {
          illegal.changes.insert(change)
        }
      }
      guard illegal != IllegalChanges() else { continue }
      exclude(illegal, of: cameraIndex)
      hasExcluded = true
    }
    return hasExcluded
  }

  /// Whether a change asks for video HDR that it could drop, and a fault is at the key: without it there is none.
  private func asksVideoHDR(
    _ change: CameraChange, of camera: CameraIndex, at fault: ConfigurationCheck.Fault
  ) -> Bool {
    !change.dropsVideoHDR && mayDropVideoHDR(of: camera) && session.mayLie(fault, with: camera)
      && fault.pointer.hasSuffix("/" + GraphKey.videoHDREnabled.name)
  }
}
