public import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource
import RuleKit

/// Writes the steps of a reduction as JSON Lines, and its outcome in words; `ReductionText` writes the steps for
/// people.
public enum ReductionRenderer {
  /// A step as one line of JSON.
  public static func json(_ step: ReductionStep, number: Int) -> String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("step", number)
      writer.member("rung", step.rung.name)
      writer.member("input", step.inputs.joined(separator: ","))
      writer.object("change") { writer in
        writer.member("from", step.change.words.from)
        writer.member("to", step.change.words.to)
      }
      writer.object("hardwareCost") { writer in
        writer.member("from", step.before.hardware.total.value)
        writer.member("to", step.after.hardware.total.value)
      }
      writer.object("systemPressureCost") { writer in
        writer.member("from", step.before.pressure?.total.value)
        writer.member("to", step.after.pressure?.total.value)
      }
      writer.member("lowered", step.lowered)
      writer.array("mends") { writer in
        for deviation in step.deviations { writer.element(deviation.rawValue) }
      }
    }
    writer.endLine()
    return writer.text
  }

  /// The outcome as one line of JSON, with the plan's certificate or the reason why there is no plan.
  ///
  /// `missing` has the unknown facts that decide whether the configuration runs.
  public static func json(
    outcome: String, note: String, of trace: ReductionTrace? = nil, missing: [MissingFact] = []
  ) -> String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("outcome", outcome)
      writer.member("note", note)
      if !missing.isEmpty {
        writer.array("unverified") { writer in
          for fact in missing {
            writer.object { writer in
              writer.member("fact", fact.fact.words)
              writer.member("settledBy", fact.settlement.words)
            }
          }
        }
      }
      if let trace, case .met = trace.end { PlanJSON.member("plan", trace.kept, to: &writer) }
      if let certificate = trace?.certificate { Self.write(certificate, to: &writer) }
      if case .impossible(let reason) = trace?.end { Self.write(reason, to: &writer) }
    }
    writer.endLine()
    return writer.text
  }
}

extension ReductionTrace {
  /// The outcome in one word, for the JSON trace.
  public var outcome: String {
    switch end {
    case .met: "reduced"
    case .stuck, .broken, .impossible: "impossible"
    case .tooLong: "undecided"
    case .wouldNotTerminate: "wouldNotTerminate"
    case .noValue: "undecided"
    }
  }

  /// The message for a configuration that is within its targets.
  public func success(_ request: ReductionRequest, _ profile: DeviceProfile) -> String {
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    var sentences = [
      "within the targets" + (steps.isEmpty ? " as it stands" : " after \(count)") + ": "
        + judgement("hardwareCost", costs.hardware, request.targets.hardware)
    ]
    if let pressure = costs.pressure {
      let figure = Figure.saysHowLong(pressure.total) ? " \(CostText.interval(pressure.total))" : ""
      sentences.append(
        request.targets.pressure == nil
          ? "systemPressureCost\(figure) is not judged: no reading of \(profile.nameInSentences) says how much it is; "
            + "--pressure-target judges it all the same"
          : judgement("systemPressureCost", pressure, request.targets.pressure))
    }
    let straddles =
      Self.straddles(costs.hardware, request.targets.hardware)
      || Self.straddles(costs.pressure, request.targets.pressure)
    if straddles { sentences.append("a cost's interval holds its target: confirm it on a device") }
    let leftOut = leftOut
    if !leftOut.isEmpty {
      sentences.append(
        "the profile \(profile.id) does not say " + leftOut.map(\.words).joined(separator: "; nor ")
          + ", so that is left out")
    }
    return sentences.joined(separator: "; ")
  }

  /// How much of what was asked for is kept, and of which cameras the graph asks no format: a sentence each.
  public var losses: [String] {
    guard !steps.isEmpty else { return [] }
    let unasked = unasked.map {
      "the graph asks no format of \($0.input): its share is of \($0.words), where the plan starts"
    }
    return [kept.shareSentence].compactMap { $0 } + unasked
  }

  /// Why the targets can't be met, in a sentence or two; `check` is the command that says what is wrong with the graph.
  public func failure(_ request: ReductionRequest, check: String) -> String {
    switch end {
    case .met: return ""
    case .broken(let rules):
      return
        "the graph breaks \(rules.map(\.rawValue).joined(separator: ", ")), and no step of the ladder leads to what "
        + "does not; `\(check)` explains"
    case .wouldNotTerminate:
      return "the sample as published would not terminate here: it would set the same frame rate for ever; without "
        + "--as-published the ladder goes on"
    case .noValue(let missing):
      return "a cost that has a target has no value: the profile \(session.profile.id) does not say "
        + missing.map(\.words).joined(separator: "; nor ")
    case .impossible(let reason): return reason.explanation(request)
    case .tooLong:
      return "the search for a configuration was ended, for it would take too long: neither was one found, nor proven "
        + "that there is none"
    case .stuck(let floors):
      var over: [String] = []
      if request.exceeds(costs.hardware.total, request.targets.hardware) {
        over.append(judgement("hardwareCost", costs.hardware, request.targets.hardware))
      }
      if let pressure = costs.pressure, request.exceeds(pressure.total, request.targets.pressure) {
        over.append(judgement("systemPressureCost", pressure, request.targets.pressure))
      }
      return "the targets can't be met along the ladder: \(over.joined(separator: "; ")), with "
        + floors.map(\.words).joined(separator: "; ")
        + (floors.contains(where: \.isHeldByMinimum) ? "; the minimum is \(request.minimumFrameRate.minimumWords)" : "")
        + (floors.contains(where: \.isHeldBySize)
          ? request.minimumSize.map { "; the least size is \($0) (--minimum-size)" } ?? "" : "")
        + "; allow a higher cost, keep less, or use fewer cameras"
    }
  }

  private func judgement(_ name: String, _ bill: CostBill, _ target: Double?) -> String {
    let limit = target.map { " of \(JSONNumber.text(of: $0))" } ?? ""
    return "\(name) \(CostText.interval(bill.total))" + limit
  }

  private static func straddles(_ bill: CostBill?, _ target: Double?) -> Bool {
    guard let bill, let target else { return false }
    return bill.total.judged(against: target).restsOnValue
  }
}
