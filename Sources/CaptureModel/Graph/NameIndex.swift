import JSONSource

/// What the names of a document name: made in time and memory that grow with their number.
struct NameIndex {
  private let uses: [NameUse]

  /// Names that a thing of the same kind has already, with the first.
  private(set) var duplicates: [(use: NameUse, earlier: NameUse)] = []

  /// Names that no thing of the kind has.
  private(set) var unknown: [NameUse] = []

  /// `count` is how many names there are.
  init(_ uses: [NameUse], count: Int) {
    self.uses = uses
    // By kind, then by the number of a name: the index in `uses` of what gives it to a thing first.
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

  /// The things of a kind, in the order of the text; one that is named twice is there twice.
  func definitions(of kind: ThingKind) -> [Located<Identifier>] {
    uses.filter { $0.isDefinition && $0.kind == kind.namespace }.map(\.id)
  }
}
