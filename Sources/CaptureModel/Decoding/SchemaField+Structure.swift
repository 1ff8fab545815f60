extension SchemaField {
  /// Whether a fault at a path leaves a part of the session missing, so that rules can't be judged.
  ///
  /// Everything in a structural key is structural. If some of its members are marked as structural, only those are. The
  /// document itself and each element of such a list always are.
  static func isStructural(_ path: ArraySlice<Substring>, among fields: [SchemaField]) -> Bool {
    guard let key = path.first else { return true }
    guard let field = fields.first(where: { $0.name == key }), field.isStructural else { return false }
    var (type, rest) = (field.type, path.dropFirst())
    if case .array(let element, _) = type { (type, rest) = (element, rest.dropFirst()) }
    let members = type.members
    return members.contains(where: \.isStructural) ? isStructural(rest, among: members) : true
  }
}

extension SchemaType {
  /// The fields of an object of this type, or of all its variants.
  var members: [SchemaField] {
    switch self {
    case .object(let fields): fields()
    case .variants(_, let variants): variants().flatMap(\.fields)
    default: []
    }
  }
}
