/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// The rules whose findings a choice of format, rate or port can take away.
  package static let reducible: [Rule.ID] = [
    "hardware-cost-over", "target-missed", "override-range", "override-vs-active-duration",
    "frame-duration-unsupported",
    "format-not-multicam", "no-12mp-multicam",
  ]

  /// The rules whose findings another format can take away that the ladder, which looks at costs alone, does not seek.
  private static let ofFormats: [Rule.ID] = [
    "hdr-video-flags", "color-space-supported", "depth-device-incapable", "zoom-range", "photo-max-dimensions",
    "depth-aspect",
    "depth-format-companion", "depth-full-res-video-dual", "format-output-exclusion", "vdo-custom-upscale",
    "vdo-custom-aspect",
  ]

  /// The rules whose findings the exact plan can take away.
  package static let plannable = reducible + ofFormats

  /// The best configuration in one line, where nothing but what a reduction can mend is wrong.
  static func plan(
    for result: CheckResult, of reading: GraphReading, session: ResolvedSession, options: CheckOptions
  ) -> String? {
    let errors = result.findings.filter { $0.severity == .error }
    guard result.verdict == .cannotRun, errors.allSatisfy({ plannable.contains($0.rule) }) else { return nil }
    let request = ReductionRequest(for: session, targets: options.targets)
    guard case .reduced(let trace, let writer) = Reduction.optimal(session, request, of: reading, options: options)
    else { return nil }
    let known = reading.graph?.profiles?.value.map(\.value) ?? []
    let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
    let infoPlist = reading.graph?.infoPlist
    let written = Planning.read(SourceText(name: reading.source.name, bytes: bytes), profiles: known) { _ in
      infoPlist ?? .unreadable("is not named")
    }
    // A plan that leaves a fact open that decides is none that runs.
    return Planning.judge(written, on: session.profile, options: options).result.verdict == .runs ? trace.summary : nil
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
