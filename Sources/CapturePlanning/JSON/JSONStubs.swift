extension JSONString { package static func quoted(_ text: String) -> String { "\"\(text)\"" } }
extension JSONNumber { package static func text(of value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) } }
