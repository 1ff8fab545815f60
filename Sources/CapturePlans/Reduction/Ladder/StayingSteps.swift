import CaptureModel
import CaptureSession

/// The steps of a ladder that stay, as the targets need them; an earlier step of the same camera and kind then stays too.
struct StayingSteps {
  /// What a step changes of its cameras.
  private enum Kind: Hashable {
    case format
    case rate
    case port

    init?(_ rung: Rung) {
      switch rung {
      case .multiCamFormat, .binning, .resolution: self = .format
      case .override, .frameRate: self = .rate
      case .videoInputPorts: self = .port
      case .givenBack, .optimal: return nil
      }
    }
  }

  private struct Place: Hashable {
    let camera: CameraIndex
    let kind: Kind
  }

  private var places: Set<Place> = []

  /// Notes that a step stays.
  mutating func add(_ rung: Rung, _ cameras: [CameraIndex]) {
    guard let kind = Kind(rung) else { return }
    for camera in cameras { places.insert(Place(camera: camera, kind: kind)) }
  }

  /// The change that takes a step back, after those that came later were; `nil` if a later step of its kind stays, or a
  /// camera can't run what it ran before.
  func undoing(
    _ rung: Rung, _ cameras: [CameraIndex], before: ResolvedSession, in session: ResolvedSession
  ) -> LadderChange? {
    guard let kind = Kind(rung),
      !cameras.contains(where: { places.contains(Place(camera: $0, kind: kind)) })
    else { return nil }
    var undone = session
    for camera in cameras {
      switch kind {
      case .format:
        undone.cameras[camera].format = before.cameras[camera].format
        // A step to a binned format also promises a rate.
        if !places.contains(Place(camera: camera, kind: .rate)) { undone.giveBackRate(of: camera, before) }
      case .rate: undone.giveBackRate(of: camera, before)
      case .port: undone.giveBackPorts(of: camera, before)
      }
      guard undone.canRun(undone.cameras[camera]) else { return nil }
    }
    let change: StepChange =
      kind == .port
      ? .givenBackPort
      : .configuration(
        from: CameraConfiguration(cameras[0], in: session), to: CameraConfiguration(cameras[0], in: undone))
    return LadderChange(session: undone, cameras: cameras, change: change)
  }
}

extension ResolvedSession {
  /// Gives a camera the rate back that it had before; a format that came since may be faster, so that it needs a promise.
  fileprivate mutating func giveBackRate(of index: CameraIndex, _ before: ResolvedSession) {
    let earlier = before.cameras[index]
    cameras[index].rateOverride = earlier.rateOverride
    cameras[index].activeRate = earlier.activeRate
    if let rate = earlier.effectiveRate, let now = cameras[index].effectiveRate, now > rate {
      cameras[index].rateOverride = rate
    }
  }

  fileprivate mutating func giveBackPorts(of index: CameraIndex, _ before: ResolvedSession) {
    let input = cameras[index].inputIndex
    for connection in connections.indices where connections[connection].input == input {
      connections[connection].port = before.connections[connection].port
    }
  }

  /// Whether the session accepts a camera's format, and the format its rate.
  fileprivate func canRun(_ camera: ResolvedCamera) -> Bool {
    guard let format = camera.activeFormat else { return false }
    if requiresMultiCamFormats, format.multiCam == false { return false }
    return camera.rateOverride.map { format.holds($0) != false } ?? true
  }
}
