import CaptureModel
import CaptureSession

/// The change of one camera in a plan.
enum CameraChange: Hashable, Sendable {
  /// The camera stays as it is in the graph.
  case none

  /// The camera runs the format at an index, at a rate; its connections may move to the wide constituent, and the app may
  /// no longer ask for its guarded video HDR.
  case run(format: FormatIndex, rate: FrameRate, movesPorts: Bool, dropsVideoHDR: Bool = false)

  /// The camera's connections are disabled.
  case disable

  /// Whether it changes what the camera streams, not only how.
  var changesStreams: Bool {
    switch self {
    case .none, .run(_, _, movesPorts: false, _): false
    case .run, .disable: true
    }
  }

  /// Whether the camera then runs one of some formats.
  func runs(anyOf formats: [FormatIndex]) -> Bool {
    if case .run(let format, _, _, _) = self { formats.contains(format) } else { false }
  }

  /// Whether the app then no longer asks for video HDR that it guards.
  var dropsVideoHDR: Bool {
    if case .run(_, _, _, dropsVideoHDR: true) = self { true } else { false }
  }
}

extension ResolvedCamera {
  /// The camera with another format, promising to run no faster than a rate.
  func running(_ format: FormatIndex, at rate: FrameRate) -> ResolvedCamera {
    var camera = self
    camera.format = .chosen(format, among: [format])
    camera.rateOverride = camera.activeFormat?.promise(of: rate)
    return camera
  }
}

extension DeviceFormat {
  /// The rate that the camera promises not to exceed; `nil` if the format is no faster.
  func promise(of rate: FrameRate) -> FrameRate? { rate == highestRate ? nil : rate }
}

extension ResolvedSession {
  /// The session with a change applied to one camera.
  func applying(_ change: CameraChange, to cameraIndex: CameraIndex) -> ResolvedSession {
    var session = self
    switch change {
    case .none: break
    case .run(let index, let rate, let movesPorts, let dropsVideoHDR):
      session.cameras[cameraIndex] = cameras[cameraIndex].running(index, at: rate)
      if let active = session.cameras[cameraIndex].activeRate, active > rate {
        session.cameras[cameraIndex].activeRate = rate
      }
      session.cameras[cameraIndex].dropsVideoHDR = dropsVideoHDR
      guard movesPorts else { break }
      for index in PortMove(of: cameras[cameraIndex], in: self).connections {
        session.connections[index].port = PortMove.wide
      }
    case .disable:
      let input = cameras[cameraIndex].inputIndex
      for index in session.connections.indices where session.connections[index].input == input {
        session.connections[index].isEnabled = false
      }
    }
    return session
  }
}
