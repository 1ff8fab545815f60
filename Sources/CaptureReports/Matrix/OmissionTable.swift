import CaptureModel
import CapturePlans

/// What an app leaves out of one graph, and on which devices.
struct OmissionTable {
  /// One thing that is left out, for one reason, or of which it is not known whether it is there.
  struct Row {
    /// The guarded key or element.
    let guarded: GraphGuard

    /// What is left out and why; `nil` if that is not known.
    let leftOut: LeftOut?

    /// The devices.
    fileprivate(set) var profiles: [String]

    /// Why it is left out; `nil` if that is not known.
    var reason: String? { leftOut?.reasons.joined(separator: "; ") }

    /// The key and its owner, or the element.
    var title: String { leftOut.map { GuardWords.title(of: $0) } ?? GuardWords.title(of: guarded) }
  }

  /// The path of the graph.
  let name: String

  /// The parts that the app goes without, then those that are unknown, in the order of first use.
  let rows: [Row]

  /// The devices on which nothing is left out.
  let complete: [String]

  /// The devices on which the graph can't run, whatever is left out.
  let refused: [String]

  /// The table of a graph's results; a graph that was not judged has none.
  init?(_ file: FileReport, order: [String]) {
    let results = order.compactMap { id in file.results.first { $0.profile == id } }
    guard !results.isEmpty else { return nil }
    name = file.name
    let running = results.filter { $0.verdict != .invalid && $0.verdict != .cannotRun }
    refused = results.filter { $0.verdict == .invalid || $0.verdict == .cannotRun }.map(\.profile)
    complete = running.filter { $0.leftOut.isEmpty && $0.supportNotKnown.isEmpty }.map(\.profile)
    var rows: [Row] = []
    func add(_ guarded: GraphGuard, _ left: LeftOut?, on profile: String) {
      if let index = rows.firstIndex(where: {
        $0.guarded == guarded && $0.leftOut?.values == left?.values && $0.leftOut?.reasons == left?.reasons
      }) {
        rows[index].profiles.append(profile)
      } else {
        rows.append(Row(guarded: guarded, leftOut: left, profiles: [profile]))
      }
    }
    for result in running {
      for left in result.leftOut { add(left.guarded, left, on: result.profile) }
    }
    for result in running {
      for guarded in result.supportNotKnown { add(guarded, nil, on: result.profile) }
    }
    self.rows = rows
  }
}
