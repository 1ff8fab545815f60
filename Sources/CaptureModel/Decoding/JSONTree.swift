package import JSONSource

/// A JSON value that is to be written.
package indirect enum JSONTree: Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])
}

extension JSONTree {
  /// Writes it as the root or an element, or as the member with a key.
  ///
  /// A value without containers in it stands on one line, unless all values are spread.
  package func write(_ key: String? = nil, to writer: inout JSONWriter, isSpread: Bool = false) {
    switch self {
    case .boolean(let value): Self.write(key, value, to: &writer)
    case .number(let value): Self.write(key, value, to: &writer)
    case .text(let value): Self.write(key, value, to: &writer)
    case .array(let elements):
      onOneLine(&writer, isSpread) { writer in
        let body = { (writer: inout JSONWriter) in
          for one in elements { one.write(to: &writer, isSpread: isSpread) }
        }
        if let key { writer.array(key, body) } else { writer.array(body) }
      }
    case .object(let members):
      onOneLine(&writer, isSpread) { writer in
        let body = { (writer: inout JSONWriter) in
          for (key, value) in members { value.write(key, to: &writer, isSpread: isSpread) }
        }
        if let key { writer.object(key, body) } else { writer.object(body) }
      }
    }
  }

  private static func write(_ key: String?, _ value: some JSONScalar, to writer: inout JSONWriter) {
    if let key { writer.member(key, value) } else { writer.element(value) }
  }

  private func onOneLine(_ writer: inout JSONWriter, _ isSpread: Bool, _ body: (inout JSONWriter) -> Void) {
    if isFlat, !isSpread { writer.onOneLine(body) } else { body(&writer) }
  }

  private var isFlat: Bool {
    switch self {
    case .boolean, .number, .text: true
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy { $0.value.isScalar }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .boolean, .number, .text: true
    case .array, .object: false
    }
  }
}
