extension String {
  /// Whether all characters are ASCII.
  public var isASCII: Bool {
    // In one block if possible, since the view itself goes byte by byte.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? utf8.allSatisfy { $0 < 0x80 }
  }

  /// The pieces between occurrences of an ASCII character, including empty ones. Comparing bytes takes a tenth of the time
  /// of comparing characters.
  package func pieces(between separator: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Whether it equals another text byte for byte. `==` would first sort all combining marks of a letter, however many
  /// there are.
  package func isBytewise(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether a key belongs to the author: it starts with `x-`, whatever combining marks follow.
  package var isOwnKey: Bool { utf8.starts(with: "x-".utf8) }
}
