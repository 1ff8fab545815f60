public import CaptureModel

/// What decides about a camera's format though the app goes without it where it is not supported: guarded settings, and
/// outputs that may be left out.
public struct GuardedChoice: Sendable {
  /// The formats that the graph might mean otherwise, and that were passed over.
  public let passedOver: [FormatIndex]

  /// The keys that decide, in the order of the session's elements.
  public let keys: [String]
}

extension ResolvedSession {
  /// What guarded settings decide about a camera's format; `nil` if they decide nothing.
  public func guardedChoice(of camera: ResolvedCamera, _ asks: FormatAsks) -> GuardedChoice? {
    guard !graph.guards.isEmpty, case .chosen(let index, let meant) = camera.format, let device = camera.device,
      let chosen = device.format(index)
    else { return nil }
    guard case .chosen(_, let all) = formatResolver(of: camera, asks.firmRanking(of: camera)).choose() else {
      return nil
    }
    let passedOver = all.filter { !meant.contains($0) }
    if passedOver.isEmpty { return nil }
    var keys: [String] = []
    for ask in asks[camera.inputIndex] where ask.mayBeMissed {
      let key = ask.need.key(of: camera.input)
      let isMet = ask.need.isMet(by: chosen, of: camera)
      guard isMet != false, !keys.contains(key) else { continue }
      let isBetter = passedOver.contains { ask.need.isMet(by: device.formats[$0], of: camera) != isMet }
      if isBetter { keys.append(key) }
    }
    return GuardedChoice(passedOver: passedOver, keys: keys)
  }
}
