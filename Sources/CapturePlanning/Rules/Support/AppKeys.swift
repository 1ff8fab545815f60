extension ResolvedSession {
  /// Whether the app gives a reason under one of these keys, in the graph or in its Info.plist.
  ///
  /// `nil` where it names an Info.plist that nobody could read.
  func hasUsageDescription(_ keys: [String]) -> Bool? {
    guard let app = graph.app else { return nil }
    if (app.usageDescriptions?.value ?? []).contains(where: { keys.contains($0.key.value) }) { return true }
    guard app.infoPlist != nil else { return false }
    guard case .read(let plist)? = graph.infoPlist else { return nil }
    return keys.contains { plist.usageDescriptions[$0] != nil }
  }

  /// The background modes of the app, from the graph and its Info.plist; `nil` where they can't be known.
  var backgroundModes: [String]? {
    guard let app = graph.app else { return nil }
    let own = (app.backgroundModes?.value ?? []).map(\.value)
    guard app.infoPlist != nil else { return own }
    guard case .read(let plist)? = graph.infoPlist else { return own.isEmpty ? nil : own }
    return own + plist.backgroundModes
  }

  /// Whether the app is signed for the camera while it shares the screen.
  var hasMultitaskingEntitlement: Bool {
    (graph.app?.entitlements?.value ?? []).contains {
      $0.value == "com.apple.developer.avfoundation.multitasking-camera-access"
    }
  }
}

/// Reports what an app uses without giving a reason for it.
struct UsageDescriptionCheck {
  /// The keys that would do; the first is the one to add.
  let keys: [String]

  /// What is used: `the camera`.
  let what: String

  /// A reason to begin with.
  let reason: String

  /// Where the graph shows the use.
  let use: SourceRange

  func run(_ session: ResolvedSession, _ report: inout Emitter) {
    // Apps that are linked with an older SDK need no reasons.
    if !session.isForMac, let linked = session.linkedSDK, linked < OSVersion(10) { return }
    guard let app = session.graph.app else { return }
    let descriptions = app.usageDescriptions
    let place = descriptions?.range ?? app.infoPlist?.range ?? app.range
    switch session.hasUsageDescription(keys) {
    case true?: return
    case nil:
      if case .unreadable? = session.graph.infoPlist { return }
      report.unverified("whether the Info.plist has \(keys[0])", at: place)
    case false?:
      let text = "{ \(JSONString.quoted(keys[0])): \(JSONString.quoted(reason)) }"
      let edit =
        descriptions.map { report.edit.adding(keys[0], JSONString.quoted(reason), to: $0.range) }
        ?? report.edit.adding("usageDescriptions", text, to: app.range)
      report.emit(
        "the app uses \(what) and gives no reason for it", at: place, label: "needs \(keys[0])",
        notes: [Finding.Note("it is used here", at: use)],
        fixes: app.infoPlist == nil ? [Fix("add \(keys[0])", .unsafe, edits: [edit])] : [],
        help: "add \(keys[0]) to the Info.plist: without it the system denies access and ends the app")
    }
  }
}
