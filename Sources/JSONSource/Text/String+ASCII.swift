extension String {
  /// Whether it has no other characters than those of ASCII.
  public var isASCII: Bool {
    // At once, since a view gives byte by byte.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
