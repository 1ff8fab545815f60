public import JSONSource

/// Reads a JSON document as a capture graph: typed values with their places, and every fault in one run.
public enum GraphDecoder {
  /// The result of reading a document.
  public struct Result: Sendable {
    /// The graph; `nil` if the document isn't an object or has another version.
    public package(set) var graph: CaptureGraph?

    /// Every fault, in order of place.
    public let findings: [Finding]
  }

  /// Reads a document; `profiles` are the known profiles.
  public static func decode(_ document: JSONDocument, profiles: ProfileDirectory) -> Result {
    var reader = DocumentReader(document)
    reader.bytesOfLists = DocumentReader.mostBytesOfLists
    reader.unread = UnreadKeys(document)
    guard var graph = CaptureGraph.shape.read(&reader, document.root) else {
      return Result(graph: nil, findings: reader.findings)
    }
    if let version = graph.version, version.value != 1 {
      // In another version keys may have other meanings, so nothing else is reported.
      return Result(graph: nil, findings: [unsupportedVersion(version)])
    }
    graph.takeNames(from: reader)
    var ownFindings = reader.findings
    KeyHomes.tell(&ownFindings, of: reader.strays, in: document, CaptureGraph.shape.fields.schema)
    ownFindings += DraftChecker.findings(in: graph)
    if graph.keys.meets(Self.guardKeys) {
      let reader = GuardReader(document)
      graph.guards = reader.guards
      ownFindings += reader.findings
    }
    let references = ReferenceChecker(
      graph: graph, uses: reader.namesInForce(), profiles: profiles, document: document)
    references.check()
    let findings = ownFindings + references.findings + ListLengthChecker.findings(in: document, beside: ownFindings)
    return Result(graph: graph, findings: findings.sorted { $0.range < $1.range })
  }

  /// Reads a document again, without some of its elements and keys; all others keep their places.
  ///
  /// `graph` is the result of reading the whole document.
  package static func decode(
    _ document: JSONDocument, without omission: GraphOmission, as graph: CaptureGraph
  ) -> CaptureGraph {
    var reader = DocumentReader(document)
    reader.bytesOfLists = DocumentReader.mostBytesOfLists
    reader.unread = UnreadKeys(document)
    reader.omitted = omission.nodes
    guard var rest = CaptureGraph.shape.read(&reader, document.root) else { return graph }
    rest.takeNames(from: reader)
    rest.infoPlist = graph.infoPlist
    rest.guards = graph.guards
    rest.omission = omission
    return rest
  }

  /// The document and its graph without some elements and keys; the rest keeps its places in the text.
  static func decode(
    _ document: JSONDocument, leavingOut omission: GraphOmission, of graph: CaptureGraph
  ) -> (graph: CaptureGraph, document: JSONDocument) {
    let rest = document.without(omission.nodes)
    var reader = DocumentReader(rest)
    reader.bytesOfLists = DocumentReader.mostBytesOfLists
    reader.unread = UnreadKeys(rest)
    guard var decoded = CaptureGraph.shape.read(&reader, rest.root) else { return (graph, document) }
    decoded.takeNames(from: reader)
    decoded.infoPlist = graph.infoPlist
    decoded.guards = GuardReader(rest).guards
    decoded.omission = omission.withoutNodes
    return (decoded, rest)
  }

  /// The keys for guards.
  private static let guardKeys = KeySet(["whereSupported", "optional"])

  private static func unsupportedVersion(_ version: Located<Int>) -> Finding {
    .unsupportedVersion(
      version, of: "the format", help: "write 1, or use the capplan that the graph was written for")
  }
}

extension CaptureGraph {
  /// Takes over the names, keys and symbols recorded while the graph was read.
  fileprivate mutating func takeNames(from reader: DocumentReader) {
    identifiers = reader.identifiers
    keys = reader.keys
    symbols = reader.symbols
    supportUses = reader.supportUses
    lacksUnreadKeys = reader.lacksUnreadKeys
  }
}
