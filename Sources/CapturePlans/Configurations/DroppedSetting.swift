public import CaptureModel

/// A guarded setting that the app no longer asks for under a plan: room for it would cost frames, pixels, other settings or
/// an unbinned format.
public struct DroppedSetting: Hashable, Sendable {
  /// The setting.
  public let setting: GraphGuard

  /// Whether the requested format supports it; `nil` if that is not known.
  public let isSupported: Bool?
}

extension [DroppedSetting] {
  /// The settings dropped on several devices, each once. One is supported if some device supports it.
  var acrossDevices: [DroppedSetting] {
    var all: [DroppedSetting] = []
    for dropped in self {
      guard let index = all.firstIndex(where: { $0.setting == dropped.setting }) else {
        all.append(dropped)
        continue
      }
      let support = [all[index].isSupported, dropped.isSupported]
      all[index] = DroppedSetting(
        setting: dropped.setting, isSupported: support.contains(true) ? true : support.contains(nil) ? nil : false)
    }
    return all
  }
}
