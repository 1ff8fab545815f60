public import CaptureModel
public import CaptureSession
public import JSONSource

/// How messages write costs.
public enum CostText {
  /// The help for a cost that is too high.
  public static func howToReduce(_ bill: CostBill) -> String {
    let streams = bill.items.compactMap(\.pixels)
    let isCapped = !streams.isEmpty && streams.allSatisfy { $0.cap != nil }
    return "choose a binned or smaller format, or "
      + (isCapped ? "lower maxFrameRateOverride" : "promise a lower rate with maxFrameRateOverride")
  }

  /// `0.975 (0.802 to 1.000)`; `between 0.802 and 1.000` without a value; `not known` if the bounds say nothing.
  public static func interval(_ cost: CostInterval) -> String {
    if cost.tellsNothing { return "not known" }
    let high = cost.high.map { Figure.number($0) } ?? "unknown"
    guard let value = cost.value else {
      return cost.high == nil ? "at least \(Figure.number(cost.low))" : "between \(Figure.number(cost.low)) and \(high)"
    }
    return value == cost.low && value == cost.high
      ? Figure.number(value) : "\(Figure.number(value)) (\(Figure.number(cost.low)) to \(high))"
  }

  /// Whether a cost is known to be 1.0, within the tolerance.
  public static func isExactlyOne(_ cost: CostInterval) -> Bool {
    guard let value = cost.value, let high = cost.high else { return false }
    return [cost.low, value, high].allSatisfy { abs($0 - 1) <= CostModel.tolerance }
  }

  /// The most expensive item of a bill, as a note; `nil` if there is only one item.
  public static func mostExpensive(_ bill: CostBill) -> Finding.Note? {
    let items = bill.items.filter { $0.cost.value != nil && $0.input != nil }
    guard items.count > 1 else { return nil }
    guard let item = items.max(by: { ($0.cost.value ?? 0) < ($1.cost.value ?? 0) }), let input = item.input
    else { return nil }
    let cap = item.pixels?.cap.map { ", capped at \($0) fps" } ?? ""
    let format = item.pixels?.format.map { " (\($0)\(cap))" } ?? ""
    return Finding.Note("\"\(input)\"\(format) costs the most: \(Figure.number(item.cost.value ?? 0))")
  }
}

extension PixelTerm {
  /// The promised rate; `nil` if the format's own counts, or none is known.
  fileprivate var cap: FrameRate? {
    guard let rate, let format, format.maxFrameRate.map({ rate < $0 }) ?? true else { return nil }
    return rate
  }
}

extension ResolvedSession {
  /// The place of findings about the costs of the whole session: its type, or else the session, the first camera, or
  /// the document.
  public var costRange: SourceRange {
    graph.session?.type?.range ?? graph.session?.range ?? cameras.first.map { $0.input.id?.range ?? $0.range }
      ?? graph.range
  }
}
