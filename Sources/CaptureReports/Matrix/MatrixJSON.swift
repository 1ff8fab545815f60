import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Writes a matrix for other tools: a check's report without findings but with the reason for each verdict.
enum MatrixJSON {
  /// A matrix, its results and what else was asked for.
  struct Contents {
    let check: JSONRenderer.Contents
    let summary: MatrixSummary?
    var omissions: [OmissionTable] = []
    var shared: [CommonPlanReport] = []
    let budgets: BudgetOrigins
  }

  /// The keys of a matrix. A check and a bill of costs have no others, so they describe those too.
  static let shape = ReportShape<Contents> {
    JSONRenderer.head.of { $0.check }
    ReportKey("summary", .object(summary), about: ReportSentence.counts) { $0 }
    ReportKey(
      optional: "without", .list(of: .object(omissions)), about: "What each device of a matrix goes without"
    ) { $0.omissions.isEmpty ? nil : $0.omissions }
    ReportKey(
      optional: "oneForAll", .list(of: .object(CommonPlanJSON.shape)),
      about: "One configuration of each graph for all devices of a matrix"
    ) { matrix in
      matrix.shared.isEmpty ? nil : matrix.shared.map { CommonPlanJSON.Contents(report: $0, budgets: matrix.budgets) }
    }
  }

  private static let summary = ReportShape<Contents> {
    SummaryJSON.counts.of { $0.check.report.summary }
    ReportKey(
      optional: "basis", .table(of: .whole),
      about: "How many cells of a matrix are decided on each basis, and how many are open"
    ) { $0.summary?.counts }
    ReportKey(
      optional: "missingFacts", .list(of: .object(lack)),
      about: "The facts that decide most undecided cells of a matrix, in order"
    ) { $0.summary?.open.facts }
    ReportKey(
      optional: "wouldDecide", .list(of: .object(decider)),
      about: "What would decide the most undecided cells of a matrix, most effective first"
    ) { $0.summary?.open.deciders }
    SummaryJSON.budgets.of { $0.check.budgetRemark }
  }

  private static let lack = ReportShape<(settlements: [Settlement], cells: Int)> {
    ReportKey("facts", .list(of: .text), about: "The facts that all have to be known") {
      $0.settlements.map(\.factWords)
    }
    ReportKey("cells", .whole, about: ReportSentence.cells) { $0.cells }
  }

  private static let decider = ReportShape<(decider: Decider, cells: Int)> {
    ReportKey(optional: "probe", .text, about: "The profile of the device to probe") {
      if case .probe(let profile) = $0.decider { profile } else { nil }
    }
    ReportKey(optional: "graph", .text, about: "The graph that leaves something out") {
      if case .graph(let path) = $0.decider { path } else { nil }
    }
    ReportKey("cells", .whole, about: ReportSentence.cells) { $0.cells }
  }

  /// What is left out of a graph, by its pointer and key, with the devices.
  private static let omissions = ReportShape<OmissionTable> {
    ReportKey("path", .text, about: ReportSentence.file) { $0.name }
    ReportKey("leftOut", .list(of: .object(leftOut)), about: "What devices lack") { table in
      table.rows.filter { $0.reason != nil }
    }
    ReportKey("notKnown", .list(of: .object(notKnown)), about: "What devices may lack") { table in
      table.rows.filter { $0.reason == nil }
    }
    ReportKey("withEverything", .list(of: .text), about: "The profiles that go without nothing") { $0.complete }
    ReportKey("cannotRun", .list(of: .text), about: "The profiles on which the graph does not run") { $0.refused }
  }

  private static let leftOut = ReportShape<OmissionTable.Row> {
    GuardJSON.place.of { $0.guarded }
    GuardJSON.values.of { $0.leftOut?.values ?? [] }
    ReportKey("why", .text, about: "What the devices lack") { $0.reason ?? "" }
    ReportKey("profiles", .list(of: .text), about: ReportSentence.profiles) { $0.profiles }
  }

  private static let notKnown = ReportShape<OmissionTable.Row> {
    GuardJSON.place.of { $0.guarded }
    ReportKey("profiles", .list(of: .text), about: ReportSentence.profiles) { $0.profiles }
  }
}

extension MatrixSummary {
  /// How many cells are decided on each kind of fact, and how many are open.
  fileprivate var counts: [(key: String, value: Int)] {
    let decided = FactKind.allCases.map { kind in
      (key: kind.rawValue, value: bases.first { $0.kind == kind }?.cells ?? 0)
    }
    return decided + [(key: "open", value: open.count)]
  }
}
