import JSONSource

/// The keys that `whereSupported` may name.
package enum GuardableKeys {
  /// Whether an object in a section, of a type if it is an output, may name a key.
  package static func contains(_ key: String, in section: GraphGuard.Section, ofType type: OutputType?) -> Bool {
    fields(section, type).contains { $0.name == key && $0.mayBeGuarded }
  }

  /// Whether elements of a section may be `optional`.
  package static func mayBeOptional(_ section: GraphGuard.Section) -> Bool {
    switch section {
    case .inputs, .outputs, .connections, .controls: true
    case .session, .photoSettings, .app: false
    }
  }

  private static func fields(_ section: GraphGuard.Section, _ type: OutputType?) -> [SchemaField] {
    switch section {
    case .session: return GraphSession.shape.fields.schema
    case .app: return AppFacts.shape.fields.schema
    case .inputs: return GraphInput.shape.fields.schema
    case .connections: return GraphConnection.shape.fields.schema
    case .photoSettings: return PhotoSettings.shape.fields.schema
    case .controls: return GraphControl.shape.fields.schema
    case .outputs:
      guard let type, case .variants(_, let variants) = GraphOutput.shape.schema else { return [] }
      return variants().first { $0.value == type.rawValue }?.fields ?? []
    }
  }
}
