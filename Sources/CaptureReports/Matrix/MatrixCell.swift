import CaptureModel
import CaptureSession
import JSONSource
import CapturePlans

/// Whether one graph runs on one device, and why not in a word.
struct MatrixCell: Hashable {
  /// The id of the profile.
  let profile: String

  /// Whether it runs, and whether that is only likely.
  let answer: Answer

  /// Whether it runs.
  var verdict: Verdict { answer.verdict }

  /// Why it is so; `nil` if it runs.
  private(set) var reason: String?

  /// The first rule that keeps it from running; `nil` where none does.
  let rule: RuleID?

  /// How the weakest fact is known that this needs; `nil` where it is not decided.
  let basis: FactKind?

  /// What it rests on; a refusal rests on what each device lacks, which is not told of many.
  private(set) var grounds: [Ground]

  init(_ result: CheckResult) {
    profile = result.profile
    answer = result.answer
    reason = result.reason
    rule = result.verdict == .cannotRun ? result.refusals.first?.rule : nil
    basis = result.basis
    grounds = result.verdict == .cannotRun ? result.restsOn.filter { $0.kind == nil } : result.restsOn
  }

  /// The same without the reason.
  var withoutReason: MatrixCell {
    var cell = self
    cell.reason = nil
    return cell
  }

  /// Whether the same is to be said of another cell.
  fileprivate func isAlike(_ other: MatrixCell) -> Bool {
    answer == other.answer && basis == other.basis && reason == other.reason && grounds == other.grounds
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

  /// The ids of the profiles.
  let profiles: [String]

  /// The graphs in their order.
  let rows: [Row]

  /// `order` is that of the columns; a profile that it has not stands behind, in the order of first use.
  init(_ report: Report, order: [String] = []) {
    var used: [String] = []
    var known: Set<String> = []
    for file in report.files {
      for result in file.results where known.insert(result.profile).inserted { used.append(result.profile) }
    }
    let profiles = order.filter { known.contains($0) } + used.filter { !order.contains($0) }
    self.profiles = profiles
    rows = report.files.map { file in
      let cells = file.results.map { MatrixCell($0) }
      let places = Dictionary(cells.map { ($0.profile, $0) }, uniquingKeysWith: { first, _ in first })
      return Row(
        name: file.name, cells: profiles.map { places[$0] },
        fault: file.fault)
    }
  }
}

extension Matrix.Row {
  /// Cells of which the same is to be said, with their profiles: first those that can't run, the sure ones before the likely
  /// ones, each in the order of first appearance.
  var groups: [(cell: MatrixCell, profiles: [String])] {
    var groups: [(cell: MatrixCell, profiles: [String])] = []
    for cell in cells.compactMap({ $0 }) {
      if let index = groups.firstIndex(where: { $0.cell.isAlike(cell) }) {
        groups[index].profiles.append(cell.profile)
      } else {
        groups.append((cell, [cell.profile]))
      }
    }
    return Self.verdicts.flatMap { verdict in
      [Answer(verdict), Answer(verdict, on: .estimated)].flatMap { answer in groups.filter { $0.cell.answer == answer }
      }
    }
  }

  /// What people ask for first comes first.
  private static let verdicts: [Verdict] = [.invalid, .cannotRun, .unverified, .adjusted, .runs]
}
