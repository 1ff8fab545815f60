import CapturePlans
import CaptureSession
public import JSONSource

/// How a change affects findings and costs, over all graphs.
public struct Comparison: Sendable {
  /// The tool that made it.
  public let tool: ReportTool

  /// The graphs before and after, in order.
  public let graphs: [GraphComparison]

  /// A comparison.
  public init(tool: ReportTool, graphs: [GraphComparison]) {
    self.tool = tool
    self.graphs = graphs
  }

  /// The report of a check on the graphs before the change.
  public var old: Report { Report(tool: tool, files: graphs.compactMap(\.old)) }

  /// The report of a check on the graphs after the change.
  public var new: Report { Report(tool: tool, files: graphs.compactMap(\.new)) }

  /// Whether the change makes any difference.
  public var hasChanged: Bool { graphs.contains(where: \.hasChanged) }

  /// Whether a finding of at least this severity is new, or has risen to it.
  public func hasNewFindings(from severity: Severity) -> Bool {
    graphs.contains { graph in graph.findings.contains { $0.raisedSeverity.map { $0 >= severity } ?? false } }
  }

  /// Whether a missing fact keeps a graph from being judged on a profile where it could be judged before.
  public var hasNewDoubts: Bool { !newDoubts.isEmpty }

  /// The same as sentences, one for each graph and profile.
  public var newDoubts: [String] {
    graphs.flatMap { graph in
      graph.profiles.filter { $0.newAnswer?.verdict == .unverified && $0.oldAnswer?.verdict != .unverified }.map {
        change in
        let reason = graph.new?.results.first { $0.profile == change.profile }?.reason ?? ""
        return "\(graph.new?.name ?? "") on \(change.profile) is unverified now: \(reason)"
      }
    }
  }

  /// Whether a cost rose by more than an amount on any profile. A new graph has no cost to rise from.
  public func hasCostIncrease(past amount: Double) -> Bool { !costIncreases(past: amount).isEmpty }

  /// The costs that rose by more than an amount, one sentence each.
  public func costIncreases(past amount: Double) -> [String] {
    graphs.flatMap { graph in
      graph.profiles.flatMap { profile in
        profile.costs.compactMap { cost -> String? in
          guard let increase = cost.increase, increase > amount + CostModel.tolerance else { return nil }
          let rise = ComparisonWords.rise(increase, past: amount)
          return "\(graph.new?.name ?? "") on \(profile.profile): \(cost.cost.rawValue) rose by \(rise), "
            + "more than the \(JSONNumber.text(of: amount)) allowed"
        }
      }
    }
  }
}
