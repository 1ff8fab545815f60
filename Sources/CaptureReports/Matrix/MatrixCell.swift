import CaptureSession
import JSONSource
import CapturePlans

/// Whether one graph runs on one device, and why not in a word.
struct MatrixCell: Hashable {
  /// The id of the profile.
  let profile: String

  /// Whether it runs.
  let verdict: Verdict

  /// The plan of an adjusted graph, the rules that one breaks which can't run, the facts that are missing; `nil` where
  /// it runs.
  let reason: String?

  init(_ result: CheckResult) {
    profile = result.profile
    verdict = result.verdict
    switch result.verdict {
    case .runs: reason = nil
    case .adjusted: reason = result.plan
    case .cannotRun, .invalid:
      reason = Self.list(result.findings.filter { $0.severity == .error }.map(\.rule.rawValue))
    case .unverified: reason = Self.list(result.missing.filter(\.decides).map(\.fact))
    }
  }

  /// Why a file was judged on no profile: it can't be read, or it names none that is known; `nil` where it was judged.
  static func fault(of file: FileReport) -> String? {
    switch file.content {
    case .unreadable(let reason): reason
    case .checked(let reading, let results) where results.isEmpty:
      list(reading.findings.filter { $0.severity == .error }.map(\.rule.rawValue))
    case .checked: nil
    }
  }

  /// The first of several, each counted once, and how many more there are.
  private static func list(_ items: [String]) -> String? {
    let distinct = items.indices.filter { !items[..<$0].contains(items[$0]) }.map { items[$0] }
    guard let first = distinct.first else { return nil }
    return distinct.count == 1 ? first : "\(first) and \(distinct.count - 1) more"
  }
}

/// Every graph on every device.
struct Matrix {
  /// One graph.
  struct Row {
    /// Its path.
    let name: String

    /// What it does on each profile, in the order of the columns; `nil` where it was not judged.
    let cells: [MatrixCell?]

    /// Why it was judged on no profile; `nil` where it was.
    let fault: String?
  }

  /// The ids of the profiles, in the order of their first use.
  let profiles: [String]

  /// The graphs in their order.
  let rows: [Row]

  init(_ report: Report) {
    var profiles: [String] = []
    for file in report.files {
      for result in file.results where !profiles.contains(result.profile) { profiles.append(result.profile) }
    }
    self.profiles = profiles
    rows = report.files.map { file in
      let cells = file.results.map { MatrixCell($0) }
      return Row(
        name: file.name, cells: profiles.map { id in cells.first { $0.profile == id } },
        fault: MatrixCell.fault(of: file))
    }
  }
}

extension Matrix.Row {
  /// Cells of which the same is to say, with their profiles, in the order of the first.
  var groups: [(cell: MatrixCell, profiles: [String])] {
    var groups: [(cell: MatrixCell, profiles: [String])] = []
    for cell in cells.compactMap({ $0 }) {
      if let place = groups.firstIndex(where: { $0.cell.verdict == cell.verdict && $0.cell.reason == cell.reason }) {
        groups[place].profiles.append(cell.profile)
      } else {
        groups.append((cell, [cell.profile]))
      }
    }
    return groups
  }
}
