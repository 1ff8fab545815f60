import CaptureModel
import CapturePlans
import JSONSource

/// Why a plan can't be better, in the trace of a reduction.
enum CertificateJSON {
  /// The keys of a plan's certificate.
  static let shape = ReportShape<PlanCertificate> {
    ReportKey("proven", .boolean, about: "Whether the plan is proven to be the best of those with known costs") {
      $0.isProven
    }
    ReportKey(
      optional: "verified", .boolean,
      about: "Whether a second, independent check confirmed the plan; left out if it would take too long"
    ) { $0.isVerified }
    ReportKey(optional: "bound", .object(bound), about: "The first value that the search left open") { $0.doubt }
    ReportKey(
      "certificate", .list(of: .object(loss)), about: "What could not be kept, the most important first"
    ) { certificate in
      certificate.losses.map { Loss(loss: $0, end: certificate.byHighEnd.contains($0.cost) ? "high" : "value") }
    }
    ReportKey("leftOut", .list(of: .text), about: "The missing facts that made the search leave out formats") {
      $0.leftOut.map(\.words)
    }
    ReportKey(
      "deciding", .list(of: .object(ImpossibilityJSON.demand)),
      about: "The demands that keep the plan from keeping more"
    ) { $0.deciding }
  }

  private static let bound = ReportShape<PlanCertificate.Loss> {
    subject
    ReportKey("value", .orNull(.text), about: "The better value that is left open") { $0.betterWords }
  }

  /// Something that cameras could not keep, and the end of the cost that counts.
  private struct Loss {
    let loss: PlanCertificate.Loss
    let end: String
  }

  private static let loss = ReportShape<Loss> {
    subject.of { $0.loss }
    ReportKey("kept", .text, about: "The value that was reached") { $0.loss.reached.words }
    ReportKey("better", .orNull(.text), about: "The next better value; null if no format has it") {
      $0.loss.betterWords
    }
    ReportKey("cost", .text, about: "The cost that would exceed its target, or the number of disabled cameras") {
      $0.loss.cost.name
    }
    ReportKey(
      "cheapest", .orNull(.number),
      about: "The lowest cost of the better value, or its number of disabled cameras; null if it takes too long to find"
    ) { $0.loss.cheapest }
    ReportKey(
      optional: "configuration", .object(PlanJSON.camera), about: "What one of the cameras would run at that cost"
    ) { $0.loss.priced }
    ReportKey("end", .word(of: ["value", "high"]), about: "Whether costs are compared by their values or high ends") {
      $0.end
    }
  }

  private static let subject = ReportShape<PlanCertificate.Loss> {
    ReportKey("inputs", .list(of: .text), about: "The ids of the inputs; of several, at least one can't have more") {
      $0.inputs
    }
    ReportKey("level", .text, about: "The level of quality") { $0.level.name }
  }
}
