import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// The last lines of a matrix: how sure its cells are, and how to make more of them sure.
struct MatrixSummary {
  /// How many cells are decided on each basis, strongest first; a basis without cells is left out.
  let bases: [(kind: FactKind, cells: Int)]

  /// The open cells.
  let open: OpenCells

  init(
    _ report: Report, profiles: [String], devices: Set<String>, twins: [String: [String]], years: [String: Int]
  ) {
    var counts: [FactKind: Int] = [:]
    for file in report.files {
      for result in file.results { if let basis = result.basis { counts[basis, default: 0] += 1 } }
    }
    bases = FactKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    open = OpenCells(report, profiles: profiles, devices: devices, twins: twins, years: years)
  }

  /// How many ways to decide cells are listed.
  private static let mostTold = 3

  /// `31 documented, 12 derived, 204 likely (estimated), 53 open`, with the meaning of "likely"; `nil` if there are no
  /// cells.
  var basisWords: String? {
    var parts = bases.map { kind, cells in
      kind == .estimated ? "\(cells) likely (estimated)" : "\(cells) \(kind.rawValue)"
    }
    if open.count > 0 { parts.append("\(open.count) unverified") }
    guard !parts.isEmpty else { return nil }
    let hasLikely = bases.contains { $0.kind == .estimated }
    let meaning = hasLikely ? "; likely means: going by known devices of the same family" : ""
    return "how sure: " + parts.joined(separator: ", ") + meaning
  }

  /// The cells that probes would decide; `nil` if nothing is open.
  ///
  /// `a probe of iPhone 15 would decide 212 of the 300 unverified cells; then a probe of iPhone 16, 40 more`
  func openWords(names: (String) -> String) -> String? {
    guard open.count > 0 else { return nil }
    let all = open.count == 1 ? "the unverified cell" : "the \(open.count) unverified cells"
    guard let first = open.deciders.first else { return "no single probe would decide \(all)" + noDevice }
    let cells = open.count == 1 ? all : "\(first.cells) of \(all)"
    var text = "\(first.decider.words(names)) would decide \(cells)"
    for (decider, cells) in open.deciders.dropFirst().prefix(Self.mostTold - 1) {
      text += "; then \(decider.words(names)), \(cells) more"
    }
    let rest = open.deciders.dropFirst(Self.mostTold)
    if !rest.isEmpty { text += "; \(rest.count) more like these, \(rest.reduce(0) { $0 + $1.cells }) cells more" }
    let others = open.count - open.decidable - open.ofNoDevice
    if others > 0 { text += "; the other \(others) need more than one of these, or a run on the device" }
    return text + noDevice
  }

  /// The sentence about open cells of profiles that describe no device.
  private var noDevice: String {
    switch open.ofNoDevice {
    case 0: ""
    case 1: "; 1 is of a profile that describes no device"
    default: "; \(open.ofNoDevice) are of profiles that describe no device"
    }
  }

  /// The cells for which a change of the graph comes before any phone; `nil` if there are none.
  ///
  /// `for 30 of the 33 unverified cells, change the graph first as their reasons say: the app does the same then`
  var adviceWords: String? {
    guard open.ofAdvice > 0 else { return nil }
    let cells = open.count == 1 ? "the unverified cell" : "\(open.ofAdvice) of the \(open.count) unverified cells"
    return "for \(cells), change the graph first as \(open.ofAdvice == 1 ? "its reason says" : "their reasons say"): "
      + "the app does the same then"
  }

  /// The facts that would decide cells; `nil` if nothing is open.
  ///
  /// `which cameras run together ('multiCamDeviceSets') would decide 40 of the 53 unverified cells; then …, 8 more`
  var factWords: String? {
    // Facts that graphs leave out are reported under the graphs' names.
    guard let first = open.facts.first, !open.facts.allSatisfy({ $0.settlements.allSatisfy(\.isOfGraph) }) else {
      return nil
    }
    func words(_ settlements: [Settlement]) -> String { settlements.map(\.factWords).sentence }
    let all = open.count == 1 ? "the unverified cell" : "\(first.cells) of the \(open.count) unverified cells"
    var text = "to know \(words(first.settlements)) would decide \(all)"
    for (settlements, cells) in open.facts.dropFirst().prefix(Self.mostTold - 1) {
      text += "; then \(words(settlements)), \(cells) more"
    }
    let rest = open.facts.dropFirst(Self.mostTold)
    if rest.isEmpty { return text }
    let others = TextLayout.count(rest.reduce(0) { $0 + $1.settlements.count }, "other fact")
    return text + "; then \(others), \(rest.reduce(0) { $0 + $1.cells }) more"
  }
}

extension Decider {
  fileprivate func words(_ names: (String) -> String) -> String {
    switch self {
    case .probe(let profile): "a probe of \(names(profile))"
    case .graph(let path): "adding what \(path) leaves out"
    }
  }
}
