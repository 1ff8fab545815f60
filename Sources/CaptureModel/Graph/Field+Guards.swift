import JSONSource

/// An object with `whereSupported` or `optional`.
protocol GuardedObject: Sendable {
  /// The section of its guards.
  static var section: GraphGuard.Section { get }

  /// The place of the object in the document.
  var range: SourceRange { get }
}

// The keys for guards, which make an app ask before it sets keys or adds elements; `GuardReader` reads their values.
extension Field where Object: GuardedObject {
  /// `whereSupported`, with keys of the object itself; `fields` are all its keys.
  init(whereSupported fields: @escaping @Sendable () -> [SchemaField]) {
    let names = SchemaType.names { SchemaNames(fields().filter(\.mayBeGuarded).map(\.name)) }
    let list = Shape<[Located<String>]>.list(of: .text(names))
    self.init(
      "whereSupported", list, default: [],
      about: "The keys of this object that the app sets only where the device, its format or its system supports them",
      set: { _, _ in },
      write: { object, names in
        let keys = names.keysAsked(of: object.range, in: Object.section.rawValue)
        return keys.isEmpty ? nil : .array(keys.map { .text($0) })
      })
  }

  /// `optional` of an element; `about` describes it.
  init(optional about: StaticString) {
    self.init(
      "optional", .boolean, default: false, about: about, set: { _, _ in },
      write: { object, names in
        names.isOptional(object.range, in: Object.section.rawValue) ? .boolean(true) : nil
      })
  }
}

extension Field where Object: ShapedObject & GuardedObject {
  /// `whereSupported` of an object that has one set of keys.
  static func whereSupported() -> Field { Field(whereSupported: { Object.shape.fields.schema }) }
}

extension AppFacts: GuardedObject { static var section: GraphGuard.Section { .app } }
extension GraphSession: GuardedObject { static var section: GraphGuard.Section { .session } }
extension GraphInput: GuardedObject { static var section: GraphGuard.Section { .inputs } }
extension GraphOutput: GuardedObject { static var section: GraphGuard.Section { .outputs } }
extension GraphConnection: GuardedObject { static var section: GraphGuard.Section { .connections } }
extension PhotoSettings: GuardedObject { static var section: GraphGuard.Section { .photoSettings } }
extension GraphControl: GuardedObject { static var section: GraphGuard.Section { .controls } }

extension SchemaField {
  /// Whether an app can ask at run time if the key's value is supported, or a part of it.
  public var mayBeGuarded: Bool {
    if hasOptionalElements { return false }
    return symbol?.mayBeGuarded == true || parts.contains { $0.mayBeGuarded }
  }

  /// Whether it depends on the camera's format if the key's value is supported, or a part of it.
  var dependsOnFormat: Bool { symbol?.dependsOnFormat == true || parts.contains { $0.dependsOnFormat } }

  /// Whether its value is a list with elements that may be `optional`, each by itself.
  var hasOptionalElements: Bool {
    guard case .array(.object(let fields), _, _) = type else { return false }
    return fields().contains { $0.name == "optional" }
  }

  /// The system that an app asks for before it sets the key, if there is nothing else to ask.
  var systemAsked: OSVersion? {
    guard symbol?.mayBeGuarded != true else { return symbol?.systemAsked }
    return parts.contains { $0.asksForSupport } ? nil : parts.compactMap(\.systemAsked).max()
  }

  /// The symbols of the parts of an object.
  private var parts: [KeySymbol] {
    guard case .object(let parts) = type else { return [] }
    return parts().compactMap(\.symbol)
  }
}
