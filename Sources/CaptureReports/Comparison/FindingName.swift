import CaptureModel
import CapturePlans
import JSONSource

/// What a finding speaks of, by names: the same however lines move, elements come and go and numbers drift.
struct FindingName: Hashable {
  /// The rule that speaks.
  let rule: RuleID

  /// What it speaks of: `/inputs/back`, `/inputs/back + /inputs/front`; empty for the session as a whole. A fault of the
  /// document has its place: `/inputs/back/activeFormat`.
  let path: String

  /// The ids and words that its message quotes.
  let quoted: [String]
}

/// Names what the findings of one document speak of.
///
/// Which of two elements is underlined, and which key of one, hangs on their order, and where the costs of the whole
/// session stand on the keys that are there: so elements are named, all that a finding is about, and not places.
struct FindingNamer {
  private var paths: PathNamer?

  /// The places at which rules speak of the session as a whole.
  private let wholes: Set<SourceRange>

  /// A namer for a document; of a text that is none, all places have the same name.
  init(_ document: JSONDocument?, _ graph: CaptureGraph?) {
    paths = document.map { PathNamer($0) }
    wholes = graph.map(Self.wholes) ?? []
  }

  /// A namer for a document that was read.
  init(_ reading: GraphDocument) { self.init(reading.document, reading.graph) }

  private static func wholes(of graph: CaptureGraph) -> Set<SourceRange> {
    var ranges = [graph.range]
    if let session = graph.session {
      ranges += [session.range, session.type?.range].compactMap { $0 }
    } else if let camera = graph.inputs.first(where: { !$0.isMicrophone }) {
      ranges.append(camera.id?.range ?? camera.range)
    }
    return Set(ranges)
  }

  /// The name of what a finding speaks of.
  mutating func name(of finding: Finding) -> FindingName {
    let quoted = MessageWords.quoted(in: finding.message)
    guard finding.effect == nil else {
      return FindingName(rule: finding.rule, path: path(of: finding.range), quoted: quoted)
    }
    let notes = finding.notes.compactMap(\.range)
    return FindingName(
      rule: finding.rule, path: owners(of: finding.range, and: notes.count == 1 ? notes[0] : nil),
      quoted: quoted.sorted())
  }

  /// The name of what a rule says of a place without a finding; of the whole text where there is no place.
  mutating func name(_ rule: RuleID, _ message: String, at range: SourceRange?) -> FindingName {
    FindingName(
      rule: rule, path: range.map { owners(of: $0, and: nil) } ?? "",
      quoted: MessageWords.quoted(in: message).sorted())
  }

  private mutating func path(of range: SourceRange) -> String { paths?.path(of: range).text ?? "" }

  /// The elements of two places, in the order of their names; of places in different lists only that of the first.
  private mutating func owners(of range: SourceRange, and other: SourceRange?) -> String {
    guard !wholes.contains(range), let path = paths?.path(of: range), path.section != Self.targets else { return "" }
    guard let other, let second = paths?.path(of: other), second.section == path.section, second.owner != path.owner
    else { return path.owner }
    return [path.owner, second.owner].sorted().joined(separator: " + ")
  }

  /// The targets of the graph's own plan are those of the session, wherever they are set.
  private static let targets = "/plan"
}
