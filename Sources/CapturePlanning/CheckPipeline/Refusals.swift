package import CapturePlans
package import JSONSource

/// What refuses a graph, to tell whether a changed graph is refused for more.
package struct Refusals {
  private struct Place: Hashable {
    let rule: RuleID
    let pointer: String
  }

  /// How many findings of each rule refuse the graph.
  private var counts: [RuleID: Int] = [:]

  /// The rules, each with the place of a finding.
  private var places: Set<Place> = []

  /// How many elements the lists of the document and of its session have, since an element that comes or goes moves others.
  private var lengths: [String: Int] = [:]

  /// The refusals among some findings of a document; O(findings × nesting + lists).
  package init(_ findings: [Finding], in document: JSONDocument?) {
    guard let document else { return }
    var pointers = PointerFinder(document)
    for finding in findings where finding.refuses {
      counts[finding.rule, default: 0] += 1
      places.insert(Place(rule: finding.rule, pointer: pointers.pointer(to: finding.range)))
    }
    let session = document.member("session", of: document.root)?.value
    for owner in [document.root, session].compactMap(\.self) {
      for member in document.members(of: owner) where document.kind(of: member.value) == .array {
        lengths[document.string(of: member.key) ?? ""] = document.count(of: member.value)
      }
    }
  }

  /// Whether a rule refuses more than it did in another text of the graph, or something else in it.
  package func areMore(than before: Refusals) -> Bool {
    if counts.contains(where: { $0.value > before.counts[$0.key] ?? 0 }) { return true }
    return lengths == before.lengths && !places.isSubset(of: before.places)
  }
}

extension CheckResult {
  /// The findings that refuse the graph, reported or not.
  package func refusals(in reading: GraphDocument) -> Refusals {
    Refusals(findings + hiddenRefusals, in: reading.document)
  }
}
