import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// The Info.plist that a graph names can be read.
  static var infoPlistUnreadable: Rule {
    Rule(
      "info-plist-unreadable",
      title: "Info.plist can't be read",
      area: .app,
      severity: .error,
      rationale: """
        app.infoPlist names an XML property list, relative to the graph; without it capplan can't check the reasons \
        that the app gives for using the camera, the microphone and the photo library.
        """,
      reads: ["infoPlist"],
      sources: [.format("the graph document, app.infoPlist")],
      examples: [
        .passing("app infoPlist=Info.plist observesSystemPressure | back 1280x720 | video"),
        .failing("app infoPlist=⟦''⟧ observesSystemPressure | back 1280x720 | video"),
        .failing("app infoPlist=⟦App/Info.plist⟧", infoPlist: .unreadable("can't be read: no such file or directory"))
          .with("observesSystemPressure | back 1280x720 | video"),
      ]
    ) { session, report in
      let path = session.graph.app?.infoPlist
      if let path, path.value.isEmpty {
        report.emit(
          "the path of the Info.plist is empty", at: path.range, label: "names no file",
          help: "name an XML property list, relative to the graph, or list the texts in 'usageDescriptions'")
      } else if let path, case .unreadable(let reason)? = session.graph.infoPlist {
        report.emit(
          "the Info.plist \"\(path.value)\" \(reason)", at: path.range, label: "can't be read",
          help: "name an XML property list, relative to the graph, or list the texts in 'usageDescriptions'")
      }
    }
  }
}
