import CaptureModel
public import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Tells people why an exact plan can't keep more.
public enum CertificateText {
  /// What a better plan would cost, and whether the plan is proven to be the best.
  ///
  /// A better value is priced with all that comes before it in the order of plans; what comes after may change.
  public static func lines(_ certificate: PlanCertificate) -> String {
    let prices = certificate.losses.map { price(of: $0, certificate.byHighEnd) }
    var text = prices.isEmpty ? "" : "why no better: " + prices.joined(separator: "; ") + "\n"
    for demand in certificate.deciding { text += "more could be kept without this: \(demand.wordsWithOption)\n" }
    if !certificate.isProven {
      let bound = certificate.doubt.map { ": \($0.inputs.sentence) might have \($0.betterWords)" } ?? ""
      let reason =
        certificate.mayBeRead
        ? "the costs of some configurations were read, and do not add up over the cameras"
        : "the search would take too long and was ended"
      text += "optimality not proven: \(reason)\(bound)\n"
    }
    if !certificate.leftOut.isEmpty {
      text += "left out because it is not known: \(certificate.leftOut.map(\.words).joined(separator: "; "))\n"
    }
    return text
  }

  /// `front unbinned would cost 0.588, over 0.55`.
  private static func price(of loss: PlanCertificate.Loss, _ byHighEnd: [PlanDimension]) -> String {
    let inputs = loss.level == .alike ? loss.inputs.sentence : loss.inputs.joined(separator: " or ")
    let better = "\(inputs) \(loss.betterPhrase)"
    guard let cheapest = loss.cheapest else { return "\(better) is not possible within the targets" }
    if loss.cost == .disabledCameras {
      return "\(better) would disable \(TextLayout.count(Int(cheapest), "camera"))"
    }
    let over = loss.limit.map { ", over \(JSONNumber.text(of: $0))" } ?? ""
    let cost = loss.cost == .hardwareCost ? "cost" : "take \(loss.cost.name) to"
    let end = byHighEnd.contains(loss.cost) ? " by the high end" : ""
    return "\(better) would \(cost) \(figure(cheapest, above: loss.limit))\(end)\(over)"
  }

  /// A cost with enough decimals to distinguish it from the limit that it exceeds.
  private static func figure(_ cost: Double, above limit: Double?) -> String {
    guard let limit else { return Figure.cost(cost) }
    if Figure.cost(cost) != Figure.cost(limit) { return Figure.cost(cost) }
    return (4...9).map { Figure.decimals(cost, $0) }.first { $0 != JSONNumber.text(of: limit) }
      ?? JSONNumber.text(of: cost)
  }
}
