import JSONSource

extension JSONDocument {
  /// Writes a value of this document, with everything in it, as an element.
  func copy(_ value: JSONValue, to writer: inout JSONWriter) {
    switch kind(of: value) {
    case .object: writer.object { writer in copyMembers(of: value, to: &writer) }
    case .array: writer.array { writer in for element in elements(of: value) { copy(element, to: &writer) } }
    case .string: writer.element(string(of: value))
    case .number: writer.element(number(of: value))
    case .true: writer.element(true)
    case .false: writer.element(false)
    case .null: writer.element(nil as String?)
    }
  }

  private func copyMembers(of value: JSONValue, to writer: inout JSONWriter) {
    for member in members(of: value) {
      let key = string(of: member.key) ?? ""
      switch kind(of: member.value) {
      case .object: writer.object(key) { writer in copyMembers(of: member.value, to: &writer) }
      case .array:
        writer.array(key) { writer in for element in elements(of: member.value) { copy(element, to: &writer) } }
      case .string: writer.member(key, string(of: member.value))
      case .number: writer.member(key, number(of: member.value))
      case .true: writer.member(key, true)
      case .false: writer.member(key, false)
      case .null: writer.member(key, nil as String?)
      }
    }
  }
}
