/// Finds the end of a string literal, and its text if it has no interpolation.
struct StringScan {
  let bytes: [UInt8]

  /// The opening quote at first, then what follows the literal.
  var index: Int

  /// The number of `#` before the quote.
  let hashes: Int

  private(set) var hasInterpolation = false
  private var content: [UInt8] = []

  /// The text of the literal, without what its escapes stand for.
  var text: String { String(decoding: content, as: UTF8.self) }

  init(bytes: [UInt8], index: Int, hashes: Int) {
    self.bytes = bytes
    self.index = index
    self.hashes = hashes
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private func hasHashes(at offset: Int) -> Bool {
    for place in 0..<hashes where byte(offset + place) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Goes to the end; `depth` is how many more literals inside each other are followed.
  mutating func run(depth: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    while index < bytes.count {
      let here = bytes[index]
      if here == quote, !isLong || byte(1) == quote && byte(2) == quote, hasHashes(at: isLong ? 3 : 1) {
        index += (isLong ? 3 : 1) + hashes
        return
      }
      // A short literal ends with its line, closed or not.
      if here == UInt8(ascii: "\n"), !isLong { return }
      if here == UInt8(ascii: "\\"), hasHashes(at: 1) {
        let escaped = byte(1 + hashes)
        if escaped == UInt8(ascii: "(") {
          hasInterpolation = true
          index += 2 + hashes
          skipInterpolation(depth: depth - 1, inLine: !isLong)
          continue
        }
        content.append(escaped)
        index += 2 + hashes
        continue
      }
      content.append(here)
      index += 1
    }
    index = min(index, bytes.count)
  }

  /// Goes behind the parenthesis that closes an interpolation.
  private mutating func skipInterpolation(depth: Int, inLine: Bool) {
    var open = 1
    while index < bytes.count, open > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\n") where inLine: return
      case UInt8(ascii: "\"") where depth > 0:
        var inner = StringScan(bytes: bytes, index: index, hashes: 0)
        inner.run(depth: depth)
        index = inner.index
        continue
      default: break
      }
      index += 1
    }
  }
}
