import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// Hover texts for the words of a document.
///
/// A class, as it is made for one answer, and copies of its checker would be large.
final class HoverText {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis
  private let checker: GraphChecker?
  private let client: ClientAbilities

  /// How many profiles a hover mentions.
  private static let mostProfiles = 3

  init(
    _ document: OpenDocument, _ analysis: DocumentAnalysis, _ checker: GraphChecker?, _ client: ClientAbilities
  ) {
    (self.document, self.analysis, self.checker, self.client) = (document, analysis, checker, client)
  }

  /// The hover text for the word at an offset.
  func answer(at offset: Int) -> WireValue {
    guard let tree = analysis.tree, let place = analysis.places?.place(at: offset) else { return .null }
    func holds(_ value: JSONValue) -> Bool {
      let range = tree.range(of: value)
      return range.lowerBound <= offset && offset <= range.upperBound
    }
    let isOnKey = place.key.map(holds) ?? false
    var parts: [String] = []
    var node = isOnKey ? place.key ?? place.value : place.value
    if let rule = rule(at: place, isOnKey: isOnKey, tree) {
      parts = [RuleRenderer().renderMarkdown([rule])]
    } else if isOnKey {
      if let field = place.field { parts.append("**\(field.name)**\n\n" + KeyWords.text(of: field)) }
      if place.field?.name == "activeFormat" { parts += formats(at: place.owner) }
    } else {
      // Brackets have no hover; the keys and values between them do.
      guard ![.object, .array].contains(tree.kind(of: place.value)) else { return .null }
      if let type = place.type, let word = tree.string(of: place.value) {
        if let text = KeyWords.text(ofName: word, in: type) { parts.append(text) }
        if case .definition(.input) = type { parts += bill(of: word) }
        if case .reference(.input) = type { parts += bill(of: word) }
      }
      if let owner = analysis.places?.all.last(where: { $0.value == place.owner }), owner.field?.name == "activeFormat"
      {
        parts += formats(at: owner.owner)
        node = place.owner
      }
      if parts.isEmpty, let field = place.field { parts.append("**\(field.name)**\n\n" + KeyWords.text(of: field)) }
    }
    guard !parts.isEmpty else { return .null }
    let kind = client.takesMarkdown ? "markdown" : "plaintext"
    return [
      "contents": ["kind": .text(kind), "value": .text(parts.joined(separator: "\n\n---\n\n"))],
      "range": document.text.range(tree.range(of: node)),
    ]
  }

  /// The rule that a place names.
  private func rule(
    at place: SchemaPlace, isOnKey: Bool, _ tree: JSONDocument
  ) -> Rule? {
    let names: Bool
    if isOnKey, let key = place.key {
      names = analysis.places?.namedKeys.contains { $0.key == key && $0.kind == .rule } ?? false
    } else {
      names = place.type?.refers(to: .rule) ?? false
    }
    return names ? tree.string(of: isOnKey ? place.key ?? place.value : place.value).flatMap { Rule.named($0) } : nil
  }

  /// What an input costs, factor by factor, on each profile.
  private func bill(of input: String) -> [String] {
    var parts: [String] = []
    for result in analysis.results.prefix(Self.mostProfiles) {
      guard let costs = result.costs, result.verdict != .invalid else { continue }
      let bills = [("hardwareCost", costs.hardware)] + (costs.pressure.map { [("systemPressureCost", $0)] } ?? [])
      for (name, bill) in bills {
        guard let cost = bill.cost(of: input) else { continue }
        let whole = bill.total.tellsNothing ? "" : " of \(Figure.interval(bill.total))"
        let head = "\(name) on \(result.profile): \(Figure.interval(cost))\(whole)"
        let items = bill.items.filter { $0.input == input }.map {
          "- \($0.factor.title): \(Figure.interval($0.cost)), \($0.basis.rawValue)"
        }
        parts.append(([head, ""] + items).joined(separator: "\n"))
      }
    }
    return parts
  }

  /// The formats that the camera at an input runs on each profile.
  private func formats(
    at input: JSONValue
  ) -> [String] {
    guard let report = analysis.report, case .checked(let reading, _) = report.content, let tree = analysis.tree,
      let checker
    else { return [] }
    let range = tree.range(of: input)
    let options = checker.policy(of: document.source.name).options
    var parts: [String] = []
    for result in analysis.results.prefix(Self.mostProfiles) {
      guard let profile = checker.usedProfiles.first(where: { $0.id == result.profile }),
        let session = Planning.judge(reading, on: profile, options: options).billed?.session,
        let camera = session.cameras.first(where: { $0.input.range == range })
      else { continue }
      guard let format = camera.activeFormat else {
        parts.append("on \(profile.id): the format is not known")
        continue
      }
      let source = format.source ?? camera.device?.source
      let basis = profile.sources.first { $0.id == source }.map { "\n\n\($0.kind.rawValue): \($0.reference)" } ?? ""
      parts.append("on \(profile.id): " + KeyWords.text(of: format) + basis)
    }
    return parts
  }
}

extension SchemaType {
  /// Whether a value may name a thing of a kind.
  func refers(to kind: ThingKind) -> Bool {
    switch self {
    case .reference(let own): own == kind
    case .either(let types): types.contains { $0.refers(to: kind) }
    default: false
    }
  }
}
