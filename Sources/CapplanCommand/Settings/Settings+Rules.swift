import CapturePlanning
import JSONSource
import RuleKit

extension Settings {
  /// How much the findings of some rules matter; of a rule that is there twice, the last counts.
  var chosenSeverities: [RuleID: Severity] {
    var severities: [RuleID: Severity] = [:]
    for entry in severity?.value ?? [] {
      severities[RuleID(rawValue: entry.rule)] = entry.level.severity
    }
    return severities
  }

  /// The rules whose findings are not shown.
  var hiddenRules: [String] {
    (severity?.value ?? []).filter { $0.level == .off }.map(\.rule)
  }
}

extension RuleOptions {
  /// The same, with what settings say where the command line says nothing. A rule that it selects by name is looked for.
  func filled(from settings: Settings?) -> RuleOptions {
    guard let settings else { return self }
    var filled = self
    if selected.isEmpty { filled.selected = settings.select?.value ?? [] }
    let named = Set(selected.compactMap { Rule.named($0)?.id.rawValue })
    let hidden = (ignored.isEmpty ? settings.ignore?.value ?? [] : []) + settings.hiddenRules
    filled.ignored += hidden.filter { !named.contains($0) && ($0 != "all" || named.isEmpty) }
    return filled
  }
}
