/// The way from the document to the places where it uses names of one kind, by its schema.
struct NamePath: Sendable {
  /// A step on the way.
  enum Step: Sendable {
    /// To the value of a key.
    case key(String)

    /// To the elements of a list.
    case elements

    /// To the values of an object with keys of the user's own.
    case members
  }

  /// The steps; the last one leads to the name, or to the members whose keys are names.
  let steps: [Step]

  /// The kind of thing that is named.
  let kind: ThingKind

  /// Whether the names are the keys of members.
  let isKey: Bool

  /// Whether the list or the value of the name has to be there.
  let isRequired: Bool

  /// All ways to names.
  static let all: [NamePath] = {
    var paths: [NamePath] = []
    for field in CaptureGraph.shape.fields.schema { collect(field, [], &paths) }
    return paths
  }()

  private static func collect(_ field: SchemaField, _ steps: [Step], _ paths: inout [NamePath]) {
    collect(field.type, steps + [.key(field.name)], isRequired: field.isRequired, &paths)
  }

  private static func collect(_ type: SchemaType, _ steps: [Step], isRequired: Bool, _ paths: inout [NamePath]) {
    switch type {
    case .reference(let kind):
      paths.append(NamePath(steps: steps, kind: kind.namespace, isKey: false, isRequired: isRequired))
    case .array(let element, _, _): collect(element, steps + [.elements], isRequired: isRequired, &paths)
    case .map(let element, let kind):
      let inside = steps + [.members]
      if let kind {
        paths.append(NamePath(steps: inside, kind: kind.namespace, isKey: true, isRequired: isRequired))
      }
      collect(element, inside, isRequired: isRequired, &paths)
    case .either(let types): for type in types { collect(type, steps, isRequired: isRequired, &paths) }
    case .object(let fields): for field in fields() { collect(field, steps, &paths) }
    case .variants(_, let variants):
      for field in variants().flatMap(\.fields) { collect(field, steps, &paths) }
    case .boolean, .string, .number, .names, .definition, .pointer, .table, .null: break
    }
  }
}
