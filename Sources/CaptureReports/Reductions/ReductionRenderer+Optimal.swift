import CaptureModel
public import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

// The texts of an exact plan, besides its steps.
extension ReductionRenderer {
  /// Why the plan can't keep more: a line for each loss.
  public static func text(_ certificate: PlanCertificate) -> String {
    let lines = certificate.losses.map { loss in
      "  \(loss.subject) \(loss.reached.words): \(loss.betterWords) \(price(of: loss, certificate.byHighEnd))\n"
    }
    var text = lines.isEmpty ? "" : "why no better:\n" + lines.joined()
    for demand in certificate.deciding { text += "more could be kept without this: \(demand.wordsWithOption)\n" }
    if !certificate.isProven {
      let bound = certificate.doubt.map { ": \($0.inputs.sentence) may yet have \($0.betterWords)" } ?? ""
      let reason =
        certificate.mayBeRead
        ? "what some configurations cost was read, and does not add up over the cameras"
        : "the search was ended, for it would take too long"
      text += "optimality not proven: \(reason)\(bound)\n"
    }
    if !certificate.leftOut.isEmpty {
      text += "left out, for it is not known: \(certificate.leftOut.map(\.words).joined(separator: "; "))\n"
    }
    return text
  }

  private static func price(of loss: PlanCertificate.Loss, _ byHighEnd: [PlanDimension]) -> String {
    guard let cheapest = loss.cheapest else { return "can't be had within the targets" }
    if loss.cost == .disabledCameras { return "would take \(Int(cheapest)) disabled cameras" }
    let what = byHighEnd.contains(loss.cost) ? "the high end of \(loss.cost.name)" : loss.cost.name
    return "would take \(what) to at least \(figure(cheapest, above: loss.limit))"
  }

  /// A cost with enough decimals to distinguish it from the limit that it exceeds.
  private static func figure(_ cost: Double, above limit: Double?) -> String {
    guard let limit else { return Figure.cost(cost) }
    if Figure.cost(cost) != Figure.cost(limit) { return Figure.cost(cost) }
    return (4...9).map { Figure.decimals(cost, $0) }.first { $0 != JSONNumber.text(of: limit) }
      ?? JSONNumber.text(of: cost)
  }

  static func write(_ certificate: PlanCertificate, to writer: inout JSONWriter) {
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

  static func write(_ reason: Impossibility, to writer: inout JSONWriter) {
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

extension PlanDimension {
  /// The cost's name for people and reports.
  public var name: String {
    switch self {
    case .disabledCameras: "disabledCameras"
    case .hardwareCost: "hardwareCost"
    case .systemPressureCost: "systemPressureCost"
    }
  }
}

extension QualityLevel {
  /// The level's name in reports.
  public var name: String {
    switch self {
    case .enabled: "enabled"
    case .motion: "motion"
    case .share: "share"
    case .shareInOrder: "shareInOrder"
    case .aspectRatio: "aspectRatio"
    case .frameRate: "frameRate"
    case .switchingPort: "switchingPort"
    case .binning: "binning"
    case .askedFormat: "askedFormat"
    }
  }
}

extension Demand {
  /// The kind of demand, as reports name it.
  public var kind: String {
    switch self {
    case .camera: "camera"
    case .untouched: "untouched"
    case .size: "size"
    case .frameRate: "frameRate"
    case .binning: "binning"
    case .minimumFrameRate: "minimumFrameRate"
    case .minimumSize: "minimumSize"
    }
  }
}

extension Impossibility {
  /// Why nothing fits, one sentence per line.
  func explanation(_ request: ReductionRequest) -> String {
    (["the targets can't be met: " + targets(of: request)] + sentences(request)).joined(separator: "\n")
  }

  /// Which demands exclude each other, what the cheapest configuration costs, and which demand to give up.
  ///
  /// `more` has further words that a suggested command needs.
  public func sentences(_ request: ReductionRequest, adding more: String = "") -> [String] {
    var lines: [String] = []
    if isOverWithoutCameras { lines.append("what the microphones cost is over a target by itself") }
    lines += withoutCandidates.map { "no format and rate of \($0) is what is asked of it" }
    if !conflict.isEmpty {
      let things = conflict.map(\.words).joined(separator: "; ")
      lines.append(
        conflict.count == 1
          ? "even alone this does not fit: \(things)"
          : "together these do not fit, and without any one of them the others do: \(things)")
    }
    if let cheapest, let cheapestConfiguration {
      lines.append("the cheapest configuration costs \(figures(cheapest, request)): \(cheapestConfiguration.words)")
    }
    if let relief {
      lines.append(
        "the least loss is to give up '\(relief.demand.words)': then \(relief.configuration.words), at \(figures(relief.costs, request))"
      )
    } else if conflict.count > 1 {
      lines.append("to give up one of them is not enough: the other cameras do not fit either")
    }
    if let slower {
      lines.append(
        "it fits at \(slower.minimumFrameRate) frames a second: --minimum-rate \(slower.minimumFrameRate)\(more)")
    }
    return lines
  }

  private func targets(of request: ReductionRequest) -> String {
    let hardware = request.targets.hardware.map { "hardwareCost at most \(JSONNumber.text(of: $0))" }
    let pressure = request.targets.pressure.map { "systemPressureCost at most \(JSONNumber.text(of: $0))" }
    return [hardware, pressure].compactMap { $0 }.joined(separator: ", ")
      + (request.isConfident ? ", judged by the high ends" : "")
  }

  private func figures(_ costs: SessionCosts, _ request: ReductionRequest) -> String {
    var figures = ["hardwareCost \(CostText.interval(costs.hardware.total))"]
    if let pressure = costs.pressure, request.targets.pressure != nil || Figure.saysHowLong(pressure.total) {
      figures.append("systemPressureCost \(CostText.interval(pressure.total))")
    }
    return figures.joined(separator: ", ")
  }
}
