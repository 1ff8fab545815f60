import CaptureModel
import CaptureSession
import JSONSource
import CapturePlans

/// Whether one graph runs on one device and, in a word, why not.
struct MatrixCell: Hashable {
  /// The id of the profile.
  let profile: String

  /// Whether it runs, and whether that is only likely.
  let answer: Answer

  /// Whether it runs.
  var verdict: Verdict { answer.verdict }

  /// The reason why it doesn't run, apart from those that all devices share; `nil` if there is none.
  private(set) var reason: String?

  /// The first rule in that reason; `nil` if there is none.
  let rule: RuleID?

  /// The names of everything that the app leaves out on the device.
  let without: [String]

  /// The weakest kind among the facts behind the verdict; `nil` if the verdict is open.
  let basis: FactKind?

  /// The facts behind the verdict; for a refusal only the statements of the graph's author, since the others differ
  /// between devices.
  private(set) var grounds: [Ground]

  /// The cell of a result; `shared` has the rules that refuse the graph on every device.
  init(_ result: CheckResult, beside shared: [RuleID]) {
    profile = result.profile
    answer = result.answer
    reason = result.ownReason(beside: shared)
    rule = result.verdict == .cannotRun ? result.ownRefusals(beside: shared).first : nil
    without = [.runs, .adjusted].contains(result.verdict) ? GuardWords.names(of: result.leftOut) : []
    basis = result.basis
    grounds = result.verdict == .cannotRun ? result.restsOn.filter { $0.kind == nil } : result.restsOn
  }

  /// The verdict in words, with the things that the app leaves out: `runs, without torchMode`.
  var words: String { GuardWords.verdict(answer.words, without: without) }

  /// The verdict in one short word.
  var shortWord: String { answer.shortWord + (without.isEmpty ? "" : "*") }

  /// The cell without its reason.
  var withoutReason: MatrixCell {
    var cell = self
    cell.reason = nil
    return cell
  }

  /// Whether another cell has the same content, whatever its profile.
  fileprivate func isAlike(_ other: MatrixCell) -> Bool {
    answer == other.answer && without == other.without && basis == other.basis && reason == other.reason
      && grounds == other.grounds
  }
}

/// Every graph on every device.
struct Matrix {
  /// One graph.
  struct Row {
    /// The path of the graph.
    let name: String

    /// The graph's cell for each profile, in the order of the columns; `nil` if it was not judged there.
    let cells: [MatrixCell?]

    /// The rules that refuse it on every device, in order.
    let shared: [RuleID]

    /// Why it was judged on no profile; `nil` if it was.
    let fault: String?
  }

  /// The ids of the profiles.
  let profiles: [String]

  /// The graphs in their order.
  let rows: [Row]

  /// A matrix; `order` is the order of the columns. Profiles that it lacks come last, in the order of first use.
  init(_ report: Report, order: [String] = []) {
    var used: [String] = []
    var known: Set<String> = []
    for file in report.files {
      for result in file.results where known.insert(result.profile).inserted { used.append(result.profile) }
    }
    let profiles = order.filter { known.contains($0) } + used.filter { !order.contains($0) }
    self.profiles = profiles
    rows = report.files.map { file in
      let shared = file.sharedRefusals
      let cells = file.results.map { MatrixCell($0, beside: shared) }
      let places = Dictionary(cells.map { ($0.profile, $0) }, uniquingKeysWith: { first, _ in first })
      return Row(
        name: file.name, cells: profiles.map { places[$0] }, shared: shared, fault: file.fault)
    }
  }
}

extension Matrix.Row {
  /// Cells with the same content, with their profiles.
  ///
  /// Those that can't run come first, and certain ones before likely ones; within each kind, they are in the order of
  /// first appearance.
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
      Answer.all(of: verdict).flatMap { answer in groups.filter { $0.cell.answer == answer } }
    }
  }

  /// The verdicts, the most interesting first.
  private static let verdicts: [Verdict] = [.invalid, .cannotRun, .unverified, .adjusted, .runs]
}
