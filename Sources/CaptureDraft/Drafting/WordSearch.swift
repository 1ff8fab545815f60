extension String {
  /// Whether it holds a word between characters that belong to no name. O(length).
  func hasWord(_ word: String) -> Bool {
    utf8.split { byte in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      return !isLetter && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }.contains { $0.elementsEqual(word.utf8) }
  }
}
