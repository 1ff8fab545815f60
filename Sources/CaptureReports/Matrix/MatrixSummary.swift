import CaptureModel
import CapturePlans
import JSONSource

/// How sure the cells of a matrix are, and what would make more of them sure: its last lines.
struct MatrixSummary {
  /// How many cells are decided on each basis, the strongest first; none is 0.
  let bases: [(kind: FactKind, cells: Int)]

  /// The open ones.
  let open: OpenCells

  init(_ report: Report, profiles: [String], twins: [String: [String]]) {
    var counts: [FactKind: Int] = [:]
    for file in report.files {
      for result in file.results { if let basis = result.basis { counts[basis, default: 0] += 1 } }
    }
    bases = FactKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    open = OpenCells(report, profiles: profiles, twins: twins)
  }

  /// So many things that would decide cells are told.
  private static let mostTold = 3

  /// `31 documented, 12 derived, 204 likely (estimated), 53 open`, and what likely means; `nil` where there is no cell.
  var basisWords: String? {
    var parts = bases.map { kind, cells in
      kind == .estimated ? "\(cells) likely (estimated)" : "\(cells) \(kind.rawValue)"
    }
    if open.count > 0 { parts.append("\(open.count) open") }
    guard !parts.isEmpty else { return nil }
    let meaning = bases.contains { $0.kind == .estimated } ? "; likely: as on the known devices of the family" : ""
    return "how sure: " + parts.joined(separator: ", ") + meaning
  }

  /// `a probe of iPhone 15 would decide 212 of the 300 open cells; then a probe of iPhone 16, 40 more`; `nil` where nothing
  /// is open.
  func openWords(names: (String) -> String) -> String? {
    guard open.count > 0 else { return nil }
    let all = open.count == 1 ? "the open cell" : "the \(open.count) open cells"
    guard let first = open.deciders.first else { return "no probe by itself would decide \(all)" }
    let cells = open.count == 1 ? all : "\(first.cells) of \(all)"
    var text = "\(first.decider.words(names)) would decide \(cells)"
    for (decider, cells) in open.deciders.dropFirst().prefix(Self.mostTold - 1) {
      text += "; then \(decider.words(names)), \(cells) more"
    }
    let rest = open.deciders.dropFirst(Self.mostTold)
    if !rest.isEmpty { text += "; \(rest.count) more of these, \(rest.reduce(0) { $0 + $1.cells }) more" }
    let others = open.count - open.decidable
    return others == 0 ? text : text + "; the other \(others) need more than one of these, or a run on the device"
  }

  /// Writes it as members of the summary.
  func members(to writer: inout JSONWriter) {
    writer.object("basis") { writer in
      for kind in FactKind.allCases { writer.member(kind.rawValue, bases.first { $0.kind == kind }?.cells ?? 0) }
      writer.member("open", open.count)
    }
    writer.array("wouldDecide") { writer in
      for (decider, cells) in open.deciders {
        writer.object { writer in
          switch decider {
          case .probe(let profile): writer.member("probe", profile)
          case .graph(let path): writer.member("graph", path)
          }
          writer.member("cells", cells)
        }
      }
    }
  }
}

extension Decider {
  fileprivate func words(_ names: (String) -> String) -> String {
    switch self {
    case .probe(let profile): "a probe of \(names(profile))"
    case .graph(let path): "what \(path) leaves out, written in it,"
    }
  }
}
