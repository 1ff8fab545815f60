import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

extension ComparisonRenderer {
  /// The comparison for other tools: the two reports as a check prints them, and the differences.
  public func renderJSON(_ comparison: Comparison) -> String { ComparisonJSON.shape.text(of: comparison) }
}

/// The comparison of two states of graphs, in JSON.
enum ComparisonJSON {
  /// The keys.
  static let shape = ReportShape<Comparison> {
    SummaryJSON.head.of { $0.tool }
    ReportKey("old", .object(JSONRenderer.shape), about: "The report of the graphs before") {
      JSONRenderer().contents(of: $0.old)
    }
    ReportKey("new", .object(JSONRenderer.shape), about: "The report of the graphs after") {
      JSONRenderer().contents(of: $0.new)
    }
    ReportKey("changes", .stream(of: ChangeJSON.type), about: "The differences, graph by graph") { comparison in
      ReportStream { body in
        for graph in comparison.graphs {
          var changes = ChangeRecorder(graph, tool: comparison.tool)
          changes.forEach(body)
        }
      }
    }
    ReportKey("summary", .object(summary), about: "How many findings became what") { $0 }
  }

  private static let summary = ReportShape<Comparison> {
    ReportKey("new", .whole, about: "How many are new") { $0.count(of: .new) }
    ReportKey("graver", .whole, about: "How many are graver than before") { $0.count(of: .graver) }
    ReportKey("milder", .whole, about: "How many are milder than before") { $0.count(of: .milder) }
    ReportKey("fixed", .whole, about: "How many are gone because the graph is rid of them") { $0.count(of: .fixed) }
    ReportKey("noLongerCertain", .whole, about: "How many are gone only because a fact is missing now") {
      $0.count(of: .noLongerCertain)
    }
    ReportKey("same", .whole, about: "How many are as they were, at most in other words") { $0.count(of: .same) }
    ReportKey("known", .whole, about: "How many a baseline knows; they are in no other count") {
      $0.remaining.reduce(0) { $0 + $1.knownFindings }
    }
  }
}

extension Comparison {
  /// The graphs that are still there: the findings of a removed graph are neither fixed nor anything else.
  fileprivate var remaining: [GraphComparison] { graphs.filter { $0.new != nil } }

  fileprivate func count(of outcome: FindingOutcome) -> Int {
    remaining.reduce(0) { $0 + $1.findings.count { $0.outcome == outcome } }
  }
}
