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
    guard var graph = CaptureGraph.shape.read(&reader, document.root) else {
      return Result(graph: nil, findings: reader.findings)
    }
    if let version = graph.version, version.value != 1 {
      // In another version keys may have other meanings, so nothing else is reported.
      return Result(graph: nil, findings: [unsupportedVersion(version)])
    }
    graph.identifiers = reader.identifiers
    graph.keys = reader.keys
    graph.symbols = reader.symbols
    var references = ReferenceChecker(
      graph: graph, uses: reader.namesInForce(), profiles: profiles, document: document)
    references.check()
    let findings = reader.findings + references.findings + ListLengthChecker.findings(in: document)
    return Result(graph: graph, findings: findings.sorted { $0.range < $1.range })
  }

  private static func unsupportedVersion(_ version: Located<Int>) -> Finding {
    .unsupportedVersion(
      version, of: "the format", help: "write 1, or use the capplan that the graph was written for")
  }
}
