import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The virtual device that can replace the cameras of a session.
struct VirtualReplacement {
  let key: DeviceKey
  private let first: ResolvedCamera

  init?(_ session: ResolvedSession) {
    let types = Set(session.cameras.map(\.key.deviceType))
    guard let first = session.cameras.first, types.count == session.cameras.count,
      session.cameras.allSatisfy({ $0.key.position == first.key.position }),
      let device = session.profile.cameras.first(where: {
        $0.deviceType.hasConstituentPorts && $0.position == first.key.position
          && Set($0.deviceType.constituents) == types
      })
    else { return nil }
    self.first = first
    key = DeviceKey(device.deviceType, first.key.position)
  }

  /// A fix that turns the first input into the virtual device and connects its constituents' ports instead of the
  /// others.
  func fix(_ session: ResolvedSession, _ edit: DocumentEditor) -> Fix? {
    let merger = InputMerger(session, edit)
    let own = merger.moving(first.inputIndex, to: first.inputIndex, constituent: first.key.deviceType)
    let others = session.cameras.dropFirst().map { camera in
      merger.merging(camera.inputIndex, into: first.inputIndex, constituent: camera.key.deviceType)
    }
    let moves = ([own] + others).compactMap { $0 }
    guard moves.count == session.cameras.count else { return nil }
    let device = edit.replacing(first.range, with: JSONString.quoted(key.deviceType.rawValue))
    return Fix("use one \(key) camera for all of them", .unsafe, edits: [device] + moves.joined())
  }
}
