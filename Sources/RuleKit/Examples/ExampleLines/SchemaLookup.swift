import CaptureModel

// What an example line asks of the graph's schema.

extension SchemaType {
  /// The type of an object's member; `nil` if it has no such key.
  func member(_ key: String) -> SchemaType? {
    switch self {
    case .object, .variants: fields { _ in nil }.first { $0.name == key }?.type
    case .map(let element, _), .table(let element, _): element
    case .either(let types): types.lazy.compactMap { $0.member(key) }.first
    default: nil
    }
  }

  /// Whether a word that looks like a number is a text nevertheless, since only texts fit.
  var takesOnlyText: Bool {
    switch self {
    case .string, .definition, .reference, .pointer: true
    case .names(let names): names().numbers.isEmpty
    case .either(let types): types.allSatisfy(\.takesOnlyText)
    default: false
    }
  }

  /// Whether it is an object with width and height.
  var isSize: Bool { member("width") != nil && member("height") != nil }

  /// Whether it is `true` or `false`.
  var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
