import CaptureModel
import CaptureSession

/// The cameras that a rung visits together: those at one position, or with `prefer` each input by itself.
struct LadderGroups {
  /// The names of the groups, in the order that rungs visit them.
  let names: [String]

  private let members: [String: [CameraIndex]]

  init(session: ResolvedSession, request: ReductionRequest) {
    let order = Self.order(of: session, isAsPublished: request.isAsPublished)
    let positions: [DevicePosition] = [.front, .unspecified, .back]
    func cameras(at position: DevicePosition) -> [CameraIndex] {
      order.filter { session.cameras[$0].key.position == position }
    }
    guard let prefer = request.prefer, !request.isAsPublished else {
      let groups = positions.map { ($0.rawValue, cameras(at: $0)) }.filter { !$0.1.isEmpty }
      names = groups.map(\.0)
      members = Dictionary(uniqueKeysWithValues: groups)
      return
    }
    let preferred = Set(prefer)
    let unnamed = positions.flatMap(cameras(at:)).filter { !preferred.contains(session.cameras[$0].inputIndex) }
    let indices = Dictionary(
      order.map { (session.cameras[$0].inputIndex, $0) }, uniquingKeysWith: { first, _ in first })
    let named = prefer.reversed().compactMap { indices[$0] }
    let single = (unnamed + named).map { (session.cameras[$0].id, [$0]) }
    names = single.map(\.0)
    members = Dictionary(single, uniquingKeysWith: { first, _ in first })
  }

  /// The indices of a group's cameras, in the order of the connections.
  func cameras(of name: String) -> [CameraIndex] { members[name] ?? [] }

  /// The cameras in the order in which connections first use their video ports, then those that only feed something else,
  /// such as metadata: they cost as much. Apple's sample has none of these.
  private static func order(of session: ResolvedSession, isAsPublished: Bool) -> [CameraIndex] {
    var order: [CameraIndex] = []
    var isMet = [Bool](repeating: false, count: session.graph.inputs.count)
    var byInput: [InputIndex: CameraIndex] = [:]
    for index in session.cameraIndices { byInput[session.cameras[index].inputIndex] = index }
    for takesAnyMedium in isAsPublished ? [false] : [false, true] {
      for connection in session.connections where !isMet[connection.input.value] {
        guard connection.ports.contains(where: { $0.port.map { takesAnyMedium || $0.media == .video } ?? false }) else {
          continue
        }
        isMet[connection.input.value] = true
        if let index = byInput[connection.input] { order.append(index) }
      }
    }
    return order
  }
}
