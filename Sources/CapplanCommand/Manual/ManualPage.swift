import CaptureModel
import CaptureReports

/// The manual pages on documents.
package enum ManualPage: String, CaseIterable, Sendable {
  case graph, profile, settings

  /// Its name in the manual: `capplan-graph`.
  var title: String { "capplan-\(rawValue)" }

  /// The page's source, in troff.
  var source: String {
    let manual =
      switch self {
      case .graph: DocumentManual(.graph, name: title, file: "graph.json, *.graph.json")
      case .profile: DocumentManual(.profile, name: title, file: "a file of --profile-file")
      case .settings: DocumentManual(.config(Settings.shape.fields.schema), name: title, file: ".capplan.json")
      }
    return manual.render(date: CapplanVersion.date, tool: CapplanVersion.tool)
  }
}
