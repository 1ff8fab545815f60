extension JSONParser {
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
