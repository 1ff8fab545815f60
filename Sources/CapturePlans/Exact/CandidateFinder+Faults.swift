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

  /// Whether a fault may lie with a camera: it is at its input, at one of its connections, at what those feed, or at a
  /// request for a photo of it.
  private func isAbout(_ cameraIndex: CameraIndex, _ fault: ConfigurationCheck.Fault) -> Bool {
    let path = fault.pointer.split(separator: "/")
    guard path.count > 1, let index = Int(path[1]) else { return true }
    let input = session.cameras[cameraIndex].inputIndex
    switch path[0] {
    case "inputs": return index == input.value
    case "connections": return session.connections.contains { $0.index == index && $0.input == input }
    case "outputs": return session.connections.contains { $0.output.value == index && $0.input == input }
    case "photoSettings": return session.camera(ofPhotoSettings: index).map { $0.inputIndex == input } ?? true
    default: return true
    }
  }
}

extension ResolvedSession {
  /// The camera that takes the photo of the request at an index of the graph's; `nil` where that is not known.
  fileprivate func camera(ofPhotoSettings index: Int) -> ResolvedCamera? {
    guard graph.photoSettings.indices.contains(index) else { return nil }
    let range = graph.photoSettings[index].range
    return photoRequests().first { $0.settings.range == range }?.camera
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
