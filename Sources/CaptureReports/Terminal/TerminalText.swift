/// Makes text from outside safe to show: a file name or a graph must not drive the reader's terminal.
package enum TerminalText {
  /// The text with control characters, ends of lines, marks of direction and what has no width written out: `\u{1B}`.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, after: previous) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The replacement for a scalar that must not be shown as it is; `nil` for all others.
  ///
  /// What joins or parts two letters of a script, or the parts of an emoji, is shown after them, and nowhere else.
  package static func replacement(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0xAD: "\\u{AD}"
    case 0x200C, 0x200D:
      (previous?.value ?? 0) < 0x300 ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    case 0x20..<0x7F, 0xA0..<0x061C: nil
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x115F...0x1160, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
