import JSONSource

/// Keeps text of the input from commanding the log of the CI system that it is printed into.
///
/// Text is looked at when it is whole: a line may begin anywhere in it once it is wrapped to a width.
package enum LogText {
  /// How a command is written out.
  package enum Form: Sendable {
    /// `\u{23}`, as control characters are.
    case text

    /// `\u0023`, which is the same text to a reader of JSON.
    case json

    /// Not at all: the text is made of commands.
    case commands
  }

  /// A text that commands nothing.
  package static func inert(_ text: String) -> String {
    String(decoding: inert(Array(text.utf8), .text), as: UTF8.self)
  }

  /// The bytes of a text that commands nothing: `::` at the beginning of a line, after blanks, and `##[`, `##vso[` and
  /// their like anywhere are written out.
  package static func inert(_ bytes: [UInt8], _ form: Form) -> [UInt8] {
    guard form != .commands else { return bytes }
    let replacement = { (byte: UInt8) -> [UInt8] in
      let digits = String(byte, radix: 16, uppercase: true)
      return Array((form == .json ? "\\u00\(digits)" : "\\u{\(digits)}").utf8)
    }
    return bytes.withUnsafeBufferPointer { buffer in
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
      // Mostly there is nothing to write out.
      return kept == 0 ? bytes : result + buffer[kept...]
    }
  }

  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")

  /// The length of white space or of a change of colour at a byte; 0 where there is neither.
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
