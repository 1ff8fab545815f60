extension ProbeSource {
  /// JSON text.
  var json: String {
    #"""
    // MARK: - JSON

    nonisolated extension \#(type) {
      /// A JSON value. Its text keeps the order of keys, and is ASCII without blanks: no log wraps, trims or converts it.
      fileprivate enum JSON {
        case plain(String)
        case text(String)
        case list([JSON])
        case object([(key: String, value: JSON)])

        init(_ value: Bool) { self = .plain(value ? "true" : "false") }
        init(_ value: some BinaryInteger) { self = .plain("\(value)") }
        init(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
          self = .plain(value.isFinite ? value.description : "null")
        }
        init(_ value: String) { self = .text(value) }

        /// A member of an object; `nil` adds none.
        subscript(key: String) -> JSON? {
          get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
          }
          set {
            guard case .object(let members) = self, let newValue else { return }
            self = .object(members + [(key, newValue)])
          }
        }

        var text: String {
          switch self {
          case .plain(let text): return text
          case .text(let text): return Self.quoted(text)
          case .list(let values): return "[\(values.map(\.text).joined(separator: ","))]"
          case .object(let members):
            return "{\(members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
          }
        }

        private static func quoted(_ text: String) -> String {
          let characters = text.utf16.map { unit -> String in
            let isPlain = (0x21...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
            return isPlain ? String(UnicodeScalar(UInt8(unit))) : String(format: "\\u%04x", Int(unit))
          }
          return "\"\(characters.joined())\""
        }
      }
    }

    nonisolated extension \#(type).JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
      ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
    {
      init(dictionaryLiteral members: (String, Self)...) { self = .object(members.map { (key: $0.0, value: $0.1) }) }
      init(arrayLiteral values: Self...) { self = .list(values) }
      init(stringLiteral text: String) { self = .text(text) }
      init(integerLiteral value: Int) { self = .init(value) }
      init(booleanLiteral value: Bool) { self = .init(value) }
    }
    """#
  }
}
