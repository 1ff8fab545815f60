import JSONSource

/// Keeps text from the input from acting as commands in the log of a CI system.
///
/// Only complete text is checked: once it is wrapped to a width, a line may begin anywhere in it.
package enum LogText {
  /// How a command is escaped.
  package enum Form: Sendable {
    /// As `\u{23}`, like control characters.
    case text

    /// As `\u0023`, which JSON readers decode to the same text.
    case json

    /// Not at all: the text consists of commands.
    case commands
  }

  /// The text with log commands escaped.
  package static func inert(_ text: String) -> String {
    String(decoding: inert(Array(text.utf8), .text), as: UTF8.self)
  }

  /// The bytes with log commands escaped: `::` at the beginning of a line or after blanks there, and `##[`, `##vso[`
  /// and similar anywhere.
  package static func inert(_ bytes: [UInt8], _ form: Form) -> [UInt8] {
    guard form != .commands else { return bytes }
    let replacement = { (byte: UInt8) -> [UInt8] in
      let digits = String(byte, radix: 16, uppercase: true)
      return Array((form == .json ? "\\u00\(digits)" : "\\u{\(digits)}").utf8)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      guard mayHoldCommand(buffer) else { return bytes }
      var result: [UInt8] = []
      var kept = 0
      var index = 0
      var isAtStart = true
      while index < buffer.count {
        let byte = buffer[index]
        let blank = isAtStart ? blankLength(at: index, in: buffer) : 0
        if blank > 0 {
          index += blank
          continue
        }
        let isCommand =
          isAtStart && byte == colon && index + 1 < buffer.count && buffer[index + 1] == colon
          || byte == hash && LogCommand.begins(at: index, in: buffer)
        if isCommand {
          result += buffer[kept..<index] + replacement(byte)
          kept = index + 1
        }
        isAtStart = byte == 0x0A || byte == 0x0D
        index += 1
      }
      // Usually there is nothing to escape.
      return kept == 0 ? bytes : result + buffer[kept...]
    }
  }

  /// Whether there is a `#` or a `::` at all. There is no branch, so that many bytes are compared at a time.
  private static func mayHoldCommand(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = bytes.last == hash ? 1 : 0
    for index in 0..<max(bytes.count - 1, 0) {
      let isPair: UInt8 = (bytes[index] == colon ? 1 : 0) & (bytes[index + 1] == colon ? 1 : 0)
      found |= isPair | (bytes[index] == hash ? 1 : 0)
    }
    return found != 0
  }

  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")

  /// The length of white space or of a colour change at a byte; 0 if there is neither.
  private static func blankLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[index]
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return 1 }
    if byte == 0x1B {
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") else { return 0 }
      return bytes[(index + 2)...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 - index + 1 } ?? 0
    }
    guard byte >= 0x80 else { return 0 }
    var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return 0 }
    return Unicode.UTF8.decode(encoded).properties.isWhitespace ? encoded.count : 0
  }
}
