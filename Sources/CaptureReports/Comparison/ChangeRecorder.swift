import CaptureModel
import CapturePlans
import JSONSource

/// Makes the differences of one graph for the JSON of a comparison.
struct ChangeRecorder {
  private let graph: GraphComparison
  private var old: FindingRecorder?
  private var new: FindingRecorder?

  init(_ graph: GraphComparison, tool: ReportTool) {
    self.graph = graph
    if case .checked(let reading, _)? = graph.old?.content { old = FindingRecorder(reading, tool: tool) }
    if case .checked(let reading, _)? = graph.new?.content { new = FindingRecorder(reading, tool: tool) }
  }

  /// Calls a function with each difference, in the order of the document.
  mutating func forEach(_ body: (ReportChoice) -> Void) {
    guard graph.isComparable else { return }
    let all = graph.profiles.map(\.profile)
    if graph.old == nil || graph.new == nil {
      body(made(ChangeJSON.graph, all, BeforeAndAfter(from: graph.old?.name, to: graph.new?.name)))
    }
    for (variant, profiles) in [
      (ChangeJSON.noLongerChecked, graph.noLongerChecked), (ChangeJSON.newlyChecked, graph.newlyChecked),
    ] where !profiles.isEmpty {
      body(made(variant, profiles, ()))
    }
    let changed = graph.findings.filter { $0.isNotable || $0.old?.sentence != $0.new?.sentence }
    for change in changed.prefix(Finding.mostShown) { body(made(change, all)) }
    if let hidden = HiddenFindings(of: changed.compactMap { ($0.new ?? $0.old)?.severity }) {
      body(made(ChangeJSON.hiddenFindings, all, hidden))
    }
    for change in graph.profiles { forEach(of: change, body) }
  }

  private func forEach(of change: ProfileChange, _ body: (ReportChoice) -> Void) {
    let profile = [change.profile]
    if change.oldAnswer?.verdict != change.newAnswer?.verdict {
      let sides = BeforeAndAfter(from: change.oldAnswer?.verdict, to: change.newAnswer?.verdict)
      body(made(ChangeJSON.verdict, profile, sides))
    }
    if !change.newlyWithout.isEmpty { body(made(ChangeJSON.without, profile, change.newlyWithout)) }
    for format in change.formats { body(made(ChangeJSON.format, profile, format)) }
    for cost in change.costs where cost.hasChanged { body(made(ChangeJSON.cost(cost.cost), profile, cost)) }
  }

  private mutating func made(_ change: FindingChange, _ all: [String]) -> ReportChoice {
    let profiles = change.profiles.isEmpty ? all : change.profiles
    let sides = BeforeAndAfter(
      from: change.old.flatMap { old?.record($0, on: profiles) },
      to: change.new.flatMap { new?.record($0, on: profiles) })
    return made(ChangeJSON.finding, profiles, ChangeJSON.Finding(outcome: change.outcome, sides: sides))
  }

  private func made<Detail>(
    _ variant: ReportVariant<ChangeRecord<Detail>>, _ profiles: [String], _ detail: Detail
  ) -> ReportChoice {
    variant(ChangeRecord(kind: variant.word, graph: graph, profiles: profiles, detail: detail))
  }
}
