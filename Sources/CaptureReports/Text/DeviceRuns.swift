/// Names many devices in few words: `iPhone XR, 12 to 13 Pro Max (9)`.
enum DeviceRuns {
  /// So many devices are named one by one; of more, those that follow each other are named by the first and the last.
  static let most = 12

  /// Some of the devices, which stand in the order of `all`; `name` gives what people call one.
  static func text(_ some: [String], among all: [String], name: (String) -> String = { $0 }) -> String {
    var parts: [String] = []
    var family: Substring?
    func add(_ id: String) -> String {
      let text = name(id)
      let words = text.split(separator: " ", maxSplits: 1)
      // The family is said once.
      let isSaid = words.count == 2 && words[0] == family
      family = words.count == 2 ? words[0] : nil
      return isSaid ? String(words[1]) : text
    }
    func range(_ first: String, _ last: String) -> String {
      // Between models that are not counted nobody knows what lies.
      let areCounted = [first, last].allSatisfy {
        name($0).split(separator: " ").dropFirst().first?.first?.isNumber ?? false
      }
      if areCounted { return "\(add(first)) to \(add(last))" }
      family = nil
      return "\(name(first)) to \(name(last))"
    }
    var isShort = false
    for run in runs(of: Set(some), in: all) {
      if run.count > 3, let first = run.first, let last = run.last {
        parts.append(range(first, last))
        isShort = true
      } else {
        parts += run.map { add($0) }
      }
    }
    return parts.joined(separator: ", ") + (isShort || some.count > 6 ? " (\(some.count))" : "")
  }

  /// The members of a set that follow each other in a list.
  private static func runs(of some: Set<String>, in all: [String]) -> [ArraySlice<String>] {
    all.split { !some.contains($0) }
  }
}
