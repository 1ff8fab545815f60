extension CaptureGraph {
  /// The systems that brought a key of the graph, or a name that a key takes, oldest first.
  public static let systems: [OSVersion] = {
    let fields = schema.flatMap(\.fields)
    let all = fields.compactMap { $0.symbol?.since } + fields.flatMap { $0.type.systemsOfNames }
    return Set(all).sorted()
  }()
}

extension SchemaType {
  /// The systems that brought the names of the type, in any order.
  fileprivate var systemsOfNames: [OSVersion] {
    switch self {
    case .names(let names): names().symbols?.systems ?? []
    case .array(let element, _, _), .map(let element, _): element.systemsOfNames
    case .table(let element, let keys): element.systemsOfNames + (keys().symbols?.systems ?? [])
    case .either(let types): types.flatMap(\.systemsOfNames)
    // Objects inside are objects of the schema themselves.
    case .object, .variants: []
    case .boolean, .string, .number, .definition, .reference, .pointer, .null: []
    }
  }
}
