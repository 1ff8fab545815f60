// Computed and inlinable, so that a rule named after one of these is a compile-time constant.
extension DocumentFault {
  /// The text is not JSON.
  @inlinable public static var jsonSyntax: DocumentFault { DocumentFault("json-syntax", leaves: .unreadable) }

  /// The text is not UTF-8.
  @inlinable public static var jsonNotUTF8: DocumentFault { DocumentFault("json-not-utf8", leaves: .unreadable) }

  /// Values are nested too deeply.
  @inlinable public static var jsonTooDeep: DocumentFault { DocumentFault("json-too-deep", leaves: .unreadable) }

  /// The document is too large.
  @inlinable public static var jsonTooLarge: DocumentFault { DocumentFault("json-too-large", leaves: .unreadable) }

  /// The document starts with a byte order mark.
  @inlinable public static var jsonByteOrderMark: DocumentFault {
    DocumentFault("json-byte-order-mark", leaves: .whole)
  }

  /// A key is given twice.
  @inlinable public static var jsonDuplicateKey: DocumentFault { DocumentFault("json-duplicate-key", leaves: .whole) }
}

// The messages for a text that isn't JSON; those for syntax are with the reader.
extension Finding {
  /// A text that is too large.
  static func jsonTooLarge(limit: Int) -> Finding {
    // Nobody knows how much larger, since only one byte over the limit was read from the file.
    Finding(
      fault: .jsonTooLarge, severity: .error,
      message: "the document has more than \(limit) bytes (\(limit >> 20) MiB), and is not read",
      range: SourceRange(limit, limit + 1), label: "first byte over the limit")
  }

  /// A text in another encoding, as the bytes at `evidence` show.
  static func jsonNotUTF8(looksLike encoding: String, at evidence: SourceRange) -> Finding {
    Finding(
      fault: .jsonNotUTF8, severity: .error, message: "the document looks like \(encoding), not UTF-8",
      range: evidence, label: "begins like \(encoding.prefix { $0 != " " })", help: "save the document as UTF-8")
  }

  /// Bytes that are not UTF-8.
  static func jsonNotUTF8(_ bytes: ArraySlice<UInt8>, at run: SourceRange) -> Finding {
    let text = bytes.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    let more = bytes.count > 4 ? " …" : ""
    return jsonNotUTF8("\(text)\(more) is not UTF-8", at: run)
  }

  /// The number of further places that are not UTF-8, at the first of them.
  static func jsonNotUTF8(more count: Int, from first: SourceRange) -> Finding {
    jsonNotUTF8("\(count) more \(count == 1 ? "place is" : "places are") not UTF-8, from here on", at: first)
  }

  private static func jsonNotUTF8(_ message: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .jsonNotUTF8, severity: .error, message: message, range: range, label: "not UTF-8",
      help: "save the document as UTF-8")
  }

  /// A byte order mark, at the beginning of the text.
  static var jsonByteOrderMark: Finding {
    let range = SourceRange(0, JSONEncoding.byteOrderMark.count)
    return Finding(
      fault: .jsonByteOrderMark, severity: .warning, message: "the document begins with a byte order mark",
      range: range, label: "byte order mark", notes: [Note("other readers of JSON may refuse it")],
      fixes: [.unsafe("delete the byte order mark", range, with: "")])
  }

  /// A bracket that opens one level too many.
  static func jsonTooDeep(at offset: Int) -> Finding {
    Finding(
      fault: .jsonTooDeep, severity: .error,
      message: "arrays and objects nest deeper than \(JSONParser.depthLimit) levels",
      range: SourceRange(offset, offset + 1), label: "one level too deep",
      help: "nest less deeply; the rest of the text is not read")
  }

  /// A key that its object already has; `key` is its text, quoted for messages.
  static func jsonDuplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      fault: .jsonDuplicateKey, severity: .error, message: "the key \(key) is given twice in one object", range: range,
      label: "given again", notes: [Note("first given here", at: first)],
      help: "keep one of the two; for now the later one counts")
  }

  /// A key that its object already has in another spelling; `key` is the correct spelling.
  package static func jsonDuplicateKey(spelling key: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      fault: .jsonDuplicateKey, severity: .error, message: "the key '\(key)' is given twice, in two spellings",
      range: range, label: "given again", notes: [Note("first given here", at: first)],
      help: "keep '\(key)' alone; for now the later one counts")
  }

  /// A Swift file; `line` is its first line of code.
  static func jsonIsSwift(at line: SourceRange) -> Finding {
    Finding(
      fault: .jsonSyntax, severity: .error, message: "this is a Swift file, not a JSON document", range: line,
      label: "Swift")
  }

  /// Too many syntax errors: the text is not read past an offset.
  static func jsonGivenUp(at offset: Int) -> Finding {
    Finding(
      fault: .jsonSyntax, severity: .error, message: "too many errors: the rest of the document is not read",
      range: SourceRange(offset, offset + 1), label: "not read from here on",
      help: "correct the earlier errors first")
  }
}
