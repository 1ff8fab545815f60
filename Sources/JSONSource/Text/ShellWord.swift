/// Words of a command line, as a shell takes them.
package enum ShellWord {
  /// A line of words that can be copied.
  package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A path as an operand: a leading "-" would make it look like an option, so it gets "./"; "-" alone stays.
  package static func operand(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./" + path : path }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,=@:+".utf8.contains(byte)
      }
    }
    return isPlain && !word.isEmpty
      ? word
      : "'" + word.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
