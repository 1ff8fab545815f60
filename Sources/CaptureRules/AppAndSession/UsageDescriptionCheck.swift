import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Reports something that an app uses without a usage description for it.
struct UsageDescriptionCheck {
  /// The Info.plist keys; any of them is enough, and the fix adds the first.
  let keys: [String]

  /// The thing that the app uses, for example `the camera`.
  let what: String

  /// The usage description that the fix adds.
  let reason: String

  /// The place in the graph that shows that the app uses it.
  let use: SourceRange

  func run(_ session: ResolvedSession, _ report: inout Emitter) {
    // Apps linked with an SDK before iOS 10 need no usage descriptions.
    let isExempt = !session.isForMac && session.linkedSDK.map { $0 < OSVersion(10) } == true
    guard let app = session.graph.app, !isExempt else { return }
    let descriptions = app.usageDescriptions
    let range = descriptions?.range ?? app.infoPlist?.range ?? app.range
    switch session.hasUsageDescription(keys) {
    case true?: return
    case nil:
      if case .unreadable? = session.graph.infoPlist { return }
      report.unverified(whether: "the Info.plist has \(keys[0])", settledBy: .infoPlist(keys[0]), at: range)
    case false?:
      let text = "{ \(JSONString.quoted(keys[0])): \(JSONString.quoted(reason)) }"
      let edits =
        descriptions.map { report.edit.changing($0.range, set: [(keys[0], JSONString.quoted(reason))]) }
        ?? report.edit.changing(app.range, set: [("usageDescriptions", text)])
      report.emit(
        "the app uses \(what) and gives no reason for it", at: range, label: "needs \(keys[0])",
        notes: [Finding.Note("it is used here", at: use)],
        fixes: app.infoPlist == nil ? [Fix("add \(keys[0])", .unsafe, edits: edits)] : [],
        help: "add \(keys[0]) to the Info.plist: without it the system denies access and ends the app")
    }
  }
}
