import JSONSource

// The keys for guards, which make an app ask before it sets keys or adds elements; `GuardReader` reads their values.
extension Field {
  /// `whereSupported`, with keys of the object itself; `fields` are all its keys.
  init(whereSupported fields: @escaping @Sendable () -> [SchemaField]) {
    let names = SchemaType.names { SchemaNames(fields().filter(\.mayBeGuarded).map(\.name)) }
    let list = Shape<[Located<String>]>.list(of: .text(names))
    self.init(
      "whereSupported", list, default: [],
      about: "The keys of this object that the app sets only where the device, its format or its system supports them"
    ) { _, _ in }
  }

  /// `optional` of an element; `about` describes it.
  init(optional about: StaticString) {
    self.init("optional", .boolean, default: false, about: about) { _, _ in }
  }
}

extension Field where Object: ShapedObject {
  /// `whereSupported` of an object that has one set of keys.
  static func whereSupported() -> Field { Field(whereSupported: { Object.shape.fields.schema }) }
}

extension SchemaField {
  /// Whether an app can ask at run time if the key's value is supported, or a part of it.
  public var mayBeGuarded: Bool {
    if symbol?.mayBeGuarded == true { return true }
    guard case .object(let parts) = type else { return false }
    return parts().contains { $0.symbol?.mayBeGuarded == true }
  }
}
