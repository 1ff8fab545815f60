public import CaptureModel

/// Adds the cameras of a multi-camera session one by one, as `canAddInput(_:)` would judge them.
///
/// Leaves out cameras that the profile doesn't list, and further inputs of the same camera.
public struct DeviceSetCheck {
  /// The answer when a camera is added.
  public enum Admission {
    /// A set contains it and the cameras before it, or it can run alone.
    case admitted

    /// It needs a sensor that another input has opened; `isProven` if the table of sets refuses it too.
    case sharesSensor(with: ResolvedCamera, sensor: DeviceType, isProven: Bool)

    /// No set contains it and the cameras before it.
    case outsideEverySet

    /// The table of sets is incomplete, and its known part doesn't decide.
    case unknown
  }

  /// A camera, the answer, and the cameras admitted before it.
  public struct Entry {
    /// The camera.
    public let camera: ResolvedCamera

    /// The answer for the camera.
    public let admission: Admission

    /// The cameras admitted before it, in order.
    public let admittedBefore: [ResolvedCamera]
  }

  /// The cameras in the order of the graph's inputs.
  public let entries: [Entry]

  private let table: DeviceSetTable?

  /// Judges the cameras of a session; no entries if it isn't a multi-camera session, the device has none, or all
  /// cameras are admitted.
  public init(_ session: ResolvedSession) {
    table = session.profile.multiCamDeviceSets
    guard session.isMultiCam, session.profile.multiCamSupported != false else {
      entries = []
      return
    }
    // Usually one set contains all of them, and there is nothing to report.
    if table?.lists(session.cameras.map(\.key)) ?? false {
      entries = []
      return
    }
    var entries: [Entry] = []
    var admitted: [ResolvedCamera] = []
    var seen: Set<DeviceKey> = []
    for camera in session.cameras {
      let isKnown = camera.device != nil || table?.lists([camera.key]) ?? false
      guard isKnown, seen.insert(camera.key).inserted else { continue }
      let admission = Self.admission(of: camera, beside: admitted, table)
      entries.append(Entry(camera: camera, admission: admission, admittedBefore: admitted))
      switch admission {
      case .admitted, .unknown: admitted.append(camera)
      case .sharesSensor, .outsideEverySet: break
      }
    }
    self.entries = entries
  }

  private static func admission(
    of camera: ResolvedCamera, beside admitted: [ResolvedCamera], _ table: DeviceSetTable?
  ) -> Admission {
    let keys = admitted.map(\.key) + [camera.key]
    if table?.lists(keys) ?? false { return .admitted }
    let isRefused = table?.refuses(keys) ?? false
    for other in admitted where !(table?.lists([other.key, camera.key]) ?? false) {
      if let sensor = camera.sharedSensor(with: other) {
        return .sharesSensor(with: other, sensor: sensor, isProven: isRefused)
      }
    }
    if isRefused { return .outsideEverySet }
    let runsAlone = admitted.isEmpty && camera.device?.formats.contains { $0.multiCam == true } ?? false
    return runsAlone ? .admitted : .unknown
  }

  /// The set that keeps the most cameras. Among equals: one with as many cameras, then one at the same positions, then
  /// one that keeps the earlier inputs, then the earlier set.
  func nearestSet() -> [DeviceKey]? {
    let asked = entries.map(\.camera.key)
    func distance(_ set: [DeviceKey]) -> [Int] {
      let lost = asked.filter { !set.contains($0) }
      let positions = [DevicePosition.back, .front].map { position in
        abs(asked.count { $0.position == position } - set.count { $0.position == position })
      }
      return [lost.count, abs(asked.count - set.count), positions.reduce(0, +)]
        + asked.map { set.contains($0) ? 0 : 1 }
    }
    let sets = (table?.sets ?? []) + (table?.familySets ?? [])
    let distances = sets.map { (set: $0, distance: distance($0)) }
    return distances.min { $0.distance.lexicographicallyPrecedes($1.distance) }?.set
  }

  /// The nearest set, compared with the session's cameras; `nil` if no set is known.
  public func nearest() -> NearestSet? {
    guard let set = nearestSet() else { return nil }
    let cameras = entries.map(\.camera)
    return NearestSet(
      kept: cameras.filter { set.contains($0.key) }, lost: cameras.filter { !set.contains($0.key) },
      gained: set.filter { key in !cameras.contains { $0.key == key } })
  }
}

/// A set of cameras that run together, compared with those of a session.
public struct NearestSet {
  /// The session's cameras in the set.
  public let kept: [ResolvedCamera]

  /// The session's cameras outside of the set.
  public let lost: [ResolvedCamera]

  /// The cameras of the set that the session lacks.
  public let gained: [DeviceKey]
}

extension ResolvedCamera {
  /// A physical camera that both inputs open.
  func sharedSensor(with other: ResolvedCamera) -> DeviceType? {
    key.position == other.key.position ? sensors.first { other.sensors.contains($0) } : nil
  }
}
