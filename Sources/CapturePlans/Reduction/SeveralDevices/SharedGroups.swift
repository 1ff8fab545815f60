import CaptureModel
import CaptureSession

// Which cameras belong together depends on what each device has; what a plan for several devices keeps together is what any
// of them does.

extension SharedCameras {
  /// The groups of cameras of any device, by their places in the order of preference; those within another are left out.
  func groups(_ finders: [CandidateFinder], _ groups: (CamerasTogether) -> [[CameraIndex]]) -> [[Int]] {
    var found: [[Int]] = []
    for (device, finder) in finders.enumerated() {
      for group in groups(finder.together) {
        let places = cameras.indices.filter { cameras[$0].indices[device].map(group.contains) ?? false }
        guard places.count > 1, !found.contains(where: { Set(places).isSubset(of: $0) }) else { continue }
        found.removeAll { Set($0).isSubset(of: places) }
        found.append(places)
      }
    }
    return found
  }

  /// The cameras whose video HDR is one choice, with whether each option asks for it in a format that, on some device, has
  /// it or may have it. `changes` are those of each camera and option, by device.
  func groupWithVideoHDR(_ finders: [CandidateFinder], _ changes: [[[CameraChange?]]]) -> [ChoiceProblem.Group] {
    let guarded = groups(finders) { [$0.withVideoHDR] }
    let members = Set(guarded.joined()).sorted()
    let keys = members.map { member in
      changes[member].map { option in
        let asks = option.indices.contains { device in
          guard let change = option[device], let camera = cameras[member].indices[device] else { return false }
          return change.asksVideoHDR(of: finders[device].session.cameras[camera])
        }
        return asks ? 1 : 0
      }
    }
    let able = members.indices.filter { keys[$0].contains(1) }
    guard able.count > 1 else { return [] }
    return [ChoiceProblem.Group(isTied: true, members: able.map { members[$0] }, keys: able.map { keys[$0] })]
  }
}
