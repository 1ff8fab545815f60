import JSONSource
import CaptureModel

extension ResolvedSession {
  /// Whether the app has a usage description under one of these keys, in the graph or in its Info.plist.
  ///
  /// `nil` if the graph names an Info.plist that could not be read, or if it is a draft that could not read the texts.
  public func hasUsageDescription(_ keys: [String]) -> Bool? {
    guard let app = graph.app else { return nil }
    if (app.usageDescriptions?.value ?? []).contains(where: { keys.contains($0.key.value) }) { return true }
    if graph.leavesOpen("app.usageDescriptions") { return nil }
    guard app.infoPlist != nil else { return false }
    guard case .read(let plist)? = graph.infoPlist else { return nil }
    return keys.contains { plist.usageDescriptions[$0] != nil }
  }

  /// The background modes of the app, from the graph and its Info.plist; `nil` if unknown.
  public var backgroundModes: [String]? {
    guard let app = graph.app else { return nil }
    let own = (app.backgroundModes?.value ?? []).map(\.value)
    guard app.infoPlist != nil else { return own }
    guard case .read(let plist)? = graph.infoPlist else { return own.isEmpty ? nil : own }
    return own + plist.backgroundModes
  }

  /// Whether the app has the entitlement to use the camera while multitasking.
  public var hasMultitaskingEntitlement: Bool {
    (graph.app?.entitlements?.value ?? []).contains {
      $0.value == "com.apple.developer.avfoundation.multitasking-camera-access"
    }
  }
}
