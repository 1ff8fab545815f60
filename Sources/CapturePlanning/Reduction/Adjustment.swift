/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// The rules whose findings a choice of format, rate or port can take away.
  package static let reducible: [Rule.ID] = [
    "hardware-cost-over", "target-missed", "override-range", "override-vs-active-duration",
    "frame-duration-unsupported",
    "format-not-multicam", "no-12mp-multicam",
  ]

  /// The steps of the ladder in one line, where nothing but what it can mend is wrong, and the result is without error.
  static func plan(
    for result: CheckResult, of reading: GraphReading, session: ResolvedSession, options: CheckOptions
  ) -> String? {
    let errors = result.findings.filter { $0.severity == .error }
    // No device runs nearly as many cameras; the steps would be too many to try.
    guard result.verdict == .cannotRun, session.cameras.count <= 32, errors.allSatisfy({ reducible.contains($0.rule) }),
      let document = reading.document
    else { return nil }
    let request = ReductionRequest(for: session, targets: options.targets)
    guard case .reduced(let trace, let writer) = Reduction.ladder(session, request, in: document) else { return nil }
    let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
    let reduced = Planning.read(SourceText(name: reading.source.name, bytes: bytes), profiles: [session.profile.id])
    let again = Planning.judge(reduced, on: session.profile, options: options).result.findings
    return again.contains { $0.severity == .error && $0.rule != "unknown-profile" } ? nil : trace.summary
  }
}

extension ReductionTrace {
  /// What each changed input became, in one line: `front 1280x720 at 60, binned; back 30 frames a second`.
  public var summary: String {
    let changed = session.cameras.compactMap { camera -> String? in
      guard steps.contains(where: { $0.inputs.contains(camera.id) }), let format = camera.activeFormat else {
        return nil
      }
      let rate = camera.rateOverride.map { " limited to \($0)" } ?? ""
      return "\(camera.id) \(format)\(rate)"
    }
    return changed.isEmpty
      ? "the rates within what the formats and the promises allow" : changed.joined(separator: "; ")
  }
}
