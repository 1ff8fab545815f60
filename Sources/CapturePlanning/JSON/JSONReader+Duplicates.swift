extension JSONReader {
  /// How many keys are compared one by one before a table pays.
  private static let fewKeys = 32

  /// Looks for an earlier key that is equal to one just read.
  @inline(__always)
  mutating func noteKey(_ key: Int) {
    let bit: UInt64 = 1 << signature(of: nodes[key])
    if frame.keyBits & bit != 0 { findDuplicate(of: key) }
    frame.keyBits |= bit
  }

  /// Six bits that equal keys share.
  @inline(__always)
  private func signature(of key: JSONNode) -> UInt64 {
    let start = key.contentStart
    let length = key.contentEnd - start
    if key.hasEscapes { return slowSignature(of: Array(content(of: key).utf8)) }
    guard start + 8 <= bytes.count, length > 0 else {
      return slowSignature(of: Array(bytes[start..<start + length]))
    }
    let raw = UnsafeRawBufferPointer(bytes)
    let head = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    if length < 8 { return mix(head & (1 << (8 * UInt64(length)) - 1), 0, length) }
    let tail = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start + length - 8, as: UInt64.self))
    return mix(head, tail, length)
  }

  /// The same six bits from bytes that can't be read eight at a time.
  private func slowSignature(of content: [UInt8]) -> UInt64 {
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    return mix(word(content.prefix(8)), content.count < 8 ? 0 : word(content.suffix(8)), content.count)
  }

  @inline(__always)
  private func mix(_ head: UInt64, _ tail: UInt64, _ length: Int) -> UInt64 {
    let sum = head &* 0x9E37_79B9_7F4A_7C15 ^ tail &* 0xC2B2_AE3D_27D4_EB4F ^ UInt64(length)
    return (sum ^ sum >> 32) &* 0xD6E8_FEB8_6659_FD93 >> 58
  }

  @inline(never)
  private mutating func findDuplicate(of key: Int) {
    guard frame.count < JSONReader.fewKeys else {
      frame.mayHaveLateDuplicates = true
      return
    }
    var earlier = frame.node + 1
    for _ in 0..<frame.count {
      if areEqual(nodes[earlier], nodes[key]) { return reportDuplicate(nodes[key], of: nodes[earlier]) }
      earlier = Int(nodes[earlier + 1].next)
    }
  }

  /// Reports the duplicates among the keys that were too many to compare one by one; O(bytes of the keys).
  @inline(never)
  mutating func reportLateDuplicates() {
    var size = 64
    while size < 2 * frame.count { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    var key = frame.node + 1
    for position in 0..<frame.count {
      var slot = hash(of: nodes[key]) & (size - 1)
      while slots[slot] != 0, !areEqual(nodes[Int(slots[slot])], nodes[key]) { slot = (slot + 1) & (size - 1) }
      if slots[slot] == 0 {
        slots[slot] = UInt32(key)
      } else if position >= JSONReader.fewKeys {
        reportDuplicate(nodes[key], of: nodes[Int(slots[slot])])
      }
      key = Int(nodes[key + 1].next)
    }
  }

  /// Seeded for each run, so that no text can be made to collide; only used to group, so that the output stays the same.
  private func hash(of key: JSONNode) -> Int {
    var hasher = Hasher()
    if key.hasEscapes {
      content(of: key).utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[contentRange(of: key)]))
    }
    return hasher.finalize()
  }

  /// Whether two keys have the same bytes once escapes are resolved.
  private func areEqual(_ left: JSONNode, _ right: JSONNode) -> Bool {
    if left.hasEscapes || right.hasEscapes { return content(of: left).utf8.elementsEqual(content(of: right).utf8) }
    let length = left.contentEnd - left.contentStart
    guard length == right.contentEnd - right.contentStart else { return false }
    return bytes[contentRange(of: left)].elementsEqual(bytes[contentRange(of: right)])
  }

  private func contentRange(of key: JSONNode) -> Range<Int> { key.contentStart..<key.contentEnd }

  private func content(of key: JSONNode) -> String {
    let content = bytes[contentRange(of: key)]
    guard key.hasEscapes else { return String(decoding: content, as: UTF8.self) }
    // A copy: resolving escapes makes one anyway.
    return JSONString.unescape(ArraySlice(content))
  }

  private mutating func reportDuplicate(_ key: JSONNode, of first: JSONNode) {
    // What recovery made up for a key that is missing says nothing.
    guard !key.range.isEmpty else { return }
    faults.add(
      "json-duplicate-key", "the key \(abbreviated(content(of: key))) is given twice in one object", at: key.range,
      label: "given again", notes: [Finding.Note("first given here", at: first.range)],
      help: "keep one of the two; as it stands, the later one counts")
  }
}
