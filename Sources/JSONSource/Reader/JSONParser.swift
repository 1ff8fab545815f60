/// Reads JSON (RFC 8259) into a tree that keeps every place, and reports every fault of the text.
///
/// **What is read.** UTF-8 of at most so many bytes (`sizeLimit`, where no other limit is given), nested at most `depthLimit` deep; any value may be the root. A
/// byte order mark is accepted with a warning. Numbers of any size and precision are accepted, and so are the
/// characters that Unicode has not assigned.
///
/// **What is refused**, each fault by a finding at its exact place, of severity error:
/// - `json-too-large`, `json-too-deep`: reading ends there, and there is no tree.
/// - `json-not-utf8`: what looks like UTF-16 or UTF-32 is named as such and not read. Otherwise each maximal run of
///   bytes that RFC 3629 forbids; after `encodingFaultLimit` of them one finding counts the rest, and the text is not
///   read.
/// - `json-syntax`: all that the grammar has not. An escape for half of a surrogate pair, such as `\uD800`, is one: the
///   grammar allows it, but no string can hold half a character, and to replace it would lose what was written.
/// - `json-duplicate-key`: a key that its object has already, compared with escapes resolved and byte for byte. The tree
///   has both; look-ups find the later. It is no fault of syntax, and the tree stays reliable.
///
/// **Recovery.** One mistake gives one finding, and reading goes on behind it: a missing or superfluous comma is thought
/// there or away, a string without an end ends with its line, a closing bracket of the wrong kind closes what makes
/// the rest of the text fit. A fix is safe where what was meant is certain; the tree is reliable as long as each fault of
/// syntax has a safe fix. After `JSONFaults.limit` findings the text is given up.
public enum JSONParser {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 128

  /// The largest document of any kind, in bytes: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// How many places that are not UTF-8 are reported one by one.
  static let encodingFaultLimit = 20

  /// What came of reading a text.
  public struct Result: Sendable {
    /// The tree; `nil` where the text could not be read as one.
    public let document: JSONDocument?

    /// Every fault, in order of place.
    public let findings: [Finding]

    /// Whether the tree is what the author meant, so that it may be decoded in spite of the findings.
    public let isTreeReliable: Bool

    fileprivate init(
      of source: SourceText, _ document: JSONDocument?, _ findings: [Finding], isTreeReliable: Bool
    ) {
      self.document = document
      let told = source.mayBeQuoted ? findings : findings.map(\.withoutQuotes)
      self.findings = told.sorted { $0.range < $1.range }
      self.isTreeReliable = isTreeReliable && document != nil
    }
  }

  /// Reads a text of at most so many bytes; O(bytes).
  public static func parse(_ source: SourceText, limit: Int = sizeLimit) -> Result {
    if let finding = sizeFinding(source, limit: limit) ?? wideEncodingFinding(source) {
      return Result(of: source, nil, [finding], isTreeReliable: false)
    }
    let invalid = JSONEncoding.invalidRuns(of: source.bytes, limit: encodingFaultLimit + 1)
    let encoding = invalidFindings(invalid.runs, count: invalid.count, of: source)
    let hasMark = source.bytes.starts(with: JSONEncoding.byteOrderMark)
    let early = encoding + (hasMark ? [.jsonByteOrderMark] : [])
    guard invalid.count <= encodingFaultLimit else { return Result(of: source, nil, early, isTreeReliable: false) }
    let (nodes, faults) = read(source.bytes, from: hasMark ? JSONEncoding.byteOrderMark.count : 0)
    return Result(
      of: source, nodes.map { JSONDocument(source: source, nodes: $0) }, early + faults.findings,
      isTreeReliable: faults.isTreeReliable && invalid.count == 0)
  }

  private static func read(_ bytes: [UInt8], from start: Int) -> (nodes: [JSONNode]?, faults: JSONFaults) {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer, from: start)
      let isWhole = reader.read()
      return (isWhole ? reader.nodes : nil, reader.faults)
    }
  }
}
