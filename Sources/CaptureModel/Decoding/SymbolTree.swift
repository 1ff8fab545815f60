public import JSONSource

/// The symbols of the API that the keys of a document stand for, each with the system that brought it.
public struct SymbolTree: Sendable {
  /// A key, since when its symbol is there, and what lies below it.
  private struct Branch: Sendable {
    var since: OSVersion?
    var below: SymbolTree
  }

  /// A key of a document that stands for a symbol, where it is first used, and how often.
  public struct Use: Sendable {
    /// The key.
    public let key: String

    /// The first system that has the symbol.
    public let since: OSVersion

    /// The first value of the key.
    public let range: SourceRange

    /// How many values of the key there are.
    public fileprivate(set) var count = 1
  }

  private var branches: [String: Branch] = [:]

  // Keys of the user's own, whose values are all alike.
  private var anyKey: [SymbolTree] = []

  /// The symbols of an object with these fields, and of all that lies below it.
  init(_ fields: [SchemaField] = []) { add(fields) }

  private mutating func add(_ fields: [SchemaField]) {
    for field in fields {
      branches[field.name, default: Branch(below: SymbolTree())].since = field.symbol?.since
      branches[field.name]?.below.add(field.type)
    }
  }

  private mutating func add(_ type: SchemaType) {
    switch type {
    case .array(let element): add(element)
    case .object(let fields): add(fields())
    case .variants(_, let variants): for variant in variants() { add(variant.fields) }
    case .either(let types): for type in types { add(type) }
    case .map(let element, _):
      var tree = SymbolTree()
      tree.add(element)
      anyKey.append(tree)
    case .boolean, .string, .number, .names, .definition, .reference, .pointer, .anything: return
    }
  }

  /// The keys of a document whose symbols came after a system and are put to use, in the order of their first use.
  public func uses(in document: JSONDocument, newerThan system: OSVersion) -> [Use] {
    var uses: [Use] = []
    find(in: document.root, of: document, newerThan: system, &uses)
    return uses
  }

  private func find(in value: JSONValue, of document: JSONDocument, newerThan system: OSVersion, _ uses: inout [Use]) {
    switch document.kind(of: value) {
    case .array:
      for element in document.elements(of: value) { find(in: element, of: document, newerThan: system, &uses) }
    case .object:
      for member in document.members(of: value) {
        for tree in anyKey { tree.find(in: member.value, of: document, newerThan: system, &uses) }
        guard let key = document.string(of: member.key), let branch = branches[key] else { continue }
        if let since = branch.since, since > system, Self.isUse(of: key, member.value, in: document) {
          if let index = uses.firstIndex(where: { $0.key == key && $0.since == since }) {
            uses[index].count += 1
          } else {
            uses.append(Use(key: key, since: since, range: document.range(of: member.value)))
          }
        }
        branch.below.find(in: member.value, of: document, newerThan: system, &uses)
      }
    default: return
    }
  }

  /// Whether a value puts a symbol to use: a flag that has its default asks for nothing. What is automatic is on by default.
  private static func isUse(of key: String, _ value: JSONValue, in document: JSONDocument) -> Bool {
    switch document.kind(of: value) {
    case .true: !key.hasPrefix("automatically")
    case .false: key.hasPrefix("automatically")
    default: true
    }
  }
}
