import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Writes a matrix for other tools.
struct MatrixJSON {
  let renderer: MatrixRenderer

  /// A check's report without findings but with the reason for each verdict.
  func text(_ report: Report, _ shared: [CommonPlanReport] = []) -> String {
    var writer = JSONWriter(style: .indented)
    let reporter = JSONRenderer(hasFindings: false, hasReasons: true)
    writer.object { writer in
      reporter.members(of: report, to: &writer) { writer in renderer.matrixSummary(of: report).members(to: &writer) }
      guard !shared.isEmpty else { return }
      writer.array("oneForAll") { writer in
        for report in shared { Self.element(report, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ report: CommonPlanReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", report.name)
      writer.member("reason", report.reason)
      guard case .plan(let plan) = report.outcome else {
        return writer.member("configuration", nil as String?)
      }
      writer.member("configuration", plan.configurations.words)
      PlanJSON.member("plan", plan.configurations, to: &writer)
      writer.member("proven", plan.isProven)
      writer.array("profiles") { writer in
        for (profile, costs) in plan.costs {
          writer.object { writer in
            writer.member("profile", profile)
            CostJSON.member("hardwareCost", costs.hardware.total, to: &writer)
            CostJSON.member("systemPressureCost", costs.pressure?.total, to: &writer)
          }
        }
      }
    }
  }
}
