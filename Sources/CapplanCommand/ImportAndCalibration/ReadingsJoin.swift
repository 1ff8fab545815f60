import JSONSource

/// Joins two readings documents of one device: a probe that is stopped writes its readings so far, and writes them
/// again with further ones after it resumes.
struct ReadingsJoin {
  /// The joined document: the one that has all readings, or else the first with the readings that only the second has.
  let bytes: [UInt8]

  /// The readings that differ between the two documents; the first document's are kept.
  let unlike: [String]

  /// Joins two documents; `nil` unless both are of one model and one system.
  init?(_ first: JSONDocument, _ second: JSONDocument) {
    guard Self.device(of: first) == Self.device(of: second) else { return nil }
    let (known, new) = (Self.readings(of: first), Self.readings(of: second))
    let texts = Dictionary(known.map { ($0.id, $0.text) }) { first, _ in first }
    let others = Dictionary(new.map { ($0.id, $0.text) }) { first, _ in first }
    unlike = known.map(\.id).filter { id in others[id].map { $0 != texts[id] } ?? false }
    let added = new.filter { texts[$0.id] == nil }
    guard let list = first.value(at: "/readings"), !known.isEmpty, !known.allSatisfy({ others[$0.id] == $0.text })
    else {
      bytes = added.isEmpty ? first.source.bytes : second.source.bytes
      return
    }
    let (editor, range) = (DocumentEditor(first), first.range(of: list))
    let text = added.map { second.source[$0.range] }.joined(separator: editor.separator(in: range))
    bytes =
      added.isEmpty ? first.source.bytes : SourceEdit.apply([editor.adding(text, to: range)], to: first.source.bytes)
  }

  /// The model and the system.
  static func device(of document: JSONDocument) -> [String] {
    ["/modelIdentifier", "/operatingSystem"].map { path in
      document.value(at: path).flatMap { document.string(of: $0) } ?? "unknown"
    }
  }

  /// The readings by id, each as text without blanks between its parts. A reading without an id has its text as id.
  private static func readings(of document: JSONDocument) -> [(id: String, text: String, range: SourceRange)] {
    guard let list = document.value(at: "/readings"), document.kind(of: list) == .array else { return [] }
    return document.elements(of: list).map { reading in
      let range = document.range(of: reading)
      let text = compact(document.source.bytes[range.lowerBound..<range.upperBound])
      return (document.member("id", of: reading).flatMap { document.string(of: $0.value) } ?? text, text, range)
    }
  }

  /// The text without the blanks between its parts.
  private static func compact(_ bytes: ArraySlice<UInt8>) -> String {
    var (isText, isEscaped) = (false, false)
    let kept = bytes.filter { byte in
      if isText, isEscaped || byte == UInt8(ascii: "\\") {
        isEscaped.toggle()
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      }
      return isText || ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
