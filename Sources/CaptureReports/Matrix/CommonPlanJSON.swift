import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// The configuration of one graph for all devices, in the JSON of a matrix.
enum CommonPlanJSON {
  /// A result, and the origins of the devices' budgets.
  struct Contents {
    let report: CommonPlanReport
    let budgets: BudgetOrigins

    /// The configuration; `nil` if there is none.
    fileprivate var plan: CommonPlan? { if case .plan(let plan) = report.outcome { plan } else { nil } }
  }

  /// The keys. Without a configuration, only the first three are there.
  static let shape = ReportShape<Contents> {
    ReportKey("path", .text, about: ReportSentence.file) { $0.report.name }
    ReportKey("reason", .orNull(.text), about: "Why there is no configuration; null if there is one") {
      $0.report.reason
    }
    ReportKey("configuration", .orNull(.text), about: "The configuration in words; null if there is none") {
      $0.plan?.configurations.words
    }
    ReportKey(
      optional: "plan", .list(of: .object(PlanJSON.camera)),
      about: "What every camera runs, in the order of the graph"
    ) { $0.plan?.configurations }
    ReportKey(
      optional: "lost", .list(of: .object(GuardJSON.place)),
      about: "The guarded settings that it gives up or no longer asks for"
    ) { contents in
      let lost = contents.plan.map { $0.dropped.map(\.setting) + $0.lost.map(\.setting) } ?? []
      return lost.isEmpty ? nil : lost
    }
    ReportKey(optional: "proven", .boolean, about: "Whether no configuration is better") { $0.plan?.isProven }
    ReportKey(
      optional: "unverified", .list(of: .text),
      about: "The devices on which missing facts decide whether it runs, with the facts"
    ) { $0.plan.flatMap { $0.unverified.isEmpty ? nil : $0.unverified } }
    ReportKey(optional: "leftOut", .list(of: .text), about: "The devices that it is not for, with the reasons") {
      contents in
      contents.plan == nil || contents.report.leftOut.isEmpty ? nil : contents.report.leftOut
    }
    ReportKey(
      optional: "budgetRemark", .orNull(.text),
      about: "Why the costs do not rank the devices; null if their pixel budgets have one origin"
    ) { contents in contents.plan.map { $0.budgetRemark(contents.budgets) } }
    ReportKey(optional: "profiles", .list(of: .object(costs)), about: "The costs on each device") { $0.plan?.costs }
  }

  private static let costs = ReportShape<(profile: String, costs: SessionCosts)> {
    ReportKey("profile", .text, about: ReportSentence.profile) { $0.profile }
    ReportKey("hardwareCost", .orNull(.object(CostJSON.interval)), about: "The hardwareCost there") {
      $0.costs.hardware.total
    }
    ReportKey("systemPressureCost", .orNull(.object(CostJSON.interval)), about: "The systemPressureCost there") {
      $0.costs.pressure?.total
    }
  }
}
