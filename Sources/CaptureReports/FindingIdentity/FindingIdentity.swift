import CaptureModel
import CapturePlans
import JSONSource

/// The identity of a finding from run to run: its rule and the elements that it is about, never its wording.
///
/// It stays the same if lines move, elements come and go, numbers change or a message is reworded. If several findings
/// in a file share an identity, a running number tells them apart.
struct FindingIdentity: Hashable {
  /// The rule of the finding.
  let rule: RuleID

  /// The named elements that it is about, in byte order: `/inputs/back`, `/inputs/front`; empty for the session as a
  /// whole. A fault of the document has its path: `/inputs/back/activeFormat/widht`.
  let subjects: [String]

  /// Whether it reports an unknown fact rather than a fault.
  var isUnverified = false

  /// The subjects in one line, for people; empty for the session as a whole.
  var place: String { subjects.joined(separator: " + ") }

  /// The rule, with a prefix if a fact is not known: `unverified: flash-mode-supported`.
  var title: String { isUnverified ? "unverified: \(rule)" : rule.rawValue }
}

/// Finds the identities of the findings in one document.
///
/// An identity names elements, not places. Places move: reordering elements or keys changes which element is
/// underlined, and adding a key may move the place for a cost of the whole session.
struct FindingIdentifier {
  private var paths: PathNamer?

  /// The places at which rules report on the session as a whole.
  private let wholes: Set<SourceRange>

  /// An identifier for a document; `renames` gives new names to some ids. Without a document, all places are the same.
  init(_ document: JSONDocument?, _ graph: CaptureGraph?, renames: [String: String] = [:]) {
    paths = document.map { PathNamer($0, renames: renames) }
    wholes = graph.map(Self.wholes) ?? []
  }

  /// An identifier for a document that was read.
  init(_ reading: GraphDocument, renames: [String: String] = [:]) {
    self.init(reading.document, reading.graph, renames: renames)
  }

  private static func wholes(of graph: CaptureGraph) -> Set<SourceRange> {
    var ranges = [graph.range]
    if let session = graph.session {
      ranges += [session.range, session.type?.range].compactMap { $0 }
    } else if let camera = graph.inputs.first(where: { !$0.isMicrophone }) {
      ranges.append(camera.id?.range ?? camera.range)
    }
    return Set(ranges)
  }

  /// The identity of a finding.
  mutating func identity(of finding: Finding) -> FindingIdentity {
    guard finding.effect == nil else {
      let place = path(of: finding.range).text
      return FindingIdentity(rule: finding.rule, subjects: place.isEmpty ? [] : [place])
    }
    return FindingIdentity(rule: finding.rule, subjects: elements(at: finding.subjects))
  }

  /// The identity of a fact that a rule needs at a place; without a place, it is about the whole text.
  mutating func identity(ofMissing rule: RuleID, at range: SourceRange?) -> FindingIdentity {
    FindingIdentity(rule: rule, subjects: range.map { elements(at: [$0]) } ?? [], isUnverified: true)
  }

  /// The identity of a remark about the whole file.
  func identity(ofFile rule: RuleID) -> FindingIdentity { FindingIdentity(rule: rule, subjects: []) }

  /// The named path of a place.
  mutating func path(of range: SourceRange) -> NamedPath {
    paths?.path(of: range) ?? NamedPath(text: "", connection: nil, rest: "", section: "", owner: "")
  }

  /// The elements at some places, each once; empty if the first place means the whole session.
  private mutating func elements(at ranges: [SourceRange]) -> [String] {
    guard let first = ranges.first, !isWhole(first) else { return [] }
    var owners: Set<String> = []
    for range in ranges where !isWhole(range) { owners.insert(path(of: range).owner) }
    return owners.sorted()
  }

  /// Whether a place means the session as a whole; the targets of the graph's plan do too, wherever they are set.
  private mutating func isWhole(_ range: SourceRange) -> Bool {
    wholes.contains(range) || path(of: range).section == "/plan"
  }
}
