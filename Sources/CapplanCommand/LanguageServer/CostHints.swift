import CaptureModel
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// The verdicts and costs of a graph, beside its text.
struct CostHints {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis

  /// How many profiles get a line of their own.
  private static let mostLenses = 6

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) {
    (self.document, self.analysis) = (document, analysis)
  }

  /// The verdict for each profile, above the graph; of many profiles, how many have each verdict.
  var lenses: WireValue {
    let results = analysis.results
    var titles = results.map { "\($0.profile): " + Self.verdict(of: $0) }
    if results.count > Self.mostLenses {
      var order: [String] = []
      var profiles: [String: [String]] = [:]
      for result in results {
        let words = GuardWords.verdict(of: result)
        if profiles[words] == nil { order.append(words) }
        profiles[words, default: []].append(result.profile)
      }
      let all = results.map(\.profile)
      titles = order.map { words in
        let own = profiles[words] ?? []
        return "\(words) on \(own.count) of \(all.count)" + (own.count <= 3 ? ": \(own.joined(separator: ", "))" : "")
      }
    }
    let place = document.text.range(SourceRange(0, 0))
    return .list(titles.map { ["range": place, "command": ["title": .text($0), "command": ""]] })
  }

  /// A verdict with its costs.
  static func verdict(of result: CheckResult) -> String {
    var parts = [GuardWords.verdict(of: result)]
    if let costs = result.costs, result.verdict != .invalid, !costs.areNone {
      parts.append("hardwareCost \(Figure.interval(costs.hardware.total))")
      if let pressure = costs.pressure { parts.append("systemPressureCost \(Figure.interval(pressure.total))") }
    }
    return parts.joined(separator: " · ")
  }

  /// The cost of each camera behind its id, on the first profile, and its share in the whole.
  func hints(in range: SourceRange?) -> WireValue {
    guard let result = analysis.results.first, let bill = result.costs?.hardware, let graph = analysis.graph else {
      return []
    }
    var hints: [WireValue] = []
    for input in graph.inputs {
      guard let id = input.id, range.map({ $0.overlaps(id.range) }) ?? true,
        let cost = bill.cost(of: graph.text(of: id.value))
      else { continue }
      let share = Self.share(of: cost, in: bill.total).map { ", \($0)" } ?? ""
      hints.append([
        "position": document.text.position(id.range.upperBound), "paddingLeft": true,
        "label": .text("hardwareCost \(Figure.interval(cost))\(share)"), "tooltip": .text("on \(result.profile)"),
      ])
    }
    return .list(hints)
  }

  private static func share(of cost: CostInterval, in total: CostInterval) -> String? {
    guard let value = cost.value, let whole = total.value, whole > 0 else { return nil }
    return "\(Int((value / whole * 100).rounded())) %"
  }
}

extension CostBill {
  /// What an input adds; `nil` if the bill doesn't list it.
  func cost(of input: String) -> CostInterval? {
    let own = items.filter { $0.input == input }
    return own.isEmpty ? nil : own.reduce(CostInterval.zero) { $0 + $1.cost }
  }
}
