/// Which folders of a module use which others, and by which names.
struct FolderGraph {
  /// The names by which the first folder uses the second: `Name (File.swift)`, `.member (File.swift)`.
  private(set) var edges: [String: [String: Set<String>]] = [:]

  /// Names of the standard library, which may stand for its members.
  private static let wellKnown: Set<String> = [
    "append", "contains", "count", "description", "dropFirst", "dropLast", "element", "elements", "enumerated",
    "filter", "first", "flatMap", "formIntersection", "formUnion", "index", "indices", "init", "insert", "intersection",
    "isEmpty", "isSubset", "joined", "keys", "last", "lowerBound", "map", "max", "merge", "min", "next", "offset",
    "prefix", "range", "rawValue", "reduce", "remove", "removeAll", "replace", "reversed", "reserveCapacity", "self",
    "sort",
    "sorted", "split", "start", "starts", "subtract", "subtracting", "suffix", "union", "update", "upperBound", "utf8",
    "values", "write", "zip", "hash", "encode", "decode", "value", "key", "id",
  ]

  /// The graph of the folders of these files; `imported` are the files of the modules that they import.
  init(_ files: [SourceFile], facts: [FileFacts], imported: [FileFacts]) {
    var homesOfTypes: [String: Set<Int>] = [:]
    var homesOfMembers: [String: Set<String>] = [:]
    var innerTypes: [String: Set<String>] = [:]
    for (index, one) in facts.enumerated() {
      for type in one.types { homesOfTypes[type, default: []].insert(index) }
      for member in one.allMembers { homesOfMembers[member, default: []].insert(files[index].folder) }
      innerTypes.merge(one.innerTypes) { $0.union($1) }
    }
    let owners = facts.reduce(into: [String: Set<String>]()) { $0.merge($1.members) { $0.union($1) } }
    // A name that an imported module declares too may be meant as that one's.
    let foreign = imported.reduce(into: Self.wellKnown) { $0.formUnion($1.members.keys) }
    for (index, one) in facts.enumerated() {
      let own = files[index].folder
      let inner = one.contexts.union([""]).reduce(into: Set<String>()) { $0.formUnion(innerTypes[$1] ?? []) }
      for word in one.words {
        guard let homes = homesOfTypes[word], homes.count == 1, let home = homes.first else { continue }
        guard !inner.contains(word) else { continue }
        note(word, in: files[index].name, from: own, to: files[home].folder)
      }
      // Without a point before it, a member is one of the types at hand, and a function one of no type.
      let called = one.called.subtracting(one.locals).filter {
        homesOfTypes[$0] == nil && owners[$0]?.isDisjoint(with: one.contexts.union([""])) == false
      }
      for name in one.selected.union(called).subtracting(one.labels) where owners[name] != nil {
        guard let homes = homesOfMembers[name], homes.count == 1, let home = homes.first else { continue }
        guard !foreign.contains(name) else { continue }
        note("." + name, in: files[index].name, from: own, to: home)
      }
    }
  }

  /// A graph of some edges.
  init(edges: [String: [String: Set<String>]]) { self.edges = edges }

  private mutating func note(_ name: String, in file: String, from: String, to: String) {
    guard from != to else { return }
    edges[from, default: [:]][to, default: []].insert("\(name) (\(file))")
  }

  /// The folders that are reached from one, by one step or more.
  private func reached(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for other in (edges[next] ?? [:]).keys where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  /// The groups of folders that all use each other, directly or by others; each group in order of its names.
  var cycles: [[String]] {
    let reach = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reached(from: $0)) })
    let groups = reach.keys.map { folder in
      (reach[folder] ?? []).filter { reach[$0]?.contains(folder) == true }.sorted()
    }
    return Set(groups.filter { $0.count > 1 }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The edges of a cycle with the names that make them.
  func text(of cycle: [String]) -> String {
    var lines: [String] = []
    for from in cycle {
      for to in cycle {
        guard let names = edges[from]?[to] else { continue }
        let more = names.count > 8 ? " and \(names.count - 8) more" : ""
        lines.append("\(from) -> \(to): \(names.sorted().prefix(8).joined(separator: ", "))\(more)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
