import CapturePlans
import CaptureSession

/// A column of a matrix: one device, or several on which every graph has the same verdict.
struct MatrixColumn {
  /// The ids of the devices, in the order of the matrix.
  let profiles: [String]

  /// The heading of the column.
  let title: String

  /// The cell of each graph; its reason is left out if it differs between the devices.
  let cells: [MatrixCell?]
}

extension Matrix {
  /// One column for each device, under its id.
  var columns: [MatrixColumn] {
    profiles.indices.map { index in
      MatrixColumn(profiles: [profiles[index]], title: profiles[index], cells: rows.map { $0.cells[index] })
    }
  }

  /// Columns that group devices with the same verdicts, in the order of the first device; `names` are the devices'
  /// names.
  func groupedColumns(names: [String: String]) -> [MatrixColumn] {
    var groups: [(answers: [String?], indices: [Int])] = []
    var known: [[String?]: Int] = [:]
    for index in profiles.indices {
      let answers = rows.map { $0.cells[index]?.words }
      if let group = known[answers] {
        groups[group].indices.append(index)
      } else {
        known[answers] = groups.count
        groups.append((answers, [index]))
      }
    }
    return groups.map { group in
      let own = group.indices.map { profiles[$0] }
      return MatrixColumn(
        profiles: own, title: DeviceRuns.text(own, among: profiles) { names[$0] ?? $0 },
        cells: rows.map { row in Self.common(group.indices.map { row.cells[$0] }) })
    }
  }

  /// A cell for several devices with the same verdict.
  private static func common(_ cells: [MatrixCell?]) -> MatrixCell? {
    guard let first = cells.first ?? nil else { return nil }
    return cells.allSatisfy { $0?.reason == first.reason } ? first : first.withoutReason
  }
}
