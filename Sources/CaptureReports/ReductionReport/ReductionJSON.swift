import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource
import RuleKit

/// Writes the steps of a reduction and its outcome as JSON Lines; `ReductionText` writes them for people.
public enum ReductionJSON {
  /// A step as one line of JSON.
  public static func line(_ step: ReductionStep, number: Int) -> String {
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

  /// A value that is written out, as one line of JSON: the step `writtenOut`, which changes no cost.
  public static func line(_ change: WrittenChange, number: Int, costs: SessionCosts) -> String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("step", number)
      writer.member("rung", "writtenOut")
      writer.member("input", change.input ?? "")
      writer.object("change") { writer in
        writer.member("from", "\(change.key) \(change.before ?? "left out")")
        writer.member("to", "\(change.key) \(change.after ?? "left out")")
      }
      writer.object("hardwareCost") { writer in
        writer.member("from", costs.hardware.total.value)
        writer.member("to", costs.hardware.total.value)
      }
      writer.object("systemPressureCost") { writer in
        writer.member("from", costs.pressure?.total.value)
        writer.member("to", costs.pressure?.total.value)
      }
      writer.member("lowered", false)
      writer.array("mends") { _ in }
    }
    writer.endLine()
    return writer.text
  }

  /// The outcome as one line of JSON, with the plan's certificate or the reason why there is no plan.
  ///
  /// `missing` has the unknown facts that decide whether the configuration runs.
  public static func line(
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
              writer.member("settledBy", fact.advice)
            }
          }
        }
      }
      if let trace, case .met = trace.end { PlanJSON.member("plan", trace.kept, to: &writer) }
      if let trace, case let lost = trace.dropped.map(\.setting) + trace.lost, !lost.isEmpty {
        writer.array("lost") { writer in for guarded in lost { GuardJSON.element(guarded, to: &writer) } }
      }
      if let trace, !trace.without.isEmpty { GuardJSON.without(trace.without, to: &writer) }
      if let offer = trace?.offer {
        writer.object("offer") { writer in
          writer.array("settings") { writer in
            for guarded in offer.settings { GuardJSON.element(guarded, to: &writer) }
          }
          PlanJSON.member("plan", offer.kept, to: &writer)
        }
      }
      if let certificate = trace?.certificate { write(certificate, to: &writer) }
      if case .impossible(let reason) = trace?.end { write(reason, to: &writer) }
    }
    writer.endLine()
    return writer.text
  }
  private static func write(_ certificate: PlanCertificate, to writer: inout JSONWriter) {
    writer.member("proven", certificate.isProven)
    if let isVerified = certificate.isVerified { writer.member("verified", isVerified) }
    if let doubt = certificate.doubt {
      writer.object("bound") { writer in
        writer.array("inputs") { writer in
          for input in doubt.inputs { writer.element(input) }
        }
        writer.member("level", doubt.level.name)
        writer.member("value", doubt.betterWords)
      }
    }
    writer.array("certificate") { writer in
      for loss in certificate.losses {
        writer.object { writer in
          writer.array("inputs") { writer in
            for input in loss.inputs { writer.element(input) }
          }
          writer.member("level", loss.level.name)
          writer.member("kept", loss.reached.words)
          writer.member("better", loss.betterWords)
          writer.member("cost", loss.cost.name)
          writer.member("cheapest", loss.cheapest)
          writer.member("end", certificate.byHighEnd.contains(loss.cost) ? "high" : "value")
        }
      }
    }
    writer.array("leftOut") { writer in
      for fact in certificate.leftOut { writer.element(fact.words) }
    }
    writer.array("deciding") { writer in
      for demand in certificate.deciding { write(demand, to: &writer) }
    }
  }

  private static func write(_ reason: Impossibility, to writer: inout JSONWriter) {
    writer.array("conflict") { writer in
      for demand in reason.conflict { write(demand, to: &writer) }
    }
    writer.array("withoutCandidates") { writer in
      for input in reason.withoutCandidates { writer.element(input) }
    }
    if let cheapest = reason.cheapest {
      writer.object("cheapest") { writer in
        writer.member("configuration", reason.cheapestConfiguration?.words)
        writeCosts(cheapest, to: &writer)
      }
    }
    if let relief = reason.relief {
      writer.object("relief") { writer in
        writer.member("demand", relief.demand.words)
        writer.member("configuration", relief.configuration.words)
        writeCosts(relief.costs, to: &writer)
      }
    }
    if let slower = reason.slower {
      writer.object("slower") { writer in
        writer.member("minimumFrameRate", slower.minimumFrameRate.value)
        writer.member("configuration", slower.configuration.words)
        writeCosts(slower.costs, to: &writer)
      }
    }
  }

  private static func write(_ demand: Demand, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", demand.kind)
      if let input = demand.input { writer.member("input", input) }
      writer.member("text", demand.words)
    }
  }

  private static func writeCosts(_ costs: SessionCosts, to writer: inout JSONWriter) {
    writer.member("hardwareCost", costs.hardware.total.value)
    writer.member("systemPressureCost", costs.pressure?.total.value)
  }
}
