extension OSVersion {
  /// The newest version of an SDK with this number that some key or name needs: 26.4 of 26.
  ///
  /// A symbol that an SDK lacks doesn't compile with it, not even behind `#available`.
  package static func sdk(_ major: Int) -> OSVersion {
    let fields = CaptureGraph.schema.flatMap(\.fields) + DeviceProfile.schema.flatMap(\.fields)
    let ages = fields.flatMap { field in [field.symbol?.since].compactMap(\.self) + field.type.agesOfNames }
    return ages.filter { $0.major == major }.max() ?? OSVersion(major)
  }
}

extension SchemaType {
  /// The first systems with the symbols of its names.
  fileprivate var agesOfNames: [OSVersion] {
    switch self {
    case .names(let make):
      let all = make()
      return all.names.compactMap { all.symbols?[$0]?.since }
    case .array(let element, _, _): return element.agesOfNames
    case .either(let types): return types.flatMap(\.agesOfNames)
    case .boolean, .string, .number, .definition, .reference, .pointer, .object, .map, .table, .variants, .null:
      return []
    }
  }
}
