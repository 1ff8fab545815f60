/// An array or object that is not closed yet; the outermost frame is the document itself.
struct JSONFrame {
  /// The index of its node.
  var node = 0

  /// The bracket that closes it; 0 for the document.
  var closer: UInt8 = 0

  /// The members or elements so far.
  var count = 0

  /// The signature bits of the keys so far. A key is new if its bit isn't set.
  var keyBits: UInt64 = 0

  /// Whether a key past the first few may be a duplicate.
  var mayHaveLateDuplicates = false

  /// Whether a colon in this array has been reported.
  var hasColonFault = false

  var isObject: Bool { closer == JSONBytes.closeBrace }
}

/// What JSON's grammar allows next.
enum JSONExpectation {
  case root, firstElement, element, firstKey, key, colon, memberValue, separator, end

  /// Nothing; reading is over.
  case nothing
}

/// Reads a text into nodes, collects its faults, and continues after each.
///
/// This file is the grammar, so that valid text takes only short paths. The files named after a kind of mistake, such
/// as `CommaRecovery`, deal with everything else. `JSONNumber` and `JSONString` read the values of scalars on demand.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  var nodes: [JSONNode] = []
  var faults = JSONFaults()
  var frame = JSONFrame()
  var outer: [JSONFrame] = []

  /// The end of the last value, key or bracket.
  var lastEnd: Int

  /// The offset of the last comma.
  var lastComma = 0

  /// The end of text that was skipped because of a fault. A missing bracket there is part of that fault and isn't
  /// reported again.
  var swallowedTo: Int?

  /// The end of a token that recovery guessed. A missing separator after it isn't a separate mistake.
  var quietEnd: Int?

  /// Whether the document started with something other than a value.
  var isRootFaulty = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    position = start
    lastEnd = start
    // Only dense documents need more. Reserved memory that isn't used costs nothing.
    nodes.reserveCapacity(bytes.count / 12 + 16)
    outer.reserveCapacity(JSONParser.depthLimit)
  }

  /// Reads to the end of the text; `false` if the reader gave up.
  mutating func read() -> Bool {
    guard let expected = readTokens() else { return false }
    finish(expected)
    return !nodes.isEmpty
  }

  /// Reads to the end of the text and leaves open arrays and objects open; returns what the grammar allows next, `nil`
  /// if the reader gave up.
  mutating func readTokens() -> JSONExpectation? {
    var expected = JSONExpectation.root
    while expected != .nothing {
      position = bytes.spaceEnd(from: position)
      if position >= bytes.count { return expected }
      if faults.isFull {
        faults.giveUp(at: position)
        return nil
      }
      expected = step(expected)
    }
    return nil
  }

  @inline(__always)
  private mutating func step(_ expected: JSONExpectation) -> JSONExpectation {
    let byte = bytes[position]
    switch expected {
    case .separator:
      if byte == JSONBytes.comma {
        lastComma = position
        position += 1
        return frame.isObject ? .key : .element
      }
      return byte == frame.closer ? close() : recoverSeparator(byte)
    case .key, .firstKey:
      if byte == JSONBytes.quote {
        readKey()
        // Usually the colon follows at once.
        guard position < bytes.count, bytes[position] == JSONBytes.colon else { return .colon }
        position += 1
        return .memberValue
      }
      return expected == .firstKey && byte == JSONBytes.closeBrace ? close() : recoverKey(byte, expected)
    case .colon:
      guard byte == JSONBytes.colon else { return recoverColon(byte) }
      position += 1
      return .memberValue
    case .root, .firstElement, .element, .memberValue: return readValue(byte, expected)
    case .end, .nothing: return recoverEnd(byte)
    }
  }

  @inline(__always)
  private mutating func readValue(_ byte: UInt8, _ expected: JSONExpectation) -> JSONExpectation {
    switch byte {
    case JSONBytes.quote:
      appendString(start: position, isKey: false)
      frame.count += 1
      return goOn()
    case JSONBytes.openBrace: return open(.object, JSONBytes.closeBrace, .firstKey)
    case JSONBytes.openBracket: return open(.array, JSONBytes.closeBracket, .firstElement)
    case JSONBytes.minus, JSONBytes.zero...JSONBytes.zero + 9:
      guard let end = bytes.numberEnd(from: position), bytes.endsWord(end) else { break }
      return appendScalar(.number, end: end)
    case UInt8(ascii: "t"): if bytes.isWord("true", at: position) { return appendScalar(.true, end: position + 4) }
    case UInt8(ascii: "f"): if bytes.isWord("false", at: position) { return appendScalar(.false, end: position + 5) }
    case UInt8(ascii: "n"): if bytes.isWord("null", at: position) { return appendScalar(.null, end: position + 4) }
    case JSONBytes.closeBracket: if expected == .firstElement, !frame.isObject { return close() }
    default: break
    }
    return recoverValue(byte, expected)
  }

  /// Reads the key of a member.
  @inline(__always)
  private mutating func readKey() {
    let key = nodes.count
    appendString(start: position, isKey: true)
    noteKey(key)
  }

  /// Reads a string in double quotes.
  @inline(__always)
  private mutating func appendString(start: Int, isKey: Bool) {
    let end = bytes.plainEnd(from: start + 1)
    guard end < bytes.count, bytes[end] == JSONBytes.quote else {
      appendDifficultString(start: start, isKey: isKey)
      return
    }
    nodes.append(JSONNode(kind: .string, start: start, end: end + 1, next: nodes.count + 1))
    position = end + 1
    lastEnd = end + 1
  }

  /// What is expected after a value.
  var afterValue: JSONExpectation { frame.closer == 0 ? .end : .separator }

  /// What is expected after a value and its comma, which usually follows at once.
  @inline(__always)
  private mutating func goOn() -> JSONExpectation {
    guard frame.closer != 0 else { return .end }
    guard position < bytes.count, bytes[position] == JSONBytes.comma else { return .separator }
    lastComma = position
    position += 1
    return frame.isObject ? .key : .element
  }

  mutating func appendScalar(_ kind: JSONKind, end: Int) -> JSONExpectation {
    nodes.append(JSONNode(kind: kind, start: position, end: end, next: nodes.count + 1))
    frame.count += 1
    position = end
    lastEnd = end
    return goOn()
  }

  private mutating func open(_ kind: JSONKind, _ closer: UInt8, _ inside: JSONExpectation) -> JSONExpectation {
    guard outer.count < JSONParser.depthLimit else {
      reportDepth()
      return .nothing
    }
    frame.count += 1
    outer.append(frame)
    frame = JSONFrame(node: nodes.count, closer: closer)
    nodes.append(JSONNode(kind: kind, start: position, end: position + 1, next: nodes.count + 1))
    position += 1
    lastEnd = position
    return inside
  }

  /// Closes the innermost array or object with the bracket at this position.
  mutating func close() -> JSONExpectation {
    position += 1
    lastEnd = position
    _ = closeFrame()
    return goOn()
  }

  /// Closes the innermost array or object at the end of its last child.
  mutating func closeFrame() -> JSONExpectation {
    if frame.mayHaveLateDuplicates { reportLateDuplicates() }
    let kind = nodes[frame.node].kind
    let start = Int(nodes[frame.node].start)
    nodes[frame.node] = JSONNode(kind: kind, start: start, end: lastEnd, next: nodes.count, count: frame.count)
    if let parent = outer.popLast() { frame = parent }
    return afterValue
  }
}
