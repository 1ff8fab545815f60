package import CaptureSession
package import JSONSource

/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// The rules whose findings a choice of format, rate or port can take away.
  package static let reducible: [RuleID] = [
    "hardware-cost-over", "target-missed", "override-range", "override-vs-active-duration",
    "frame-duration-unsupported",
    "format-not-multicam", "no-12mp-multicam",
  ]

  /// The rules whose findings another format can take away that the ladder, which looks at costs alone, does not seek.
  static let ofFormats: [RuleID] = [
    "hdr-video-flags", "color-space-supported", "depth-device-incapable", "zoom-range", "photo-max-dimensions",
    "depth-aspect",
    "depth-format-companion", "depth-full-res-video-dual", "format-output-exclusion", "vdo-custom-upscale",
    "vdo-custom-aspect",
  ]

  /// The rules whose findings the exact plan can take away.
  package static let plannable = reducible + ofFormats

  /// What the exact plan makes of a graph that does not run.
  package enum Outcome {
    /// It runs as this, in one line.
    case runs(String)

    /// Whether it runs depends on facts that are missing.
    case unverified([MissingFact])

    /// Nothing makes it run.
    case cannotRun
  }

  /// What a plan makes of a graph where nothing but what a reduction can mend is wrong.
  package static func outcome(
    for result: CheckResult, of reading: GraphReading, session: ResolvedSession, judge: Judge
  ) -> Outcome {
    let errors = result.findings.filter { $0.severity == .error }
    guard errors.allSatisfy({ plannable.contains($0.rule) }) else { return .cannotRun }
    let request = ReductionRequest(for: session, targets: judge.targets)
    guard case .reduced(let trace, _) = Reduction.optimal(session, request, of: reading, judge: judge) else {
      return .cannotRun
    }
    let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
    guard let written = check.result(of: trace.session)?.result else { return .cannotRun }
    switch written.verdict {
    case .runs: return .runs(trace.summary)
    case .unverified: return .unverified(written.missing)
    case .adjusted, .cannotRun, .invalid: return .cannotRun
    }
  }
}

extension ReductionTrace {
  /// What each changed input became, in one line: `front 1280x720 at 60, binned, limited to 30`.
  public var summary: String {
    let changed = session.cameras.filter { camera in steps.contains { $0.inputs.contains(camera.id) } }
      .map { "\($0.id) \($0.configuration)" }
    return changed.isEmpty
      ? "the rates within what the formats and the promises allow" : changed.joined(separator: "; ")
  }
}
