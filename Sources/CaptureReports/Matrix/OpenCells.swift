import CapturePlans
import CaptureSession
import JSONSource

/// Something that would decide unverified cells of a matrix.
enum Decider: Hashable {
  /// A probe of a device: the facts of its profile, and its costs.
  case probe(profile: String)

  /// Something that a graph leaves out: the format of a camera, or a key of the app's Info.plist.
  case graph(path: String)
}

/// The unverified cells of a matrix, and ways to decide most of them.
///
/// A probe decides a cell if a profile or its cost model has a key for each fact that the cell lacks. It also decides
/// cells of devices with the same cameras, if these lack only facts that such devices share: formats, device sets and
/// readings. No probe replaces a run of the graph on the device.
struct OpenCells {
  /// How many cells are unverified.
  let count: Int

  /// The deciders, each with the number of cells that it decides: first the one that decides the most, then the one
  /// that decides the most of the rest, and so on.
  private(set) var deciders: [(decider: Decider, cells: Int)] = []

  /// The missing facts, grouped by the way to settle them, with the number of cells that they decide in addition to the
  /// groups before; groups that decide the most cells per fact come first.
  private(set) var facts: [(settlements: [Settlement], cells: Int)] = []

  /// How many cells all the deciders together decide.
  var decidable: Int { deciders.reduce(0) { $0 + $1.cells } }

  /// How many unverified cells lack only facts that a change of the graph settles, with which the app does the same.
  private(set) var ofAdvice = 0

  /// How many unverified cells belong to profiles that describe no device, so that no probe can decide them.
  private(set) var ofNoDevice = 0

  /// The unverified cells of a report.
  ///
  /// `devices` has the profiles that describe a device, `twins` the devices with the same cameras as each, `years` the
  /// years in which they came out, and `profiles` all profiles in order.
  init(
    _ report: Report, profiles: [String], devices: Set<String>, twins: [String: [String]], years: [String: Int] = [:]
  ) {
    var count = 0
    // Many cells have the same deciders.
    var order: [[Decider]] = []
    var cells: [[Decider]: Int] = [:]
    var lacks: [Set<Settlement>: Int] = [:]
    for file in report.files {
      for result in file.results where result.verdict == .unverified {
        count += 1
        let deciding = result.missing.filter(\.decides)
        if !deciding.isEmpty, deciding.allSatisfy({ $0.instead?.isFree == true }) { ofAdvice += 1 }
        let isOfDevice = devices.contains(result.profile)
        let missing = Set(result.missing.filter(\.decides).map(\.settlement.ofAnyInput))
        if !isOfDevice { ofNoDevice += 1 } else if !missing.isEmpty { lacks[missing, default: 0] += 1 }
        let deciders = Self.deciders(
          of: result, in: file.name, probed: isOfDevice ? [result.profile] + (twins[result.profile] ?? []) : [])
        if cells[deciders] == nil { order.append(deciders) }
        cells[deciders, default: 0] += 1
      }
    }
    self.count = count
    facts = Self.facts(lacks)
    let places = Dictionary(profiles.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var open = order.filter { !$0.isEmpty }
    while !open.isEmpty {
      var sums: [Decider: Int] = [:]
      for group in open { for decider in group { sums[decider, default: 0] += cells[group] ?? 0 } }
      let best = sums.max { one, other in
        (one.value, one.key.rank(in: places, years)) < (other.value, other.key.rank(in: places, years))
      }
      guard let best else { break }
      deciders.append((best.key, best.value))
      open.removeAll { $0.contains(best.key) }
    }
  }

  /// The deciders of one cell; each of them is enough by itself.
  private static func deciders(of result: CheckResult, in path: String, probed: [String]) -> [Decider] {
    let settlements = result.missing.filter(\.decides).map(\.settlement)
    guard !settlements.isEmpty else { return [] }
    if settlements.allSatisfy(\.isOfGraph) { return [.graph(path: path)] }
    guard settlements.allSatisfy(\.isOfProbe) else { return [] }
    return (settlements.allSatisfy(\.isShared) ? probed : Array(probed.prefix(1))).map { .probe(profile: $0) }
  }

  /// The facts that cells lack; `lacks` has the number of cells for each set of facts.
  private static func facts(_ lacks: [Set<Settlement>: Int]) -> [(settlements: [Settlement], cells: Int)] {
    var open = lacks
    var facts: [(settlements: [Settlement], cells: Int)] = []
    while !open.isEmpty {
      var best: (settlements: [Settlement], cells: Int, words: String)?
      for candidate in open.keys {
        let cells = open.reduce(0) { $0 + ($1.key.isSubset(of: candidate) ? $1.value : 0) }
        let settlements = candidate.sorted { $0.words < $1.words }
        let words = settlements.map(\.words).joined()
        if let known = best {
          let (gain, knownGain) = (cells * known.settlements.count, known.cells * settlements.count)
          guard gain > knownGain || gain == knownGain && words < known.words else { continue }
        }
        best = (settlements, cells, words)
      }
      guard let best else { break }
      facts.append((best.settlements, best.cells))
      var rest: [Set<Settlement>: Int] = [:]
      for (missing, cells) in open {
        let others = missing.subtracting(best.settlements)
        if !others.isEmpty { rest[others, default: 0] += cells }
      }
      open = rest
    }
    return facts
  }
}

extension Decider {
  /// The rank for two deciders of equally many cells: a newer device before an older one, then an earlier one in the matrix
  /// before a later one, and devices before graphs.
  fileprivate func rank(in places: [String: Int], _ years: [String: Int]) -> DeciderRank {
    switch self {
    case .probe(let profile):
      DeciderRank(year: years[profile] ?? 0, device: -(places[profile] ?? places.count), path: "")
    case .graph(let path): DeciderRank(year: -1, device: 0, path: path)
    }
  }
}

private struct DeciderRank: Comparable {
  let year: Int
  let device: Int
  let path: String

  static func < (one: DeciderRank, other: DeciderRank) -> Bool {
    // Graphs are ordered by name.
    (one.year, one.device, other.path) < (other.year, other.device, one.path)
  }
}
