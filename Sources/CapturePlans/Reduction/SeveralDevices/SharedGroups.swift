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

  /// The cameras whose video HDR is one choice on each device. The key of an option is on which devices it asks for it in
  /// a format that has it or may have it; so those with one key all ask on a device, or none does. `changes` are those of
  /// each camera and option, by device.
  func groupWithVideoHDR(_ finders: [CandidateFinder], _ changes: [[[CameraChange?]]]) -> [ChoiceProblem.Group] {
    let members = Set(groups(finders) { [$0.withVideoHDR] }.joined()).sorted()
    let asks = members.map { member in
      changes[member].map { option in
        Set(
          option.indices.filter { device in
            guard let change = option[device], let camera = cameras[member].indices[device] else { return false }
            return change.asksVideoHDR(of: finders[device].session.cameras[camera])
          })
      }
    }
    // One that can only ask for it, or only go without, binds no other.
    let able = members.indices.filter { asks[$0].contains([]) && asks[$0].contains { !$0.isEmpty } }
    guard able.count > 1 else { return [] }
    // Devices that lack all of the cameras but one say nothing.
    let telling = finders.indices.filter { device in
      able.count { cameras[members[$0]].indices[device] != nil } > 1
    }
    let sets = able.map { asks[$0].map { $0.intersection(telling) } }
    let shared = sets.dropFirst().reduce(Set(sets[0])) { $0.intersection($1) }
      .sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }.prefix(60)
    let keys = Dictionary(uniqueKeysWithValues: shared.enumerated().map { ($1, $0) })
    return [
      ChoiceProblem.Group(
        isTied: true, members: able.map { members[$0] },
        // What another camera can't do has a key that no other camera has.
        keys: sets.enumerated().map { place, own in own.map { keys[$0] ?? (place == 0 ? 62 : 63) } })
    ]
  }
}
