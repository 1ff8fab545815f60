import CaptureModel
import CapturePlans
import JSONSource
import RuleKit

extension MatrixCell {
  /// The reason for the verdict and the facts behind it, for people; `nil` if the graph runs and all facts are
  /// documented.
  func words(_ tool: ReportTool) -> String? {
    let parts = [cause(tool), restingOn.map { "based on: \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The broken rule, by its title: `camera that is not there (device-type-availability)`.
  func cause(_ tool: ReportTool) -> String? {
    guard let reason, let title = rule.flatMap({ tool.title(of: $0) }) else { return reason }
    return "\(title) (\(reason))"
  }

  private var restingOn: String? {
    if let words = GroundSummary(grounds).words { return words }
    guard let basis, basis.isTold else { return nil }
    return "\(basis.rawValue) facts"
  }
}

extension Matrix.Row {
  /// The rules that refuse the graph on every device, one sentence each.
  func sharedWords(_ tool: ReportTool) -> [String] {
    let answers = Set(cells.compactMap { $0?.answer })
    let verdict = answers.count == 1 ? (answers.first?.words ?? "") + " " : ""
    return shared.map { rule in
      "\(verdict)on every device: " + tool.titled(rule)
    }
  }
}

extension ReportTool {
  /// A rule by its title and id, for use within a sentence.
  func titled(_ rule: RuleID) -> String { title(of: rule).map { "\($0) (\(rule))" } ?? rule.rawValue }

  /// The title of a rule, for use within a sentence.
  fileprivate func title(of rule: RuleID) -> String? {
    guard let title = self.rule(rule)?.title else { return nil }
    let isWord = title.dropFirst().first?.isLowercase ?? false
    return isWord ? title.prefix(1).lowercased() + title.dropFirst() : title
  }
}
