extension String {
  /// Whether all characters are ASCII.
  public var isASCII: Bool {
    // In one block where possible: the view itself goes byte by byte.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
