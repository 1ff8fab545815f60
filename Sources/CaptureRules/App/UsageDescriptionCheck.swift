import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

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
