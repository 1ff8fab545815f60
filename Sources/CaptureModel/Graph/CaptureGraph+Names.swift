extension CaptureGraph {
  /// The keys of the document with named elements, in the order of the schema, each with the key of the name.
  package static var namedSections: [(section: String, name: String)] {
    shape.fields.schema.compactMap { section in
      guard case .array(let element, _) = section.type else { return nil }
      let name = element.members.first { if case .definition = $0.type { true } else { false } }
      return name.map { (section.name, $0.name) }
    }
  }

  /// The keys, at any depth, whose objects have names as keys.
  package static var keysOfNamedMembers: Set<String> {
    let maps = schema.flatMap(\.fields).filter { if case .map(_, keys: .some) = $0.type { true } else { false } }
    return Set(maps.map(\.name))
  }
}
