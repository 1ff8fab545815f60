import CaptureModel
import CaptureSession
import JSONSource

/// Looks for a plan that gives up guarded settings, for a graph whose targets can't be met with all of them.
///
/// The app asks before it sets them, so a format that doesn't support one only loses it.
struct GuardLoss {
  /// The session with all its settings.
  let session: ResolvedSession

  /// Its graph as it was read, and where.
  let reading: GraphDocument

  /// Plans a session.
  let plan: (ResolvedSession) -> Reduction.Outcome

  /// Judges what a plan comes to.
  let check: ConfigurationCheck

  /// The most settings of which every smaller group is tried; beyond, none of the lost ones can be kept alone.
  private static let mostCounted = 6

  /// The plan that gives up the fewest settings, those of the first cameras last; `nil` if none helps.
  func outcome() -> Reduction.Outcome? {
    let all = guards()
    guard !all.isEmpty, var best = planned(without: all) else { return nil }
    var lost = all
    for guarded in all {
      let fewer = lost.filter { $0 != guarded }
      guard !fewer.isEmpty, let kept = planned(without: fewer) else { continue }
      (lost, best) = (fewer, kept)
    }
    guard lost.count > 1, all.count <= Self.mostCounted else { return best }
    for group in Self.groups(of: all, smallerThan: lost.count) {
      if let smaller = planned(without: group) { return smaller }
    }
    return best
  }

  /// The guarded settings that the session still has, those of the first camera first.
  private func guards() -> [GraphGuard] {
    let omission = session.graph.omission
    let open = session.graph.guards.filter { guarded in
      guarded.key != nil && guarded.section != .app && !guarded.isIdle && !omission.contains(guarded)
        && omission.index(ofElement: guarded.index, in: guarded.section) != nil
    }
    let order = session.preferenceOrder(nil).map { session.cameras[$0].inputIndex }
    func rank(_ guarded: GraphGuard) -> Int { input(of: guarded).flatMap { order.firstIndex(of: $0) } ?? order.count }
    return open.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  /// The input that a setting belongs to, also by a connection or an output; `nil` if that is not clear.
  private func input(of guarded: GraphGuard) -> InputIndex? {
    guard let index = session.graph.omission.index(ofElement: guarded.index, in: guarded.section) else { return nil }
    switch guarded.section {
    case .inputs: return InputIndex(index)
    case .connections: return session.connections.first { $0.index == index }?.input
    case .outputs: return session.connections.first { $0.output.value == index }?.input
    case .session, .photoSettings, .controls, .app: return nil
    }
  }

  /// The plan for the session without some settings; `nil` if there is none, or it would not run.
  private func planned(without lost: [GraphGuard]) -> Reduction.Outcome? {
    guard let whole = reading.graph, let document = reading.document else { return nil }
    var omission = session.graph.omission
    guard omission.leaveOut(lost, of: whole, in: document) else { return nil }
    let rest = SessionResolver.resolve(
      GraphDecoder.decode(document, without: omission, as: whole), on: session.profile)
    guard case .reduced(var trace, let writer) = plan(rest), let written = check.written(trace.session),
      written.verdict == .runs
    else { return nil }
    let before = session.graph.omission
    trace.lost = (written.guards?.lacking ?? []).map(\.guarded).filter { !before.contains($0) }
    return .reduced(trace, writer)
  }

  /// The groups of fewer than some count, the smaller ones first; of one size those with the last settings first.
  private static func groups(of guards: [GraphGuard], smallerThan count: Int) -> [[GraphGuard]] {
    let masks = (1..<(1 << guards.count)).filter { $0.nonzeroBitCount < count }
    return masks.sorted { ($0.nonzeroBitCount, -$0) < ($1.nonzeroBitCount, -$1) }
      .map { mask in guards.indices.filter { mask & (1 << $0) != 0 }.map { guards[$0] } }
  }
}
