/// What came of reading a graph document.
public struct GraphReading: Sendable {
  /// The text.
  public let source: SourceText

  /// The tree; `nil` where the text is no JSON.
  public let document: JSONDocument?

  /// The graph, as far as it could be read.
  public let graph: CaptureGraph?

  /// Every fault of the document, in order of place.
  public let findings: [Finding]

  /// The same with one more finding.
  public func adding(_ finding: Finding?) -> GraphReading {
    guard let finding else { return self }
    let all = (findings + [finding]).sorted(by: Finding.isBefore)
    return GraphReading(source: source, document: document, graph: graph, findings: all)
  }

  /// Whether the text can't be read as a JSON document in UTF-8 at all: exit status 3.
  public var isUnreadable: Bool { Self.isUnreadable(findings) }

  /// Whether findings say that a text is no JSON document in UTF-8.
  public static func isUnreadable(_ findings: [Finding]) -> Bool {
    findings.contains { unreadable.contains($0.rule) }
  }

  /// The graph, where the rules can be judged: nothing that they look at is in doubt.
  var checkableGraph: CaptureGraph? {
    isUnreadable || findings.contains { Self.holes.contains($0.rule) } ? nil : graph
  }

  private static let unreadable: [Rule.ID] = ["json-syntax", "json-not-utf8", "json-too-deep", "json-too-large"]

  /// Faults that leave a hole in the graph, so that rules would speak of what is not there.
  private static let holes: [Rule.ID] = [
    "wrong-type", "missing-key", "unknown-value", "value-out-of-range", "duplicate-id", "unknown-reference",
    "unsupported-version",
  ]
}
