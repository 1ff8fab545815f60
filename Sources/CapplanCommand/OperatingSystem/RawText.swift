import JSONSource

/// Text for arguments and file names, which on Unix are bytes and needn't be UTF-8.
///
/// No byte is lost: a byte that isn't UTF-8 becomes a scalar from U+10FF80 on (the end of the private use area), and
/// `encode` reverses this, so that a file with a malformed name can be opened. If the input contains such a scalar, its
/// bytes are treated in the same way, so that no two names have the same text. `Escaping` shows such a byte as `\xE9`.
package enum RawText {
  /// The text of some bytes.
  package static func decode(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if byte(behind: scalar) == nil {
          text.append(scalar)
        } else {
          text.append(contentsOf: encoded.map(standIn(for:)))
        }
        offset += encoded.count
      case .error(let length):
        text.append(contentsOf: bytes[offset..<offset + length].map(standIn(for:)))
        offset += length
      case .emptyInput:
        return String(text)
      }
    }
  }

  /// The bytes of a text made by `decode`.
  package static func encode(_ text: String) -> [UInt8] {
    if text.isASCII { return Array(text.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let byte = byte(behind: scalar) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return bytes
  }

  /// The byte that a scalar stands for; `nil` for all other scalars.
  package static func byte(behind scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= 0x10FF80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func standIn(for byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }
}
