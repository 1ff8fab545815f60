import CaptureReports

/// Makes text from outside safe to show, so that a file name or a graph can't control the reader's terminal.
package enum Escaping {
  /// The text with control characters, invisible direction marks and bytes that are not UTF-8 escaped.
  package static func terminal(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let byte = RawText.byte(behind: scalar) {
        result += "\\x\(String(byte, radix: 16, uppercase: true))"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return TerminalText.escaped(result)
  }

  /// A file's name as every format shows it: bytes that are not UTF-8 are escaped.
  static func displayed(_ name: String) -> String {
    name.unicodeScalars.contains { RawText.byte(behind: $0) != nil } ? terminal(name) : name
  }
}
