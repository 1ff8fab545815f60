/// Makes text from outside safe to show: a file name or a graph must not drive the reader's terminal.
package enum TerminalText {
  /// The text with control characters and invisible direction marks written out: `\u{1B}`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The replacement for a scalar that must not be shown as it is; `nil` for all others.
  package static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x20..<0x7F, 0xA0..<0x061C: nil
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
