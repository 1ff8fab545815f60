import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// Writes a matrix for other tools.
struct MatrixJSON {
  let renderer: MatrixRenderer

  /// A check's report without findings but with the reason for each verdict.
  func text(
    _ report: Report, _ shared: [CommonPlanReport] = [], omissions: [OmissionTable] = []
  ) -> String {
    var writer = JSONWriter(style: .indented)
    let reporter = JSONRenderer(hasFindings: false, hasReasons: true)
    writer.object { writer in
      reporter.members(of: report, to: &writer) { writer in
        renderer.matrixSummary(of: report).members(to: &writer)
        renderer.budgets.member(for: report, to: &writer)
      }
      if !omissions.isEmpty {
        writer.array("without") { writer in
          for table in omissions { Self.element(table, to: &writer) }
        }
      }
      guard !shared.isEmpty else { return }
      writer.array("oneForAll") { writer in
        for report in shared { element(report, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  /// What is left out of a graph, by its pointer and key, with the devices.
  private static func element(_ table: OmissionTable, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", table.name)
      for (name, rows) in [
        ("leftOut", table.rows.filter { $0.reason != nil }), ("notKnown", table.rows.filter { $0.reason == nil }),
      ] {
        writer.array(name) { writer in
          for row in rows {
            writer.object { writer in
              writer.member("pointer", row.guarded.pointer)
              writer.member("key", row.guarded.key)
              GuardJSON.values(row.leftOut?.values ?? [], to: &writer)
              if let reason = row.reason { writer.member("why", reason) }
              writer.array("profiles") { writer in for profile in row.profiles { writer.element(profile) } }
            }
          }
        }
      }
      writer.array("withEverything") { writer in for profile in table.complete { writer.element(profile) } }
      writer.array("cannotRun") { writer in for profile in table.refused { writer.element(profile) } }
    }
  }

  private func element(_ report: CommonPlanReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", report.name)
      writer.member("reason", report.reason)
      guard case .plan(let plan) = report.outcome else {
        return writer.member("configuration", nil as String?)
      }
      writer.member("configuration", plan.configurations.words)
      PlanJSON.member("plan", plan.configurations, to: &writer)
      if case let lost = plan.dropped.map(\.setting) + plan.lost.map(\.setting), !lost.isEmpty {
        writer.array("lost") { writer in for guarded in lost { GuardJSON.element(guarded, to: &writer) } }
      }
      writer.member("proven", plan.isProven)
      if case let open = plan.unverified, !open.isEmpty {
        writer.array("unverified") { writer in for sentence in open { writer.element(sentence) } }
      }
      writer.member("budgetRemark", plan.budgetRemark(renderer.budgets))
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
