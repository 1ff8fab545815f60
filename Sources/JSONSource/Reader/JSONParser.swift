/// Reads JSON (RFC 8259) into a tree that keeps every place, and reports every fault of the text.
///
/// **Accepted.** UTF-8 up to a limit (`sizeLimit` by default), nested up to `depthLimit` levels; any value may be the
/// root. A byte order mark gets a warning. Numbers may have any size and precision, and strings any character, even
/// one that Unicode has not assigned.
///
/// **Refused**, with an error at the exact place:
/// - `json-too-large`, `json-too-deep`: reading ends there, and there is no tree.
/// - `json-not-utf8`: a text that looks like UTF-16 or UTF-32 gets one finding and is not read. Otherwise each maximal
///   run of bytes that RFC 3629 forbids gets one; after `encodingFaultLimit` of them, one finding counts the rest, and
///   the text is not read.
/// - `json-syntax`: everything outside of the grammar, and an escape for half of a surrogate pair, such as `\uD800`:
///   the grammar allows it, but no string can hold half a character, and a replacement would lose the author's text.
/// - `json-duplicate-key`: a key that its object already has, compared byte for byte with escapes resolved. The tree
///   keeps both; look-ups find the later one. Since it isn't a syntax error, the tree stays reliable.
///
/// **Recovery.** Each mistake gives one finding, and reading goes on: a missing comma is assumed, an extra one skipped,
/// a string without an end ends with its line, and a closing bracket of the wrong kind closes whatever makes the rest
/// of the text fit. A fix is safe if the author's intent is certain; the tree is reliable as long as each syntax error
/// has a safe fix. After `JSONFaults.limit` findings the reader gives up.
public enum JSONParser {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 128

  /// The largest document of any kind, in bytes: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// How many places that are not UTF-8 are reported one by one.
  static let encodingFaultLimit = 20

  /// The result of reading a text.
  public struct Result: Sendable {
    /// The tree; `nil` if the text could not be read as one.
    public let document: JSONDocument?

    /// Every fault, in order of place.
    public let findings: [Finding]

    /// Whether the tree is certainly what the author meant, so that it can be decoded despite the findings.
    public let isTreeReliable: Bool

    /// Whether the text is a Swift file instead.
    public let isSwift: Bool

    fileprivate init(
      of source: SourceText, _ document: JSONDocument?, _ findings: [Finding], isTreeReliable: Bool,
      isSwift: Bool = false
    ) {
      self.isSwift = isSwift
      self.document = document
      let shown = source.mayBeQuoted ? findings : findings.map(\.withoutQuotes)
      self.findings = shown.sorted { $0.range < $1.range }
      self.isTreeReliable = isTreeReliable && document != nil
    }
  }

  /// Reads a text of at most `limit` bytes; O(bytes).
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
    if !faults.isTreeReliable, let line = source.swiftLine {
      return Result(of: source, nil, [.jsonIsSwift(at: line)], isTreeReliable: false, isSwift: true)
    }
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

  /// The finding for a text that is too large.
  static func sizeFinding(_ source: SourceText, limit: Int) -> Finding? {
    source.bytes.count > limit ? .jsonTooLarge(limit: limit) : nil
  }

  /// The finding for a text in UTF-16 or UTF-32.
  static func wideEncodingFinding(_ source: SourceText) -> Finding? {
    JSONEncoding.wideEncoding(of: source.bytes).map { name, evidence in .jsonNotUTF8(looksLike: name, at: evidence) }
  }

  /// The findings for bytes that are not UTF-8.
  static func invalidFindings(_ runs: [SourceRange], count: Int, of source: SourceText) -> [Finding] {
    runs.enumerated().map { index, run in
      index == encodingFaultLimit
        ? .jsonNotUTF8(more: count - encodingFaultLimit, from: run)
        : .jsonNotUTF8(source.bytes[run.lowerBound..<run.upperBound], at: run)
    }
  }
}
