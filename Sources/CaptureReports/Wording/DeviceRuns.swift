import JSONSource

/// Names many devices in few words: `iPhone XR, 12 to 13 Pro Max (9)`.
enum DeviceRuns {
  /// The most devices to name individually; a longer list names only the first and the last of a run.
  static let most = 12

  /// The longest run whose members are all named.
  private static let longestNamed = 3

  /// The names of some devices, in the order of `all`; `name` gives the name of one. With `shortensIDs`, ids of one family
  /// share their first word as names do: `iphone-xr, 12 to 13-pro-max (9)`.
  static func text(
    _ some: [String], among all: [String], shortensIDs: Bool = false, name: (String) -> String = { $0 }
  ) -> String {
    let devices = all.map { Device(id: $0, name: name($0), isSplitAtDash: shortensIDs) }
    let wanted = Set(some)
    var text = Text()
    for run in runs(of: wanted, in: devices) {
      if let first = run.first, let last = run.last, run.count > longestNamed {
        let isWhole = run.count == devices.count { $0.family == first.family }
        if isWhole, let family = first.family {
          text.add(all: run.count, of: family)
        } else {
          text.add(first, to: last)
        }
      } else {
        run.forEach { text.add($0) }
      }
    }
    return text.parts.joined(separator: ", ") + (text.isShort || some.count > 6 ? " (\(some.count))" : "")
  }

  /// The members of a set, grouped into runs that are consecutive in a list and of one family: nobody knows which
  /// devices lie between an iPhone and an iPad.
  private static func runs(of some: Set<String>, in all: [Device]) -> [ArraySlice<Device>] {
    all.split { !some.contains($0.id) }.flatMap { consecutive in
      var runs: [ArraySlice<Device>] = []
      var rest = consecutive
      while let first = rest.first {
        let run = rest.prefix { $0.family == first.family }
        runs.append(run)
        rest = rest.dropFirst(run.count)
      }
      return runs
    }
  }

  /// A device and its name.
  private struct Device {
    let id: String
    let name: String

    /// The name's first word, and its other words; no family if the name is one word.
    let family: Substring?
    let model: Substring

    init(id: String, name: String, isSplitAtDash: Bool) {
      self.id = id
      self.name = name
      // An id has no space, which its bytes tell faster than its characters.
      let separator: Character = isSplitAtDash ? "-" : " "
      let words =
        name.utf8.contains(separator.asciiValue ?? 0) ? name.split(separator: separator, maxSplits: 1) : [name[...]]
      family = words.count == 2 ? words[0] : nil
      model = words.last ?? ""
    }

    /// Whether the model is named by a number, as `iPhone 13 mini` is: only then the short form of a run is clear.
    var isCounted: Bool { family != nil && model.first?.isNumber == true }
  }

  /// The parts of the text, and the family that was named last.
  private struct Text {
    private(set) var parts: [String] = []
    private(set) var isShort = false
    private var family: Substring?

    mutating func add(_ device: Device) { parts.append(short(device)) }

    /// Adds a run by its ends.
    mutating func add(_ first: Device, to last: Device) {
      isShort = true
      if first.isCounted && last.isCounted {
        parts.append("\(short(first)) to \(short(last))")
      } else {
        family = nil
        parts.append("\(first.name) to \(last.name)")
      }
    }

    /// Adds all devices of a family: `the 12 iPads`.
    mutating func add(all count: Int, of family: Substring) {
      isShort = true
      self.family = nil
      parts.append("the \(count) \(family)s")
    }

    /// A device's name, without the family if that was just named. `(8th generation)` is no name by itself.
    private mutating func short(_ device: Device) -> String {
      let isNamed = device.family != nil && device.family == family && device.model.first != "("
      family = device.family
      return isNamed ? String(device.model) : device.name
    }
  }
}
