/// Ways to share out the keys of a problem's groups so that nothing ties its choosers any more: for each group, the keys
/// that its members may take.
struct KeyShares {
  /// Of one way: by group, the allowed keys, a bit each.
  typealias Way = [UInt64]

  /// The most ways that are tried. Four cameras with eight rates and video HDR have about a hundred.
  static let mostWays = 4_000

  private let problem: ChoiceProblem

  // By group: the keys of its options, a bit each; and whether every member has an option that goes with all of them.
  private let keys: [UInt64]
  private let mayHaveNone: [Bool]

  init(_ problem: ChoiceProblem) {
    self.problem = problem
    keys = problem.groups.map { group in
      group.keys.joined().reduce(UInt64(0)) { $1 == ChoiceProblem.Group.anyKey ? $0 : $0 | 1 << UInt64($1) }
    }
    mayHaveNone = problem.groups.map { group in
      group.keys.allSatisfy { $0.contains(ChoiceProblem.Group.anyKey) }
    }
  }

  /// The ways in which tied groups have one key each, and the others so many together; `nil` for as many as they like.
  ///
  /// Each choice with no more keys than that is among those of a way. The result is `nil` if there are too many ways.
  func ways(keyCount: Int?) -> [Way]? {
    var found: [(way: Way, left: Int)] = [([], min(keyCount ?? 0, mostKeys))]
    for (index, group) in problem.groups.enumerated() {
      var next: [(way: Way, left: Int)] = []
      for (way, left) in found {
        if group.isTied {
          for key in sharedKeys(of: index) { next.append((way + [key], left)) }
        } else if keyCount == nil {
          next.append((way + [keys[index]], left))
        } else {
          guard let shares = shares(of: index, atMost: left) else { return nil }
          for share in shares {
            next.append((way + [share], left - share.nonzeroBitCount))
            if next.count > Self.mostWays { return nil }
          }
        }
        if next.count > Self.mostWays { return nil }
      }
      found = next
    }
    return found.filter { $0.left == 0 || keyCount == nil }.map(\.way)
  }

  /// How many keys the groups that may take several have, added up.
  private var mostKeys: Int {
    zip(problem.groups, keys).reduce(0) { $1.0.isTied ? $0 : $0 + $1.1.nonzeroBitCount }
  }

  /// The keys that every member of a group has an option for, each by itself.
  private func sharedKeys(of index: Int) -> [UInt64] {
    if keys[index] == 0 { return [0] }
    let shared = problem.groups[index].keys.reduce(keys[index]) { shared, own in
      own.contains(ChoiceProblem.Group.anyKey) ? shared : shared & own.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    }
    return (0..<64).map { UInt64(1) << UInt64($0) }.filter { shared & $0 != 0 }
  }

  /// The sets of a group's keys of every size up to a number, none where every member can do without; `nil` if there are
  /// too many.
  private func shares(of index: Int, atMost most: Int) -> [UInt64]? {
    var sets: [UInt64] = [0]
    for key in (0..<64).map({ UInt64(1) << UInt64($0) }) where keys[index] & key != 0 {
      sets += sets.filter { $0.nonzeroBitCount < most }.map { $0 | key }
      if sets.count > 4 * Self.mostWays { return nil }
    }
    return mayHaveNone[index] || keys[index] == 0 ? sets : sets.filter { $0 != 0 }
  }

  /// The options of each chooser, among some, that a way allows.
  func options(_ active: [[Int]], in way: Way) -> [[Int]] {
    var active = active
    for (group, allowed) in zip(problem.groups, way) {
      for (member, keys) in zip(group.members, group.keys) {
        active[member].removeAll { option in
          let key = keys[option]
          return key != ChoiceProblem.Group.anyKey && allowed & 1 << UInt64(key) == 0
        }
      }
    }
    return active
  }
}
