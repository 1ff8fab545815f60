extension JSONReader {
  /// How many keys are compared one by one; for more, a table is faster.
  private static let fewKeys = 32

  /// Looks for an earlier key that is equal to the one just read.
  @inline(__always)
  mutating func noteKey(_ key: Int) {
    let node = nodes[key]
    let bit =
      node.hasEscapes
      ? escapedBit(of: node)
      : JSONKeySignature.bit(of: bytes, from: node.contentStart, to: node.contentEnd)
    if frame.keyBits & bit != 0 { findDuplicate(of: key) }
    frame.keyBits |= bit
  }

  // It is mutating only so that the call doesn't copy the reader.
  @inline(never)
  private mutating func escapedBit(of key: JSONNode) -> UInt64 {
    JSONKeySignature.bit(of: Array(content(of: key).utf8))
  }

  @inline(never)
  private mutating func findDuplicate(of key: Int) {
    guard frame.count < JSONReader.fewKeys else {
      frame.mayHaveLateDuplicates = true
      return
    }
    var earlier = frame.node + 1
    for _ in 0..<frame.count {
      if Self.areEqual(nodes[earlier], nodes[key], in: bytes) { return reportDuplicate(nodes[key], of: nodes[earlier]) }
      earlier = Int(nodes[earlier + 1].next)
    }
  }

  /// Reports the duplicates if there are too many keys to compare one by one; O(bytes of the keys).
  @inline(never)
  mutating func reportLateDuplicates() {
    var size = 64
    while size < 2 * frame.count { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    var key = frame.node + 1
    for position in 0..<frame.count {
      var slot = hash(of: nodes[key]) & (size - 1)
      while slots[slot] != 0, !Self.areEqual(nodes[Int(slots[slot])], nodes[key], in: bytes) {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 {
        slots[slot] = UInt32(key)
      } else if position >= JSONReader.fewKeys {
        reportDuplicate(nodes[key], of: nodes[Int(slots[slot])])
      }
      key = Int(nodes[key + 1].next)
    }
  }

  /// The seed differs in each run, so that nobody can craft a text with collisions. Hashes only form groups, so the
  /// output stays the same.
  private func hash(of key: JSONNode) -> Int {
    var hasher = Hasher()
    if key.hasEscapes {
      content(of: key).utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[Self.contentRange(of: key)]))
    }
    return hasher.finalize()
  }

  /// Whether two keys have the same bytes with escapes resolved. It is static because a method would copy the reader.
  private static func areEqual(_ left: JSONNode, _ right: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return content(of: left, in: bytes).utf8.elementsEqual(content(of: right, in: bytes).utf8)
    }
    let length = left.contentEnd - left.contentStart
    guard length == right.contentEnd - right.contentStart else { return false }
    return bytes[contentRange(of: left)].elementsEqual(bytes[contentRange(of: right)])
  }

  private static func contentRange(of key: JSONNode) -> Range<Int> { key.contentStart..<key.contentEnd }

  private func content(of key: JSONNode) -> String { Self.content(of: key, in: bytes) }

  private static func content(of key: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let content = bytes[contentRange(of: key)]
    guard key.hasEscapes else { return String(decoding: content, as: UTF8.self) }
    // This copy costs nothing extra, since resolving escapes makes one anyway.
    return JSONString.unescape(ArraySlice(content))
  }

  private mutating func reportDuplicate(_ key: JSONNode, of first: JSONNode) {
    // Keys that recovery made up don't count.
    guard !key.range.isEmpty else { return }
    faults.add(.jsonDuplicateKey(abbreviated(content(of: key)), at: key.range, first: first.range))
  }
}
