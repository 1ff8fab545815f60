import CaptureModel
import CaptureSession

/// What a plan does with one camera.
enum CameraChange: Hashable, Sendable {
  /// It stays as the graph has it.
  case none

  /// It runs a format, by place in the camera's list, at a rate; its connections may move to the wide constituent.
  case run(format: Int, rate: FrameRate, movesPorts: Bool)

  /// Its connections are disabled.
  case disable
}

extension ResolvedSession {
  /// The session with a camera, by place in `cameras`, changed.
  func applying(_ change: CameraChange, to place: Int) -> ResolvedSession {
    var session = self
    switch change {
    case .none: break
    case .run(let index, let rate, let movesPorts):
      session.cameras[place].format = .chosen(index, among: [index])
      let highest = session.cameras[place].activeFormat?.highestRate
      // The format's own maximum needs no promise.
      session.cameras[place].rateOverride = rate == highest ? nil : rate
      if let active = session.cameras[place].activeRate, active > rate { session.cameras[place].activeRate = rate }
      guard movesPorts else { break }
      session.cameras[place].isOnWidePort = true
      for index in PortMove(of: cameras[place], in: self).connections {
        session.connections[index].port = PortMove.wide
      }
    case .disable:
      session.cameras[place].isDisabled = true
      let input = cameras[place].inputIndex
      for index in session.connections.indices where session.connections[index].input == input {
        session.connections[index].isEnabled = false
      }
    }
    return session
  }

  /// The places of the cameras from the one to keep best: those that `prefer` names, then back, unspecified and front,
  /// each in the order of the inputs.
  func preferenceOrder(_ prefer: [Int]?) -> [Int] {
    let named = (prefer ?? []).compactMap { input in cameras.firstIndex { $0.inputIndex == input } }
    let positions: [DevicePosition] = [.back, .unspecified, .front]
    let byPosition = positions.flatMap { position in cameras.indices.filter { cameras[$0].key.position == position } }
    var order: [Int] = []
    for place in named + byPosition where !order.contains(place) { order.append(place) }
    return order
  }
}
