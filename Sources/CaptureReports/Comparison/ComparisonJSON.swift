import CaptureModel
import CapturePlans
import JSONSource

extension ComparisonRenderer {
  /// The comparison for other tools: the two reports as a check prints them, and the differences.
  ///
  /// A change is `{kind, old, new, profiles, from, to}`: `kind` is `graph`, `finding`, `verdict`, `without`,
  /// `format`, `hardwareCost` or `systemPressureCost`; `old` and `new` are the paths; `from` and `to` are the values before and
  /// after. A cost also has `increase` and `limit`, a finding its `outcome`, a format
  /// its `input`. If there are many findings, those past the
  /// limit are counted by severity in a change of kind `hiddenFindings`. Changes of kind `noLongerChecked` and
  /// `newlyChecked` have only profiles. `summary` counts the findings by what became of them, and the known ones.
  public func renderJSON(_ comparison: Comparison) -> String {
    var writer = JSONWriter(style: .indented)
    let renderer = JSONRenderer()
    writer.object { writer in
      JSONRenderer.head(comparison.tool, to: &writer)
      writer.object("old") { writer in renderer.members(of: comparison.old, to: &writer) }
      writer.object("new") { writer in renderer.members(of: comparison.new, to: &writer) }
      writer.array("changes") { writer in
        for graph in comparison.graphs {
          var json = ComparisonJSON(graph, tool: comparison.tool)
          json.elements(to: &writer)
        }
      }
      writer.object("summary") { writer in summary(of: comparison, to: &writer) }
    }
    writer.endLine()
    return writer.text
  }

  private func summary(of comparison: Comparison, to writer: inout JSONWriter) {
    // The findings of a removed graph are neither fixed nor anything else.
    let graphs = comparison.graphs.filter { $0.new != nil }
    for outcome in FindingOutcome.allCases {
      let count = graphs.reduce(0) { $0 + $1.findings.count { $0.outcome == outcome } }
      writer.member(outcome.rawValue, count)
    }
    writer.member("known", graphs.reduce(0) { $0 + $1.knownFindings })
  }
}

/// Writes the changes of one graph.
private struct ComparisonJSON {
  private let graph: GraphComparison
  private var old: FindingJSON?
  private var new: FindingJSON?

  init(_ graph: GraphComparison, tool: ReportTool) {
    self.graph = graph
    if case .checked(let reading, _)? = graph.old?.content { old = FindingJSON(reading, tool: tool) }
    if case .checked(let reading, _)? = graph.new?.content { new = FindingJSON(reading, tool: tool) }
  }

  mutating func elements(to writer: inout JSONWriter) {
    guard graph.isComparable else { return }
    if graph.old == nil || graph.new == nil {
      element("graph", graph.profiles.map(\.profile), to: &writer) { writer in
        writer.member("from", graph.old?.name)
        writer.member("to", graph.new?.name)
      }
    }
    for (kind, profiles) in [("noLongerChecked", graph.noLongerChecked), ("newlyChecked", graph.newlyChecked)]
    where !profiles.isEmpty {
      element(kind, profiles, to: &writer) { _ in }
    }
    let changed = graph.findings.filter { $0.isNotable || $0.old?.sentence != $0.new?.sentence }
    for change in changed.prefix(Finding.mostShown) { element(change, to: &writer) }
    if let hidden = HiddenFindings(of: changed.compactMap { ($0.new ?? $0.old)?.severity }) {
      element("hiddenFindings", graph.profiles.map(\.profile), to: &writer) { hidden.members(to: &$0) }
    }
    for change in graph.profiles {
      if change.oldAnswer?.verdict != change.newAnswer?.verdict {
        element("verdict", [change.profile], to: &writer) { writer in
          writer.member("from", change.oldAnswer?.verdict.rawValue)
          writer.member("to", change.newAnswer?.verdict.rawValue)
        }
      }
      if !change.newlyWithout.isEmpty {
        element("without", [change.profile], to: &writer) { writer in
          writer.array("to") { writer in
            for name in change.newlyWithout { writer.element(name) }
          }
        }
      }
      for format in change.formats {
        element("format", [change.profile], to: &writer) { writer in
          writer.member("input", format.input)
          writer.member("from", format.old?.description)
          writer.member("to", format.new?.description)
        }
      }
      for cost in change.costs where cost.hasChanged { element(cost, change.profile, to: &writer) }
    }
  }

  private func element(
    _ kind: String, _ profiles: [String], to writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.member("kind", kind)
      writer.member("old", graph.old?.name)
      writer.member("new", graph.new?.name)
      writer.array("profiles") { writer in
        for profile in profiles { writer.element(profile) }
      }
      body(&writer)
    }
  }

  private mutating func element(_ change: FindingChange, to writer: inout JSONWriter) {
    let profiles = change.profiles.isEmpty ? graph.profiles.map(\.profile) : change.profiles
    // Copies, since the closure can't change the properties of `self`.
    var (old, new) = (old, new)
    element("finding", profiles, to: &writer) { writer in
      writer.member("outcome", change.outcome.rawValue)
      Self.member("from", change.old, on: profiles, &old, to: &writer)
      Self.member("to", change.new, on: profiles, &new, to: &writer)
    }
    (self.old, self.new) = (old, new)
  }

  private static func member(
    _ name: String, _ finding: Finding?, on profiles: [String], _ json: inout FindingJSON?, to writer: inout JSONWriter
  ) {
    guard let finding, json != nil else { return writer.member(name, nil as String?) }
    json?.member(name, finding, on: profiles, to: &writer)
  }

  private func element(_ change: CostChange, _ profile: String, to writer: inout JSONWriter) {
    element(change.cost.rawValue, [profile], to: &writer) { writer in
      CostJSON.member("from", change.old?.total, to: &writer)
      CostJSON.member("to", change.new?.total, to: &writer)
      writer.member("increase", change.increase)
      writer.member("limit", change.new?.limit)
    }
  }
}
