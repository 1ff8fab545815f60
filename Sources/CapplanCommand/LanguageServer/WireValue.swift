import JSONSource

/// A JSON value to send to a client.
indirect enum WireValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case list([WireValue])

  /// An object with its members in order.
  case object([(String, WireValue)])

  /// JSON text as it is.
  case verbatim(String)

  /// A text, or `null`.
  static func text(orNull text: String?) -> WireValue { text.map { .text($0) } ?? .null }

  /// A list of texts.
  static func texts(_ texts: [String]) -> WireValue { .list(texts.map { .text($0) }) }

  /// The value as JSON in UTF-8, without white space.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .text(let text): bytes += JSONString.quoted(text).utf8
    case .verbatim(let json): bytes += json.utf8
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += JSONString.quoted(member.0).utf8
        bytes.append(UInt8(ascii: ":"))
        member.1.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension WireValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .boolean(value) }

  init(integerLiteral value: Int) { self = .integer(value) }

  init(stringLiteral value: String) { self = .text(value) }

  init(arrayLiteral elements: WireValue...) { self = .list(elements) }

  init(dictionaryLiteral elements: (String, WireValue)...) { self = .object(elements) }
}
