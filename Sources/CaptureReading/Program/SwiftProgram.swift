public import SwiftReading

/// The declarations of an app, over all of its files.
public struct SwiftProgram: Sendable {
  /// A type with the extensions of it.
  struct TypeEntry: Sendable {
    var kind: String
    var parents: [String]
    var variables: [SwiftVariable] = []
    var functions: [String: [SwiftFunction]] = [:]
    var cases: [SwiftEnumCase] = []
    let place: SwiftPlace
    /// The functions in the order of the text.
    var order: [SwiftFunction] = []
  }

  /// The types, by their names with those that they lie in.
  private(set) var types: [String: TypeEntry] = [:]

  /// The names of the types, in the order of the text.
  private(set) var typeOrder: [String] = []

  /// Functions outside of types.
  private(set) var functions: [String: [SwiftFunction]] = [:]

  /// Variables outside of types.
  private(set) var variables: [String: SwiftVariable] = [:]

  /// Short names of nested types, with the whole ones.
  private var short: [String: [String]] = [:]

  /// The types that conform to a protocol, or inherit from a class, in the order of the text.
  private(set) var heirs: [String: [String]] = [:]

  /// The names of members that functions other than initializers assign to.
  private(set) var assigned: Set<String> = []

  /// The functions that add to a session, or call one that does, by name.
  private(set) var adding: Set<String> = []

  /// The files.
  let files: [SwiftFile]

  /// The declarations of files.
  public init(_ files: [SwiftFile]) {
    self.files = files
    for file in files {
      for type in file.types where type.kind != "extension" { add(type) }
    }
    for file in files {
      for type in file.types where type.kind == "extension" { extend(type) }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for variable in file.variables {
        for name in variable.pattern.names where variables[name] == nil { variables[name] = variable }
      }
    }
    for name in typeOrder {
      for parent in types[name]?.parents ?? [] { heirs[self.name(of: parent) ?? parent, default: []].append(name) }
    }
    let entries = types
    allFunctions =
      typeOrder.flatMap { name in (entries[name]?.order ?? []).map { (name, $0) } }
      + files.flatMap(\.functions).map { (nil, $0) }
    findAssigned()
    findAdding()
    let names = Set(allFunctions.map(\.function.name))
    for (_, function) in allFunctions where adds(function) {
      for name in function.mentions where names.contains(name) { callers[name, default: []].append(function) }
    }
  }

  private mutating func add(_ type: SwiftTypeDeclaration) {
    if types[type.name] == nil {
      types[type.name] = TypeEntry(kind: type.kind, parents: type.parents, place: type.place)
      typeOrder.append(type.name)
      let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
      if last != type.name { short[last, default: []].append(type.name) }
    }
    fill(type, as: type.name)
  }

  private mutating func extend(_ type: SwiftTypeDeclaration) {
    let name = name(of: type.name) ?? type.name
    if types[name] == nil {
      // An extension of a type of a framework.
      types[name] = TypeEntry(kind: "extension", parents: [], place: type.place)
      typeOrder.append(name)
    }
    types[name]?.parents += type.parents
    fill(type, as: name)
  }

  private mutating func fill(_ type: SwiftTypeDeclaration, as name: String) {
    types[name]?.variables += type.variables
    types[name]?.cases += type.cases
    for function in type.functions {
      types[name]?.functions[function.name, default: []].append(function)
      types[name]?.order.append(function)
    }
    for inner in type.types where inner.kind != "extension" {
      add(
        inner.name.hasPrefix(name + ".") || !inner.name.hasPrefix(type.name)
          ? inner : inner)
    }
  }

  /// The whole name of a type of the app; `nil` if it has none of this name, or several.
  func name(of type: String, inside outer: String? = nil) -> String? {
    var outer = outer
    while let scope = outer {
      if types["\(scope).\(type)"] != nil { return "\(scope).\(type)" }
      outer = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    if types[type] != nil { return type }
    let all = short[type] ?? []
    return all.count == 1 ? all[0] : nil
  }

  /// The functions of a type with a name, its parents' after its own.
  func functions(_ name: String, of type: String) -> [SwiftFunction] {
    var (all, queue, seen): ([SwiftFunction], [String], Set<String>) = ([], [type], [])
    while let next = queue.first, seen.count < 32 {
      queue.removeFirst()
      guard seen.insert(next).inserted else { continue }
      let entry = types[self.name(of: next, inside: type) ?? next]
      all += entry?.functions[name] ?? []
      queue += entry?.parents ?? []
    }
    return all
  }

  /// A variable of a type or its parents.
  func variable(_ name: String, of type: String) -> SwiftVariable? {
    var (queue, seen): ([String], Set<String>) = ([type], [])
    while let next = queue.first, seen.count < 32 {
      queue.removeFirst()
      guard seen.insert(next).inserted, let entry = types[self.name(of: next, inside: type) ?? next] else { continue }
      if let found = entry.variables.first(where: { $0.pattern.names.contains(name) }) { return found }
      queue += entry.parents
    }
    return nil
  }

  /// The variables of a type and its parents, the parents' first.
  func storedVariables(of type: String, depth: Int = 0) -> [SwiftVariable] {
    guard depth < 8, let entry = types[type] else { return [] }
    let inherited = entry.parents.compactMap { name(of: $0) }.filter { types[$0]?.kind == "class" }
    return inherited.flatMap { storedVariables(of: $0, depth: depth + 1) } + entry.variables
  }

  /// The names of a type and all that it inherits from.
  func ancestry(of type: String) -> Set<String> {
    var (queue, seen): ([String], Set<String>) = ([type], [])
    while let next = queue.popLast(), seen.count < 64 {
      guard seen.insert(next).inserted else { continue }
      queue += types[name(of: next) ?? next]?.parents ?? []
    }
    return seen
  }

  /// All functions with their types, in the order of the text.
  private(set) var allFunctions: [(type: String?, function: SwiftFunction)] = []

  /// For each name, the functions that add to sessions and mention it.
  private(set) var callers: [String: [SwiftFunction]] = [:]

  private mutating func findAssigned() {
    var finder = AssignmentFinder()
    for (_, function) in allFunctions where function.name != "init" { finder.visit(function.body ?? []) }
    for name in typeOrder {
      for variable in types[name]?.variables ?? [] {
        finder.visit(variable.getter ?? [])
        for observer in variable.observers { finder.visit(observer) }
      }
    }
    assigned = finder.names
  }

  private static let additions: Set<String> = [
    "addInput", "addOutput", "addConnection", "addInputWithNoConnections", "addOutputWithNoConnections",
  ]

  private mutating func findAdding() {
    var rest = allFunctions.map(\.function)
    var known = Self.additions
    while true {
      let found = rest.filter { !$0.mentions.isDisjoint(with: known) }
      guard !found.isEmpty else { break }
      rest.removeAll { !$0.mentions.isDisjoint(with: known) }
      let names = Set(found.map(\.name)).subtracting(["init"])
      adding.formUnion(names)
      guard !names.isSubset(of: known) else { break }
      known.formUnion(names)
    }
  }

  /// Whether a function adds to a session, by itself or by what it calls.
  func adds(_ function: SwiftFunction) -> Bool {
    !function.mentions.isDisjoint(with: Self.additions) || !function.mentions.isDisjoint(with: adding)
  }
}

/// Collects the last names of what statements assign to.
private struct AssignmentFinder {
  var names: Set<String> = []

  mutating func visit(_ statements: [SwiftStatement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: SwiftStatement) {
    switch statement {
    case .assign(let target, _, let value, _):
      switch target {
      case .name(let name, _), .member(_, let name, _): names.insert(name)
      default: break
      }
      visit(value)
    case .expression(let value), .giveBack(let value?, _): visit(value)
    case .variable(let variable): if let initial = variable.initial { visit(initial) }
    case .branch(_, let then, let otherwise, _):
      visit(then)
      visit(otherwise)
    case .require(_, let otherwise, _), .later(let otherwise, _), .loop(_, let otherwise, _),
      .each(_, _, _, let otherwise, _):
      visit(otherwise)
    case .choose(_, let cases, _): for one in cases { visit(one.body) }
    case .attempt(let body, let rescue, _):
      visit(body)
      for one in rescue { visit(one) }
    case .function(let function): visit(function.body ?? [])
    case .type, .giveBack(nil, _), .leave, .unread: break
    }
  }

  private mutating func visit(_ expression: SwiftExpression) {
    switch expression {
    case .closure(let closure): visit(closure.body)
    case .call(let base, let arguments, _):
      visit(base)
      if case .member(_, "toggle", _) = base, case .member(let owner?, _, _) = base {
        switch owner {
        case .name(let name, _), .member(_, let name, _): names.insert(name)
        default: break
        }
      }
      for argument in arguments { visit(argument.value) }
    case .member(let base?, _, _): visit(base)
    case .statement(let statement, _): visit(statement)
    default: break
    }
  }
}
