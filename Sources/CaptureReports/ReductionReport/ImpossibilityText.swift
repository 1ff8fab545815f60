public import CaptureModel
public import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

extension Impossibility {
  /// Why nothing fits, one sentence per line.
  func explanation(_ request: ReductionRequest, slower: (FrameRate) -> String) -> String {
    (["the targets can't be met: " + targets(of: request)] + sentences(request, slower: slower)).joined(separator: "\n")
  }

  /// Which demands exclude each other, what the cheapest configuration costs, and which demand to give up.
  ///
  /// `slower` is the command line that plans with another minimum rate.
  public func sentences(_ request: ReductionRequest, slower line: (FrameRate) -> String) -> [String] {
    var lines: [String] = []
    if isOverWithoutCameras { lines.append("the microphones alone cost more than a target allows") }
    lines += withoutCandidates.map { "no format and rate of \($0) meets the demands on it" }
    if !conflict.isEmpty {
      let things = conflict.map(\.words).joined(separator: "; ")
      lines.append(
        conflict.count == 1
          ? "even alone this does not fit: \(things)"
          : "together these do not fit, and without any one of them the others do: \(things)")
    }
    if let cheapest, let cheapestConfiguration {
      let doubt =
        unsureCameras.isEmpty
        ? "" : "; the format of \(unsureCameras.sentence) in it is not known to run beside other cameras"
      lines.append(
        "the cheapest configuration costs \(figures(cheapest, request)): \(cheapestConfiguration.words)\(doubt)")
    }
    if let relief {
      lines.append(
        "the smallest loss is to give up '\(relief.demand.words)': then \(relief.configuration.words), at \(figures(relief.costs, request))"
      )
    } else if conflict.count > 1 {
      lines.append("giving up one of them is not enough: the other cameras do not fit either")
    }
    if let slower {
      let rate = slower.minimumFrameRate
      lines.append("it fits at \(rate.perSecond): `\(line(rate))`")
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
    func figure(_ cost: CostInterval, _ target: Double?) -> String {
      cost.value.map { Figure.short($0, beside: target) } ?? CostText.interval(cost)
    }
    var figures = ["hardwareCost \(figure(costs.hardware.total, request.targets.hardware))"]
    if let pressure = costs.pressure, request.targets.pressure != nil || Figure.saysHowLong(pressure.total) {
      figures.append("systemPressureCost \(figure(pressure.total, request.targets.pressure))")
    }
    return figures.joined(separator: ", ")
  }
}
