import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Why there is no plan, in the trace of a reduction.
enum ImpossibilityJSON {
  /// The keys of a reason.
  static let shape = ReportShape<Impossibility> {
    ReportKey(
      "conflict", .list(of: .object(demand)), about: "Demands that can't be met together, though all but any one can"
    ) { $0.conflict }
    ReportKey(
      "withoutCandidates", .list(of: .text), about: "The inputs for which no format is possible, whatever the others do"
    ) { $0.withoutCandidates }
    ReportKey(
      optional: "cheapest", .object(cheapest), about: "The cheapest configuration that meets all but the targets"
    ) { reason in reason.cheapest.map { (reason.cheapestConfiguration, $0) } }
    ReportKey(optional: "relief", .object(relief), about: "The best demand to give up, and what fits then") {
      $0.relief
    }
    ReportKey(optional: "slower", .object(slower), about: "What fits at a lower minimum frame rate") { $0.slower }
  }

  /// A demand.
  static let demand = ReportShape<Demand> {
    ReportKey("kind", .text, about: "The kind of demand") { $0.kind }
    ReportKey(optional: "input", .text, about: "The id of the input that it is about, if it is about one") { $0.input }
    ReportKey("text", .text, about: "The demand in words") { $0.words }
  }

  private static let cheapest = ReportShape<(configuration: [CameraConfiguration]?, costs: SessionCosts)> {
    ReportKey("configuration", .orNull(.text), about: ReportSentence.configuration) { $0.configuration?.words }
    costs.of { $0.costs }
  }

  private static let relief = ReportShape<Impossibility.Relief> {
    ReportKey("demand", .text, about: "The demand to give up, in words") { $0.demand.words }
    ReportKey("configuration", .text, about: ReportSentence.configuration) { $0.configuration.words }
    costs.of { $0.costs }
  }

  private static let slower = ReportShape<Impossibility.Slower> {
    ReportKey("minimumFrameRate", .number, about: "The highest minimum frame rate at which something fits") {
      $0.minimumFrameRate.value
    }
    ReportKey("configuration", .text, about: ReportSentence.configuration) { $0.configuration.words }
    costs.of { $0.costs }
  }

  private static let costs = ReportShape<SessionCosts> {
    ReportKey("hardwareCost", .orNull(.number), about: ReportSentence.hardware) { $0.hardware.total.value }
    ReportKey("systemPressureCost", .orNull(.number), about: ReportSentence.pressure) { $0.pressure?.total.value }
  }
}
