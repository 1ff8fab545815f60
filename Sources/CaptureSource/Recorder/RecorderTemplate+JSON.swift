extension RecorderTemplate {
  /// Ids, and JSON in a fixed order.
  static let tail = #"""

        /// The ids of a graph: no two objects have the same.
        private struct Names {
            private let given: [ObjectIdentifier: String]
            private var ids: [ObjectIdentifier: String] = [:]
            private var taken: Set<String>

            init(given: [ObjectIdentifier: String]) {
                self.given = given
                taken = Set(given.values)
            }

            /// The id of an object that has one.
            subscript(object: AnyObject) -> String? { ids[ObjectIdentifier(object)] }

            /// The id that the app gives an object, or one like a name.
            mutating func id(of object: AnyObject, or name: String) -> String {
                var id = given[ObjectIdentifier(object)] ?? name
                var number = 2
                while given[ObjectIdentifier(object)] == nil, taken.contains(id) {
                    id = name + "\(number)"
                    number += 1
                }
                taken.insert(id)
                ids[ObjectIdentifier(object)] = id
                return id
            }
        }

        /// A value of JSON.
        private enum JSON {
            case string(String)
            case literal(String)
            case array([JSON])
            case object(Members)

            func text(indent: String) -> String {
                switch self {
                case .string(let text): return Self.quoted(text)
                case .literal(let text): return text
                case .object(let members): return members.text(indent: indent)
                case .array(let elements):
                    return Self.list(elements.map { $0.text(indent: indent + "  ") }, "[", "]", indent)
                }
            }

            /// A list in one line where it is short, else with each part in a line of its own.
            fileprivate static func list(
                _ parts: [String], _ open: String, _ close: String, _ indent: String
            ) -> String {
                let line = open + " " + parts.joined(separator: ", ") + " " + close
                if parts.isEmpty { return open + close }
                if line.count + indent.count <= 100, !line.contains("\n") { return line }
                let separator = ",\n" + indent + "  "
                let lines = parts.joined(separator: separator)
                return open + "\n" + indent + "  " + lines + "\n" + indent + close
            }

            fileprivate static func quoted(_ text: String) -> String {
                var quoted = "\""
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "\"", "\\": quoted += "\\\(scalar)"
                    case _ where scalar.value < 0x20:
                        let digits = String(scalar.value, radix: 16)
                        quoted += "\\u00" + (digits.count < 2 ? "0" : "") + digits
                    default: quoted.unicodeScalars.append(scalar)
                    }
                }
                return quoted + "\""
            }
        }

        /// The members of a JSON object, in the order in which they are added.
        ///
        /// `nil` and empty lists add none.
        private struct Members {
            private var list: [(key: String, value: JSON)] = []

            var isEmpty: Bool { list.isEmpty }

            mutating func add(_ key: String, _ value: JSON?) { if let value { list.append((key, value)) } }

            mutating func add(_ key: String, _ value: Bool, unless standard: Bool? = nil) {
                if value != standard { add(key, .literal(value ? "true" : "false")) }
            }

            mutating func add(_ key: String, _ value: String?, unless standard: String? = nil) {
                if value != standard { add(key, value.map(JSON.string)) }
            }

            mutating func add<Number: BinaryFloatingPoint>(
                _ key: String, _ value: Number?, unless standard: Number? = nil
            ) {
                guard let value, value != standard, value.isFinite else { return }
                let text = "\(value)"
                add(key, .literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
            }

            mutating func add(_ key: String, _ value: Int?) { add(key, value.map { .literal("\($0)") }) }

            mutating func add(_ key: String, _ members: Members?) { add(key, members.map(JSON.object)) }

            mutating func add(_ key: String, _ elements: [Members]?) {
                if let elements, !elements.isEmpty { add(key, .array(elements.map(JSON.object))) }
            }

            mutating func add(_ key: String, _ names: [String]) {
                if !names.isEmpty { add(key, .array(names.map(JSON.string))) }
            }

            mutating func add(_ others: Members) { list += others.list }

            func text(indent: String) -> String {
                let parts = list.map { JSON.quoted($0.key) + ": " + $0.value.text(indent: indent + "  ") }
                return JSON.list(parts, "{", "}", indent)
            }
        }
    }

    """#
}
