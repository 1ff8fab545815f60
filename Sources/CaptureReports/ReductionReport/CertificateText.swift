import CaptureModel
public import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Tells people why an exact plan can't keep more.
public enum CertificateText {
  /// A line for each loss, and whether the plan is proven to be the best; `cameras` is how many the plan has.
  ///
  /// A better value is priced with all that comes before it in the order of plans; what comes after may change.
  public static func lines(_ certificate: PlanCertificate, cameras: Int) -> String {
    let lines = certificate.losses.map { loss in
      "  \(loss.subject) \(loss.reached.words): \(loss.betterWords) \(price(of: loss, certificate.byHighEnd))\n"
    }
    let head = "why no better" + (cameras > 1 ? ", as long as what counts more stays" : "")
    var text = lines.isEmpty ? "" : head + ":\n" + lines.joined()
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

  private static func price(of loss: PlanCertificate.Loss, _ byHighEnd: [PlanDimension]) -> String {
    guard let cheapest = loss.cheapest else { return "is not possible within the targets" }
    if loss.cost == .disabledCameras { return "would take \(Int(cheapest)) disabled cameras" }
    let what = byHighEnd.contains(loss.cost) ? "the high end of \(loss.cost.name)" : loss.cost.name
    let priced = loss.priced.map { ", with \(loss.inputs.count > 1 ? "\($0.input) " : "")\($0.words)" } ?? ""
    return "would take \(what) to at least \(figure(cheapest, above: loss.limit))" + priced
  }

  /// A cost with enough decimals to distinguish it from the limit that it exceeds.
  private static func figure(_ cost: Double, above limit: Double?) -> String {
    guard let limit else { return Figure.cost(cost) }
    if Figure.cost(cost) != Figure.cost(limit) { return Figure.cost(cost) }
    return (4...9).map { Figure.decimals(cost, $0) }.first { $0 != JSONNumber.text(of: limit) }
      ?? JSONNumber.text(of: cost)
  }
}
