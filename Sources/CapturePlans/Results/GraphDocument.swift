public import CaptureModel
public import JSONSource

/// A graph document that was read.
///
/// A class, so that this large value is shared and not copied; it never changes.
public final class GraphDocument: Sendable {
  /// The text.
  public let source: SourceText

  /// The tree; `nil` if the text isn't JSON.
  public let document: JSONDocument?

  /// The graph, as far as it could be read.
  public let graph: CaptureGraph?

  /// Every fault of the document, in the order of the text.
  public let findings: [Finding]

  /// Whether there is a graph, and nothing that the rules look at is in doubt.
  public let isCheckable: Bool

  /// Whether the rules can't judge the graph only because a draft could not read keys that they need.
  public let lacksOnlyUnreadKeys: Bool

  /// A document with its tree, graph and faults.
  public init(source: SourceText, document: JSONDocument?, graph: CaptureGraph?, findings: [Finding]) {
    self.source = source
    self.document = document
    self.graph = graph
    self.findings = findings
    let isWhole =
      graph != nil && !Self.isUnreadable(findings) && !findings.contains { $0.effect == .unjudged }
      && !Self.hasHoles(document, findings)
    lacksOnlyUnreadKeys = isWhole && graph?.lacksUnreadKeys == true
    isCheckable = isWhole && !lacksOnlyUnreadKeys
  }

  /// The document with one more finding.
  public func adding(_ finding: Finding?) -> GraphDocument {
    guard let finding else { return self }
    let all = (findings + [finding]).sorted(by: Finding.isBefore)
    return GraphDocument(source: source, document: document, graph: graph, findings: all)
  }

  /// The document without the findings of a rule.
  public func removing(_ rule: RuleID) -> GraphDocument {
    let rest = findings.filter { $0.rule != rule }
    return GraphDocument(source: source, document: document, graph: graph, findings: rest)
  }

  /// Whether the text can't be read as a JSON document in UTF-8 at all: exit status 3.
  public var isUnreadable: Bool { Self.isUnreadable(findings) }

  /// Whether findings say that a text isn't a JSON document in UTF-8.
  public static func isUnreadable(_ findings: [Finding]) -> Bool {
    findings.contains { $0.effect == .unreadable }
  }

  /// The graph, if the rules can judge it.
  public var checkableGraph: CaptureGraph? { isCheckable ? graph : nil }

  /// Whether a fault leaves out a part of the session, so that rules would report the part as missing.
  ///
  /// Any other fault, such as one in a setting or in the plan, leaves out only one value, and the rest can be judged.
  private static func hasHoles(_ document: JSONDocument?, _ findings: [Finding]) -> Bool {
    let faults = findings.filter { $0.effect == .hole }
    guard let document, faults.count <= 100 else { return !faults.isEmpty }
    var pointers = PointerFinder(document)
    return faults.contains { CaptureGraph.isStructural(pointers.pointer(to: $0.range)) }
  }
}
