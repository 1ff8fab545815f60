import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// One difference between two states of a graph.
struct ChangeRecord<Detail> {
  /// Which kind it is.
  let kind: String

  /// The graph.
  let graph: GraphComparison

  /// The profiles that it concerns.
  let profiles: [String]

  /// What changed.
  let detail: Detail
}

/// The differences in the JSON of a comparison: `kind` says what changed, and which other keys there are.
enum ChangeJSON {
  /// The type of a difference.
  static var type: ReportType<ReportChoice> {
    .choice(
      by: "kind",
      [
        graph.schema, noLongerChecked.schema, newlyChecked.schema, finding.schema, hiddenFindings.schema,
        verdict.schema, without.schema, format.schema,
      ] + costs.map(\.schema))
  }

  static let graph = ReportVariant<ChangeRecord<BeforeAndAfter<String?>>>("graph") {
    common()
    ReportKey("from", .orNull(.text), about: "The path before; null if the graph is new") { $0.detail.from }
    ReportKey("to", .orNull(.text), about: "The path after; null if the graph is gone") { $0.detail.to }
  }

  static let noLongerChecked = ReportVariant<ChangeRecord<Void>>("noLongerChecked") { common() }
  static let newlyChecked = ReportVariant<ChangeRecord<Void>>("newlyChecked") { common() }

  /// A finding before and after, and what became of it.
  struct Finding {
    let outcome: FindingOutcome
    let sides: BeforeAndAfter<FindingRecord?>
  }

  static let finding = ReportVariant<ChangeRecord<Finding>>("finding") {
    common()
    ReportKey("outcome", .word(of: FindingOutcome.allCases.map(\.rawValue)), about: "What became of the finding") {
      $0.detail.outcome.rawValue
    }
    ReportKey("from", .orNull(.object(FindingJSON.finding)), about: "The finding before; null if it is new") {
      $0.detail.sides.from
    }
    ReportKey("to", .orNull(.object(FindingJSON.finding)), about: "The finding after; null if it is gone") {
      $0.detail.sides.to
    }
  }

  static let hiddenFindings = ReportVariant<ChangeRecord<HiddenFindings>>("hiddenFindings") {
    common()
    ResultJSON.hidden.of { $0.detail }
  }

  static let verdict = ReportVariant<ChangeRecord<BeforeAndAfter<Verdict?>>>("verdict") {
    common()
    ReportKey("from", verdicts, about: "The verdict before; null if there was no graph") { $0.detail.from?.rawValue }
    ReportKey("to", verdicts, about: "The verdict after; null if there is no graph") { $0.detail.to?.rawValue }
  }

  private static var verdicts: ReportType<String?> {
    .orNull(.word(of: ReportSummary.verdictOrder.map(\.rawValue)))
  }

  static let without = ReportVariant<ChangeRecord<[String]>>("without") {
    common()
    ReportKey("to", .list(of: .text), about: "The names of everything that the app leaves out now and didn't before") {
      $0.detail
    }
  }

  static let format = ReportVariant<ChangeRecord<FormatChange>>("format") {
    common()
    ReportKey("input", .text, about: "The id of the input, as the new graph has it") { $0.detail.input }
    ReportKey("from", .orNull(.text), about: "The format before; null if it is not known") {
      $0.detail.old?.description
    }
    ReportKey("to", .orNull(.text), about: "The format after; null if it is not known") {
      $0.detail.new?.description
    }
  }

  /// A change of either cost.
  static func cost(_ cost: CostChange.Cost) -> ReportVariant<ChangeRecord<CostChange>> {
    cost == .hardwareCost ? hardware : pressure
  }

  private static var costs: [ReportVariant<ChangeRecord<CostChange>>] { [hardware, pressure] }
  private static let hardware = costVariant(.hardwareCost)
  private static let pressure = costVariant(.systemPressureCost)

  private static func costVariant(_ cost: CostChange.Cost) -> ReportVariant<ChangeRecord<CostChange>> {
    ReportVariant(cost.rawValue) {
      common()
      ReportKey("from", .orNull(.object(CostJSON.interval)), about: "The cost before; null if there was no session") {
        $0.detail.old?.total
      }
      ReportKey("to", .orNull(.object(CostJSON.interval)), about: "The cost after; null if there is no session") {
        $0.detail.new?.total
      }
      ReportKey("increase", .orNull(.number), about: "How much higher it is than before; null if that is not known") {
        $0.detail.increase
      }
      ReportKey("limit", .orNull(.number), about: "The highest value allowed; null if nobody has set one") {
        $0.detail.new?.limit
      }
    }
  }

  /// The keys of every difference.
  private static func common<Detail>() -> ReportShape<ChangeRecord<Detail>> {
    ReportShape {
      ReportKey("kind", .text, about: "What changed") { $0.kind }
      ReportKey("old", .orNull(.text), about: "The path of the graph before") { $0.graph.old?.name }
      ReportKey("new", .orNull(.text), about: "The path of the graph after") { $0.graph.new?.name }
      ReportKey("profiles", .list(of: .text), about: "The profiles on which it changed") { $0.profiles }
    }
  }
}
