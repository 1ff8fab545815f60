import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// What a drafted graph leaves open, so that an error which a value there may remove is none yet.
struct OpenDraft {
  // The objects with open keys, and the rules that read one of these keys.
  private let places: Set<SourceRange>
  private let rules: Set<RuleID>

  /// The open keys of a graph; `nil` if it is no draft, or all its keys are settled.
  init?(_ reading: GraphDocument) {
    guard let graph = reading.graph, let document = reading.document else { return nil }
    let open = (graph.draft?.unread ?? []).compactMap { $0.key?.value }
    guard !open.isEmpty else { return nil }
    places = UnreadKeys.places(of: open, in: document)
    // Before the key stand a section and, in most, an element's name.
    let names = Set(
      open.flatMap { path in
        let words = path.split(separator: ".").map(String.init)
        return words.dropFirst(2) + words.suffix(1)
      })
    var rules: Set<RuleID> = []
    Rule.visitAll { rule in
      if rule.reads.contains(where: { names.contains($0.name) }) { rules.insert(rule.id) }
    }
    self.rules = rules
  }

  /// Whether a finding that refuses the graph may be due to a key that is open: it says that a whole object with such a key
  /// lacks something, or its rule reads the key. `draft-incomplete` tells of the key instead.
  func mayRemove(_ finding: Finding) -> Bool {
    finding.refuses && (places.contains(finding.range) || rules.contains(finding.rule))
  }
}
