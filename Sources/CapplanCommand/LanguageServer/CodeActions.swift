import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// Code actions for the findings of a document.
///
/// A class, as it is made for one answer, and copies of its checker would be large.
final class CodeActions {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis
  private let checker: GraphChecker?
  private let client: ClientAbilities

  /// The command that makes an edit, for clients that know no other code actions; the edit is its argument.
  static let command = "capplan.edit"

  /// How many profiles get an action that reduces the graph.
  private static let mostReductions = 3

  init(
    _ document: OpenDocument, _ analysis: DocumentAnalysis, _ checker: GraphChecker?, _ client: ClientAbilities
  ) {
    (self.document, self.analysis, self.checker, self.client) = (document, analysis, checker, client)
  }

  /// The actions for the findings in a range: fix them, accept one, or reduce the graph.
  func answer(_ params: ClientValue) -> WireValue {
    guard client.takesCodeActions || client.takesCommands, let range = document.text.range(params["range"]) else {
      return []
    }
    let only = params["context"]["only"].texts
    func wants(_ kind: String) -> Bool {
      only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
    }
    let diagnostics = Diagnostics(document, analysis, client)
    let profiles = analysis.results.map(\.profile)
    var actions: [WireValue] = []
    var touchesCosts = false
    for (finding, own) in analysis.findings where Self.touches(finding.range, range) {
      if Rule.isAboutCosts(finding.rule) { touchesCosts = true }
      guard wants("quickfix") else { continue }
      let diagnostic = diagnostics.diagnostic(finding, on: own, among: profiles)
      for (index, fix) in finding.fixes.enumerated() where !fix.edits.isEmpty {
        // A fix that is safe on one device may break another.
        let isSafe = index == 0 && fix.applicability == .safe && own.isEmpty
        actions.append(
          action(fix.title, fix.edits, "quickfix", for: diagnostic, isPreferred: isSafe))
      }
      if let edits = ignoring(finding) {
        actions.append(
          action(
            "ignore \(finding.rule) here (write the reason)", edits, "quickfix", for: diagnostic)
        )
      }
    }
    if wants("refactor.rewrite"), touchesCosts || !only.isEmpty { actions += reductions }
    return .list(actions)
  }

  private static func touches(_ range: SourceRange, _ other: SourceRange) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }

  private func action(
    _ title: String, _ edits: [SourceEdit], _ kind: String, for diagnostic: WireValue? = nil,
    isPreferred: Bool = false
  ) -> WireValue {
    let edit = DocumentEdit.workspace(edits, of: document, client)
    guard client.takesCodeActions else {
      return ["title": .text(title), "command": .text(Self.command), "arguments": [edit]]
    }
    var members: [(String, WireValue)] = [("title", .text(title)), ("kind", .text(kind)), ("edit", edit)]
    if let diagnostic { members.append(("diagnostics", [diagnostic])) }
    if isPreferred, client.takesPreferredActions { members.append(("isPreferred", true)) }
    return .object(members)
  }

  /// The edits that accept a finding at its place. The reason is left empty, which is an error until someone writes it.
  private func ignoring(_ finding: Finding) -> [SourceEdit]? {
    // A fault of the document can't be accepted.
    guard finding.effect == nil, analysis.graph != nil, let tree = analysis.tree else { return nil }
    let editor = DocumentEditor(tree)
    let place = JSONString.quoted(tree.pointer(to: finding.range))
    let entry = "{ \"rule\": \(JSONString.quoted(finding.rule.rawValue)), \"at\": \(place), \"reason\": \"\" }"
    guard let list = tree.member("ignore", of: tree.root)?.value else {
      return [editor.adding("ignore", "[\(entry)]", to: tree.range(of: tree.root))]
    }
    return tree.kind(of: list) == .array ? [editor.adding(entry, to: tree.range(of: list))] : nil
  }

  /// The configurations that `capplan reduce` would write, for each profile that needs one.
  private var reductions: [WireValue] {
    guard let checker, case .checked(let reading, _)? = analysis.report?.content else { return [] }
    let policy = checker.policy(of: document.source.name)
    let options = policy.options
    var actions: [WireValue] = []
    for result in analysis.results.filter({ $0.verdict == .adjusted }).prefix(Self.mostReductions) {
      guard let profile = checker.usedProfiles.first(where: { $0.id == result.profile }) else { continue }
      for (strategy, words) in [(GraphReduction.Strategy.ladder, ""), (.optimal, ", with the best plan")] {
        let reduction = GraphReduction(reading, on: profile, by: strategy, options: options)
        guard let session = reduction.session, reduction.obstacle == nil else { break }
        let request = ReductionRequest(for: session, options.aims)
        guard case .reduced(_, let writer, _, _, _) = reduction.outcome(request, profiles: policy.directory),
          !writer.edits.isEmpty
        else { continue }
        let title = "reduce to fit on \(profile.id)\(words)"
        actions.append(action(title, writer.edits.sorted { $0.range < $1.range }, "refactor.rewrite"))
        break
      }
    }
    return actions
  }
}
