package import CapturePlans
package import JSONSource

/// How bad the findings of a graph are, to tell whether a changed graph is worse.
package struct Harm {
  /// How bad a finding is. One that is worse counts for every degree before its own too.
  private enum Degree: CaseIterable {
    /// It warns.
    case warning

    /// It refuses the graph.
    case refusal

    /// It refuses the graph, and needs no estimate for that.
    case sureRefusal

    func includes(_ finding: Finding) -> Bool {
      switch self {
      case .warning: finding.severity >= .warning || finding.refuses
      case .refusal: finding.refuses
      case .sureRefusal: finding.refuses && finding.basis != .estimated
      }
    }
  }

  private struct Kind: Hashable {
    let rule: RuleID
    let degree: Degree
  }

  private struct Place: Hashable {
    let kind: Kind
    let pointer: String
  }

  /// How many findings there are of each kind.
  private var counts: [Kind: Int] = [:]

  /// The kinds, each with the place of a finding that refuses the graph.
  private var places: Set<Place> = []

  /// How many elements the lists of the document and of its session have, since an element that comes or goes moves others.
  private var lengths: [String: Int] = [:]

  /// The harm of some findings of a document; O(findings × nesting + lists).
  package init(_ findings: [Finding], in document: JSONDocument?) {
    guard let document else { return }
    var pointers = PointerFinder(document)
    for finding in findings where Degree.warning.includes(finding) {
      let pointer = finding.refuses ? pointers.pointer(to: finding.range) : nil
      for degree in Degree.allCases where degree.includes(finding) {
        let kind = Kind(rule: finding.rule, degree: degree)
        counts[kind, default: 0] += 1
        if degree != .warning, let pointer { places.insert(Place(kind: kind, pointer: pointer)) }
      }
    }
    let session = document.member("session", of: document.root)?.value
    for owner in [document.root, session].compactMap(\.self) {
      for member in document.members(of: owner) where document.kind(of: member.value) == .array {
        lengths[document.string(of: member.key) ?? ""] = document.count(of: member.value)
      }
    }
  }

  /// Whether something refuses the graph that needs an estimate for that.
  var hasLikelyRefusal: Bool {
    counts.contains { kind, count in
      kind.degree == .refusal && count > counts[Kind(rule: kind.rule, degree: .sureRefusal)] ?? 0
    }
  }

  /// Whether a rule refuses more than it did in another text of the graph, or something else in it. After a safe fix, it
  /// may not warn of more either, nor be surer.
  package func isMore(than before: Harm, after applicability: Fix.Applicability) -> Bool {
    let degrees: [Degree] = applicability == .safe ? Degree.allCases : [.refusal]
    if counts.contains(where: { degrees.contains($0.key.degree) && $0.value > before.counts[$0.key] ?? 0 }) {
      return true
    }
    return lengths == before.lengths
      && places.contains { degrees.contains($0.kind.degree) && !before.places.contains($0) }
  }
}

extension CheckResult {
  /// The harm of its findings, and of those that refuse the graph and are not reported.
  package func harm(in reading: GraphDocument) -> Harm {
    Harm(findings + hiddenRefusals, in: reading.document)
  }
}

extension JudgedGraph {
  /// The harm of its findings: with options each as sure as the facts that it needs, else all as sure.
  func harm(_ options: CheckOptions?) -> Harm {
    guard let options else { return Harm(findings + hiddenRefusals, in: reading.document) }
    let (refusals, others) = (findings.filter(\.refuses), findings.filter { !$0.refuses })
    return Harm(weighing(refusals, options) + others + hiddenRefusals, in: reading.document)
  }
}
