import CaptureSession
import JSONSource
import CapturePlans

/// Whether one graph runs on one device, and why not in a word.
struct MatrixCell: Hashable {
  /// The id of the profile.
  let profile: String

  /// Whether it runs.
  let verdict: Verdict

  /// Why it is so; `nil` if it runs.
  let reason: String?

  init(_ result: CheckResult) {
    profile = result.profile
    verdict = result.verdict
    reason = result.reason
  }
}

/// Every graph on every device.
struct Matrix {
  /// One graph.
  struct Row {
    /// Its path.
    let name: String

    /// What it does on each profile, in the order of the columns; `nil` if it was not judged.
    let cells: [MatrixCell?]

    /// Why it was judged on no profile; `nil` if it was.
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
        fault: file.fault)
    }
  }
}

extension Matrix.Row {
  /// Cells with the same verdict and reason, with their profiles, in the order of first appearance.
  var groups: [(cell: MatrixCell, profiles: [String])] {
    var groups: [(cell: MatrixCell, profiles: [String])] = []
    for cell in cells.compactMap({ $0 }) {
      if let index = groups.firstIndex(where: { $0.cell.verdict == cell.verdict && $0.cell.reason == cell.reason }) {
        groups[index].profiles.append(cell.profile)
      } else {
        groups.append((cell, [cell.profile]))
      }
    }
    return groups
  }
}
