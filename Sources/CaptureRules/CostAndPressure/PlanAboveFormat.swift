import CaptureModel
import CaptureSession
import JSONSource
public import RuleKit

extension Rule {
  /// A plan keeps no more than the graph asks for.
  public static var planAboveFormat: Rule {
    Rule(
      "plan-above-format",
      title: "Plan keeps more than there is",
      area: .cost,
      severity: .error,
      rationale: """
        A reduction only takes away. No configuration keeps more of a camera than it runs, or reaches a frame \
        rate that none of its formats has, so a reduction refuses the graph.
        """,
      sources: [.format("plan.keep, plan.minimumFrameRate and --minimum-rate")],
      hasFix: true,
      examples: [
        .passing("multi | back 1920x1440@60 binned maxFrameRateOverride=30 | video")
          .and("plan keep=(back=(1920x1440 frameRate=30)) minimumFrameRate=60"),
        .failing("multi | back 1920x1440@60 binned maxFrameRateOverride=30 | video | plan keep=(back=⟦3840⟧x1440)"),
        .failing("multi | back 1920x1440@60 binned maxFrameRateOverride=30 | video")
          .and("plan keep=(back=(height=⟦2160⟧ frameRate=⟦60⟧))"),
        .failing("multi | back 1920x1440@60 binned maxFrameRateOverride=30 | video | plan minimumFrameRate=⟦120⟧"),
        .failing("⟦multi⟧", aims: PlanAims(minimumFrameRate: FrameRate(120)))
          .and("back 1920x1440@60 binned maxFrameRateOverride=30 | video | plan minimumFrameRate=15").withoutFix(),
        .passing("back | video | plan keep=(back=(width=640))"),
      ]
    ) { session, report in
      let plan = session.graph.plan
      // The graph may mean another format, which may meet the plan's demand.
      func isOpen(_ camera: ResolvedCamera, at range: SourceRange) -> Bool {
        guard session.mayMeanAnother(camera) else { return false }
        report.unverified("which format \"\(camera.id)\" runs", settledBy: camera.formatFact(.multiCam), at: range)
        return true
      }
      func emit(_ message: String, at range: SourceRange, _ most: String) {
        report.emit(
          message, at: range, label: "more than \(most)",
          fixes: [Fix("write \(most)", .unsafe, edits: [report.edit.replacing(range, with: most)])])
      }
      lazy var cameras = NamedCameras(session)
      for entry in plan?.keep?.value ?? [] {
        guard let camera = cameras[entry.key.value], let format = camera.activeFormat else { continue }
        let kept = entry.value.value
        for (size, side, most) in [(kept.width, "wide", format.width), (kept.height, "high", format.height)] {
          guard let size, size.value > most, !isOpen(camera, at: size.range) else { continue }
          emit(
            "the plan keeps \"\(camera.id)\" at least \(size.value) pixels \(side), but it runs "
              + "\(format.dimensions)", at: size.range, "\(most)")
        }
        if let rate = kept.frameRate, let most = camera.effectiveRate, rate.value > most,
          !isOpen(camera, at: rate.range)
        {
          emit(
            "the plan keeps \"\(camera.id)\" at \(rate.value.perSecond) or more, but it runs at \(most)",
            at: rate.range, "\(most)")
        }
      }
      // A camera that runs slower in the graph keeps its rate; but a minimum that no format reaches rules out every
      // configuration.
      guard let aim = report.aims.minimumFrameRate else { return }
      let least = aim.value
      let slow = session.cameras.compactMap { camera in session.highestRate(of: camera).map { (camera.id, $0) } }
        .filter { $0.1 < least }
      guard let most = slow.map(\.1).min(), let fastest = slow.map(\.1).max() else { return }
      let message =
        "no camera may run below \(least.perSecond), but no format of "
        + slow.map { "\"\($0.0)\"" }.sentence + " is faster than \(fastest)"
      if let range = aim.origin.graphRange {
        emit(message, at: range, "\(most)")
      } else {
        report.emit(message, at: session.costRange, label: "at most \(most)")
      }
    }
  }
}
