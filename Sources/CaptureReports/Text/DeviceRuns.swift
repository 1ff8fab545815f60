import JSONSource

/// Names many devices in few words: `iPhone XR, 12 to 13 Pro Max (9)`.
enum DeviceRuns {
  /// The limit of devices that are named individually; in longer lists, a run is named by its first and last device.
  static let most = 12

  /// The names of some devices, in the order of `all`; `name` gives the name of one.
  static func text(_ some: [String], among all: [String], name: (String) -> String = { $0 }) -> String {
    var parts: [String] = []
    var family: Substring?
    func add(_ id: String) -> String {
      let text = name(id)
      let words = text.split(separator: " ", maxSplits: 1)
      // The family is named only once.
      let isSaid = words.count == 2 && words[0] == family
      family = words.count == 2 ? words[0] : nil
      return isSaid ? String(words[1]) : text
    }
    func range(_ first: String, _ last: String) -> String {
      // If models have no numbers, nobody knows which ones lie between two of them.
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

  /// The members of a set, grouped into runs that are consecutive in a list.
  private static func runs(of some: Set<String>, in all: [String]) -> [ArraySlice<String>] {
    all.split { !some.contains($0) }
  }
}
