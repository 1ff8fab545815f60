import CapturePlans
import CaptureSession

/// What would decide cells of a matrix that are open.
enum Decider: Hashable {
  /// What a probe prints on a device and reads there: the facts of its profile, and its costs.
  case probe(profile: String)

  /// What a graph leaves out: which format a camera runs, or what the app's Info.plist says.
  case graph(path: String)
}

/// The cells of a matrix that are open, and what would decide most of them.
///
/// A probe decides a cell if each fact that is missing for it is one that a profile or its cost model has a key for. It
/// decides the cells of a device with the same cameras, too, where all that is missing there is what such devices share:
/// formats, device sets and readings. What only a run of the graph on the device shows, no probe decides.
struct OpenCells {
  /// How many are open.
  let count: Int

  /// What decides the most, then what decides the most of the rest, and so on, and how many cells each of them decides.
  private(set) var deciders: [(decider: Decider, cells: Int)] = []

  /// The facts that are missing, by what would settle them, and how many cells they decide beside those before them; first
  /// what decides the most cells a fact.
  private(set) var facts: [(settlements: [Settlement], cells: Int)] = []

  /// How many cells all of these decide.
  var decidable: Int { deciders.reduce(0) { $0 + $1.cells } }

  /// How many are of profiles that describe no device: no probe tells more of these.
  private(set) var ofNoDevice = 0

  /// The open cells of a report; `devices` are the profiles that describe a device, `twins` are the devices with the same cameras as each, and `profiles` all in their order.
  init(_ report: Report, profiles: [String], devices: Set<String>, twins: [String: [String]]) {
    var count = 0
    // Many cells are decided by the same.
    var order: [[Decider]] = []
    var cells: [[Decider]: Int] = [:]
    var lacks: [Set<Settlement>: Int] = [:]
    for file in report.files {
      for result in file.results where result.verdict == .unverified {
        count += 1
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
        (one.value, one.key.rank(in: places)) < (other.value, other.key.rank(in: places))
      }
      guard let best else { break }
      deciders.append((best.key, best.value))
      open.removeAll { $0.contains(best.key) }
    }
  }

  /// What would decide one cell, each by itself.
  private static func deciders(of result: CheckResult, in path: String, probed: [String]) -> [Decider] {
    let settlements = result.missing.filter(\.decides).map(\.settlement)
    guard !settlements.isEmpty else { return [] }
    if settlements.allSatisfy(\.isOfGraph) { return [.graph(path: path)] }
    guard settlements.allSatisfy(\.isOfProbe) else { return [] }
    return (settlements.allSatisfy(\.isShared) ? probed : Array(probed.prefix(1))).map { .probe(profile: $0) }
  }

  /// The facts that cells lack, of which each set has this number of cells.
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
  /// Of two that decide as much the one that ranks higher is told: a device before another that comes later, these before
  /// graphs.
  fileprivate func rank(in places: [String: Int]) -> DeciderRank {
    switch self {
    case .probe(let profile): DeciderRank(device: -(places[profile] ?? places.count), path: "")
    case .graph(let path): DeciderRank(device: -places.count - 1, path: path)
    }
  }
}

private struct DeciderRank: Comparable {
  let device: Int
  let path: String

  static func < (one: DeciderRank, other: DeciderRank) -> Bool {
    // Of two graphs the first by name.
    (one.device, other.path) < (other.device, one.path)
  }
}
