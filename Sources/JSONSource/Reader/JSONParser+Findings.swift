extension JSONParser {
  /// What is to say about a text that is too large.
  static func sizeFinding(_ source: SourceText) -> Finding? {
    guard source.bytes.count > sizeLimit else { return nil }
    return Finding(
      rule: "json-too-large", severity: .error,
      message: "the document has \(source.bytes.count) bytes; at most \(sizeLimit) are read",
      range: SourceRange(sizeLimit, sizeLimit + 1), label: "first byte too many")
  }

  /// What is to say about a text in UTF-16 or UTF-32.
  static func wideEncodingFinding(_ source: SourceText) -> Finding? {
    guard let (name, evidence) = JSONEncoding.wideEncoding(of: source.bytes) else { return nil }
    return Finding(
      rule: "json-not-utf8", severity: .error, message: "the document looks like \(name), not UTF-8", range: evidence,
      label: "begins like \(name.prefix { $0 != " " })", help: "save the document as UTF-8")
  }

  /// What is to say about a byte order mark.
  static var markFinding: Finding {
    let range = SourceRange(0, JSONEncoding.byteOrderMark.count)
    return Finding(
      rule: "json-byte-order-mark", severity: .warning, message: "the document begins with a byte order mark",
      range: range, label: "byte order mark", notes: [Finding.Note("other readers of JSON may refuse it")],
      fixes: [.unsafe("delete the byte order mark", range, with: "")])
  }

  /// What is to say about bytes that are not UTF-8.
  static func invalidFindings(_ runs: [SourceRange], count: Int, of source: SourceText) -> [Finding] {
    runs.enumerated().map { index, run in
      let isSummary = index == encodingFaultLimit
      let bytes = source.bytes[run.lowerBound..<min(run.upperBound, run.lowerBound + 4)]
      let text = bytes.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
      let more = run.count > 4 ? " …" : ""
      let rest = count - encodingFaultLimit
      return Finding(
        rule: "json-not-utf8", severity: .error,
        message: isSummary
          ? "\(rest) more \(rest == 1 ? "place is" : "places are") not UTF-8, from here on"
          : "\(text)\(more) is not UTF-8",
        range: run, label: "not UTF-8", help: "save the document as UTF-8")
    }
  }
}
