/// The tokens of a JSON Pointer (RFC 6901).
enum JSONPointer {
  /// The index of an element: digits without a leading zero.
  static func index(of token: some StringProtocol) -> Int? {
    let digits = token.utf8
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return digits.count > 1 && digits.first == UInt8(ascii: "0") ? nil : Int(token)
  }

  /// The token of a key, escaped.
  static func token(of key: String) -> String {
    var token = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token
  }

  /// The key of a token; `nil` if a `~` is followed by neither `0` nor `1`.
  static func key(of token: String) -> String? {
    var key = ""
    var rest = Substring(token).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "~" else {
        key.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "0": key.unicodeScalars.append("~")
      case "1": key.unicodeScalars.append("/")
      default: return nil
      }
    }
    return key
  }
}

extension JSONDocument {
  /// The JSON Pointer (RFC 6901) of the deepest value or member with a range inside its key or value; `""` is the root.
  ///
  /// O(members and elements before the range, on each level above it).
  public func pointer(to range: SourceRange) -> String {
    var pointer = ""
    var parent = 0
    while let child = child(of: parent, containing: range) {
      pointer += "/" + child.token
      guard nodes[child.value].range.contains(range) else { break }
      parent = child.value
    }
    return pointer
  }

  /// The value that a JSON Pointer refers to; `nil` if there is none, or if the text isn't a pointer.
  public func value(at pointer: String) -> JSONValue? {
    if pointer.isEmpty { return root }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var value = root
    for token in pointer.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let child = child(of: value, named: String(token)) else { return nil }
      value = child
    }
    return value
  }

  /// The range of a member, from its key to the end of its value.
  public func memberRange(of member: JSONMember) -> SourceRange {
    SourceRange(Int(nodes[member.key.index].start), Int(nodes[member.value.index].end))
  }

  /// The child with the range inside its key or value, and the child's pointer token.
  private func child(of parent: Int, containing range: SourceRange) -> (value: Int, token: String)? {
    let node = nodes[parent]
    let isObject = node.kind == .object
    guard isObject || node.kind == .array else { return nil }
    let target = UInt32(truncatingIfNeeded: range.lowerBound)
    let step = isObject ? 1 : 0
    var upcoming = parent + 1
    var position = 0
    while position < node.count, nodes[upcoming + step].end < target {
      upcoming = Int(nodes[upcoming + step].next)
      position += 1
    }
    // An empty range may be at the end of one child and inside the next one.
    while position < node.count, nodes[upcoming].start <= target {
      let value = upcoming + step
      if SourceRange(Int(nodes[upcoming].start), Int(nodes[value].end)).contains(range) {
        let key = isObject ? string(of: JSONValue(index: upcoming)) : nil
        return (value, key.map(JSONPointer.token(of:)) ?? String(position))
      }
      upcoming = Int(nodes[value].next)
      position += 1
    }
    return nil
  }

  private func child(of value: JSONValue, named token: String) -> JSONValue? {
    switch kind(of: value) {
    case .object: return JSONPointer.key(of: token).flatMap { member($0, of: value)?.value }
    case .array:
      guard let index = JSONPointer.index(of: token), index < count(of: value) else { return nil }
      return elements(of: value).dropFirst(index).first { _ in true }
    default: return nil
    }
  }
}
