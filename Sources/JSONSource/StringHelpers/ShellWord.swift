/// Words of a command line, as a shell takes them.
package enum ShellWord {
  /// A line of words, ready to copy into a shell.
  package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path as an operand. A leading "-" would make it look like an option, so it gets "./"; "-" alone stays as it is.
  package static func operand(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./" + path : path }

  private static func quoted(_ word: String) -> String {
    if isPlain(word) { return word }
    if let bytes = withBytes(word) { return bytes }
    return "'" + word.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./,=@:+".utf8.contains(byte)
        }
      }
  }

  /// A word with characters that can't be shown, written as bytes: `$'a\x0Ab'`, as bash and zsh read it; `nil` if all
  /// characters can be shown.
  private static func withBytes(_ word: String) -> String? {
    var text = "$'"
    var hasBytes = false
    var previous: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      if scalar.value >= firstStandIn || scalar.isInvisible(after: previous) {
        hasBytes = true
        for byte in bytes(of: scalar) {
          text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
        }
      } else {
        if scalar == "'" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return hasBytes ? text + "'" : nil
  }

  /// The first of the scalars that stand for single bytes, in file names that aren't UTF-8.
  private static let firstStandIn: UInt32 = 0x10FF80

  private static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    scalar.value >= firstStandIn ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
  }
}
