import CaptureModel
import CapturePlans
import JSONSource

/// The facts behind a verdict in JSON reports.
enum GroundJSON {
  /// A fact; a statement by the graph's author has the kind `user`.
  static let shape = ReportShape<Ground> {
    ReportKey("fact", .text, about: "What has to be so") { $0.words }
    ReportKey("kind", .word(of: FactKind.allCases.map(\.rawValue) + ["user"]), about: "How it is known") {
      $0.kind?.rawValue ?? "user"
    }
    ReportKey("source", .orNull(.text), about: ReportSentence.source) { $0.source }
  }
}
