import JSONSource

/// Looks up the names of a document; time and memory are linear in their number.
struct NameIndex {
  private let uses: [NameUse]

  /// Names defined twice for one kind of thing, each with the first definition.
  private(set) var duplicates: [(use: NameUse, earlier: NameUse)] = []

  /// Uses of names that aren't defined for their kind.
  private(set) var unknown: [NameUse] = []

  /// `count` is the number of distinct names.
  init(_ uses: [NameUse], count: Int) {
    self.uses = uses
    // By kind and number of a name: the index in `uses` of its first definition.
    var first = [SlotIndex](repeating: .free, count: ThingKind.allCases.count * count)
    func slot(_ use: NameUse) -> Int { Int(use.kind.namespace.rawValue) * count + Int(use.id.value.number) }
    for (index, use) in uses.enumerated() where use.isDefinition {
      if let earlier = first[slot(use)].index {
        duplicates.append((use, uses[earlier]))
      } else {
        first[slot(use)] = SlotIndex(index)
      }
    }
    unknown = uses.filter { !$0.isDefinition && first[slot($0)].index == nil }
  }

  /// The definitions of a kind, in the order of the text, with duplicates.
  func definitions(of kind: ThingKind) -> [Located<Identifier>] {
    uses.filter { $0.isDefinition && $0.kind == kind.namespace }.map(\.id)
  }
}
