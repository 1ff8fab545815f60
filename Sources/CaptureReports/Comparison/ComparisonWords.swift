import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The wording of a comparison, in text and in Markdown.
enum ComparisonWords {
  /// `1 new error, 2 fixed warnings`; empty if no finding changed.
  static func counts(_ graphs: [GraphComparison]) -> String {
    // The findings of a removed graph don't count as fixed.
    let changes = graphs.filter { $0.new != nil }.flatMap(\.findings).filter(\.isNotable)
    let new = changes.filter { $0.raisedSeverity != nil }
    func gone(_ outcome: FindingOutcome) -> [Severity] {
      changes.filter { $0.outcome == outcome }.compactMap { $0.old?.severity }
    }
    let milder = changes.count { $0.outcome == .milder }
    let parts =
      parts(new.compactMap { $0.new?.severity }, "new ") + parts(gone(.fixed), "fixed ")
      + parts(gone(.noLongerCertain), "", " no longer certain")
      + (milder > 0 ? [TextLayout.count(milder, "milder finding")] : [])
    return parts.joined(separator: ", ")
  }

  private static func parts(_ severities: [Severity], _ lead: String, _ end: String = "") -> [String] {
    [Severity.error, .warning, .note].compactMap { severity in
      let count = severities.count { $0 == severity }
      return count > 0 ? TextLayout.count(count, lead + severity.rawValue) + end : nil
    }
  }

  /// What a headline says beside the changes: `1 finding as before; 2 known findings are not shown`; empty for nothing.
  static func rest(_ graph: GraphComparison) -> String {
    let kept = graph.unchangedFindings
    return [kept > 0 ? "\(TextLayout.count(kept, "finding")) as before" : "", known(graph.knownFindings)]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// How many findings a baseline hides; empty for none.
  static func known(_ count: Int) -> String {
    count == 0 ? "" : "\(TextLayout.count(count, "known finding")) \(count == 1 ? "is" : "are") not shown"
  }

  /// The profiles on which only one of the two graphs has to run, a sentence without a full stop each.
  static func profiles(_ graph: GraphComparison) -> [String] {
    let gone = graph.noLongerChecked.joined(separator: ", ")
    let added = graph.newlyChecked.joined(separator: ", ")
    return [gone.isEmpty ? "" : "no longer checked on \(gone)", added.isEmpty ? "" : "newly checked on \(added)"]
      .filter { !$0.isEmpty }
  }

  /// The facts without which nobody can say that a finding is fixed, each once.
  static func missing(_ change: FindingChange) -> String {
    var facts: [String] = []
    for fact in change.missing.map(\.fact.words) where !facts.contains(fact) { facts.append(fact) }
    return "not known: \(facts.sentence)"
  }

  /// `runs → cannot run`; a single verdict if it did not change or there is only one side.
  static func verdict(_ change: ProfileChange) -> String {
    let words = [change.oldAnswer, change.newAnswer].compactMap { $0?.words }
    return words.count == 2 && words[0] == words[1] ? words[0] : words.joined(separator: " → ")
  }

  /// `back: 1920x1440 at 60, binned → 1920x1080 at 30, unbinned`.
  static func format(_ change: FormatChange) -> String {
    let sides = [change.old, change.new].map { $0?.description ?? "no known format" }
    return "\(change.input): \(sides.joined(separator: " → "))"
  }

  /// A cost in words.
  struct CostWords {
    /// `0.588 → 0.768`.
    let values: String

    /// `+0.180`; `nil` if the value did not change, or is not known on both sides.
    let increase: String?

    /// `now over 1.0`, `lasts up to 15 minutes, before without a time limit`.
    let remark: String?

    /// The three parts together.
    var text: String { values + (increase.map { " (\($0))" } ?? "") + (remark.map { ", \($0)" } ?? "") }
  }

  /// A cost in words; `nil` if there is none on either side.
  static func cost(_ change: CostChange) -> CostWords? {
    let remark = remark(change)
    switch (cost(of: change.old), cost(of: change.new)) {
    case (nil, nil): return nil
    case (nil, let new?): return CostWords(values: Figure.interval(new), increase: nil, remark: remark)
    case (let old?, nil): return CostWords(values: "\(Figure.interval(old)) → none", increase: nil, remark: remark)
    case (let old?, let new?):
      guard let increase = change.increase, let before = old.value, let after = new.value else {
        let texts = [Figure.interval(old), Figure.interval(new)]
        let values = texts[0] == texts[1] ? texts[0] : texts.joined(separator: " → ")
        return CostWords(values: values, increase: nil, remark: remark)
      }
      if increase == 0 {
        let ends = [Figure.ends(old), Figure.ends(new)]
        let isSame = !change.hasChanged || ends[0] == ends[1]
        let values = Figure.cost(after) + (isSame ? " as before" : ", from (\(ends[0])) to (\(ends[1]))")
        return CostWords(values: values, increase: nil, remark: remark)
      }
      return CostWords(
        values: "\(Figure.cost(before)) → \(Figure.cost(after))", increase: signed(increase), remark: remark)
    }
  }

  /// The cost of one side; `nil` if it has none, as a single-camera session with one video output.
  private static func cost(of side: CostChange.Side?) -> CostInterval? {
    side.flatMap { $0.total == .zero ? nil : $0.total }
  }

  private static func signed(_ increase: Double) -> String {
    let sign = increase < 0 ? "-" : "+"
    // A change too small for three decimals is still a change.
    return increase.magnitude < 0.0005 ? "\(sign)0.001 at most" : sign + Figure.cost(increase.magnitude)
  }

  /// An increase, with enough decimals to show that it is more than an amount.
  static func rise(_ increase: Double, past amount: Double) -> String {
    // Three decimals are enough if the excess is at least half a unit of the last one.
    increase - amount < 0.0005 ? JSONNumber.text(of: increase) : Figure.cost(increase)
  }

  private static func remark(_ change: CostChange) -> String? {
    if let crossing = change.crossing, let limit = change.new?.limit {
      let text = limit == 1 ? "1.0" : JSONNumber.text(of: limit)
      switch crossing {
      case .nowOver: return change.old == nil ? "over \(text)" : "now over \(text)"
      case .stillOver: return "still over \(text)"
      case .nowWithin: return "now within \(text)"
      case .nowOpen:
        return change.old.map { $0.isOver ? "may still be over \(text)" : "may now be over \(text)" }
          ?? "may be over \(text)"
      }
    }
    guard change.cost == .systemPressureCost, let after = change.new?.total.value, let before = change.old?.total.value
    else { return nil }
    let (was, now) = (PressureBand(before), PressureBand(after))
    return was == now ? nil : "lasts \(now.text), before \(was.text)"
  }
}
